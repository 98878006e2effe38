// A day of deliveries through the admin's calls, on a real database.

import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { bagNumber, kitNumber } from '../../../domain/returnables.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { account } from '../../calls/account.ts'
import { deliveries } from '../../calls/deliveries.ts'
import { tracking } from '../../calls/tracking.ts'

const now = '2026-11-27T18:00:00.000Z'
const delivery = '2026-12-02T01:00:00.000Z'
const date = '2026-12-01'
const kitchen = 'vancouver'
let unpaid: TestHousehold

const services = await testServices({ now, beginning: menusAt(now) })
const admin = await insertClient(services, { isAdmin: true })
const paid: TestHousehold[] = []
for (const card of ['approves', 'approves', 'approves', 'declines'] as const) {
  const made = await subscribe(services.pool, now)
  await giveCard(services.pool, made.clientId, card, now)
  if (card === 'approves') paid.push(made)
  else unpaid = made
}
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
services.clock.set(delivery)

const asAdmin = (brand: 'freshprep' | 'cookit' = 'freshprep') => requestOf(admin, delivery, brand)
const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const counts = async () => {
  const { batches } = await deliveries.day(services, asAdmin(), {})
  return Object.fromEntries((batches[0]?.counts ?? []).map(({ state, count }) => [state, count]))
}
const moveBatch = (state: 'packed' | 'out_for_delivery' | 'delivered') =>
  deliveries.move_batch(services, asAdmin(), { date, kitchen, state })
const followed = async (who: TestHousehold, at: string) => {
  const { tracking: said } = await tracking.mine(services, requestOf(who.clientId, at, who.brand), {})
  return said && { state: said.state, order: said.order?.id, steps: said.steps.map(({ step }) => step) }
}
const rows = async (sql: string, who: TestHousehold) => (await services.pool.query(sql, [who.clientId])).rows
const toldOf = async (who: TestHousehold) =>
  (await rows('select distinct template from outbox_message where client_id = $1', who)).map(
    row => row.template,
  )

describe('a day of deliveries', () => {
  test('nothing is sent out, delivered or failed before its day, one by one or as a batch; a pickup neither', async () => {
    const early = requestOf(admin, '2026-11-28T20:00:00.000Z')
    services.clock.set('2026-11-28T20:00:00.000Z')
    const [who] = paid as [TestHousehold]
    const id = orderOf(who, 0).id
    const before = await rows('select state, version from client_order where client_id = $1 order by id', who)
    for (const state of ['out_for_delivery', 'delivered'] as const) {
      const batch = deliveries.move_batch(services, early, { date, kitchen, state })
      await expect(batch).rejects.toEqual(refused('day_not_come'))
      await expect(deliveries.move_order(services, early, { id, state })).rejects.toEqual(
        refused('day_not_come'),
      )
    }
    const failed = { id, state: 'failed', reason: 'damaged' } as const
    await expect(deliveries.move_order(services, early, failed)).rejects.toEqual(refused('day_not_come'))
    expect(
      await rows('select state, version from client_order where client_id = $1 order by id', who),
    ).toEqual(before)
    await account.create_pickup(services, requestOf(who.clientId, '2026-11-28T20:00:00.000Z', who.brand), {
      date,
      startHour: 16,
    })
    const [pickup] = (await deliveries.day(services, early, { date })).pickups
    const missed = { clientId: who.clientId, id: pickup?.id ?? '', state: 'missed' as const, taken: [] }
    await expect(deliveries.finish_pickup(services, early, missed)).rejects.toEqual(refused('day_not_come'))
    await account.cancel_pickup(services, requestOf(who.clientId, '2026-11-28T20:00:00.000Z', who.brand), {})
    services.clock.set(delivery)
  })

  test('a batch goes step by step, one box fails with its reason, and an unpaid one stays', {
    tags: '[ST-ORDER-DELIVERED] [ST-ORDER-FAILED] [RT-TRACK]',
  }, async () => {
    expect(await counts()).toEqual({ charged: 3, payment_failed: 1 })
    const [, follower] = paid as [TestHousehold, TestHousehold]
    const order = orderOf(follower, 0).id
    expect(await followed(follower, now)).toEqual({ state: 'after_cutoff', order, steps: ['locked'] })
    expect(await followed(follower, delivery)).toEqual({ state: 'day_of', order, steps: ['locked'] })
    expect(await moveBatch('delivered')).toEqual({ moved: 0, left: 0 })
    expect(await moveBatch('packed')).toEqual({ moved: 3, left: 0 })
    expect(await moveBatch('packed')).toEqual({ moved: 0, left: 0 })
    expect(await moveBatch('out_for_delivery')).toEqual({ moved: 3, left: 0 })

    const [first, second] = paid as [TestHousehold, TestHousehold]
    const { id } = orderOf(first, 0)
    const fail = { id, state: 'failed' as const }
    await expect(deliveries.move_order(services, asAdmin(), fail)).rejects.toEqual(refused('required'))
    const failed = { ...fail, reason: 'no_access' as const }
    await expect(deliveries.move_order(services, asAdmin('cookit'), failed)).rejects.toEqual(
      refused('not_found'),
    )
    await deliveries.move_order(services, asAdmin(), failed)
    await deliveries.move_order(services, asAdmin(), failed)
    const events =
      'select kind, actor, data from order_event where client_id = $1 order by version desc limit 1'
    expect(await rows(events, first)).toEqual([
      { kind: 'failed', actor: admin, data: { reason: 'no_access' } },
    ])
    expect(await toldOf(first)).toContain('delivery_failed')

    expect(await moveBatch('delivered')).toEqual({ moved: 2, left: 0 })
    expect(await counts()).toEqual({ delivered: 2, failed: 1, payment_failed: 1 })
    expect(await toldOf(second)).toContain('delivered')
    const steps = ['locked', 'packed', 'out_for_delivery', 'delivered']
    expect(await followed(second, delivery)).toEqual({ state: 'success', order, steps })
    expect((await followed(second, '2026-12-04T20:00:00.000Z'))?.order).toBe(orderOf(second, 1).id)
    expect(await followed(first, delivery)).toMatchObject({ state: 'failed', order: id })
    const delivered = { id: orderOf(unpaid, 0).id, state: 'delivered' as const }
    await expect(deliveries.move_order(services, asAdmin(), delivered)).rejects.toEqual(
      refused('order_state_refused'),
    )
    // A day later, what nobody reported on would still be named; here all of it is settled.
    const nextDay = requestOf(admin, '2026-12-03T20:00:00.000Z')
    expect((await deliveries.day(services, nextDay, {})).unreported).toEqual([])
    await services.pool.query(`update client_order set state = 'packed' where id = $1`, [
      orderOf(second, 0).id,
    ])
    expect((await deliveries.day(services, nextDay, {})).unreported).toEqual([{ date, kitchen, boxes: 1 }])
    expect((await deliveries.day(services, asAdmin(), {})).unreported).toEqual([])
    await services.pool.query(`update client_order set state = 'delivered' where id = $1`, [
      orderOf(second, 0).id,
    ])
    expect((await deliveries.day(services, asAdmin(), {})).setAside).toEqual([])
    await services.pool.query(
      `insert into weekly_set_aside (client_id, step, brand, delivery_date, kitchen, since, tried_at, why)
       values ($1, 'run', 'freshprep', $2, $3, '2026-11-28T09:00:00Z', '2026-11-28T09:15:00Z', 'No profile key: x')`,
      [second.clientId, date, kitchen],
    )
    const { setAside } = await deliveries.day(services, asAdmin(), {})
    expect(setAside).toMatchObject([
      {
        what: 'run',
        client: { id: second.clientId },
        date,
        since: '2026-11-28T02:00',
        why: 'No profile key: x',
      },
    ])
    await services.pool.query('update unsent_message set attempts = 1 where client_id = $1', [first.clientId])
    expect((await deliveries.day(services, asAdmin(), {})).setAside.map(({ what }) => what)).toContain(
      'letter',
    )
    const found = await deliveries.orders(services, asAdmin(), { date, kitchen, find: first.clientId })
    expect(found).toMatchObject({ count: 1, orders: [{ id, state: 'failed' }] })
  })

  test('a pickup is finished once with the collected bags, or missed; a bag that is returned in another way is no longer listed', {
    tags: '[ENT-RETURNABLES]',
  }, async () => {
    const [, second, third] = paid as [TestHousehold, TestHousehold, TestHousehold]
    const asked = { date: '2026-12-08', startHour: 12 }
    for (const who of [second, third])
      await account.create_pickup(services, requestOf(who.clientId, delivery, 'freshprep'), asked)
    const day = await deliveries.day(services, asAdmin(), { date: asked.date })
    const pickupOf = (who: TestHousehold) => {
      const found = day.pickups.find(pickup => pickup.clientId === who.clientId)
      if (!found) throw new Error('no pickup')
      return found
    }
    const [bag, kit] = [bagNumber(orderOf(second, 0).id), kitNumber(orderOf(second, 0).id)]
    expect(pickupOf(second)).toMatchObject({ state: 'scheduled', out: [{ number: bag }, { number: kit }] })

    const of = { clientId: second.clientId, id: pickupOf(second).id }
    const onTheDay = requestOf(admin, '2026-12-08T22:00:00.000Z')
    const finish = (state: 'done' | 'missed', taken: string[]) =>
      deliveries.finish_pickup(services, onTheDay, { ...of, state, taken })
    await expect(finish('done', [bag, 'B-NOBODY'])).rejects.toEqual(refused('not_found'))
    await finish('done', [bag])
    await finish('done', [bag])
    await expect(finish('missed', [])).rejects.toEqual(refused('conflict'))
    const events = `select kind from client_event where client_id = $1 and kind in ('pickup_done', 'pickup_missed')`
    expect(await rows(events, second)).toEqual([{ kind: 'pickup_done' }])

    const missed = { clientId: third.clientId, id: pickupOf(third).id, state: 'missed' as const, taken: [] }
    await deliveries.finish_pickup(services, onTheDay, missed)
    const listed = async (who: TestHousehold) =>
      (await account.returnables(services, requestOf(who.clientId, delivery, 'freshprep'), {})).bags
    expect(await listed(second)).toEqual([])
    expect(await listed(third)).toHaveLength(1)

    const other = bagNumber(orderOf(third, 0).id)
    const back = () =>
      deliveries.take_back(services, asAdmin(), { numbers: [other.toLowerCase(), other, 'B-0'] })
    expect(await back()).toEqual({ taken: [other], notOut: ['B-0'] })
    expect(await back()).toEqual({ taken: [], notOut: [other, 'B-0'] })
    expect(await listed(third)).toEqual([])
  })
})
