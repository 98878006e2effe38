// market_admin.show and options: one item over the weeks, with who changed what of it.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { itemDifferences } from '../../domain/catalogue/item_differences.ts'
import { itemSteps, priceToCome } from '../../domain/catalogue/item_steps.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { correctionProgress } from '../corrections/show_product.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import type { Stored } from '../request/services.ts'
import { firstWeek, unpublishedIn } from './book.ts'
import { mondaysOf, taxesOf } from './list_items.ts'
import { readEntries, readLastWeeks, readVersionsOf } from './store.ts'

type ShownItem = OutputOf<'market_admin.show'>

/** @throws Refusal not_found */
export async function showItem(
  services: Stored,
  { brand, now }: { brand: BrandId; now: string },
  id: string,
): Promise<ShownItem> {
  const { pool } = services
  const first = firstWeek(now)
  const [versions, weeks, lastWeeks] = [
    await readVersionsOf.all(pool, { ids: [id] }),
    await readEntries.all(pool, { week: first, ids: [id] }),
    await readLastWeeks.all(pool),
  ]
  const [newest] = versions
  if (!newest) throw new Refusal('not_found')
  const unpublished = unpublishedIn(lastWeeks, first)
  // A brand that does not sell it shows it as the other one has it.
  const seller = newest.content.brand.includes(brand) ? brand : (newest.content.brand[0] ?? brand)
  const pinned = weeks
    .filter(one => one.brand === seller)
    .map(({ week, version, capacity }) => ({ week, version, isEmpty: capacity === 0 }))
  const steps = itemSteps({ versions, pinned, first, unpublished: unpublished[seller] })
  const [present] = steps
  if (!present) throw new Refusal('not_found')
  return {
    id,
    version: newest.version,
    withdrawn: present.withdrawn,
    item: present.content as ShownItem['item'],
    picture: pictureOf(present.content.picture, seller),
    toCome: priceToCome(steps, first),
    mondays: mondaysOf({ first, unpublished }, newest.content.brand),
    weeks: weeks.map(({ brand: of, week, version, capacity, taken }) => ({
      ...{ brand: of, week, version, capacity, taken },
    })),
    versions: versions.map((one, at) => {
      const former = versions[at + 1]
      const { date, time } = wallClock(brand, one.at.toISOString())
      return {
        version: one.version,
        fromWeek: one.fromWeek,
        withdrawn: one.withdrawn,
        reason: one.reason,
        ...{ date, time, admin: one.admin },
        differences: former ? itemDifferences(former, one) : [],
      }
    }),
    corrections: await correctionProgress(services, id),
  }
}

export async function itemOptions(
  services: Stored,
  { brand, now }: { brand: BrandId; now: string },
): Promise<OutputOf<'market_admin.options'>> {
  const first = firstWeek(now)
  const unpublished = unpublishedIn(await readLastWeeks.all(services.pool), first)
  return { taxes: await taxesOf(services, brand, now), mondays: mondaysOf({ first, unpublished }, brandIds) }
}
