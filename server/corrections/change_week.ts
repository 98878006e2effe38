// menu_weeks.publish and menu_weeks.preview: a week's menu becomes what is planned. A dish that leaves a published week leaves the boxes that
// hold it, as a withdrawn one does, but in this week alone.

import { randomUUIDv7 } from 'node:crypto'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { keyOfProduct, menusOf } from '../menu/memory.ts'
import { productNames } from '../menu/product_names.ts'
import { changeMenu, menuChangeOf, type WeekToPublish } from '../planning/change_menu.ts'
import { loadWeek } from '../planning/load_week.ts'
import { showBoard } from '../planning/show_board.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { Mending } from './mend_box.ts'
import { mendCorrection } from './mend_corrections.ts'
import { countOutcomes, type ForeseenBox, foresee } from './preview.ts'
import { type Correction, enlistBoxes, insertCorrection, readHolding } from './store.ts'

/**
 * Publishes what is planned, and settles the boxes that hold a dish that leaves.
 * @throws Refusal as `changeMenu` does
 */
export async function publishPlan(
  services: Mending,
  { actor, locale, ...of }: WeekToPublish & { actor: string; locale: Locale },
): Promise<OutputOf<'menu_weeks.publish'>> {
  const { brand, week, now } = of
  const settled = await withTx(services.pool, async tx => {
    const corrections: Correction[] = []
    let boxes = 0
    for (const { id: productId, version } of (await changeMenu(tx, services, of)).left) {
      const what = {
        productId,
        kind: 'rtc' as const,
        version,
        withdrawn: true,
        fromWeek: week,
        untilWeek: null,
        brand,
      }
      const correction = { id: randomUUIDv7(), ...what, actor, at: now }
      await insertCorrection(tx, correction)
      boxes += await enlistBoxes(tx, correction, [brand], now)
      corrections.push(correction)
    }
    return { corrections, boxes }
  })
  menusOf(services).changed()
  for (const correction of settled.corrections) await mendCorrection(services, correction, now)
  return { boxes: settled.boxes, board: await showBoard(services, { brand, week, now, locale }) }
}

/**
 * What publishing would do to the boxes of the week, by the same rules and on the stock of this minute. A dish that comes is not reckoned with
 * as a replacement yet.
 * @throws Refusal not_found
 */
export async function previewWeek(
  services: Stored,
  asked: { brand: BrandId; week: string; now: string; locale: Locale },
): Promise<OutputOf<'menu_weeks.preview'>> {
  const { brand, week, locale } = asked
  const planned = await loadWeek(services, asked)
  const { left, came } = menuChangeOf(planned)
  const leaving = left.map(({ id }) => id)
  const names = await productNames(services.pool, [...leaving, ...came])
  const nameOf = (id: string) => names.get(id)?.[locale] ?? id
  const foreseen = new Map<string, ForeseenBox[]>()
  for (const { id, version } of left) {
    const of = { productId: id, version, fromWeek: week, untilWeek: null, brand, brands: [brand] }
    const held = await readHolding.all(services.pool, of)
    foreseen.set(id, held.length === 0 ? [] : await foreseeLeaving(services, { id, version }, held, leaving))
  }
  const all = [...foreseen.values()].flat()
  return {
    version: planned.plans.get(week)?.version ?? 0,
    came: came.map(nameOf),
    left: leaving.map(id => ({ id, name: nameOf(id), boxes: foreseen.get(id)?.length ?? 0 })),
    boxes: new Set(all.map(({ line }) => line.orderId)).size,
    households: new Set(all.map(({ line }) => line.clientId)).size,
    outcomes: countOutcomes(all),
  }
}

async function foreseeLeaving(
  services: Stored,
  { id, version }: { id: string; version: number },
  held: Parameters<typeof foresee>[2],
  leaving: readonly string[],
): Promise<ForeseenBox[]> {
  const content = (await menusOf(services).contents([{ id, version }])).get(keyOfProduct({ id, version }))
  if (!content?.dish) return []
  const product = { dish: content.dish, recipe: content.recipe, item: null }
  const change = { id, withdrawn: true, product, entry: { kind: 'rtc' as const } }
  return foresee(services, change, held, await catalogueOf(services), leaving)
}
