// An admin's changes to routes: a stop on another route, or at another place. Planning leaves them as they are.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { timesOf } from '../../../domain/routes/problem.ts'
import type { Services } from '../../integrations/services.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { fleetFor, problemOf } from './problem_of.ts'
import {
  findRoute,
  holdRoute,
  type RouteRow,
  readRouteOfStop,
  readStops,
  reorderStops,
  type StopRow,
  touchRoutes,
} from './store.ts'

type Needs = Pick<Services, 'pool' | 'distances'>

/**
 * Moves a stop to a place on a route.
 * @param asked.place from 1; beyond the last place it goes to the end
 * @throws Refusal not_found; conflict where it is done, or would come before a finished one
 */
export async function moveStop(
  services: Needs,
  { brand }: { brand: BrandId },
  asked: { clientId: string; id: string; routeId: string; place: number },
): Promise<void> {
  await withTx(services.pool, async tx => {
    const to = await findRoute.first(tx, { id: asked.routeId })
    if (!to || to.brand !== brand) throw new Refusal('not_found')
    const from = await routeHolding(tx, asked, to)
    // Routes are locked in the order of their ids, whichever way a stop goes.
    for (const id of [...new Set([from.id, to.id])].sort()) await holdRoute(tx, id)
    const stops = await readStops.all(tx, { routeId: from.id })
    const moved = stops.find(({ id }) => id === asked.id)
    if (!moved) throw new Refusal('not_found')
    const others = (from.id === to.id ? stops : await readStops.all(tx, { routeId: to.id })).filter(
      stop => stop !== moved,
    )
    const firstFree = others.findLastIndex(({ state }) => state !== 'planned') + 1
    const place = Math.min(asked.place - 1, others.length)
    if (moved.state !== 'planned' || place < firstFree) throw new Refusal('conflict')
    await retime(tx, services, to, [...others.slice(0, place), moved, ...others.slice(place)])
    if (from.id !== to.id) {
      await retime(
        tx,
        services,
        from,
        stops.filter(stop => stop !== moved),
      )
    }
    await touchRoutes(tx, [...new Set([from.id, to.id])])
  })
}

/** The stop's present route: of the same day and kitchen as the one it goes to. */
async function routeHolding(tx: Tx, asked: { id: string }, to: RouteRow): Promise<RouteRow> {
  const id = await readRouteOfStop(tx, asked.id, to)
  const from = id === null ? undefined : await findRoute.first(tx, { id })
  if (!from) throw new Refusal('not_found')
  return from
}

/** Gives the stops of a route their places and minutes, in this order. */
async function retime(
  tx: Tx,
  services: Pick<Services, 'distances'>,
  route: Pick<RouteRow, 'id' | 'brand' | 'date' | 'kitchen'>,
  stops: readonly StopRow[],
): Promise<void> {
  if (stops.length === 0) return
  const problem = await problemOf(services, await fleetFor(tx, route, stops), stops)
  const { begins } = timesOf(problem, [...stops.keys()])
  const placed = stops.map((stop, at) => ({
    ...stop,
    place: at + 1,
    minute: Math.round(begins[at] as number),
  }))
  await reorderStops(tx, route.id, placed)
}
