// Communication preferences: set over the wire, and respected where messages are sent.

import { beforeEach, describe, expect, test } from 'vitest'
import { settingsCommunicationsMessages } from '../../../i18n/settings_communications.ts'
import { communicationsBase as base, communicationsOf } from '../../../tests/communications.ts'
import { menusAt } from '../../../tests/household.ts'
import { testServer } from '../../../tests/http.ts'
import { tell } from '../../messages/outbox.ts'

// Friday noon in Vancouver; a box of Tuesday, December 1, can be changed until Friday 23:59:59.
const start = '2026-11-24T20:00:00Z'
const server = await testServer({ now: start, beginning: menusAt(start) })

beforeEach(() => server.services.pool.query('delete from sent_message; delete from outbox_message'))

const { person, sent } = communicationsOf(server, start)

describe('preferences', {
  tags: '[API-settings_communications.show] [ENT-COMM-LANGUAGE] [ENT-COMM-EMAIL-UPCOMING] [ENT-COMM-EMAIL-SKIPPED] [ENT-COMM-EMAIL-PROMO]',
}, () => {
  test('begin with a reminder a day before, no advertising, and texts about boxes', async () => {
    const { show } = await person()
    expect(await show()).toEqual({
      language: 'en',
      smsTransactional: true,
      smsSilenced: false,
      smsUpdates: false,
      smsPromotions: false,
      emailUpcoming: true,
      emailSkipped: true,
      emailPromotions: false,
      reminderHours: [24],
      remindChosen: false,
      quietFrom: null,
      quietUntil: null,
      consents: [],
    })
  })

  test.each([
    { smsUpdates: true },
    { emailUpcoming: false },
    { emailSkipped: false },
    { emailPromotions: true },
    { language: 'fr' },
    { reminderHours: [3, 72], remindChosen: true },
    { reminderHours: [] },
    { quietFrom: 22, quietUntil: 7 },
  ])(
    '%j is saved, and nothing else changes',
    { tags: '[ENT-COMM-EMAIL-UPCOMING] [ENT-COMM-EMAIL-SKIPPED] [ENT-COMM-EMAIL-PROMO] [ENT-COMM-LANGUAGE]' },
    async input => {
      const { show, update } = await person()
      const before = await show()
      expect((await update(input)).statusCode).toBe(200)
      expect(await show()).toMatchObject({ ...before, ...input, consents: expect.anything() })
    },
  )

  test('are changed by GET too, and not from another site', {
    tags: '[API-settings_communications.update]',
  }, async () => {
    const { self, show } = await person()
    const url = `${base}/update?emailUpcoming=false&reminderHours=3,12&quietFrom=22&quietUntil=6`
    expect((await self.get(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await show()).emailUpcoming).toBe(true)
    expect((await self.get(url)).statusCode).toBe(200)
    expect(await show()).toMatchObject({
      emailUpcoming: false,
      reminderHours: [3, 12],
      quietFrom: 22,
      quietUntil: 6,
    })
  })

  test('texts about boxes cannot be turned off', { tags: '[ENT-COMM-SMS-TRANSACTIONAL]' }, async () => {
    const { show, update } = await person()
    const off = await update({ smsTransactional: false, emailUpcoming: false })
    expect([off.statusCode, off.json().error.code]).toEqual([422, 'texts_stay_on'])
    expect((await show()).emailUpcoming).toBe(true)
    expect((await show()).smsTransactional).toBe(true)
  })

  test.each([
    [{ reminderHours: [5] }, 'invalid_input'],
    [{ quietFrom: 24, quietUntil: 6 }, 'invalid_input'],
    [{ quietFrom: 22 }, 'quiet_hours_incomplete'],
    [{ smsPromotions: true }, 'sms_consent_required'],
    [{ language: 'de' }, 'language_unknown'],
  ])('%j is refused with %s, and nothing changes', async (input, code) => {
    const { show, update } = await person()
    const before = await show()
    const answer = await update({ emailUpcoming: false, ...input })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, code])
    expect(await show()).toEqual(before)
  })
})

test('say that no text comes, to that brand’s household alone, after STOP from its number and until START', {
  tags: '[ENT-COMM-SMS-PROMO]',
}, async () => {
  const { pool } = server.services
  const { clientId, show } = await person()
  await pool.query('update client set phone = $2 where client_id = $1', [clientId, '+16045550177'])
  const answered = (brand: string) =>
    pool.query('insert into silenced_phone (brand, phone, at) values ($1, $2, $3)', [
      brand,
      '+16045550177',
      start,
    ])
  await answered('cookit')
  expect((await show()).smsSilenced).toBe(false)
  await answered('freshprep')
  expect((await show()).smsSilenced).toBe(true)
  await pool.query('delete from silenced_phone where brand = $1', ['freshprep'])
  expect((await show()).smsSilenced).toBe(false)
})

describe('consent to texts', {
  tags: '[API-settings_communications.update_sms_consent] [API-settings_communications.customer_sms_consent]',
}, () => {
  const consent = (self: { get: TestVisitor['get'] }) =>
    self.get(`${base}/customer_sms_consent`).then(answer => answer.json())
  type TestVisitor = Awaited<ReturnType<typeof person>>['self']
  const codeSentTo = async (phone: string) => {
    const [message] = await sent(phone)
    return /\d{6}/.exec(message?.text ?? '')?.[0] as string
  }

  test('is given with a code sent to the phone, stored with its words and its day, and withdrawn', {
    tags: '[ENT-COMM-SMS-PROMO]',
  }, async () => {
    const { self, show } = await person()
    const asked = await self.get(`${base}/update_sms_consent?consent=true&phone=604 555 0143`)
    expect(asked.json()).toMatchObject({ consent: false, waitingFor: '(604) 555-0143' })
    const code = await codeSentTo('+16045550143')
    expect((await show()).smsPromotions).toBe(false)
    const given = await self.post(`${base}/update_sms_consent`, {
      consent: true,
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    })
    const wording = settingsCommunicationsMessages('freshprep', 'en').consent.sms
    const kept = { consent: true, phone: '(604) 555-0143', at: start, wording, waitingFor: null }
    expect(given.json()).toMatchObject({ ...kept, preferences: { smsPromotions: true } })
    expect(await consent(self)).toEqual(kept)
    expect((await show()).smsPromotions).toBe(true)
    await self.post(`${base}/update_sms_consent`, { consent: false })
    expect(await consent(self)).toMatchObject({ consent: false })
    expect(await show()).toMatchObject({
      smsPromotions: false,
      consents: [
        { kind: 'sms_promotions', given: false },
        { kind: 'sms_promotions', given: true, wording, phone: '(604) 555-0143', at: start },
      ],
    })
  })

  test('takes no wrong code, no other household’s, no second use, and few tries', async () => {
    const [one, other] = [await person(), await person()]
    const send = (phone: string) => one.self.post(`${base}/update_sms_consent`, { consent: true, phone })
    const answer = (code: string, self = one.self) =>
      self.post(`${base}/update_sms_consent`, { consent: true, code })
    await send('604 555 0144')
    const code = await codeSentTo('+16045550144')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await answer(code, other.self)).json().error.code).toBe('phone_code_incorrect')
    for (let n = 0; n < 5; n++) expect((await answer(wrong)).json().error.code).toBe('phone_code_incorrect')
    expect((await answer(code)).json().error.code).toBe('phone_code_incorrect')
    expect((await send('604 555 0144')).json().error.code).toBe('phone_code_too_soon')
    expect((await consent(one.self)).consent).toBe(false)
  })

  test.each(['', '12', '+1 212 555 0100'])('%j is refused as a phone number', async phone => {
    const { self } = await person()
    const answer = await self.post(`${base}/update_sms_consent`, { consent: true, phone })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'phone_invalid'])
  })
})

test('consent to advertising by email is stored with its words each time it is given or withdrawn', async () => {
  const { show, update } = await person()
  await update({ emailPromotions: true })
  await update({ emailPromotions: true })
  await update({ emailPromotions: false })
  const wording = settingsCommunicationsMessages('freshprep', 'en').consent.email
  expect((await show()).consents).toMatchObject([
    { kind: 'email_promotions', given: false, wording, at: start },
    { kind: 'email_promotions', given: true, wording, at: start },
  ])
})

test('unsubscribing from all turns off every optional message; texts about boxes stay', {
  tags: '[ENT-COMM-UNSUBSCRIBE-ALL]',
}, async () => {
  const { show, update } = await person()
  await update({ emailPromotions: true, smsUpdates: true })
  await update({ unsubscribeAll: true })
  expect(await show()).toMatchObject({
    smsTransactional: true,
    smsUpdates: false,
    smsPromotions: false,
    emailUpcoming: false,
    emailSkipped: false,
    emailPromotions: false,
  })
})

describe('texts beside letters', { tags: '[ENT-COMM-SMS-TRANSACTIONAL]' }, () => {
  const orderId = '0190aaaa-0000-7000-8000-000000000001'
  const facts = { orderId, deliveryDate: '2026-12-01', reference: '53D0-E0BA' }
  const phoneOf = async (clientId: string) => {
    const phone = `+1604555${Math.trunc(Math.random() * 9_000 + 1_000)}`
    await server.services.pool.query(
      `update delivery_address set phone = $2 where client_id = $1 and kind = 'main'`,
      [clientId, phone],
    )
    await server.services.pool.query('update client set phone = $2 where client_id = $1', [clientId, phone])
    return phone
  }
  const skipped = (clientId: string, key: string) =>
    tell(server.services.pool, {
      ...{ clientId, brand: 'freshprep', template: 'order_skipped', data: facts },
      ...{ key, at: start },
    })

  test('come to households that agreed, once, and to no other; the consent is stored with its words', async () => {
    const [agreed, other] = [await person(), await person()]
    const phones = [await phoneOf(agreed.clientId), await phoneOf(other.clientId)] as const
    await agreed.update({ smsUpdates: true })
    for (const { clientId } of [agreed, other]) await skipped(clientId, 'skipped:1')
    const texts = await sent(phones[0])
    expect(texts.map(({ text }) => text)).toEqual([
      "Fresh Prep: You've skipped your box for Tuesday, December 1. You won't be charged.",
    ])
    expect(await sent(agreed.address)).toHaveLength(1)
    expect(await sent(other.address)).toHaveLength(1)
    expect(await sent(phones[1])).toEqual([])
    await skipped(agreed.clientId, 'skipped:1')
    expect(await sent(phones[0])).toHaveLength(1)
    const wording = settingsCommunicationsMessages('freshprep', 'en').consent.updates
    expect((await agreed.show()).consents).toMatchObject([{ kind: 'sms_updates', given: true, wording }])
    await agreed.update({ smsUpdates: false })
    await skipped(agreed.clientId, 'skipped:2')
    expect(await sent(phones[0])).toHaveLength(1)
    expect((await agreed.show()).consents[0]).toMatchObject({ kind: 'sms_updates', given: false })
  })

  test('wait with their letters during the household’s quiet hours', async () => {
    const { clientId, update, address } = await person()
    const phone = await phoneOf(clientId)
    // It is one in the afternoon in Vancouver.
    await update({ smsUpdates: true, quietFrom: 12, quietUntil: 15 })
    await skipped(clientId, 'skipped:1')
    expect([await sent(phone), await sent(address)]).toEqual([[], []])
    await update({ quietFrom: 15, quietUntil: 17 })
    expect([(await sent(phone)).length, (await sent(address)).length]).toEqual([1, 1])
  })

  test('never contain a link that lets somebody in: a password link comes by letter alone', async () => {
    const { clientId, update } = await person()
    const phone = await phoneOf(clientId)
    await update({ smsUpdates: true })
    await tell(server.services.pool, {
      ...{ clientId, brand: 'freshprep', template: 'password_reset', data: { resetId: orderId } },
      ...{ key: 'reset:1', at: start },
    })
    expect(await sent(phone)).toEqual([])
  })
})
