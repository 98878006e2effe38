// Reports that a driver made and the phone could not send yet. The browser stores each under an id of its own, sends them in order,
// and drops one when the server has confirmed it: sent twice, it counts once. A phone may be shared: reports stay under the driver who
// made them, and are sent by that driver alone.

import type { InputOf, OutputOf } from '../../../contract/index.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { finishedStops, reportedStops } from '../../../domain/machines/stop_groups.ts'
import { ageBetween, type Reading, readClocks } from './age.ts'

/** What was done at a stop; its age is known when it is sent. */
export type Action = Omit<InputOf<'drivers.act'>['actions'][number], 'age'>
export type Driver = OutputOf<'drivers.today'>['driver']
export interface StoredReport {
  routeId: string
  action: Action
  /** Entries that an earlier version of the page kept have neither: they are the present driver's, and of now. */
  driver?: Driver
  pressed?: Reading
}

/** A report that does not count, with the state of its stop on the server; null where that is unknown. */
export interface Refused {
  action: Action
  state: OutputOf<'drivers.act'>['results'][number]['state']
}

/** Its storage: the browser's own, or one of a test. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

const key = 'driver:kept'
/** Actions sent at once; a photo goes alone, because it fills a request. */
const atOnce = 10

/** The stored actions, oldest first; none where they cannot be read. */
export function readKept(store: Store): StoredReport[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as StoredReport[]) : []
  } catch {
    return []
  }
}

/** Keeps one more. @returns false where the browser has no room for it */
export function saveReport(store: Store, entry: StoredReport): boolean {
  try {
    store.setItem(key, JSON.stringify([...readKept(store), entry]))
    return true
  } catch {
    return false
  }
}

/** Drops those that the server has. */
function letGo(store: Store, ids: ReadonlySet<string>): void {
  store.setItem(key, JSON.stringify(readKept(store).filter(({ action }) => !ids.has(action.id))))
}

/** The oldest actions for one request: of one route; a photo is sent alone. */
export function nextToSend(kept: readonly StoredReport[]): StoredReport[] {
  const [first] = kept
  if (!first) return []
  if (first.action.photo !== undefined) return [first]
  const end = kept.findIndex(({ routeId, action }) => routeId !== first.routeId || action.photo !== undefined)
  return kept.slice(0, Math.min(atOnce, end === -1 ? kept.length : end))
}

/** The reports of a driver, oldest first. */
export const keptBy = (driver: Pick<Driver, 'id'>, kept: readonly StoredReport[]): StoredReport[] =>
  kept.filter(entry => entry.driver === undefined || entry.driver.id === driver.id)

/** The other drivers whose reports wait on this phone, with the number of each. */
export function othersWaiting(
  driver: Pick<Driver, 'id'>,
  kept: readonly StoredReport[],
): (Driver & { count: number })[] {
  const others = new Map<string, Driver & { count: number }>()
  for (const { driver: other } of kept) {
    if (other === undefined || other.id === driver.id) continue
    others.set(other.id, { ...other, count: (others.get(other.id)?.count ?? 0) + 1 })
  }
  return [...others.values()]
}

/** `other_driver`: another account is signed in on this phone by now. */
export type Sent = 'all' | 'later' | 'signed_out' | 'other_driver'

/**
 * Sends the stored reports of a driver until none is left or one does not get through.
 * @param send makes the call
 * @param meaning of a failure: it gets through later, after this driver signs in, or never
 * @returns the outcome, and the reports that the server refused
 */
export async function sendKept(
  store: Store,
  driver: Pick<Driver, 'id'>,
  send: (sent: InputOf<'drivers.act'>) => Promise<OutputOf<'drivers.act'>>,
  meaning: (failure: unknown) => Exclude<Sent, 'all'> | 'never',
): Promise<{ sent: Sent; refused: Refused[] }> {
  const refused: Refused[] = []
  let most = atOnce
  for (;;) {
    const next = nextToSend(keptBy(driver, readKept(store))).slice(0, most)
    const [first] = next
    if (!first) return { sent: 'all', refused }
    try {
      const now = readClocks()
      const actions = next.map(({ action, pressed }) => ({
        ...action,
        age: pressed ? ageBetween(pressed, now) : 0,
      }))
      const { results } = await send({ routeId: first.routeId, driverId: driver.id, actions })
      for (const { action } of next) {
        const result = results.find(({ id }) => id === action.id)
        if (result?.outcome === 'refused') refused.push({ action, state: result.state })
      }
      letGo(store, new Set(results.map(({ id }) => id)))
    } catch (failure) {
      const what = meaning(failure)
      if (what !== 'never') return { sent: what, refused }
      // One of several is wrong, and the others may be right: they go one by one.
      if (next.length > 1) {
        most = 1
        continue
      }
      // It would be refused for ever, and block the ones after it.
      refused.push({ action: first.action, state: null })
      letGo(store, new Set([first.action.id]))
    }
  }
}

type Route = OutputOf<'drivers.today'>['routes'][number]

/** A route as the driver left it, with the unsent actions applied. */
export function withKept(route: Route, kept: readonly StoredReport[]): Route {
  const said = new Map<string, Action>()
  for (const { action } of kept) {
    if (isOneOf(action.kind, reportedStops)) said.set(action.stopId, action)
  }
  return {
    ...route,
    stops: route.stops.map(stop => {
      const action = said.get(stop.id)
      const ended = isOneOf(stop.state, finishedStops)
      return action && !ended ? { ...stop, state: action.kind as typeof stop.state } : stop
    }),
  }
}
