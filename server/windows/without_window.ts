// Who is without a window in a zone, household by household, in the order in which they get another one.

import type { HeldWindow } from '../../domain/windows.ts'
import type { Db } from '../request/database/database.ts'
import {
  type BoxWithoutWindow,
  type HouseholdWithoutWindow,
  readBoxesWithout,
  readHouseholdsWithout,
} from './store.ts'

export interface WithoutWindow {
  clientId: string
  /** What it has every week, and cannot keep; null where it keeps that. */
  standing: HouseholdWithoutWindow | null
  /** Soonest first. */
  boxes: BoxWithoutWindow[]
}

/** Those that others have the places of come first: places are free then for those whose window has other hours. */
export async function whoIsWithout(
  db: Db,
  of: { zone: string; windows: readonly HeldWindow[]; first: string; only?: string },
): Promise<WithoutWindow[]> {
  const [boxes, households] = [await readBoxesWithout(db, of), await readHouseholdsWithout(db, of)]
  const standing = new Map(households.map(one => [one.clientId, one]))
  const known = Map.groupBy(boxes, ({ clientId }) => clientId)
  const all = [...new Set([...standing.keys(), ...known.keys()])].map(clientId => ({
    clientId,
    standing: standing.get(clientId) ?? null,
    boxes: known.get(clientId) ?? [],
  }))
  return all.sort(
    (a, b) => rank(a) - rank(b) || compare(sinceOf(a), sinceOf(b)) || compare(a.clientId, b.clientId),
  )
}

const rank = ({ standing, boxes }: WithoutWindow) =>
  standing?.over || boxes.some(({ over }) => over) ? 0 : 1
const sinceOf = ({ standing, boxes }: WithoutWindow) => standing?.since ?? boxes[0]?.since ?? ''
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
