// products.modal_data: everything a person wants to know of a dish or a market item.

import type pg from 'pg'
import { equipmentMessages } from '../../app/messages/equipment.ts'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { allergens } from '../../database/catalogue/allergens.ts'
import { type BrandId, brands, type Locale } from '../../domain/brands.ts'
import { saidOnce } from '../../domain/catalogue/allergens.ts'
import type {
  Customization,
  Dish,
  DishIngredient,
  MarketItem,
  NutritionPerServing,
} from '../../domain/catalogue/types.ts'
import { type Plan, unitPriceOf } from '../../domain/plans.ts'
import { isTaxable } from '../../domain/tax/tax.ts'
import { currentWeek } from '../../domain/time/weeks.ts'
import { pictureOf } from '../pictures/picture_of.ts'
import { keyOf, menusOf } from './memory.ts'
import { readDeliveryWeekdays, readNewestVersion, readWeeksOfProduct } from './store.ts'
import type { ProductContent } from './week_menu.ts'
import { timesOfWeek } from './weeks_to_show.ts'

export type ProductData = OutputOf<'products.modal_data'>

/** Who asks about which product; prices are this plan's. */
export interface ProductQuestion {
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
  id: string
  plan: Plan
}

/**
 * A product as it stands on the first menu it can still be ordered from, else in its newest version, without a week.
 * @throws not_found
 */
export async function productData(pool: pg.Pool, question: ProductQuestion): Promise<ProductData> {
  const { brand, locale, id, plan } = question
  const weeks = await openWeeksOf(pool, question)
  const menu = weeks[0] === undefined ? null : await menusOf(pool).week(brand, weeks[0])
  const onMenu = menu?.products.get(id)
  const product = onMenu ?? (await newestOf(pool, id))
  const surchargeCents = onMenu?.surchargeCents ?? 0
  const { taxClass } = product.kind === 'item' ? product.item : product.dish
  const on = weeks[0] ?? currentWeek(brand, question.now)
  const taxed = brands[brand].provinces.some(province => isTaxable(province, on, taxClass))
  if (product.kind === 'item')
    return { ...itemData(product.item, brand, locale), version: product.version, weeks, taxed }
  const { dish } = product
  const { servingsPerUnit, servingCents } = unitPriceOf(plan, dish.kind)
  return {
    ...dishData(dish, brand, locale, servingsPerUnit),
    pairings: await pairingsOf(pool, dish, brand, weeks[0], locale),
    unitCents: (servingCents + surchargeCents) * servingsPerUnit,
    perServingCents: servingCents,
    servings: servingsPerUnit,
    surchargeCents,
    taxed,
    weeks,
  }
}

/** The weeks a product is on whose last cutoff has not passed. */
async function openWeeksOf(pool: pg.Pool, { brand, id, now }: ProductQuestion): Promise<string[]> {
  const [weeks, weekdays] = await Promise.all([
    readWeeksOfProduct(pool, brand, id, currentWeek(brand, now)),
    readDeliveryWeekdays(pool, brand),
  ])
  return weeks.filter(week => (timesOfWeek(brand, week, weekdays, now)?.cutoffAt ?? '') >= now)
}

async function newestOf(pool: pg.Pool, id: string): Promise<ProductContent & { version: number }> {
  const version = await readNewestVersion(pool, id)
  if (version === undefined) throw new Refusal('not_found')
  const content = (await menusOf(pool).contents([{ id, version }])).get(keyOf({ id, version }))
  if (!content) throw new Refusal('not_found')
  return { ...content, version }
}

type OfDish = Omit<
  ProductData,
  'pairings' | 'unitCents' | 'perServingCents' | 'servings' | 'surchargeCents' | 'taxed' | 'weeks'
>

function dishData(dish: Dish, brand: BrandId, locale: Locale, servings: number): OfDish {
  return {
    id: dish.id,
    version: dish.version,
    kind: dish.kind,
    name: dish.name[locale],
    promise: dish.promise[locale],
    category: dish.category,
    diets: [...dish.diets],
    difficulty: dish.difficulty,
    handsOnMinutes: dish.handsOnMinutes,
    totalMinutes: dish.totalMinutes,
    spice: dish.spice,
    equipment: dish.equipment.map(tool => equipmentName(tool, locale)),
    unit: null,
    allergens: saidOnce(dish.allergens).map(id => ({
      id,
      name: allergenName(id, locale),
      from: dish.ingredients.filter(one => one.allergens.includes(id)).map(one => one.name[locale]),
    })),
    mayContain: allergenNames(dish.mayContain, locale),
    nutrition: nutritionData(dish.nutrition),
    ingredients: dish.ingredients.map(ingredient => ingredientData(ingredient, locale, servings)),
    steps: dish.steps.map(step => ({
      title: step.title[locale],
      text: step.text[locale],
      minutes: step.minutes,
      timers: [...step.timers],
    })),
    customizations: dish.customizations.map(swap => swapData(swap, locale)),
    eatWithinDays: dish.eatWithinDays,
    picture: pictureOf(dish.picture, brand),
  }
}

function ingredientData(
  ingredient: DishIngredient,
  locale: Locale,
  servings: number,
): ProductData['ingredients'][number] {
  const measure = servings >= 4 ? ingredient.measureFor4 : ingredient.measure
  return {
    name: ingredient.name[locale],
    gramsFor2: ingredient.gramsFor2,
    gramsFor4: ingredient.gramsFor4,
    measure: measure?.[locale] ?? null,
    allergens: allergenNames(ingredient.allergens, locale),
    mayContain: allergenNames(ingredient.mayContain, locale),
    from: ingredient.from,
  }
}

/** A version that was sold before the label had its minerals does not know them. */
function nutritionData(of: NutritionPerServing): NonNullable<ProductData['nutrition']> {
  const unknown = {
    cholesterolMilligrams: null,
    potassiumMilligrams: null,
    calciumMilligrams: null,
    ironMilligrams: null,
  }
  return { ...unknown, ...of }
}

function swapData(swap: Customization, locale: Locale): ProductData['customizations'][number] {
  return {
    id: swap.id,
    name: swap.name[locale],
    cooking: swap.cooking[locale],
    surchargeCents: swap.surchargeCents,
    allergens: allergenNames(swap.allergens, locale),
    mayContain: allergenNames(swap.mayContain, locale),
    diets: [...swap.diets],
    nutrition: nutritionData(swap.nutrition),
  }
}

function itemData(
  item: MarketItem,
  brand: BrandId,
  locale: Locale,
): Omit<ProductData, 'version' | 'weeks' | 'taxed'> {
  return {
    id: item.id,
    kind: 'item',
    name: item.name[locale],
    promise: item.promise[locale],
    category: item.category,
    diets: [...item.diets],
    difficulty: null,
    handsOnMinutes: null,
    totalMinutes: null,
    spice: 0,
    equipment: [],
    unit: item.unit[locale],
    unitCents: item.priceCents,
    perServingCents: item.priceCents,
    servings: 1,
    surchargeCents: 0,
    allergens: saidOnce(item.allergens).map(id => ({ id, name: allergenName(id, locale), from: [] })),
    mayContain: allergenNames(item.mayContain, locale),
    nutrition: null,
    ingredients: [],
    steps: [],
    pairings: [],
    customizations: [],
    eatWithinDays: null,
    picture: pictureOf(item.picture, brand),
  }
}

/** What goes with a dish and is on the same menu: there is no point in showing what cannot be had. */
async function pairingsOf(
  pool: pg.Pool,
  dish: Dish,
  brand: BrandId,
  week: string | undefined,
  locale: Locale,
): Promise<ProductData['pairings']> {
  const menu = week === undefined ? null : await menusOf(pool).week(brand, week)
  return dish.pairings.flatMap(id => {
    const product = menu?.products.get(id)
    const content = product?.dish ?? product?.item
    return content ? [{ id, name: content.name[locale], picture: pictureOf(content.picture, brand) }] : []
  })
}

const namesOfAllergens = new Map(allergens.map(({ id, name }) => [id, name]))

function allergenName(id: string, locale: Locale): string {
  return namesOfAllergens.get(id)?.[locale] ?? id
}

function allergenNames(ids: readonly string[], locale: Locale): string[] {
  return saidOnce(ids).map(id => allergenName(id, locale))
}

/** Equipment is named the same by both brands. */
function equipmentName(tool: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = equipmentMessages('freshprep', locale)
  return names[tool] ?? tool
}
