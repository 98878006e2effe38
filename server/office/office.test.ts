// The office's day on a real database: what waits is counted and listed, an unpaid box is paid, and what is stuck goes on.

import { expect, test } from 'vitest'
import type { Refusal } from '../../contract/errors.ts'
import { menusAt, orderOf, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { giveCard, runDue } from '../../tests/weekly.ts'
import { office_admin } from '../calls/office_admin.ts'
import { refreshFigures } from '../weekly/figures/watch_figures.ts'

const now = '2026-11-27T18:00:00.000Z'
const later = '2026-11-28T09:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const paid = await subscribe(pool, now)
await giveCard(pool, paid.clientId, 'approves', now)
const unpaid = await subscribe(pool, now)
await giveCard(pool, unpaid.clientId, 'declines', now)
services.clock.set(later)
await runDue(services)
await refreshFigures(services, true)

const at = (instant: string, brand: 'freshprep' | 'cookit' = 'freshprep') => requestOf(admin, instant, brand)
const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const box = { clientId: unpaid.clientId, orderId: orderOf(unpaid, 0).id }
const exceptionsAt = async (instant: string) =>
  Object.fromEntries(
    (await office_admin.today(services, at(instant), {})).exceptions.map(one => [one.kind, one]),
  )

test('an unpaid box is seen at once: how many, how much, and until when', async () => {
  const { unpaid: seen } = await exceptionsAt(later)
  const { boxes } = await office_admin.unpaid(services, at(later), {})
  expect(boxes).toMatchObject([
    {
      orderId: box.orderId,
      client: { id: box.clientId },
      date: '2026-12-01',
      kitchen: 'vancouver',
      tries: 1,
      askedAt: null,
      until: '2026-12-01T07:00:00.000Z',
    },
  ])
  expect(seen).toMatchObject({ count: 1, until: '2026-12-01T07:00:00.000Z', date: '2026-12-01' })
  expect(seen?.cents).toBeGreaterThanOrEqual(boxes[0]?.amountCents ?? Number.NaN)
  expect((await office_admin.unpaid(services, at(later, 'cookit'), {})).boxes).toEqual([])
})

test('the week’s batches are counted by state, and say how far each is', async () => {
  const { batches, countedAt, week } = await office_admin.today(services, at(later), { date: '2026-12-03' })
  expect([week, countedAt]).toEqual(['2026-11-30', later])
  const batch = batches.find(({ date, kitchen }) => date === '2026-12-01' && kitchen === 'vancouver')
  const counts = batch?.counts.map(({ state, orders }) => [state, orders])
  expect(counts).toEqual([
    ['payment_failed', 1],
    ['charged', 1],
  ])
  expect(batch).toMatchObject({ chargedAt: expect.any(String), packedAt: null })
})

test('the household of an unpaid box is written to once an hour', async () => {
  await office_admin.ask_for_card(services, at('2026-11-28T10:00:00.000Z'), box)
  const again = office_admin.ask_for_card(services, at('2026-11-28T10:59:00.000Z'), box)
  await expect(again).rejects.toEqual(refused('conflict'))
  const asked = await office_admin.unpaid(services, at('2026-11-28T10:59:00.000Z'), {})
  expect(asked.boxes[0]?.askedAt).toBe('2026-11-28T10:00:00.000Z')
  const letters = await pool.query(
    `select template from outbox_message where client_id = $1 and key like '%:asked:%'`,
    [box.clientId],
  )
  expect(letters.rows).toEqual([{ template: 'payment_declined' }])
})

test('a card that still declines says so; one that pays takes the box off the list, and nobody pays twice', async () => {
  const request = at('2026-11-28T11:00:00.000Z')
  await expect(office_admin.retry(services, request, box)).rejects.toEqual(refused('card_declined'))
  await giveCard(pool, box.clientId, 'approves', now)
  await office_admin.retry(services, request, box)
  expect((await office_admin.unpaid(services, request, {})).boxes).toEqual([])
  await expect(office_admin.retry(services, request, box)).rejects.toEqual(refused('not_found'))
  await expect(office_admin.ask_for_card(services, request, box)).rejects.toEqual(refused('not_found'))
  const charges = `select count(*)::int as captured from payment where client_id = $1 and state = 'captured'`
  expect((await pool.query(charges, [box.clientId])).rows).toEqual([{ captured: 1 }])
  await refreshFigures(services, true)
  expect((await exceptionsAt(later)).unpaid).toBeUndefined()
})

test('a message that could not be sent is listed, sent again, or given up', async () => {
  await pool.query('update unsent_message set attempts = 2, retry_at = $2 where client_id = $1', [
    box.clientId,
    '2026-12-30T00:00:00Z',
  ])
  const stuck = async () => (await office_admin.stuck(services, at(later), {})).letters
  const [first, second] = await stuck()
  if (!first || !second) throw new Error('Two messages were to be stuck.')
  expect(first).toMatchObject({ client: { id: box.clientId }, tries: 2 })
  expect((await exceptionsAt(later)).letters?.count).toBe((await stuck()).length)
  await office_admin.send_again(services, at(later), { clientId: first.clientId, key: first.key })
  const due = 'select retry_at from unsent_message where client_id = $1 and key = $2'
  expect((await pool.query(due, [first.clientId, first.key])).rows).toEqual([{ retry_at: null }])
  await office_admin.give_up(services, at(later), { clientId: second.clientId, key: second.key })
  expect((await stuck()).map(({ key }) => key)).not.toContain(second.key)
  const lost = 'select lost_at is not null as lost from outbox_message where client_id = $1 and key = $2'
  expect((await pool.query(lost, [second.clientId, second.key])).rows).toEqual([{ lost: true }])
  const other = { clientId: first.clientId, key: 'nothing' }
  await expect(office_admin.send_again(services, at(later), other)).rejects.toEqual(refused('not_found'))
  const elsewhere = office_admin.give_up(services, at(later, 'cookit'), {
    clientId: first.clientId,
    key: first.key,
  })
  await expect(elsewhere).rejects.toEqual(refused('not_found'))
})

test('a household that the run left out is served when somebody asks, or says what failed', async () => {
  const { clientId } = await insertAside()
  const of = { clientId, step: 'run' as const, date: '2026-12-01' }
  expect((await exceptionsAt(later)).aside).toMatchObject({ count: 1, date: '2026-12-01' })
  expect((await office_admin.stuck(services, at(later), {})).households).toMatchObject([
    { client: { id: clientId }, why: 'No profile key: x' },
  ])
  expect(await office_admin.try_household(services, at(later), of)).toEqual({ why: null })
  expect((await office_admin.stuck(services, at(later), {})).households).toEqual([])
  await expect(office_admin.try_household(services, at(later), of)).rejects.toEqual(refused('not_found'))
})

/** A household that is set aside although its slice is done: another worker served it meanwhile. */
async function insertAside(): Promise<{ clientId: string }> {
  await pool.query(
    `insert into weekly_set_aside (client_id, step, brand, delivery_date, kitchen, since, tried_at, why)
     values ($1, 'run', 'freshprep', '2026-12-01', 'vancouver', $2, $2, 'No profile key: x')`,
    [paid.clientId, later],
  )
  return paid
}
