// The unsubscribe link, from the letter to the settings.

import { expect, test } from 'vitest'
import { menusAt, subscribe } from '../../tests/household.ts'
import { hosts, testServer, visitor } from '../../tests/http.ts'
import { layOut } from '../integrations/mail/layout/lay_out.ts'
import type { MailLetter } from '../integrations/mail/port.ts'
import { tell } from '../messages/outbox.ts'
import { sendMessages } from '../messages/send.ts'

const now = '2026-11-20T20:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })

/** The messages sent during `work`. */
async function lettersOf(
  clientId: string,
  template: 'order_reminder' | 'delivered',
  key: string,
): Promise<MailLetter[]> {
  const { services } = server
  const box = { orderId: clientId, deliveryDate: '2026-12-01' }
  const of = { clientId, brand: 'freshprep', key, at: now } as const
  if (template === 'delivered') await tell(services.pool, { ...of, template, data: { ...box, points: 0 } })
  else
    await tell(services.pool, { ...of, template, data: { ...box, cutoffDate: '2026-11-27', chosen: false } })
  const sent: MailLetter[] = []
  const send = async (letters: readonly MailLetter[]) => {
    sent.push(...letters)
    return letters.map(() => ({ outcome: 'sent' as const }))
  }
  await sendMessages({ ...services, mail: { send } })
  return sent
}

test('a reminder has an address where one POST turns reminders off, and none follows; a letter about a box still does', {
  tags: '[ENT-COMM-EMAIL-UPCOMING]',
}, async () => {
  const { clientId } = await subscribe(server.services.pool, now)
  const [reminder] = await lettersOf(clientId, 'order_reminder', 'a')
  const address = reminder?.unsubscribe ?? ''
  expect(address).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{44}$/)
  const { text, html } = layOut((reminder as MailLetter).parts)
  expect(text).toContain(address)
  expect(html).toContain(`href="${address}"`)
  const path = new URL(address).pathname
  const shown = async (token = path.split('/').at(-1)) => {
    const answer = await visitor(server.app).get(`/unsubscribe/show?token=${token}`)
    return answer.statusCode === 200 ? answer.json() : answer.statusCode
  }
  expect(await shown()).toEqual({ wish: 'email_upcoming', on: true })

  // As a mail program sends it: from another site, without a cookie.
  const press = (body: string, type = 'application/x-www-form-urlencoded', host = hosts.freshprep) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { host, 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      payload: body,
    })
  expect((await press('List-Unsubscribe=One-Click', undefined, hosts.cookit)).statusCode).toBe(200)
  expect(await shown()).toEqual({ wish: 'email_upcoming', on: true })
  expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await shown()).toEqual({ wish: 'email_upcoming', on: false })
  expect(await lettersOf(clientId, 'order_reminder', 'b')).toEqual([])
  const [delivered] = await lettersOf(clientId, 'delivered', 'c')
  expect(delivered?.template).toBe('delivered')
  expect(delivered?.unsubscribe).toBeUndefined()
  const { rows } = await server.services.pool.query(
    `select data from client_event where client_id = $1 and kind = 'communications_changed'`,
    [clientId],
  )
  expect(rows).toEqual([{ data: { emailUpcoming: { from: true, to: false } } }])

  const form = await press('locale=fr')
  expect([form.statusCode, form.headers.location]).toEqual([303, `/fr${path}`])
  const multipart = await press('--x\r\n', 'multipart/form-data; boundary=x')
  expect(multipart.statusCode).toBe(200)
})

test('a forged link changes nothing and says so', async () => {
  const answer = await visitor(server.app).get(`/unsubscribe/show?token=${'A'.repeat(44)}`)
  expect(answer.statusCode).toBe(404)
})
