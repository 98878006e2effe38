// A product of paid boxes that the company corrected or withdrew: a line on the page of shortages, where the kitchen sees it. The
// households that exclude what it is now are asked as about a shortage; without an answer it is left out, for its price.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import { leastHoursToDecide } from '../../../domain/substitution.ts'
import { addHours, instantAt } from '../../../domain/time/zone.ts'
import type { Tx } from '../../request/database/database.ts'
import { insertShortage } from './store.ts'

const hoursToAnswer = 24

/** Notes it for the batch of a box; one line for all boxes of the batch. */
export async function noteCorrected(
  tx: Tx,
  { brand, deliveryDate, kitchen }: { brand: BrandId; deliveryDate: string; kitchen: string },
  correction: { id: string; productId: string; version: number; withdrawn: boolean; actor: string },
  now: string,
): Promise<void> {
  const { id: correctionId, productId, version, withdrawn, actor } = correction
  await insertShortage(
    tx,
    {
      ...{ id: randomUUIDv7(), brand, deliveryDate, kitchen, productId, ingredientId: null, correctionId },
      replacement: withdrawn ? null : { id: productId, version },
      decideBy: withdrawn ? null : answerUntil(brand, deliveryDate, now),
    },
    actor,
    now,
  )
}

/** A day, but not beyond the day before the delivery; null where there is too little time to ask. */
function answerUntil(brand: BrandId, deliveryDate: string, now: string): string | null {
  const packing = Date.parse(instantAt(brand, deliveryDate, '00:00')) - 1_000
  const until = Math.min(packing, Date.parse(addHours(now, hoursToAnswer)))
  return until < Date.parse(addHours(now, leastHoursToDecide)) ? null : new Date(until).toISOString()
}
