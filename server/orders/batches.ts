// The batches that boxes belong to. A batch has its cutoff from when it is opened, and every box in it that one: what its household is shown,
// and what the weekly run goes by.

import type { BrandId } from '../../domain/brands.ts'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { menuWeekOf } from '../../domain/time/weeks.ts'
import { holdCutoffs } from '../catalogue/catalogue.ts'
import type { Tx } from '../request/database/database.ts'
import { insertKitchenBatches, readBatchCutoffs } from './open_store.ts'

/** Opens a kitchen's batches of these delivery dates where they are missing. @returns the cutoff of each date, an ISO instant */
export async function openBatches(
  tx: Tx,
  of: { brand: BrandId; kitchen: string },
  deliveryDates: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await cutoffsIn(tx, of, deliveryDates)
  const missing = deliveryDates.filter(date => !known.has(date))
  if (missing.length === 0) return known
  const cutoffs = await holdCutoffs(tx)
  const opened = missing.map(deliveryDate => ({
    deliveryDate,
    week: menuWeekOf(deliveryDate),
    cutoffAt: cutoffOf(of.brand, deliveryDate, cutoffs),
  }))
  await insertKitchenBatches(tx, of, opened)
  return cutoffsIn(tx, of, deliveryDates)
}

async function cutoffsIn(
  tx: Tx,
  { brand, kitchen }: { brand: BrandId; kitchen: string },
  deliveryDates: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readBatchCutoffs.all(tx, { brand, kitchen, deliveryDates })
  return new Map(rows.map(({ deliveryDate, cutoffAt }) => [deliveryDate, cutoffAt.toISOString()]))
}

interface InBatch {
  brand: BrandId
  kitchen: string
  deliveryDate: string
  cutoffAt: string
}

/** A box with the cutoff of its batch, which is opened where it is missing. */
export async function inItsBatch<Box extends InBatch>(tx: Tx, box: Box): Promise<Box> {
  const cutoffs = await openBatches(tx, box, [box.deliveryDate])
  return { ...box, cutoffAt: cutoffs.get(box.deliveryDate) ?? box.cutoffAt }
}
