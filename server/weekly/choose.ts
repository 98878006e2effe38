// The automatic choice for a whole batch: which profile gets which dishes, and how often (rule 31). Kitchen capacity is taken in
// the transaction that records the result, so it is taken once, however often the run starts again. Boxes are filled slice by slice
// (lock.ts).

import { type Candidate, candidateOf } from '../../domain/choice/candidate.ts'
import { inCategoryOrder } from '../../domain/choice/category_order.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import { onNodes } from '../nodes/distributed.ts'
import { listing, type Pieces, piecesOfBatch } from '../nodes/pieces.ts'
import { type Db, type Tx, withTx } from '../request/database/database.ts'
import { NobodysFault } from '../request/in_halves.ts'
import type { Batch, Choice, Slice } from './batch.ts'
import { readCategoryOrder } from './category_order_store.ts'
import { chooseFor, chooseForGood } from './choose_for.ts'
import {
  cutSlices,
  type Demand,
  insertSlices,
  isChosen,
  readDemand,
  readSliced,
  readTaken,
  stampChosen,
  takeCapacity,
} from './choose_store.ts'
import { dishesToChoose } from './own_history.ts'
import { shareBySlice } from './share_slices.ts'

/** Households that a transaction of the run writes. */
const householdsASlice = 5_000

export interface Choosing extends Pick<Services, 'pool' | 'memory' | 'log'> {
  /** Households of a slice, 5,000 by default. */
  sliceSize?: number
}

/** Stock was taken between our reading and our taking: choose again from the rest. */
export class CapacityMoved extends NobodysFault {}

/** Times to choose again before giving up; editors take one unit at a time, so each try is close to the last. */
const tries = 20

/**
 * Chooses for a batch past its cutoff, unless that is done. Where nodes of a distributed database are lost, it chooses for the others'
 * households, from a share of what is left; for the rest once they are back.
 * @returns the lost nodes, for whose households nothing is chosen yet
 */
export async function choose(services: Choosing, batch: Batch, now: string): Promise<readonly string[]> {
  const menu = await menusOf(services).week(batch.brand, batch.week)
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTx(services.pool, tx => chooseOnce(tx, services, batch, menu, now))
    } catch (error) {
      if (!(error instanceof CapacityMoved) || attempt === tries) throw error
    }
  }
}

async function chooseOnce(
  tx: Tx,
  services: Choosing,
  batch: Batch,
  menu: WeekMenu | null,
  now: string,
): Promise<readonly string[]> {
  if (await isChosen(tx, batch)) return []
  const { slices, lost, share } = await cut(tx, services, batch)
  const read = await readDemand(tx, batch, slices, dishesToChoose(menu))
  const left = read.length === 0 ? [] : await readCandidates(tx, batch, menu)
  const candidates = share === 1 ? left : left.map(each => ({ ...each, left: Math.floor(each.left * share) }))
  const { log } = services
  const { demand, choices } = chooseForGood(read, menu, candidates, ({ profileKey, households }, error) =>
    log.error({ err: error, ...batch, profileKey, households }, 'a profile could not be chosen for'),
  )
  await take(tx, batch, choices)
  const shared = shareBySlice(choices, demand)
  await insertSlices(
    tx,
    batch,
    slices.map((slice, place) => ({ ...slice, choice: shared.get(place) ?? [] })),
  )
  if (lost.length === 0) await stampChosen(tx, batch, now)
  return lost
}

/** The slices to choose for: on one server all of a batch; on several nodes those of the nodes that answer, and that were not cut before. */
async function cut(
  tx: Tx,
  services: Choosing,
  batch: Batch,
): Promise<Omit<Pieces, 'pieces'> & { slices: Slice[] }> {
  const size = services.sliceSize ?? householdsASlice
  if (!(await onNodes(services))) return { slices: await cutSlices(tx, batch, size), lost: [], share: 1 }
  const { pieces, lost, share } = await piecesOfBatch(services, batch, size)
  const before = await readSliced.all(tx, batch)
  const sliced = new Set(before.flatMap(({ members }) => members ?? []))
  const first = Math.max(-1, ...before.map(({ slice }) => slice)) + 1
  const slices = pieces
    .map(({ members }) => (members ?? []).filter(id => !sliced.has(id)))
    .filter(members => members.length > 0)
    .map((members, place) => ({ slice: first + place, ...listing(members) }))
  return { slices, lost, share }
}

/**
 * Decides for the households of each profile and takes the capacity.
 * @throws CapacityMoved when a dish was taken in the meantime
 */
export async function assign(
  tx: Tx,
  batch: Batch,
  menu: WeekMenu | null,
  demand: readonly Omit<Demand, 'slice'>[],
): Promise<Choice[]> {
  if (demand.length === 0) return []
  return take(tx, batch, chooseFor(demand, await readCandidates(tx, batch, menu)))
}

/** @throws CapacityMoved when a dish was taken in the meantime */
async function take(tx: Tx, batch: Batch, choices: Choice[]): Promise<Choice[]> {
  if (!(await takeCapacity(tx, batch, unitsByDish(choices)))) throw new CapacityMoved()
  return choices
}

/** The dishes of a menu with the stock of each, ranked by the week's saved order of categories. */
export async function readCandidates(
  db: Db,
  of: Pick<Batch, 'brand' | 'week'>,
  menu: WeekMenu | null,
): Promise<Candidate[]> {
  return inCategoryOrder(await readUnordered(db, of, menu), await readCategoryOrder(db, of))
}

/** The same, ranked by the menu alone. */
export async function readUnordered(
  db: Db,
  of: Pick<Batch, 'brand' | 'week'>,
  menu: WeekMenu | null,
): Promise<Candidate[]> {
  return candidatesOf(menu, await readTaken(db, of))
}

function candidatesOf(
  menu: WeekMenu | null,
  stock: ReadonlyMap<string, { capacity: number; taken: number }>,
): Candidate[] {
  const candidates: Candidate[] = []
  for (const product of menu?.published ? menu.products.values() : []) {
    const entry = stock.get(product.id)
    if (product.kind !== 'item' && entry) candidates.push(candidateOf(product.dish, { ...product, ...entry }))
  }
  return candidates
}

/** Chosen units of each dish. */
export function unitsByDish(choices: readonly Choice[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { dishIds, households } of choices) {
    for (const id of dishIds) units.set(id, (units.get(id) ?? 0) + households)
  }
  return units
}
