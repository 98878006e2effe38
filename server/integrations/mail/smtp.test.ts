// Mail by SMTP, against a server that speaks it.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf, smtpDouble } from '../../../tests/doubles/smtp.ts'
import type { MailLetter } from './port.ts'
import { smtpMail } from './smtp.ts'

/** Mails that the server accepted, as sent. */
const taken: string[] = []
/** Recipients given to the server. */
const recipients: string[] = []
const server = smtpDouble(mail => taken.push(mail), recipients)
let url: string

beforeAll(async () => {
  url = await addressOf(server)
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => {
  taken.length = 0
  recipients.length = 0
})

const letter = (more: Partial<MailLetter> = {}): MailLetter => ({
  clientId: '0190aaaa-0000-7000-8000-000000000001',
  key: 'charged:1',
  brand: 'cookit',
  channel: 'email',
  to: 'amelie@example.com',
  from: { name: 'Cook it', address: 'allo@cookit.example' },
  replyTo: null,
  template: 'order_charged',
  locale: 'fr',
  parts: {
    brand: 'cookit',
    locale: 'fr',
    subject: 'Reçu',
    hello: 'Salut Amélie!',
    paragraphs: ['Bonjour'],
    rows: [],
    action: { label: 'Voir ma boîte', url: 'https://cookit.example/box' },
    closing: 'À bientôt',
    small: [],
    sender: 'Cook it, 5445, avenue de Gaspé, Montréal QC  H2T 3B2',
  },
  at: '2026-11-20T20:00:00.000Z',
  ...more,
})

const deliver = async (letters: MailLetter[], to = url) => {
  const carrier = smtpMail(to)
  const deliveries = await carrier.send(letters)
  carrier.close()
  return deliveries
}

describe('a letter', () => {
  test('is sent with its sender, both forms and its language', async () => {
    expect(await deliver([letter()])).toEqual([{ outcome: 'sent' }])
    const [mail] = taken
    expect(mail).toContain('From: Cook it <allo@cookit.example>')
    expect(mail).toContain('To: amelie@example.com')
    expect(mail).toContain('Content-Language: fr')
    expect(mail).toContain('Auto-Submitted: auto-generated')
    expect(mail).toContain('text/plain; charset=utf-8')
    expect(mail).toContain('text/html; charset=utf-8')
  })

  test('of an optional kind has the address where one POST unsubscribes (RFC 8058), and no other does', async () => {
    await deliver([letter({ unsubscribe: 'https://cookit.example/unsubscribe/abc' }), letter({ key: 'b' })])
    const [first, second] = taken.toSorted(
      (a, b) => Number(b.includes('List-')) - Number(a.includes('List-')),
    )
    expect(first).toContain('List-Unsubscribe: <https://cookit.example/unsubscribe/abc>')
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(second).not.toContain('List-Unsubscribe')
  })

  test('that passes on a person’s text has that person as its reply address, and is not marked as automatic', async () => {
    await deliver([letter({ replyTo: { name: 'Ada Test', address: 'ada@example.com' } })])
    expect(taken[0]).toContain('Reply-To: Ada Test <ada@example.com>')
    expect(taken[0]).not.toContain('Auto-Submitted')
  })

  test('takes no header and no second recipient from a name or a subject, and loses nothing of a long one', async () => {
    const name = `"Zo\u202eé" <x@example.com>,\r\nBcc: y@example.com\r\n\r\n${'é'.repeat(10_000)}`
    const { parts } = letter()
    const sent = letter({
      replyTo: { name, address: 'ada@example.com' },
      parts: { ...parts, subject: `Reçu\r\nBcc: z@example.com\r\n\r\n${'é'.repeat(10_000)}`, hello: name },
    })
    expect(await deliver([sent])).toEqual([{ outcome: 'sent' }])
    const [mail = ''] = taken
    const head = mail.slice(0, mail.indexOf('\n\n'))
    expect(head).not.toMatch(/^Bcc:/m)
    expect(head).toMatch(/^To: amelie@example\.com$/m)
    expect(head).toMatch(/^Message-ID: /m)
    expect(Math.max(...mail.split('\n').map(line => line.length))).toBeLessThanOrEqual(998)
    expect(recipients).toEqual(['amelie@example.com'])
    const said = Buffer.from(head.match(/=\?UTF-8\?[BQ]\?[^?]+/gi)?.join('') ?? '').length
    expect(said).toBeGreaterThan(10_000)
  })

  test('sent again is the same message to a mailbox that checks', async () => {
    await deliver([letter()])
    await deliver([letter()])
    await deliver([letter({ key: 'charged:2' })])
    const ids = taken.map(mail => /^Message-ID: (<.+@cookit\.example>)$/m.exec(mail)?.[1])
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })
})

describe('the result', () => {
  test('of each letter is returned: impossible for good, failed for now, sent', async () => {
    const deliveries = await deliver([
      letter({ to: 'nobody@example.com', key: 'a' }),
      letter({ to: 'busy@example.com', key: 'b' }),
      letter({ key: 'c' }),
    ])
    expect(deliveries.map(({ outcome }) => outcome)).toEqual(['impossible', 'failed', 'sent'])
  })

  test('is failed, not lost, where no server answers', async () => {
    const [delivery] = await deliver([letter()], 'smtp://127.0.0.1:1')
    expect(delivery?.outcome).toBe('failed')
  })
})
