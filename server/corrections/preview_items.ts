// What would become of the boxes that hold market items, where what they are made of or suited to changes.

import { brandIds } from '../../domain/brands.ts'
import { type ItemStep, isAlike } from '../../domain/catalogue/item_steps.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { isDifferent } from './judge.ts'
import { countOutcomes, type ForeseenBox, foresee } from './preview.ts'
import { readHolding } from './store.ts'

/** An item as it would be in published menu weeks, from one until another; null for no end. */
export interface ForeseenItem {
  id: string
  version: number
  step: ItemStep
  week: string
  until: string | null
}

/** Whether a change can take an item out of boxes, or is told by letter. */
export const isOfConcern = (before: ItemStep, after: ItemStep): boolean =>
  before.withdrawn !== after.withdrawn ||
  !(['allergens', 'mayContain', 'diets'] as const).every(name =>
    isAlike(before.content[name], after.content[name]),
  )

/** Boxes by what would become of them, and the letters that would be written. */
export async function foreseeItems(services: Stored, items: readonly ForeseenItem[]) {
  const catalogue = await catalogueOf(services)
  const foreseen: ForeseenBox[] = []
  for (const { id, version, step, week: fromWeek, until: untilWeek } of items) {
    const of = { productId: id, version, fromWeek, untilWeek, brands: brandIds, brand: null }
    const held = await readHolding.all(services.pool, of)
    if (held.length === 0) continue
    const product = { dish: null, recipe: null, item: step.content } as const
    const change = { id, withdrawn: step.withdrawn, product, entry: { kind: 'item' as const } }
    foreseen.push(...(await foresee(services, change, held, catalogue)))
  }
  const isTold = ({ outcome, differs }: ForeseenBox) =>
    outcome === 'kept' ? isDifferent(differs) : outcome !== 'waiting'
  return {
    outcomes: countOutcomes(foreseen),
    letters: foreseen.filter(isTold).length,
    lines: foreseen.length,
  }
}
