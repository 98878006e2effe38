// Reports that a driver made and the phone could not send yet. The browser stores each under an id of its own, sends them in order,
// and drops one when the server has confirmed it: sent twice, it counts once.

import type { InputOf, OutputOf } from '../../../contract/index.ts'

export type Action = InputOf<'drivers.act'>['actions'][number]
export interface Kept {
  routeId: string
  action: Action
}

/** Its storage: the browser's own, or one of a test. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

const key = 'driver:kept'
/** Actions sent at once; a photo goes alone, because it fills a request. */
const atOnce = 10

/** The stored actions, oldest first; none where they cannot be read. */
export function readKept(store: Store): Kept[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept[]) : []
  } catch {
    return []
  }
}

/** Keeps one more. @returns false where the browser has no room for it */
export function keep(store: Store, entry: Kept): boolean {
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
export function nextToSend(kept: readonly Kept[]): Kept[] {
  const [first] = kept
  if (!first) return []
  if (first.action.photo !== undefined) return [first]
  const end = kept.findIndex(({ routeId, action }) => routeId !== first.routeId || action.photo !== undefined)
  return kept.slice(0, Math.min(atOnce, end === -1 ? kept.length : end))
}

export type Sent = 'all' | 'later' | 'signed_out'

/**
 * Sends the stored reports until none is left or one does not get through.
 * @param send makes the call
 * @param meaning of a failure: it gets through later, after signing in, or never
 * @returns the outcome, and how many reports the server refused
 */
export async function sendKept(
  store: Store,
  send: (sent: InputOf<'drivers.act'>) => Promise<OutputOf<'drivers.act'>>,
  meaning: (failure: unknown) => 'later' | 'signed_out' | 'never',
): Promise<{ sent: Sent; refused: number }> {
  let refused = 0
  let most = atOnce
  for (;;) {
    const next = nextToSend(readKept(store)).slice(0, most)
    const [first] = next
    if (!first) return { sent: 'all', refused }
    try {
      const actions = next.map(({ action }) => action)
      const { results } = await send({ routeId: first.routeId, actions })
      refused += results.filter(({ outcome }) => outcome === 'refused').length
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
      refused += 1
      letGo(store, new Set([first.action.id]))
    }
  }
}

type Route = OutputOf<'drivers.today'>['routes'][number]

/** A route as the driver left it, with the unsent actions applied. */
export function withKept(route: Route, kept: readonly Kept[]): Route {
  const said = new Map<string, Action>()
  for (const { action } of kept) {
    const counts = action.kind === 'arrived' || action.kind === 'done' || action.kind === 'failed'
    if (counts) said.set(action.stopId, action)
  }
  return {
    ...route,
    stops: route.stops.map(stop => {
      const action = said.get(stop.id)
      const ended = stop.state === 'done' || stop.state === 'failed'
      return action && !ended ? { ...stop, state: action.kind as typeof stop.state } : stop
    }),
  }
}
