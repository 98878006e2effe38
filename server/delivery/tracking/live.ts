// Sends news of a route to the watchers of its boxes. A route is read once for all its watchers. News is a raised version; a
// notification only says when to look, so a lost one does no harm.

import type { Road } from '../../../contract/tracking.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { Services } from '../../integrations/services.ts'
import { listenTo } from '../../request/database/database.ts'
import { findRoute, readStops } from '../routes/store.ts'
import { roadOf } from './road.ts'
import { readRouteVersions, readStatesOf } from './store.ts'

/** An update to a watcher. */
export interface LiveNews {
  state: OrderState
  road: Road
}

interface Watcher {
  clientId: string
  orderId: string
  tell(news: LiveNews): void
}

interface Live {
  /** Watches a box of a route. @returns the function that ends it; null where this process has no room for more watchers */
  watch(routeId: string, watcher: Watcher): (() => void) | null
  readonly watching: number
  close(): Promise<void>
}

/** The most watchers of this process, and of one household. */
const most = { all: 20_000, ofOne: 6 }
/** Milliseconds between two checks of versions, whatever was notified; and the wait that gathers several changes. */
const rhythm = 20_000
const gather = 200

export function openLive({ pool, clock, log }: Pick<Services, 'pool' | 'clock' | 'log'>): Live {
  const routes = new Map<string, { watchers: Set<Watcher>; version: number; last: Map<Watcher, string> }>()
  const due = new Map<string, NodeJS.Timeout>()
  let watching = 0
  let listener: Promise<(() => void) | null> | null = null
  let closed = false

  const look = async (routeId: string) => {
    const followed = routes.get(routeId)
    if (!followed || closed) return
    const [route, stops, states] = await Promise.all([
      findRoute.first(pool, { id: routeId }),
      readStops.all(pool, { routeId }),
      readStatesOf(pool, routeId),
    ])
    if (!route) return
    followed.version = route.version
    const now = clock.now().toString({ fractionalSecondDigits: 3 })
    const placeOf = new Map(stops.map((stop, at) => [stop.subjectId, at]))
    for (const watcher of followed.watchers) {
      const at = placeOf.get(watcher.orderId)
      const state = states.get(watcher.orderId)
      if (at === undefined || state === undefined || stops[at]?.clientId !== watcher.clientId) continue
      const news = { state, road: roadOf(route, stops, at, { state, now }) }
      // Many events of a route change nothing for most of its watchers.
      const said = JSON.stringify(news)
      if (followed.last.get(watcher) === said) continue
      followed.last.set(watcher, said)
      watcher.tell(news)
    }
  }

  const lookSoon = (routeId: string) => {
    if (closed || !routes.has(routeId) || due.has(routeId)) return
    const timer = setTimeout(() => {
      due.delete(routeId)
      look(routeId).catch(error => log.warn({ err: error }, 'a route could not be looked at'))
    }, gather)
    due.set(routeId, timer)
  }

  /** Windows also move with time, so every route is checked now and then, and a changed one at once. */
  const sweep = setInterval(() => {
    if (routes.size === 0) return
    listener ??= listen()
    readRouteVersions
      .all(pool, { routeIds: [...routes.keys()] })
      .then(rows => {
        for (const { id, version } of rows) if (routes.get(id)?.version !== version) lookSoon(id)
      })
      .catch(error => log.warn({ err: error }, 'the routes could not be looked at'))
  }, rhythm)
  sweep.unref()

  /** Receives notifications of changes at once; without it the sweep finds them. */
  async function listen(): Promise<(() => void) | null> {
    try {
      return await listenTo(pool, 'delivery_route', lookSoon, () => {
        listener = null
      })
    } catch (error) {
      listener = null
      log.warn({ err: error }, 'changes of routes are not heard of at once')
      return null
    }
  }

  return {
    get watching() {
      return watching
    },
    watch: (routeId, watcher) => {
      const followed = routes.get(routeId) ?? { watchers: new Set(), version: 0, last: new Map() }
      const same = [...followed.watchers].filter(({ clientId }) => clientId === watcher.clientId).length
      if (closed || watching >= most.all || same >= most.ofOne) return null
      routes.set(routeId, followed)
      followed.watchers.add(watcher)
      watching += 1
      listener ??= listen()
      lookSoon(routeId)
      return () => {
        if (!followed.watchers.delete(watcher)) return
        followed.last.delete(watcher)
        watching -= 1
        if (followed.watchers.size === 0) routes.delete(routeId)
      }
    },
    close: async () => {
      closed = true
      clearInterval(sweep)
      for (const timer of due.values()) clearTimeout(timer)
      const end = await listener
      end?.()
    },
  }
}
