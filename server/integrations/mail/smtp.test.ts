// Mail by SMTP against a server that speaks it.

import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from './port.ts'
import { smtpMail } from './smtp.ts'

/** Mails the server took, as they came over the line. */
const taken: string[] = []
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(converse)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => {
  taken.length = 0
})

/** Enough of RFC 5321: `nobody@` has no mailbox, `busy@` is told to come again. */
function converse(socket: Socket) {
  let mail: string[] | null = null
  let rest = ''
  const answer = (line: string): string => {
    if (/^EHLO/i.test(line)) return '250-test\r\n250 8BITMIME'
    if (/^RCPT TO:<nobody@/i.test(line)) return '550 no such mailbox'
    if (/^RCPT TO:<busy@/i.test(line)) return '451 try again later'
    if (/^DATA/i.test(line)) {
      mail = []
      return '354 go on'
    }
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
  }
  const take = (line: string) => {
    if (mail === null) return void socket.write(`${answer(line)}\r\n`)
    if (line !== '.') return void mail.push(line)
    taken.push(mail.join('\n'))
    mail = null
    socket.write('250 taken\r\n')
  }
  socket.write('220 test\r\n')
  socket.on('error', () => {})
  socket.on('data', data => {
    const lines = (rest + data.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
}

const letter = (more: Partial<Letter> = {}): Letter => ({
  clientId: '0190aaaa-0000-7000-8000-000000000001',
  key: 'charged:1',
  brand: 'cookit',
  channel: 'email',
  to: 'amelie@example.com',
  from: { name: 'Cook it', address: 'allo@cookit.example' },
  replyTo: null,
  template: 'order_charged',
  locale: 'fr',
  subject: 'Reçu',
  text: 'Bonjour\nAmélie',
  html: '<p>Bonjour</p>',
  at: '2026-11-20T20:00:00.000Z',
  ...more,
})

const deliver = async (letters: Letter[], to = url) => {
  const carrier = smtpMail(to)
  const deliveries = await carrier.send(letters)
  carrier.close()
  return deliveries
}

describe('a letter', () => {
  test('goes out with its sender, both forms and its language', async () => {
    expect(await deliver([letter()])).toEqual([{ outcome: 'sent' }])
    const [mail] = taken
    expect(mail).toContain('From: Cook it <allo@cookit.example>')
    expect(mail).toContain('To: amelie@example.com')
    expect(mail).toContain('Content-Language: fr')
    expect(mail).toContain('Auto-Submitted: auto-generated')
    expect(mail).toContain('text/plain; charset=utf-8')
    expect(mail).toContain('text/html; charset=utf-8')
  })

  test('that one can do without says where one POST turns it off (RFC 8058), and no other does', async () => {
    await deliver([letter({ unsubscribe: 'https://cookit.example/unsubscribe/abc' }), letter({ key: 'b' })])
    const [first, second] = taken.toSorted(
      (a, b) => Number(b.includes('List-')) - Number(a.includes('List-')),
    )
    expect(first).toContain('List-Unsubscribe: <https://cookit.example/unsubscribe/abc>')
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(second).not.toContain('List-Unsubscribe')
  })

  test('that passes on what a person wrote is answered to them, and is nobody’s machine mail', async () => {
    await deliver([letter({ replyTo: { name: 'Ada Test', address: 'ada@example.com' } })])
    expect(taken[0]).toContain('Reply-To: Ada Test <ada@example.com>')
    expect(taken[0]).not.toContain('Auto-Submitted')
  })

  test('sent again is the same message to whoever looks', async () => {
    await deliver([letter()])
    await deliver([letter()])
    await deliver([letter({ key: 'charged:2' })])
    const ids = taken.map(mail => /^Message-ID: (<.+@cookit\.example>)$/m.exec(mail)?.[1])
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })
})

describe('what became of it', () => {
  test('is told of each: impossible for good, failed for now, sent', async () => {
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
