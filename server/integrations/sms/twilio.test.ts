// Text messages by Twilio, against a server that checks each request by Twilio's published description.

import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testClock, testDatabase } from '../../../tests/database.ts'
import { statedFacts } from '../../../tests/stated_facts.ts'
import type { TextMessage } from '../mail/port.ts'
import { silencing } from './silencing.ts'
import { isTwilios, twilio } from './twilio.ts'
import { reportAddress, twilioRoutes } from './twilio_routes.ts'

/**
 * Of twilio_api_v2010.json (github.com/twilio/twilio-oai, MIT): POST /2010-04-01/Accounts/{AccountSid}/Messages.json takes a form with
 * `To` and one of `From` and `MessagingServiceSid`, and answers 201.
 */
const described = {
  required: ['To'],
  properties: ['To', 'From', 'MessagingServiceSid', 'Body', 'StatusCallback', 'ValidityPeriod'],
  service: /^MG[0-9a-fA-F]{32}$/,
}
const account = { account: `AC${'0'.repeat(32)}`, token: 'test-token-0123456789', from: '+16045550100' }
const origin = 'https://freshprep.example'
let double: Server
let address: string
let answer: { status: number; body: unknown } = { status: 201, body: {} }
const taken: URLSearchParams[] = []

const database = await testDatabase()
beforeAll(async () => {
  double = createServer((request, response) => {
    let text = ''
    request.on('data', piece => {
      text += piece
    })
    request.on('end', () => {
      const sent = new URLSearchParams(text)
      const basic = Buffer.from(`${account.account}:${account.token}`).toString('base64')
      const service = sent.get('MessagingServiceSid')
      const right =
        request.method === 'POST' &&
        request.url === `/2010-04-01/Accounts/${account.account}/Messages.json` &&
        request.headers.authorization === `Basic ${basic}` &&
        String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded') &&
        described.required.every(name => sent.has(name)) &&
        [...sent.keys()].every(name => described.properties.includes(name)) &&
        sent.has('From') !== (service !== null) &&
        (service === null || described.service.test(service))
      if (right) taken.push(sent)
      const { status, body } = right
        ? answer
        : { status: 400, body: { code: 20001, message: 'not as described' } }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>(resolve => double.listen(0, '127.0.0.1', resolve))
  const listening = double.address()
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`
})
afterAll(() => new Promise(resolve => double.close(resolve)))
beforeEach(() => {
  taken.length = 0
  answer = { status: 201, body: { sid: 'SM1' } }
})

const clientId = '0190aaaa-0000-7000-8000-000000000001'
const letter = (more: Partial<TextMessage> = {}): TextMessage => ({
  clientId,
  key: 'out_for_delivery:1:sms',
  brand: 'freshprep',
  channel: 'sms',
  to: '+16045550123',
  template: 'out_for_delivery',
  locale: 'en',
  text: 'Your box is on its way.',
  at: '2026-12-01T20:00:00.000Z',
  ...more,
})
const carrier = (from = account.from, to = address) =>
  twilio({ ...account, from }, one => reportAddress(origin, one), to)

describe('a text message', () => {
  test('is sent as the description says, by number or by service, with the address for reports', async () => {
    expect(await carrier().send([letter()])).toEqual([{ outcome: 'sent' }])
    expect(Object.fromEntries(taken[0] ?? [])).toEqual({
      To: '+16045550123',
      From: account.from,
      Body: 'Your box is on its way.',
      StatusCallback: `${origin}/vendor/twilio/status/${clientId}/${Buffer.from('out_for_delivery:1:sms').toString('base64url')}`,
    })
    expect(await carrier(`MG${'a'.repeat(32)}`).send([letter()])).toEqual([{ outcome: 'sent' }])
  })

  test('that Twilio refuses for good is impossible; busy, broken and unreachable mean later', async () => {
    const outcome = async (status: number, body: unknown) => {
      answer = { status, body }
      return (await carrier().send([letter()]))[0]?.outcome
    }
    expect(await outcome(400, { code: 21610, message: 'unsubscribed' })).toBe('impossible')
    expect(await outcome(400, { code: 21211 })).toBe('impossible')
    expect(await outcome(429, { code: 20429 })).toBe('failed')
    expect(await outcome(500, 'no JSON')).toBe('failed')
    expect((await carrier(account.from, 'http://127.0.0.1:1').send([letter()]))[0]?.outcome).toBe('failed')
  })
})

describe('a webhook of Twilio', () => {
  const signed = (url: string, sent: Record<string, string>, token = account.token) =>
    createHmac('sha1', token)
      .update(
        url +
          Object.keys(sent)
            .sort()
            .map(name => name + sent[name])
            .join(''),
      )
      .digest('base64')

  test('is signed: the example of its documentation is accepted, and a changed word is not', () => {
    const sent = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    })
    const url = 'https://example.com/myapp.php?foo=1&bar=2'
    const signature = signed(url, Object.fromEntries(sent), '12345')
    expect(isTwilios('12345', signature, url, sent)).toBe(true)
    sent.set('Digits', '1235')
    expect(isTwilios('12345', signature, url, sent)).toBe(false)
    expect(isTwilios('12345', undefined, url, sent)).toBe(false)
  })

  test('becomes the report of a message; STOP and ARRÊT silence a phone for a brand until START', async () => {
    const { pool } = database
    await pool.query(
      `insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
       values ($1, 'out_for_delivery:1:sms', 'freshprep', 'sms', 'out_for_delivery', '{}', now())`,
      [clientId],
    )
    const app = fastify()
    await app.register(
      twilioRoutes({
        pool,
        clock: testClock('2026-12-01T20:00:00Z'),
        token: account.token,
        brandOf: () => 'freshprep',
        originOf: () => origin,
        statedOf: async () => statedFacts.freshprep,
      }),
    )
    let last = ''
    const tell = async (
      url: string,
      sent: Record<string, string>,
      signature = signed(origin + url, sent),
    ) => {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
        payload: new URLSearchParams(sent).toString(),
      })
      last = response.body
      return response.statusCode
    }
    const report = reportAddress('', letter())
    const reported = async () => (await pool.query('select report from outbox_message')).rows[0].report
    expect(await tell(report, { MessageStatus: 'delivered' }, 'forged')).toBe(403)
    expect(await reported()).toBeNull()
    expect(await tell(report, { MessageStatus: 'sent' })).toBe(204)
    expect(await tell(report, { MessageStatus: 'delivered' })).toBe(204)
    expect(await tell(report, { MessageStatus: 'sent' })).toBe(204)
    expect(await reported()).toBe('delivered')

    const answer = (Body: string, signature?: string) =>
      tell('/vendor/twilio/incoming', { From: '+16045550123', Body }, signature)
    const quiet = silencing({ db: pool }, carrier())
    const outcomes = async () =>
      (await quiet.send([letter(), letter({ brand: 'cookit' }), letter({ to: '+16045550199' })])).map(
        one => one.outcome,
      )
    expect(await answer('STOP', 'forged')).toBe(403)
    expect(await outcomes()).toEqual(['sent', 'sent', 'sent'])
    expect(await answer('Arrêt')).toBe(200)
    expect(await outcomes()).toEqual(['impossible', 'sent', 'sent'])
    expect(await answer('Where is it?')).toBe(200)
    expect((await outcomes())[0]).toBe('impossible')
    for (const words of ['End of the driveway please', 'Cancel my box next week']) {
      await answer('start')
      expect(await answer(words)).toBe(200)
      expect((await outcomes())[0]).toBe('sent')
    }
    await answer('Please stop')
    expect((await outcomes())[0]).toBe('impossible')
    // Correctly signed, and with what no database keeps, or nothing at all.
    const incoming = '/vendor/twilio/incoming'
    expect(await tell(incoming, { From: '+1604\0', Body: 'STOP' })).toBe(204)
    expect(await tell(incoming, { Body: 'STOP\0' })).toBe(200)
    expect(await tell(incoming, {})).toBe(200)
    expect(await tell(report, { MessageStatus: 'sent\0' })).toBe(204)
    expect(await tell(`/vendor/twilio/status/${clientId}/AAA`, { MessageStatus: 'sent' })).toBe(204)
    expect(await answer('start')).toBe(200)
    expect(await outcomes()).toEqual(['sent', 'sent', 'sent'])
    await answer('HELP')
    expect(last).toContain('<Message>Fresh Prep: texts about your boxes.')
    await answer('Aide svp')
    expect(last).toContain('<Message>Textos de Fresh Prep')
    await app.close()
  })
})
