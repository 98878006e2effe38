// The automatic choice for a whole batch: which profile gets which dishes, and how often (rule 31). Kitchen capacity is taken in
// the transaction that records the result, so it is taken once, however often the run starts again. Boxes are filled slice by slice
// (lock.ts).

import { type Candidate, candidateOf } from '../../domain/choice/candidate.ts'
import { inCategoryOrder } from '../../domain/choice/category_order.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import { type Db, type Tx, withTx } from '../request/database/database.ts'
import { NobodysFault } from '../request/in_halves.ts'
import type { Batch, Choice } from './batch.ts'
import { readCategoryOrder } from './category_order_store.ts'
import { chooseFor, chooseForGood } from './choose_for.ts'
import {
  cutSlices,
  type Demand,
  insertSlices,
  isChosen,
  readDemand,
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

/** Chooses for a batch past its cutoff, unless that is done. */
export async function choose(services: Choosing, batch: Batch, now: string): Promise<void> {
  const menu = await menusOf(services).week(batch.brand, batch.week)
  for (let attempt = 1; ; attempt++) {
    try {
      await withTx(services.pool, tx => chooseOnce(tx, services, batch, menu, now))
      return
    } catch (error) {
      if (!(error instanceof CapacityMoved) || attempt === tries) throw error
    }
  }
}

async function chooseOnce(
  tx: Tx,
  { log, sliceSize = householdsASlice }: Pick<Choosing, 'log' | 'sliceSize'>,
  batch: Batch,
  menu: WeekMenu | null,
  now: string,
): Promise<void> {
  if (await isChosen(tx, batch)) return
  const slices = await cutSlices(tx, batch, sliceSize)
  const read = await readDemand(tx, batch, slices, dishesToChoose(menu))
  const candidates = read.length === 0 ? [] : await readCandidates(tx, batch, menu)
  const { demand, choices } = chooseForGood(read, menu, candidates, ({ profileKey, households }, error) =>
    log.error({ err: error, ...batch, profileKey, households }, 'a profile could not be chosen for'),
  )
  await take(tx, batch, choices)
  const shared = shareBySlice(choices, demand)
  await insertSlices(
    tx,
    batch,
    slices.map(slice => ({ ...slice, choice: shared.get(slice.slice) ?? [] })),
  )
  await stampChosen(tx, batch, now)
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
