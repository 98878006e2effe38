// A driver's reports: the van leaves, and the outcome of its stops. A phone stores what it cannot send, so a report may arrive
// late, twice, or after a contrary one. Every report is kept as evidence.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import { brandDate, instantAt } from '../../../domain/time/zone.ts'
import { recordEvent } from '../../clients/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { type Db, type Tx, withTx } from '../../request/database/database.ts'
import { moveOrderIn } from '../move_order.ts'
import { finishPickupIn } from '../pickups/finish_pickup.ts'
import { writeReturned } from '../pickups/finish_store.ts'
import {
  findRoute,
  type RouteRow,
  routeOfSubject,
  touchRoutes,
  writePosition,
  writeStarted,
} from '../routes/store.ts'
import {
  annotateAction,
  findOwner,
  type HeldStop,
  insertAction,
  type NewAction,
  readBoxesAboard,
  readStop,
  standsAlready,
  writeArrived,
} from './store.ts'
import { tellLate } from './tell_late.ts'

interface Driver {
  driverId: string
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

type Action = ParsedOf<'drivers.act'>['actions'][number]

/** The route, if it is the driver's and of today. @throws Refusal not_found */
async function ownRoute(db: Db, { driverId, brand, now }: Driver, routeId: string): Promise<RouteRow> {
  const route = await findRoute.first(db, { id: routeId })
  if (!route || route.driverId !== driverId || route.brand !== brand || route.date > brandDate(brand, now)) {
    throw new Refusal('not_found')
  }
  return route
}

/** The van leaves with its boxes; a box that is aboard counts as packed. @throws Refusal not_found */
export async function startRoute(
  services: Pick<Services, 'pool'>,
  driver: Driver,
  routeId: string,
): Promise<void> {
  const { brand, now, driverId } = driver
  const route = await ownRoute(services.pool, driver, routeId)
  await writeStarted.run(services.pool, { id: route.id, at: now })
  await withTx(services.pool, async tx => {
    for (const box of await readBoxesAboard(tx, route.id)) {
      await orRefused(() => moveOrderIn(tx, box, 'out_for_delivery', now, { actor: driverId, brand }))
    }
    await touchRoutes(tx, [route.id])
  })
}

/**
 * Handles actions in their order, each in a transaction of its own.
 * @returns of each whether it counts; one whose stop is another's, or no longer exists, is refused
 * @throws Refusal not_found where the route is not the driver's; required for a failure without its reason
 */
export async function act(
  services: Pick<Services, 'pool'>,
  driver: Driver,
  { routeId, actions }: ParsedOf<'drivers.act'>,
): Promise<{ id: string; outcome: 'stands' | 'refused' }[]> {
  const route = await ownRoute(services.pool, driver, routeId)
  if (actions.some(({ kind, reason }) => kind === 'failed' && !reason)) {
    throw new Refusal('required', { fields: { reason: 'required' } })
  }
  const results: { id: string; outcome: 'stands' | 'refused' }[] = []
  for (const action of actions) {
    const outcome = await withTx(services.pool, tx => take(tx, driver, route, action))
    results.push({ id: action.id, outcome })
  }
  const last = actions.findLast(({ lat, lon }) => lat !== undefined && lon !== undefined)
  if (last) await keepPosition(services.pool, route.id, driver.now, last.lat as number, last.lon as number)
  await withTx(services.pool, tx => tellLate(tx, route.id, driver.now))
  return results
}

/** Records the van's position. @throws Refusal not_found */
export async function tellPosition(
  { pool }: Pick<Services, 'pool'>,
  driver: Driver,
  { routeId, lat, lon }: { routeId: string; lat: number; lon: number },
): Promise<void> {
  const route = await ownRoute(pool, driver, routeId)
  await keepPosition(pool, route.id, driver.now, lat, lon)
}

async function keepPosition(db: Db, id: string, at: string, lat: number, lon: number): Promise<void> {
  await writePosition.run(db, { id, lat, lon, at })
  await touchRoutes(db, [id])
}

async function take(tx: Tx, driver: Driver, route: RouteRow, action: Action): Promise<'stands' | 'refused'> {
  const clientId = await findOwner(tx, route.id, action.stopId)
  const stop = clientId === null ? undefined : await readStop(tx, clientId, action.stopId)
  if (!stop) return 'refused'
  const { id, kind, reason, note, photo } = action
  const written: NewAction = {
    clientId: stop.clientId,
    id,
    stopId: stop.id,
    kind,
    at: withinDay(action.at, route, driver.now),
    receivedAt: driver.now,
    actor: driver.driverId,
    lat: action.lat ?? null,
    lon: action.lon ?? null,
    data: { ...(reason && { reason }), ...(note && { note }) },
    photo: photo ? Buffer.from(photo, 'base64') : null,
  }
  if (!(await insertAction(tx, written))) return (await standsAlready(tx, written)) ? 'stands' : 'refused'
  const stands = await carryOut(tx, driver, stop, action)
  if (!stands) await annotateAction(tx, written, { refused: true })
  // A finished pickup has collected them already.
  if (stop.kind === 'pickup' && kind === 'done') await annotateAction(tx, written, { taken: action.taken })
  else if (kind === 'done' || kind === 'bags') await takeAlong(tx, driver, stop, written, action.taken)
  return stands ? 'stands' : 'refused'
}

/** @returns false where it is no longer possible */
async function carryOut(tx: Tx, driver: Driver, stop: HeldStop, action: Action): Promise<boolean> {
  const { brand, driverId: actor, now } = driver
  const { kind } = action
  if (kind === 'bags' || kind === 'photo') return true
  if (kind === 'arrived') {
    await writeArrived(tx, stop)
    const route = await routeOfSubject(tx, stop.clientId, stop.subjectId)
    if (route !== null) await touchRoutes(tx, [route])
    return true
  }
  const { clientId, subjectId } = stop
  // A box that is delivered again has a new stop, so late reports about the old one do not apply to it.
  const ended = { done: 'done', failed: 'failed' } as const
  if (stop.state === 'done' || stop.state === 'failed') return ended[stop.state] === kind
  if (stop.kind === 'pickup') {
    const state = kind === 'done' ? 'done' : 'missed'
    const finished = { clientId, id: subjectId, state, taken: action.taken } as const
    return orRefused(() => finishPickupIn(tx, { brand, actor, now }, finished))
  }
  const state: OrderState & ('delivered' | 'failed') = kind === 'done' ? 'delivered' : 'failed'
  const order = { clientId, orderId: subjectId }
  return orRefused(() => moveOrderIn(tx, order, state, now, { actor, brand, reason: action.reason }))
}

/** Bags collected at a delivery are returned, if they were known to be there; others are only recorded. */
async function takeAlong(
  tx: Tx,
  { now, driverId: actor }: Driver,
  stop: HeldStop,
  action: NewAction,
  numbers: readonly string[],
): Promise<void> {
  const asked = [...new Set(numbers.map(number => number.toUpperCase()))]
  if (asked.length === 0) return
  const taken = await writeReturned(tx, stop.clientId, asked, now)
  const unknown = asked.filter(number => !taken.includes(number))
  await annotateAction(tx, action, { taken: asked, ...(unknown.length > 0 && { unknown }) })
  if (taken.length > 0) {
    await recordEvent(tx, {
      clientId: stop.clientId,
      kind: 'returnables_back',
      data: { taken },
      at: now,
      actor,
    })
  }
}

/** Whether it was possible. A refusal comes before anything is written, so the transaction goes on. */
async function orRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return false
  }
}

/** A phone's clock may be wrong, so its times are limited to the day of the route and to the past. */
function withinDay(at: string, { brand, date }: RouteRow, now: string): string {
  const begin = instantAt(brand, date, '00:00')
  const said = Temporal.Instant.from(at).toString({ fractionalSecondDigits: 3 })
  if (said > now) return now
  return [said, begin].toSorted()[1] as string
}
