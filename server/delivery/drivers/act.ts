// A driver's reports: the van leaves, and the outcome of its stops. A phone stores what it cannot send, so a report may arrive
// late, twice, or after a contrary one. Every report is kept as evidence.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { finishedStops } from '../../../domain/machines/stop_groups.ts'
import { bagNumbers } from '../../../domain/returnables.ts'
import { pressedAt } from '../../../domain/routes/report_time.ts'
import { brandDate, instantAt } from '../../../domain/time/zone.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { type Db, type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { encodedAnew } from '../../request/photo.ts'
import type { Stored } from '../../request/services.ts'
import { advanceOrderIn } from '../advance_order.ts'
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
  findStopOwner,
  type HeldStop,
  hasDriven,
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

type SentAction = ParsedOf<'drivers.act'>['actions'][number]
/** A report with its photo as it is kept: JPEG. */
type Action = Omit<SentAction, 'photo'> & { photo: Buffer | null }
type Result = OutputOf<'drivers.act'>['results'][number]

/** The route, if it is the driver's and of today. @throws Refusal not_found */
async function ownRoute(db: Db, driver: Driver, routeId: string): Promise<RouteRow> {
  const route = await routeOfToday(db, driver, routeId)
  if (route.driverId !== driver.driverId) throw new Refusal('not_found')
  return route
}

/**
 * The same, or one that the driver has left with: its phone may have no connection while another driver is named, and what was done
 * at doors until then counts.
 */
async function routeDriven(db: Db, driver: Driver, routeId: string): Promise<RouteRow> {
  const route = await routeOfToday(db, driver, routeId)
  const { driverId } = driver
  if (route.driverId !== driverId && !(await hasDriven(db, { routeId, driverId })))
    throw new Refusal('not_found')
  return route
}

async function routeOfToday(db: Db, { brand, now }: Driver, routeId: string): Promise<RouteRow> {
  const route = await findRoute.first(db, { id: routeId })
  if (route?.brand !== brand || route.date > brandDate(brand, now)) throw new Refusal('not_found')
  return route
}

/** When the van left; where it did not say so, when the day began. ISO instant. */
const earliestOf = ({ startedAt, brand, date }: RouteRow): string =>
  startedAt ?? instantAt(brand, date, '00:00')

/** The van leaves with its boxes; a box that is aboard counts as packed. @throws Refusal not_found */
export async function startRoute(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  driver: Driver,
  routeId: string,
): Promise<void> {
  const { brand, now, driverId } = driver
  const { pool, log } = services
  const route = await ownRoute(pool, driver, routeId)
  await writeStarted.run(pool, { id: route.id, at: now })
  // A box that cannot be moved is aboard all the same: the van leaves, and the box moves with its driver's report at the door.
  await eachAlone(
    log,
    'start_route',
    await readBoxesAboard.all(pool, { routeId: route.id }),
    box =>
      withTx(pool, tx =>
        orRefused(() =>
          advanceOrderIn(tx, services, box, 'out_for_delivery', now, { actor: driverId, brand }),
        ),
      ),
    ({ clientId, orderId }) => ({ clientId, orderId, route: route.id }),
  )
  await touchRoutes(pool, [route.id])
}

/**
 * Handles actions in their order, each in a transaction of its own.
 * @returns of each whether it counts; one whose stop is unknown, called off, or ended otherwise, and a photo that does not decode are
 *   refused. One that failed here has no result: the phone keeps it and sends it again
 * @throws Refusal other_driver where another driver made them; not_found where the driver has nothing to do with the route; required
 *   for a failure without its reason
 */
export async function act(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  driver: Driver,
  { routeId, driverId, actions }: ParsedOf<'drivers.act'>,
): Promise<Result[]> {
  if (driverId !== undefined && driverId !== driver.driverId) throw new Refusal('other_driver')
  const route = await routeDriven(services.pool, driver, routeId)
  if (actions.some(({ kind, reason }) => kind === 'failed' && !reason)) {
    throw new Refusal('required', { fields: { reason: 'required' } })
  }
  let failure: unknown
  const results = await eachAlone(
    services.log,
    'driver_actions',
    actions,
    async action => {
      const photo = action.photo ? await encodedAnew(action.photo) : null
      return withTx(services.pool, tx => take(tx, services, driver, route, { ...action, photo })).catch(
        error => {
          failure = error
          throw error
        },
      )
    },
    ({ id, stopId }) => ({ action: id, stop: stopId, route: route.id }),
  )
  if (results.length === 0) throw failure
  const last = actions.findLast(({ lat, lon }) => lat !== undefined && lon !== undefined)
  if (last && route.driverId === driver.driverId) {
    const at = timeOf(last, route, driver)
    await savePosition(services.pool, route.id, at, last.lat as number, last.lon as number)
  }
  await tellLate(services, route.id, driver.now)
  return results
}

/** Records the van's position. @throws Refusal not_found */
export async function tellPosition(
  { pool }: Pick<Services, 'pool'>,
  driver: Driver,
  { routeId, lat, lon }: { routeId: string; lat: number; lon: number },
): Promise<void> {
  const route = await ownRoute(pool, driver, routeId)
  await savePosition(pool, route.id, driver.now, lat, lon)
}

async function savePosition(db: Db, id: string, at: string, lat: number, lon: number): Promise<void> {
  await writePosition.run(db, { id, lat, lon, at })
  await touchRoutes(db, [id])
}

/** When the driver pressed. */
const timeOf = ({ age }: Pick<Action, 'age'>, route: RouteRow, { now }: Driver): string =>
  pressedAt({ received: now, age, earliest: earliestOf(route) })

async function take(
  tx: Tx,
  services: Stored,
  driver: Driver,
  route: RouteRow,
  action: Action,
): Promise<Result> {
  const { id, stopId } = action
  const clientId = await findStopOwner(tx, route, stopId)
  const stop = clientId === null ? undefined : await readStop(tx, clientId, stopId)
  if (!stop) return { id, outcome: 'refused', state: null }
  const stands = await takeAt(tx, services, driver, route, stop, action)
  // As it is now: a report that is refused says what differs.
  const { state = null } = (await readStop(tx, stop.clientId, stopId)) ?? {}
  return { id, outcome: stands ? 'stands' : 'refused', state }
}

/** Stores a report and carries it out, once. @returns whether it counts */
async function takeAt(
  tx: Tx,
  services: Stored,
  driver: Driver,
  route: RouteRow,
  stop: HeldStop,
  action: Action,
): Promise<boolean> {
  const { id, kind, reason, note, photo } = action
  const written: NewAction = {
    clientId: stop.clientId,
    id,
    stopId: stop.id,
    kind,
    at: timeOf(action, route, driver),
    receivedAt: driver.now,
    actor: driver.driverId,
    lat: action.lat ?? null,
    lon: action.lon ?? null,
    data: { ...(reason && { reason }), ...(note && { note }) },
    photo,
  }
  if (!(await insertAction(tx, written))) return standsAlready(tx, written)
  const { stands, returned } = await carryOut(tx, services, driver, stop, action, written.at)
  if (!stands) await annotateAction(tx, written, { refused: true })
  // A pickup that this report finished has collected them already.
  if (returned) await noteTaken(tx, written, action.taken, returned)
  else if (kind === 'done' || kind === 'bags') await takeAlong(tx, driver, stop, written, action.taken)
  return stands
}

interface CarriedOut {
  /** False where it is no longer possible. */
  stands: boolean
  /** The bags and kits that it returned, where it finished a pickup. */
  returned?: readonly string[]
}

async function carryOut(
  tx: Tx,
  services: Stored,
  driver: Driver,
  stop: HeldStop,
  action: Action,
  at: string,
): Promise<CarriedOut> {
  const { brand, driverId: actor, now } = driver
  const { kind } = action
  if (kind === 'bags') return { stands: true }
  if (kind === 'photo') return { stands: action.photo !== null }
  if (kind === 'arrived') {
    await writeArrived(tx, stop)
    const route = await routeOfSubject(tx, stop.clientId, stop.subjectId)
    if (route !== null) await touchRoutes(tx, [route])
    return { stands: true }
  }
  const { clientId, subjectId } = stop
  // A box that is delivered again has a new stop, so late reports about the old one do not apply to it.
  if (isOneOf(stop.state, finishedStops)) return { stands: stop.state === kind }
  if (stop.kind === 'pickup') {
    const state = kind === 'done' ? 'done' : 'missed'
    const finished = { clientId, id: subjectId, state, taken: action.taken } as const
    const returned = await orRefused(() => finishPickupIn(tx, { brand, actor, now, at }, finished))
    return { stands: returned !== refused, ...(Array.isArray(returned) && kind === 'done' && { returned }) }
  }
  const state = kind === 'done' ? 'delivered' : 'failed'
  const order = { clientId, orderId: subjectId }
  const moved = await orRefused(() =>
    advanceOrderIn(tx, services, order, state, now, { actor, brand, reason: action.reason, at }),
  )
  return { stands: moved !== refused }
}

/** Bags collected at a delivery are returned, if they were known to be there; others are only recorded. */
async function takeAlong(
  tx: Tx,
  { driverId: actor }: Driver,
  stop: HeldStop,
  action: NewAction,
  numbers: readonly string[],
): Promise<void> {
  const asked = bagNumbers(numbers)
  if (asked.length === 0) return
  const { at } = action
  const taken = await writeReturned(tx, stop.clientId, asked, at)
  await noteTaken(tx, action, asked, taken)
  if (taken.length > 0) {
    await recordEvent(tx, {
      clientId: stop.clientId,
      kind: 'returnables_back',
      data: { taken },
      at,
      actor,
    })
  }
}

/** Keeps the numbers that were reported, and which of them were not known to be at the household. */
async function noteTaken(
  tx: Tx,
  action: NewAction,
  numbers: readonly string[],
  known: readonly string[],
): Promise<void> {
  const taken = bagNumbers(numbers)
  const unknown = taken.filter(number => !known.includes(number))
  await annotateAction(tx, action, { taken, ...(unknown.length > 0 && { unknown }) })
}

const refused = Symbol('refused')

/** The result, or `refused`. A refusal comes before anything is written, so the transaction goes on. */
async function orRefused<T>(work: () => Promise<T>): Promise<T | typeof refused> {
  try {
    return await work()
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return refused
  }
}
