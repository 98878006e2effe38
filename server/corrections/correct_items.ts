// Many market items at once, each in steps from a week on: their versions, the published weeks that pin them, and the boxes that held the former
// ones, within a change that has begun.

import { randomUUIDv7 } from 'node:crypto'
import { brandIds } from '../../domain/brands.ts'
import type { ItemStep } from '../../domain/catalogue/item_steps.ts'
import { addVersionsOfItems } from '../catalogue/change.ts'
import type { Tx } from '../request/database/database.ts'
import { firstWeekOf } from './correct.ts'
import { refuseRises } from './price_rises.ts'
import { type Correction, enlistBoxes, insertCorrection, pinVersion } from './store.ts'

export interface ItemToSave {
  id: string
  /** The newest version; 0 for a new item. */
  base: number
  place: number
  /** At least one, in their order; the first is from the beginning of the change. */
  steps: readonly ItemStep[]
}

interface ItemsChange {
  /** `now`, `new`, or the Monday of a menu week. */
  from: string
  /** The first week that no brand has published: nothing is pinned from there on. */
  unpublished: string
  reason: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Boxes are settled afterwards, by `mendCorrection` or the clock.
 * @throws Refusal catalogue_price_rise where a price would rise in a published week, invalid_input for a week that is over
 */
export async function addItemSteps(
  tx: Tx,
  items: readonly ItemToSave[],
  { from, unpublished, reason, actor, now }: ItemsChange,
): Promise<{ boxes: number; corrections: Correction[] }> {
  const first = firstWeekOf(from, now)
  const versions = items.flatMap(({ id, base, place, steps }) =>
    steps.map((step, at) => {
      const isFirst = at === 0
      return {
        ...{ id, place, step, version: base + 1 + at, isNew: base === 0 },
        /** The first week whose published menu has it; null for none. */
        week: isFirst ? first : step.from,
        until: steps[at + 1]?.from ?? null,
        fromWeek: isFirst ? (from === 'now' || from === 'new' ? null : from) : step.from,
      }
    }),
  )
  const published = versions.filter(({ week, isNew }) => !isNew && week !== null && week < unpublished)
  await refuseRises(
    tx,
    published.map(({ id, step, week, until }) => ({
      ...{ id, until, cents: step.content.priceCents, from: week as string },
    })),
  )
  await addVersionsOfItems(
    tx,
    versions.map(({ id, version, fromWeek, place, step }) => ({
      ...{ id, version, fromWeek, place, withdrawn: step.withdrawn, item: step.content },
    })),
    { reason, actor, at: now },
  )
  const corrections: Correction[] = []
  let boxes = 0
  for (const { id: productId, version, step, week, until } of published) {
    const what = { productId, kind: 'item' as const, version, withdrawn: step.withdrawn, brand: null }
    const of = { id: randomUUIDv7(), ...what, fromWeek: week as string, untilWeek: until, actor, at: now }
    const { category, weeklyStock: capacity } = step.content
    await pinVersion(tx, of, { category, surchargeCents: 0, capacity })
    await insertCorrection(tx, of)
    boxes += await enlistBoxes(tx, of, brandIds, now)
    corrections.push(of)
  }
  return { boxes, corrections }
}
