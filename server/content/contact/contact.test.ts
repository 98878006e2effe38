// The contact form, over the wire: which messages are accepted, which are refused with a reason, and what arrives.

import { beforeEach, describe, expect, test } from 'vitest'
import type { BrandId } from '../../../domain/brands.ts'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'

const start = '2026-12-03T19:00:00.000Z'
const houses: Record<BrandId, string> = {
  freshprep: 'hello@freshprep.example',
  cookit: 'allo@cookit.example',
}

const server = await testServer({ now: start })

beforeEach(async () => {
  server.services.clock.set(start)
  await server.services.pool.query('truncate outbox_message, sent_message')
})

const words = {
  name: 'Zoé Tremblay',
  email: 'zoe@example.com',
  topic: 'delivery',
  orderNumber: '',
  message: 'Where is my box?\n\nIt was due at four.',
}

const ticketFor = async (self: Visitor): Promise<string> => (await self.get('/contact/form')).json().ticket

/** Opens the page, takes a minute over it, and sends. */
async function write(self: Visitor, more: object = {}, headers: Record<string, string> = {}) {
  const ticket = await ticketFor(self)
  server.services.clock.advance({ minutes: 1 })
  return self.post('/contact', { ticket, ...words, ...more }, headers)
}

async function arrived(brand: BrandId) {
  await sendMessages(server.services)
  return readMailbox(server.services, houses[brand])
}

describe('a message', () => {
  test.each(['freshprep', 'cookit'] as const)(
    'reaches the house of %s in its own language, with the author as the reply address',
    async brand => {
      const answer = await write(visitor(server.app, brand), {}, { 'accept-language': 'fr' })
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
      const [letter] = await arrived(brand)
      const locale = brand === 'cookit' ? 'fr' : 'en'
      expect(letter).toMatchObject({ to: houses[brand], replyTo: words.email, locale, template: 'contact' })
      expect(letter?.text).toContain(words.message)
      expect(letter?.text).toContain(brand === 'cookit' ? 'français' : 'French')
    },
  )

  test('from a client says so, and their form is filled in', async () => {
    const clientId = await insertClient(server.services, { firstName: 'Ada' })
    const self = await signedInVisitor(server, clientId)
    const { sender } = (await self.get('/contact/form')).json()
    expect(sender).toEqual({ name: 'Ada Test', email: `${clientId}@example.com` })
    await write(self)
    expect((await arrived('freshprep'))[0]?.text).toContain('logged in')
    expect((await visitor(server.app).get('/contact/form')).json().sender).toBeNull()
  })

  test('repeated after a broken connection arrives once; a different one with the same ticket arrives too', async () => {
    const self = visitor(server.app)
    const ticket = await ticketFor(self)
    server.services.clock.advance({ minutes: 1 })
    await self.post('/contact', { ticket, ...words })
    await self.post('/contact', { ticket, ...words })
    await self.post('/contact', { ticket, ...words, message: 'One thing more.' })
    expect(await arrived('freshprep')).toHaveLength(2)
  })
})

describe('every refusal gives its reason:', () => {
  const refusals: [string, object, string][] = [
    ['a field people do not see', { website: 'https://spam.example' }, 'contact_refused'],
    ['advertising', { message: 'SEO services and backlinks at www.rank.example' }, 'contact_refused'],
    ['a forged ticket', { ticket: `${Date.parse(start)}.x` }, 'contact_ticket_expired'],
  ]
  test.each(refusals)('%s is refused with its reason', async (_, more, code) => {
    const answer = await write(visitor(server.app), more)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, code])
    expect(answer.json().error.message.length).toBeGreaterThan(20)
    expect(await arrived('freshprep')).toEqual([])
  })

  test('a ticket is valid from three seconds to a day, at its own brand', async () => {
    const self = visitor(server.app)
    const ticket = await ticketFor(self)
    const codeAfter = async (by: object, who = self) => {
      server.services.clock.set(start)
      server.services.clock.advance(by)
      return (await who.post('/contact', { ticket, ...words })).json().error?.code
    }
    expect(await codeAfter({ seconds: 2 })).toBe('contact_too_soon')
    expect(await codeAfter({ seconds: 3 })).toBeUndefined()
    expect(await codeAfter({ hours: 24 })).toBeUndefined()
    expect(await codeAfter({ hours: 24, seconds: 1 })).toBe('contact_ticket_expired')
    expect(await codeAfter({ minutes: 1 }, visitor(server.app, 'cookit'))).toBe('contact_ticket_expired')
  })

  test.each([
    ['name', { name: 'Z' }, 'name_too_short'],
    ['email', { email: 'zoe' }, 'email_invalid'],
    ['topic', { topic: '' }, 'required'],
    ['message', { message: '  ' }, 'required'],
    ['message', { message: 'x'.repeat(5001) }, 'too_long'],
  ])('a message without a good %s is refused beside its field', async (field, more, code) => {
    const answer = await write(visitor(server.app), more)
    expect([answer.statusCode, answer.json().error.fields[field].code]).toEqual([422, code])
  })
})

test('the page knows until when somebody answers: Thursday noon, until five in Vancouver', {
  tags: '[CONST-HOURS-THU-FRI]',
}, async () => {
  const { periods } = (await visitor(server.app).get('/contact/form')).json()
  expect(periods[0]).toEqual({
    row: 1,
    opensAt: '2026-12-03T15:00:00.000Z',
    closesAt: '2026-12-04T00:00:00.000Z',
  })
})
