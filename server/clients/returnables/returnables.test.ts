// Bags and kits that stay out: their notices on their days, and what a household says of them, on a real database.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { bagNumber, kitNumber } from '../../../domain/returnables.ts'
import { addDays } from '../../../domain/time/zone.ts'
import {
  orderOf,
  productsOn,
  publishTestMenus,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { type TestServices, testServices } from '../../../tests/services.ts'
import { account } from '../../calls/account.ts'
import { deliveries } from '../../calls/deliveries.ts'
import { returnables } from '../../calls/returnables.ts'
import { moveOrder } from '../../delivery/move_order.ts'
import { tendDay } from './tend_returnables.ts'

const now = '2026-11-27T18:00:00.000Z'
const outSince = '2026-10-20'
/** Six weeks later. */
const dueOn = '2026-12-01'
let services: TestServices
beforeAll(async () => {
  services = await testServices({ now })
  await publishTestMenus(services.pool, now)
})
afterAll(() => services.close())

const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const at = (day: string) => `${day}T20:00:00.000Z`
const lend = (who: TestHousehold, number: string, since = outSince) =>
  services.pool.query(
    `insert into returnable_loan (client_id, number, kind, out_since) values ($1, $2, 'cooler_bag', $3)`,
    [who.clientId, number, since],
  )
const tend = (day: string) => tendDay(services, 'freshprep', day, at(day))
const told = async (who: TestHousehold) =>
  (
    await services.pool.query<{ template: string; data: unknown }>(
      `select template, data from outbox_message where client_id = $1 and template like 'returnables%' order by created_at`,
      [who.clientId],
    )
  ).rows
const list = (who: TestHousehold, day: string) =>
  account.returnables(services, requestOf(who.clientId, at(day)), {})
const lifeOfOne = async (who: TestHousehold, day: string) => (await list(who, day)).bags[0]?.life

describe('a bag that stays out', () => {
  test('is told of a week before six weeks are over and once they are, each once, and may be billed a week later', {
    tags: '[BIZ-BAGS-6-WEEKS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-1')
    await lend(who, 'B-2')
    await tend('2026-11-23')
    expect(await told(who)).toEqual([])
    await tend('2026-11-24')
    await tend('2026-11-25')
    const items = [
      { kind: 'cooler_bag', number: 'B-1' },
      { kind: 'cooler_bag', number: 'B-2' },
    ]
    const first = { template: 'returnables_due', data: { items, dueOn } }
    expect(await told(who)).toEqual([first])
    await tend(dueOn)
    expect(await told(who)).toHaveLength(1)
    await Promise.all([tend('2026-12-02'), tend('2026-12-02')])
    const second = { template: 'returnables_overdue', data: { items, feeFrom: '2026-12-09' } }
    expect(await told(who)).toEqual([first, second])
    expect(await lifeOfOne(who, '2026-12-02')).toEqual({ state: 'late', dueOn, feeFrom: '2026-12-09' })
  })

  test('is not told of once it is back, nor at another brand', async () => {
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-3')
    await services.pool.query(`update returnable_loan set returned_at = $2 where client_id = $1`, [
      who.clientId,
      now,
    ])
    const cookit = await subscribe(services.pool, now, { brand: 'cookit' })
    await lend(cookit, 'B-4')
    await tend('2026-12-20')
    expect([await told(who), await told(cookit)]).toEqual([[], []])
  })

  test('counts who came in vain, and after the third time is told of before its six weeks are over', {
    tags: '[BIZ-RETRIEVAL-3-ATTEMPTS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const admin = await insertClient(services, { isAdmin: true })
    await lend(who, 'B-5', '2026-11-24')
    for (const day of ['2026-12-01', '2026-12-08', '2026-12-15']) {
      await account.create_pickup(services, requestOf(who.clientId, at(addDays(day, -5))), {
        date: day,
        startHour: 12,
      })
      const { pickups } = await deliveries.day(services, requestOf(admin, at(day)), { date: day })
      const pickup = pickups.find(({ clientId }) => clientId === who.clientId)
      if (!pickup) throw new Error('no pickup')
      const missed = { clientId: who.clientId, id: pickup.id, state: 'missed' as const, taken: [] }
      await deliveries.finish_pickup(services, requestOf(admin, at(day)), missed)
      await tend(day)
    }
    expect((await told(who)).map(({ template }) => template)).toEqual(['returnables_due'])
    const { rows } = await services.pool.query(
      `select count(*)::int as missed from outbox_message where client_id = $1 and template = 'pickup_missed'`,
      [who.clientId],
    )
    expect(rows).toEqual([{ missed: 3 }])
  })

  test('that its household says is at the door or back is not asked for meanwhile', {
    tags: '[BIZ-RETURN-LIST-7-DAYS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-6')
    const tell = (claim: 'at_door' | 'returned', number = 'B-6') =>
      returnables.tell(services, requestOf(who.clientId, at('2026-12-05')), { number, claim })
    await expect(tell('at_door', 'B-5')).rejects.toEqual(refused('not_found'))
    await tell('at_door')
    await tell('at_door')
    expect(await lifeOfOne(who, '2026-12-06')).toEqual({ state: 'at_door', dueOn, feeFrom: null })
    await tend('2026-12-12')
    expect(await told(who)).toEqual([])
    await tell('returned')
    expect((await lifeOfOne(who, '2027-01-06'))?.state).toBe('disputed')
    await tend('2027-01-06')
    expect(await told(who)).toEqual([])
  })
})

describe('a Zero Waste kit', { tags: '[BIZ-OFFER-ZERO-WASTE] [ENT-RETURNABLES]' }, () => {
  test('is announced the day before a box with recipes, goes out with it, and comes back by its number', async () => {
    const who = await subscribe(services.pool, now)
    const { id, week, deliveryDate } = orderOf(who, 0)
    const [dish] = await productsOn(services.pool, 'freshprep', week, 'rtc')
    await services.pool.query(
      `insert into order_line (client_id, order_id, product_id, version, kind, quantity) values ($1, $2, $3, 1, 'rtc', 1)`,
      [who.clientId, id, dish?.id],
    )
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      id,
    ])
    expect((await list(who, addDays(deliveryDate, -2))).kits).toEqual([])
    const kit = kitNumber(id)
    expect((await list(who, addDays(deliveryDate, -1))).kits).toEqual([
      { number: kit, dateDelivered: deliveryDate, overdue: false, arriving: true, life: null },
    ])
    await moveOrder(services, id, 'delivered')
    const after = await list(who, deliveryDate)
    expect(after.kits).toMatchObject([{ number: kit, arriving: false, life: { state: 'out' } }])
    expect(after.bags).toMatchObject([{ number: bagNumber(id) }])
    const admin = await insertClient(services, { isAdmin: true })
    const back = await deliveries.take_back(services, requestOf(admin, at(deliveryDate)), { numbers: [kit] })
    expect(back).toEqual({ taken: [kit], notOut: [] })
    expect((await list(who, deliveryDate)).kits).toEqual([])
  })

  test('does not go out with a box of ready meals alone', async () => {
    const who = await subscribe(services.pool, now)
    const { id } = orderOf(who, 0)
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      id,
    ])
    await moveOrder(services, id, 'delivered')
    const { kits, bags } = await list(who, '2026-12-01')
    expect([kits, bags.length]).toEqual([[], 1])
  })
})
