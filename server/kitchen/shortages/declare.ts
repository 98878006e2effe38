// An admin declares a shortage in a batch before it is packed, and its replacement. For each paid box concerned, the household is
// asked or, without a replacement, gets a refund without a question.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { isWorth, leastHoursToDecide } from '../../../domain/substitution.ts'
import { instantAt, isCalendarDate } from '../../../domain/time/zone.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { isIngredient } from '../../menu/replacing.ts'
import type { MenuProduct } from '../../menu/week_menu.ts'
import { withTx } from '../../request/database/database.ts'
import { worthOf } from './compare.ts'
import { enlist } from './enlist.ts'
import { insertShortage, readProductsOf, type ShortageRow } from './store.ts'

interface Declared {
  brand: BrandId
  date: string
  kitchen: string
  productId: string
  ingredientId: string | null
  /** An ingredient for an ingredient, a product for a product; null without a replacement. */
  replacementId: string | null
  /** Brand wall clock, `2026-11-28T17:00`; required with a replacement. */
  until: string | null
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * @returns the shortage’s id, and the number of its boxes
 * @throws Refusal not_found where the batch has no such product, or the product no such ingredient; shortage_known; shortage_unfit
 *   for an impossible replacement; shortage_until for a time that is too soon or after packing begins
 */
export async function declareShortage(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  declared: Declared,
): Promise<{ id: string; boxes: number }> {
  const { brand, date, kitchen, productId, ingredientId, actor, now } = declared
  const known = (await readProductsOf.all(services.pool, { brand, date })).find(
    one => one.kitchen === kitchen && one.productId === productId,
  )
  const menu = known && (await menusOf(services).week(brand, known.week))
  const product = menu?.products.get(productId)
  if (!known || !product) throw new Refusal('not_found', { fields: { productId: 'not_found' } })
  const has = product.dish?.ingredients.some(one => one.ingredientId === ingredientId && one.from === 'box')
  if (ingredientId !== null && !has) throw new Refusal('not_found', { fields: { ingredientId: 'not_found' } })
  const shortage: ShortageRow = {
    id: randomUUIDv7(),
    brand,
    deliveryDate: date,
    kitchen,
    productId,
    ingredientId,
    replacement: replacementOf(declared, product, menu?.products, await catalogueOf(services)),
    correctionId: null,
    decideBy: declared.replacementId === null ? null : decideByOf(declared),
  }
  const isNew = await withTx(services.pool, tx => insertShortage(tx, shortage, actor, now))
  if (!isNew) throw new Refusal('shortage_known')
  const { boxes } = await enlist(services, shortage, now)
  return { id: shortage.id, boxes }
}

function replacementOf(
  { ingredientId, replacementId }: Declared,
  product: MenuProduct,
  products: ReadonlyMap<string, MenuProduct> | undefined,
  catalogue: Catalogue,
): ShortageRow['replacement'] {
  if (replacementId === null) return null
  const unfit = new Refusal('shortage_unfit', { fields: { replacementId: 'shortage_unfit' } })
  if (ingredientId !== null) {
    if (!isIngredient(replacementId, catalogue) || replacementId === ingredientId) throw unfit
    return { id: replacementId, version: null }
  }
  const other = products?.get(replacementId)
  const fits =
    other && other.id !== product.id && other.kind === product.kind && other.taxClass === product.taxClass
  if (!fits || !isWorth(worthOf(product), worthOf(other))) throw unfit
  return { id: other.id, version: other.version }
}

function decideByOf({ brand, date, until, now }: Declared): string {
  const [day = '', time = ''] = (until ?? '').split('T')
  const wrong = new Refusal('shortage_until', { fields: { until: 'shortage_until' } })
  if (!isCalendarDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw wrong
  const at = instantAt(brand, day, time)
  const soonest = Temporal.Instant.from(now).add({ hours: leastHoursToDecide })
  if (Temporal.Instant.compare(at, soonest) < 0 || at >= instantAt(brand, date, '00:00')) throw wrong
  return at
}
