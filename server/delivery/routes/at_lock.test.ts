// Planning the routes of a day at its lock, with the vans of its kitchen, on a real database.

import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { giveDoor } from '../../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard } from '../../../tests/weekly.ts'
import { routes } from '../../calls/routes.ts'
import { loadFleets } from '../../places/fleets/load_fleets.ts'
import { choose } from '../../weekly/choose.ts'
import { chargeBatch, lockBatch } from '../../weekly/run_batch.ts'
import { planRoutes } from './plan_routes.ts'

const now = '2026-11-27T18:00:00.000Z'
const locked = '2026-11-28T09:00:00.000Z'
const kitchen = 'vancouver'
/** Delivery days, each with households of its own: a Tuesday, and the Wednesday after it. */
const [tuesday, wednesday] = ['2026-12-01', '2026-12-02'] as const

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
await loadFleets(pool)
const admin = await insertClient(services, { isAdmin: true })
const homes: Record<string, TestHousehold[]> = { [tuesday]: [], [wednesday]: [] }
for (const [date, weekday] of [
  [tuesday, 2],
  [wednesday, 3],
] as const) {
  for (let at = 0; at < 6; at++) {
    const home = await subscribe(pool, now, { weekday })
    await giveDoor(pool, home.clientId, { north: at % 3, east: Math.floor(at / 3) })
    await giveCard(pool, home.clientId, at === 5 ? 'declines' : 'approves', now)
    homes[date]?.push(home)
  }
}

const batchOf = (date: string) => ({
  brand: 'freshprep' as const,
  kitchen,
  deliveryDate: date,
  week: orderOf(homes[date]?.[0] as TestHousehold, 0).week,
})
const asAdmin = () => requestOf(admin, services.clock.now().toString())
const show = (date: string) => routes.day(services, asAdmin(), { date })
const order = async (date: string) =>
  (await show(date)).routes.map(({ stops }) => stops.map(({ clientId }) => clientId))
const kitchenOf = async (date: string) => (await show(date)).kitchens.find(one => one.kitchen === kitchen)
const lock = async (date: string, at: string) => {
  services.clock.set(at)
  await choose(services, batchOf(date), at)
  await lockBatch(services, batchOf(date))
}
const refused = (code: Refusal['code']) => expect.objectContaining({ code })

test('a day becomes routes as it is locked, before any card is charged; boxes that stay unpaid leave them, and the rest stays as it was', async () => {
  await lock(tuesday, locked)
  expect(await planRoutes(services)).toEqual({ stops: 6 })
  const planned = await order(tuesday)
  expect(planned.flat().toSorted()).toEqual(homes[tuesday]?.map(({ clientId }) => clientId).toSorted())

  services.clock.set('2026-11-28T09:01:00.000Z')
  await chargeBatch(services, batchOf(tuesday))
  await planRoutes(services)
  const declined = homes[tuesday]?.at(-1)?.clientId as string
  expect(await order(tuesday)).toEqual(planned.map(route => route.filter(id => id !== declined)))
})

describe('the vans of a kitchen', () => {
  const usual = { vans: 24, boxes: 60, bags: 120, shiftFrom: 420, shiftUntil: 1_260 }

  test('come with the program, can be changed by an admin for every day and for one, and stay changed when the program restarts', async () => {
    const place = { lat: 49.2683, lon: -123.0998 }
    expect(await kitchenOf(wednesday)).toEqual({
      kitchen,
      always: { ...usual, ...place },
      own: null,
      needed: 0,
    })
    const always = { ...usual, ...place, boxes: 2, vans: 1 }
    await routes.set_fleet(services, asAdmin(), { kitchen, ...always })
    const own = { vans: 2, shiftFrom: 900, shiftUntil: 1_200 }
    await routes.set_fleet_day(services, asAdmin(), { kitchen, date: wednesday, own })
    await loadFleets(services.pool)
    expect(await kitchenOf(wednesday)).toMatchObject({ always, own })
    expect(await kitchenOf(tuesday)).toMatchObject({ always, own: null })
    await routes.set_fleet_day(services, asAdmin(), { kitchen, date: tuesday, own })
    await routes.set_fleet_day(services, asAdmin(), { kitchen, date: tuesday, own: null })
    expect(await kitchenOf(tuesday)).toMatchObject({ own: null })
  })

  test('apply to days planned from then on, and planned days keep their routes; a missing van is reported', async () => {
    const before = await order(tuesday)
    await lock(wednesday, '2026-11-29T09:00:00.000Z')
    await planRoutes(services)
    const { routes: planned } = await show(wednesday)
    // A van carries two boxes, so six take three of two vans.
    expect(planned.map(({ stops }) => stops.length)).toEqual([2, 2, 2])
    expect(planned.map(({ outsideShift }) => outsideShift)).toEqual([false, false, false])
    expect(await kitchenOf(wednesday)).toMatchObject({ needed: 3, own: { vans: 2 } })
    expect(await order(tuesday)).toEqual(before)
  })

  test.each([
    ['another brand’s kitchen', 'not_found', { kitchen: 'montreal' }],
    ['hours that end before they begin', 'shift_invalid', { shiftUntil: 300 }],
  ] as const)('are refused with %s', async (_, code, wrong) => {
    const always = { kitchen, ...usual, lat: 49, lon: -123, ...wrong }
    await expect(routes.set_fleet(services, asAdmin(), always)).rejects.toEqual(refused(code))
    const { vans, shiftFrom, shiftUntil } = always
    const asked = { kitchen: always.kitchen, date: tuesday, own: { vans, shiftFrom, shiftUntil } }
    await expect(routes.set_fleet_day(services, asAdmin(), asked)).rejects.toEqual(refused(code))
  })
})
