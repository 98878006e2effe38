// catalogue.product: a product in its newest version, its versions, and how the boxes of its corrections stand.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { newestOf } from '../catalogue/change.ts'
import type { Stored } from '../request/services.ts'
import { readProgress } from './store.ts'

/** @throws Refusal not_found */
export async function showProduct(
  services: Pick<Stored, 'pool'>,
  { brand, id }: { brand: BrandId; id: string },
): Promise<OutputOf<'catalogue.product'>> {
  const newest = await newestOf(services.pool, id)
  if (!newest) throw new Refusal('not_found')
  const { dish, item, versions } = newest
  return {
    id,
    version: (dish ?? item).version,
    withdrawn: (dish ?? item).withdrawn,
    recipe: (dish?.recipe ?? null) as OutputOf<'catalogue.product'>['recipe'],
    item: (item?.content ?? null) as OutputOf<'catalogue.product'>['item'],
    versions: versions.map(({ at, ...version }) => {
      const { date, time } = wallClock(brand, at.toISOString())
      return { ...version, date, time }
    }),
    corrections: await correctionProgress(services, id),
  }
}

/** How the boxes of a product's corrections stand, newest first. */
export async function correctionProgress(
  { pool }: Pick<Stored, 'pool'>,
  id: string,
): Promise<OutputOf<'catalogue.product'>['corrections']> {
  const progress = await readProgress.all(pool, { productId: id })
  return progress.map(({ version, closed, outcome, boxes }) => ({ version, closed, outcome, boxes }))
}
