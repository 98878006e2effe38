// Plans routes as the boxes of a day are locked. Later stops (a box paid late, a pickup booked) are added, and stops of unpaid or
// cancelled boxes are removed. A planned stop keeps its van and its place.

import { randomUUIDv7 } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { brandIds } from '../../../domain/brands.ts'
import { addStop } from '../../../domain/routes/add_stop.ts'
import { type Fleet, stopsAtOnce } from '../../../domain/routes/fleet.ts'
import { crowKilometres, type Place } from '../../../domain/routes/great_circle.ts'
import { piecesByDirection } from '../../../domain/routes/pieces.ts'
import { type Routes, timesOf } from '../../../domain/routes/problem.ts'
import { roundsFor, solveInSteps } from '../../../domain/routes/solve.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { isStopping, type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import {
  type DayOfKitchen,
  type DoorToRoute,
  holdDay,
  insertRoute,
  insertStops,
  readDaysToPlan,
  readDoors,
  readLastNumber,
  removeGone,
  stampDay,
} from './plan_store.ts'
import { fleetFor, problemOf } from './problem_of.ts'
import { readStopsOfDay, reorderStops, type StopRow, touchRoutes } from './store.ts'

type Needs = Pick<Services, 'pool' | 'clock' | 'distances' | 'log'>

/** Existing routes are checked again after this many minutes of program time. */
const seenFor = 15
/** An additional stop is tried on this many routes, those that come nearest to it. */
const nearest = 6

/** Plans the due days of both brands. @returns how many stops were put on routes */
export async function planRoutes(services: Needs): Promise<{ stops: number }> {
  let stops = 0
  const now = nowOf(services)
  for (const brand of brandIds) {
    const of = { from: brandDate(brand, now), seenBefore: minutesBefore(now, seenFor) }
    const days = await readDaysToPlan.all(services.pool, { ...of, brand })
    const planned = await eachAlone(
      services.log,
      'plan_routes',
      days,
      async day => (isStopping(services.pool) ? 0 : planDay(services, day, now)),
      ({ date, kitchen }) => ({ brand, date, kitchen }),
    )
    stops += planned.reduce((sum, one) => sum + one, 0)
  }
  return { stops }
}

/** Plans one day of one kitchen. Two processes at once, or one that is killed and restarted, plan it once. */
async function planDay(services: Needs, day: DayOfKitchen, now: string): Promise<number> {
  const doors = await readDoors.all(services.pool, day)
  const standing = await readStopsOfDay.all(services.pool, day)
  if (standing.length > 0) return addToDay(services, day, doors, now)
  const planned = await planPieces(services, day, doors)
  return withTx(services.pool, async tx => {
    await holdDay(tx, day)
    // Of two processes that planned at once, the first one's routes count.
    if ((await readStopsOfDay.all(tx, day)).length > 0) return 0
    await insertAll(tx, day, planned, await readLastNumber(tx, day))
    await stampDay(tx, day, now)
    return doors.length
  })
}

/** One van: its stops in their order, each with its minute. */
interface PlannedVan {
  leaves: number
  stops: { door: DoorToRoute; minute: number }[]
}

async function planPieces(
  services: Needs,
  day: DayOfKitchen,
  doors: readonly DoorToRoute[],
): Promise<PlannedVan[]> {
  const fleet = await fleetFor(services.pool, day, doors)
  const vans: PlannedVan[] = []
  for (const piece of doors.length === 0 ? [] : piecesByDirection(fleet, doors, stopsAtOnce)) {
    vans.push(
      ...(await planPiece(
        services,
        fleet,
        piece.map(at => doors[at] as DoorToRoute),
      )),
    )
  }
  return vans
}

async function planPiece(
  services: Needs,
  fleet: Fleet & Place,
  doors: readonly DoorToRoute[],
): Promise<PlannedVan[]> {
  const problem = await problemOf(services, fleet, doors)
  const steps = solveInSteps(problem, { rounds: roundsFor(doors.length) })
  let routes: Routes | undefined
  // Lets other work of this process run between two steps.
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      routes = step.value
      break
    }
    await breathe()
  }
  return routes.map(route => {
    const { leaves, begins } = timesOf(problem, route)
    const stops = route.map((at, place) => ({
      door: doors[at] as DoorToRoute,
      minute: Math.round(begins[place] as number),
    }))
    return { leaves: Math.floor(leaves), stops }
  })
}

async function insertAll(
  tx: Tx,
  day: DayOfKitchen,
  vans: readonly PlannedVan[],
  lastNumber: number,
): Promise<void> {
  for (const [at, { leaves, stops }] of vans.entries()) {
    const id = randomUUIDv7()
    await insertRoute(tx, day, { id, number: lastNumber + at + 1, leavesMinute: leaves })
    const planned = stops.map(({ door, minute }, place) => ({
      ...door,
      id: randomUUIDv7(),
      place: place + 1,
      minute,
    }))
    await insertStops(tx, day, id, planned)
  }
}

/** Adds new stops to existing routes, and removes cancelled ones. */
async function addToDay(
  services: Needs,
  day: DayOfKitchen,
  expected: readonly DoorToRoute[],
  now: string,
): Promise<number> {
  return withTx(services.pool, async tx => {
    await holdDay(tx, day)
    const changed = new Set(await removeGone(tx, day))
    // Another process may have added them in the meantime.
    const doors = expected.length === 0 ? [] : await readDoors.all(tx, day)
    for (const door of doors) changed.add(await addDoor(tx, services, day, door))
    await touchRoutes(tx, [...changed])
    await stampDay(tx, day, now)
    return doors.length
  })
}

/** @returns its present route */
async function addDoor(tx: Tx, services: Needs, day: DayOfKitchen, door: DoorToRoute): Promise<string> {
  const routes = nearestRoutes(await readStopsOfDay.all(tx, day), door)
  const stops = routes.flat()
  const fleet = await fleetFor(tx, day, [...stops, door])
  const problem = await problemOf(services, fleet, [...stops, door])
  const numbered = new Map(stops.map((stop, at) => [stop, at]))
  const now = routes.map(route => route.map(stop => numbered.get(stop) as number))
  const done = routes.map(route => route.findLastIndex(({ state }) => state !== 'planned') + 1)
  const added = addStop(problem, now, stops.length, done)
  const at = added.findIndex(route => route.includes(stops.length))
  const route = added[at] as number[]
  const { begins, leaves } = timesOf(problem, route)
  const minute = (place: number) => Math.round(begins[place] as number)
  const place = route.indexOf(stops.length)
  const routeId = routes[at]?.[0]?.routeId
  if (routeId === undefined) {
    const last = await readLastNumber(tx, day)
    const van = { leaves: Math.floor(leaves), stops: [{ door, minute: minute(0) }] }
    await insertAll(tx, day, [van], last)
    return (await readStopsOfDay.all(tx, day)).find(stop => stop.subjectId === door.subjectId)
      ?.routeId as string
  }
  const others = route.flatMap((index, at) => {
    const stop = stops[index]
    return stop ? [{ ...stop, place: at + 1, minute: minute(at) }] : []
  })
  await reorderStops(tx, routeId, others)
  await insertStops(tx, day, routeId, [
    { ...door, id: randomUUIDv7(), place: place + 1, minute: minute(place) },
  ])
  return routeId
}

function nearestRoutes(stops: readonly StopRow[], door: DoorToRoute): StopRow[][] {
  const routes = [...Map.groupBy(stops, stop => stop.routeId).values()]
  const far = (route: readonly StopRow[]) => Math.min(...route.map(stop => crowKilometres(stop, door)))
  return routes
    .map(route => ({ route, far: far(route) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, nearest)
    .map(({ route }) => route)
}

const minutesBefore = (instant: string, minutes: number): string =>
  Temporal.Instant.from(instant).subtract({ minutes }).toString({ fractionalSecondDigits: 3 })

const nowOf = ({ clock }: Pick<Services, 'clock'>): string =>
  clock.now().toString({ fractionalSecondDigits: 3 })
