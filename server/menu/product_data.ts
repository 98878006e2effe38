// products.modal_data: everything about a dish or a market item.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brands, type Locale } from '../../domain/brands.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { unitPriceOf } from '../../domain/plans.ts'
import { isTaxable } from '../../domain/tax/tax.ts'
import { planById } from '../../domain/terms/terms.ts'
import { currentWeek } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { cutoffsOf, termsOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { keyOfProduct, menusOf } from './memory.ts'
import { nutritionLabel } from './nutrition_label.ts'
import { pictureOf } from './pictures/picture_of.ts'
import { dishData, itemData } from './product_wire.ts'
import { reviewSummary } from './reviews/opinions.ts'
import { readNewestVersion } from './store.ts'
import { onMenu, type ProductContent, type WeekMenu } from './week_menu.ts'
import { timesOfWeek } from './weeks_to_show.ts'

type ProductData = OutputOf<'products.modal_data'>

/** The person and the product; prices are of this plan. */
interface ProductQuestion {
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
  id: string
  planId: string
  /** The menu week in view, Monday as ISO date. */
  week?: string | undefined
  /** The household's delivery day; null for a visitor, who can still have any. */
  weekday: Weekday | null
}

/**
 * A product on the menu of the requested week, else on the first menu it can still be ordered from, else in its newest version,
 * without a week.
 * @throws not_found
 */
export async function productData(services: Stored, question: ProductQuestion): Promise<ProductData> {
  const { brand, locale, id, planId } = question
  const weeks = await openWeeksOf(services, question)
  const menu = await menuFor(services, question, weeks)
  const entry = menu?.products.get(id)
  const product = entry ?? (await newestOf(services, id))
  const surchargeCents = entry?.surchargeCents ?? 0
  const { taxClass } = product.kind === 'item' ? product.item : product.dish
  const on = menu?.week ?? currentWeek(brand, question.now)
  const terms = (await termsOf(services)).of(brand, on)
  const taxed = brands[brand].provinces.some(province => isTaxable(terms.taxes[province], taxClass))
  const reviews = await reviewSummary(services, id)
  if (product.kind === 'item')
    return { ...itemData(product.item, brand, locale), version: product.version, weeks, taxed, reviews }
  const { dish } = product
  const plan = planById(terms, planId)
  if (!plan) throw new RangeError(`${brand} sells no plan ${planId}`)
  const { servingsPerUnit, servingCents } = unitPriceOf(plan, dish.kind)
  return {
    ...dishData(dish, brand, locale, servingsPerUnit),
    pairings: pairingsOf(dish, menu, locale),
    unitCents: (servingCents + surchargeCents) * servingsPerUnit,
    perServingCents: servingCents,
    servings: servingsPerUnit,
    surchargeCents,
    taxed,
    weeks,
    reviews,
  }
}

/**
 * The present Nutrition Facts table of a product; null where it has none.
 * @throws not_found
 */
export async function productLabel(
  services: Stored,
  question: Pick<ProductQuestion, 'brand' | 'locale' | 'now' | 'id' | 'weekday'>,
): Promise<OutputOf<'products.recipal_html'>> {
  const { brand, locale, id } = question
  const menu = await menuFor(services, question, await openWeeksOf(services, question))
  const { dish } = menu?.products.get(id) ?? (await newestOf(services, id))
  return { html: dish && nutritionLabel(dish.nutrition, brand, locale) }
}

/** The published menu that a product is shown from. */
async function menuFor(
  services: Stored,
  { brand, id, week }: Pick<ProductQuestion, 'brand' | 'id' | 'week'>,
  open: readonly string[],
): Promise<WeekMenu | null> {
  const asked = week === undefined ? null : await menusOf(services).week(brand, week)
  if (onMenu(asked, id)) return asked
  return open[0] === undefined ? null : menusOf(services).week(brand, open[0])
}

/** The weeks of a product whose last cutoff has not passed: the household's own, or anybody's. */
async function openWeeksOf(
  services: Stored,
  { brand, id, now, weekday }: Pick<ProductQuestion, 'brand' | 'id' | 'now' | 'weekday'>,
): Promise<string[]> {
  const menus = menusOf(services)
  const [known, all] = await Promise.all([menus.weeks(brand), menus.weekdays(brand)])
  const weekdays = weekday === null ? all : () => [weekday]
  const thisWeek = currentWeek(brand, now)
  const weeks = known.map(({ week }) => week).filter(week => week >= thisWeek)
  const asOf = { now, cutoffs: await cutoffsOf(services) }
  const open = weeks.filter(week => (timesOfWeek(brand, week, weekdays(week), asOf)?.cutoffAt ?? '') >= now)
  const loaded = await Promise.all(open.map(week => menus.week(brand, week)))
  return loaded.flatMap(menu => (menu && onMenu(menu, id) ? [menu.week] : []))
}

async function newestOf(services: Stored, id: string): Promise<ProductContent & { version: number }> {
  const version = await readNewestVersion(services.pool, id)
  if (version === undefined) throw new Refusal('not_found')
  const content = (await menusOf(services).contents([{ id, version }])).get(keyOfProduct({ id, version }))
  if (!content) throw new Refusal('not_found')
  return { ...content, version }
}

/** The pairings of a dish on the same menu, because others cannot be ordered with it. */
function pairingsOf(dish: Dish, menu: WeekMenu | null, locale: Locale): ProductData['pairings'] {
  return dish.pairings.flatMap(id => {
    const product = menu?.products.get(id)
    const content = product?.dish ?? product?.item
    if (!content || !menu) return []
    return [{ id, name: content.name[locale], picture: pictureOf(content.picture, menu.brand) }]
  })
}
