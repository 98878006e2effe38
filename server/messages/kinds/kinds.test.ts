// Kinds of message: what became of them, and kinds that somebody holds back, over the wire and on a real database.

import { expect, test } from 'vitest'
import { whyAlwaysSent } from '../../../domain/messages/holding.ts'
import { menusAt, subscribe } from '../../../tests/household.ts'
import { signedInStaff, testServer, visitor } from '../../../tests/http.ts'
import { withTx } from '../../request/database/database.ts'
import { openMemory } from '../../request/memory.ts'
import { tell } from '../outbox.ts'
import { templateNames } from '../sample_messages.ts'
import { sendMessages } from '../send.ts'
import { unsubscribeToken } from '../unsubscribe_links/unsubscribe_token.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })
const { services } = server
const { pool } = services
const staff = await signedInStaff(server, { freshprep: ['marketing'] })
const post = async (call: string, body: object) => {
  const answer = await staff.post(`/api/admin/messages/${call}`, body)
  return answer.statusCode === 200 ? answer.json() : answer.json().error.code
}
const list = async () =>
  (await staff.get('/api/admin/messages/list')).json().kinds as Record<string, unknown>[]
const kindOf = async (kind: string) => (await list()).find(one => one.kind === kind)
const { clientId } = await subscribe(pool, now)

const write = (key: string) =>
  withTx(pool, tx =>
    tell(tx, {
      ...{ clientId, brand: 'freshprep', template: 'merit_credited', key, at: now },
      data: { amountCents: 2_000, deliveries: 5 },
    }),
  )
const sent = async () =>
  (await pool.query("select key from sent_message where template = 'merit_credited' order by key")).rows.map(
    ({ key }) => key,
  )

test('a kind that is held back waits, also after a restart, and goes out once it is let go', async () => {
  expect(await post('hold', { kind: 'merit_credited', reason: 'Wrong amount' })).toEqual({ success: true })
  expect(await post('hold', { kind: 'merit_credited', reason: 'Again' })).toBe('conflict')
  await write('merit:1')
  await sendMessages(services)
  await write('merit:2')
  // Another process begins by trying whatever was deferred.
  await sendMessages({ ...services, memory: openMemory() })
  expect(await sent()).toEqual([])
  expect(await kindOf('merit_credited')).toMatchObject({
    ...{ sent: 0, waiting: 2, held: { reason: 'Wrong amount' } },
  })
  const { exceptions } = (await staff.get('/api/admin/office/today')).json()
  expect(exceptions).toContainEqual(expect.objectContaining({ kind: 'held', count: 1 }))
  expect(await post('let_go', { kind: 'merit_credited', drop: false, reason: 'Right now' })).toEqual({
    messages: 2,
  })
  await sendMessages(services)
  expect(await sent()).toEqual(['merit:1', 'merit:2'])
  expect(await kindOf('merit_credited')).toMatchObject({ sent: 2, waiting: 0, held: null })
  expect(await post('let_go', { kind: 'merit_credited', drop: false, reason: 'x' })).toBe('not_found')
  const { rows } = await pool.query(
    "select what, detail from staff_log where what like 'messages_admin.%' order by number",
  )
  expect(rows).toMatchObject([
    { what: 'messages_admin.hold', detail: { reason: 'Wrong amount' } },
    { what: 'messages_admin.let_go', detail: { reason: 'Right now' } },
  ])
})

test('what waits of a kind can be dropped for good, and is counted', async () => {
  await post('hold', { kind: 'merit_credited', reason: 'Twice' })
  await write('merit:3')
  await sendMessages(services)
  expect(await post('let_go', { kind: 'merit_credited', drop: true, reason: 'Never' })).toEqual({
    messages: 1,
  })
  await sendMessages(services)
  expect(await sent()).toEqual(['merit:1', 'merit:2'])
  expect(await kindOf('merit_credited')).toMatchObject({ sent: 2, dropped: 1, waiting: 0 })
})

test('messages written while a kind is being let go never stay aside', async () => {
  for (let round = 0; round < 5; round++) {
    await post('hold', { kind: 'merit_credited', reason: 'race' })
    await write(`race:${round}`)
    await Promise.all([
      sendMessages(services),
      post('let_go', { kind: 'merit_credited', drop: false, reason: 'go' }),
      sendMessages({ ...services, memory: openMemory() }),
    ])
    await sendMessages(services)
  }
  expect((await sent()).filter(key => key.startsWith('race'))).toHaveLength(5)
})

test('what the law or safety needs cannot be held back, and every other kind can', async () => {
  for (const kind of templateNames) {
    const answer = await post('hold', { kind, reason: 'x' })
    expect([kind, answer]).toEqual([
      kind,
      whyAlwaysSent(kind) === null ? { success: true } : 'message_always_sent',
    ])
    if (whyAlwaysSent(kind) === null) await post('let_go', { kind, drop: false, reason: 'x' })
  }
  for (const kind of [
    'order_charged',
    'order_reminder',
    'product_corrected',
    'price_change',
    'password_reset',
  ])
    expect(whyAlwaysSent(kind)).not.toBeNull()
  expect(await post('hold', { kind: 'nothing', reason: 'x' })).toBe('not_found')
  expect(await post('hold', { kind: 'welcome', reason: ' ' })).toBe('required')
})

test('an unsubscription counts once for the kind whose link it was', async () => {
  const token = await unsubscribeToken(services, { clientId, wish: 'email_upcoming' })
  const anybody = visitor(server.app)
  await anybody.post(`/unsubscribe/${token}`, {})
  await anybody.post(`/unsubscribe/${token}`, {})
  expect(await kindOf('order_reminder')).toMatchObject({ stopped: 1 })
})

test('a kind shows an example of each brand and language to staff alone, and one day after the other', async () => {
  const found = (await staff.get('/api/admin/messages/find?kind=merit_credited')).json()
  expect(found.days).toEqual([
    { date: '2026-11-27', channel: 'email', sent: 7, bounced: 0, dropped: 1, stopped: 0 },
  ])
  expect(found.examples).toHaveLength(4)
  const example = '/api/admin/messages/example.html?kind=merit_credited&locale=fr'
  const letter = await staff.get(example)
  expect([letter.statusCode, letter.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(letter.body).toContain('lang="fr"')
  expect(letter.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  // A role at one brand opens nothing at the other.
  expect((await staff.get(`${example}&acts_on=cookit`)).statusCode).toBe(403)
  expect((await visitor(server.app).get(example)).statusCode).toBe(401)
  for (const kind of ['phone_code', 'nothing', ''])
    expect((await staff.get(`/api/admin/messages/example.html?kind=${kind}`)).statusCode).toBe(404)
  expect((await staff.get('/api/admin/messages/find?kind=nothing')).statusCode).toBe(404)
})
