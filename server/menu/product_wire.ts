// A dish and an item as products.modal_data sends them: plain words and figures in one language. Built once for each
// version, brand, language and size of kit.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { allergens } from '../../domain/catalogue/allergen_names.ts'
import { saidOnce } from '../../domain/catalogue/allergens.ts'
import type {
  Customization,
  Dish,
  DishIngredient,
  MarketItem,
  NutritionPerServing,
} from '../../domain/catalogue/types.ts'
import { pricePer100 } from '../../domain/catalogue/unit_price.ts'
import { equipmentMessages } from '../../i18n/equipment.ts'
import { noBreaks } from '../../i18n/no_breaks.ts'
import { bagOf, pictureOf } from './pictures/picture_of.ts'

type ProductData = OutputOf<'products.modal_data'>

type OfDish = Omit<
  ProductData,
  'pairings' | 'unitCents' | 'perServingCents' | 'servings' | 'surchargeCents' | 'taxed' | 'weeks' | 'reviews'
>

const made = new WeakMap<Dish, Map<string, OfDish>>()

/**
 * A dish without the facts that depend on the week and the household's plan. Shared between requests: do not change it.
 * @param servings of a kit, for the printed measures
 */
export function dishData(dish: Dish, brand: BrandId, locale: Locale, servings: number): OfDish {
  const known = made.get(dish) ?? new Map<string, OfDish>()
  made.set(dish, known)
  const key = `${brand} ${locale} ${servings}`
  let data = known.get(key)
  if (!data) {
    data = dishInWords(dish, brand, locale, servings)
    known.set(key, data)
  }
  return data
}

function dishInWords(dish: Dish, brand: BrandId, locale: Locale, servings: number): OfDish {
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
    pricePer100: null,
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
      text: noBreaks(step.text[locale], locale),
      minutes: step.minutes,
      timers: [...step.timers],
    })),
    customizations: dish.customizations.map(swap => swapData(swap, locale)),
    eatWithinDays: dish.eatWithinDays,
    picture: pictureOf(dish.picture, brand),
    bag: bagOf(dish),
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
    measure: measure ? noBreaks(measure[locale], locale) : null,
    allergens: allergenNames(ingredient.allergens, locale),
    mayContain: allergenNames(knownOf(ingredient.mayContain), locale),
    from: ingredient.from,
  }
}

/** A version from before the label had minerals does not have them. */
function nutritionData(of: NutritionPerServing): NonNullable<ProductData['nutrition']> {
  const unknown = {
    cholesterolMilligrams: null,
    potassiumMilligrams: null,
    calciumMilligrams: null,
    ironMilligrams: null,
  }
  return { ...unknown, ...of }
}

/** An old version without cross-contact of its parts. */
const knownOf = (allergenIds: readonly string[] | undefined) => allergenIds ?? []

/** Null in an old version without computed swaps. */
function swapFeeds({ nutrition }: { nutrition?: NutritionPerServing }): ProductData['nutrition'] {
  return nutrition ? nutritionData(nutrition) : null
}

function swapData(swap: Customization, locale: Locale): ProductData['customizations'][number] {
  return {
    id: swap.id,
    name: swap.name[locale],
    cooking: swap.cooking[locale],
    surchargeCents: swap.surchargeCents,
    allergens: allergenNames(swap.allergens, locale),
    mayContain: allergenNames(knownOf(swap.mayContain), locale),
    diets: [...swap.diets],
    nutrition: swapFeeds(swap),
  }
}

/** A market item without the facts that depend on the week. */
export function itemData(
  item: MarketItem,
  brand: BrandId,
  locale: Locale,
): Omit<ProductData, 'version' | 'weeks' | 'taxed' | 'reviews'> {
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
    unit: noBreaks(item.unit[locale], locale),
    unitCents: item.priceCents,
    pricePer100: pricePer100(item),
    perServingCents: item.priceCents,
    servings: 1,
    surchargeCents: 0,
    allergens: saidOnce(item.allergens).map(id => ({ id, name: allergenName(id, locale), from: [] })),
    mayContain: allergenNames(item.mayContain, locale),
    nutrition: null,
    ingredients: [],
    bag: null,
    steps: [],
    pairings: [],
    customizations: [],
    eatWithinDays: null,
    picture: pictureOf(item.picture, brand),
  }
}

const namesOfAllergens = new Map(allergens.map(({ id, name }) => [id, name]))

function allergenName(id: string, locale: Locale): string {
  return namesOfAllergens.get(id)?.[locale] ?? id
}

function allergenNames(ids: readonly string[], locale: Locale): string[] {
  return saidOnce(ids).map(id => allergenName(id, locale))
}

/** Equipment has the same names for both brands. */
function equipmentName(tool: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = equipmentMessages('freshprep', locale)
  return names[tool] ?? tool
}
