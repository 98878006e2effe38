// The search words of a week's products, folded and without duplicates, in both languages; the browser builds its index from them
// (domain/search). They are the same for everybody, so they are built once for each menu.

import type { BrandId } from '../../domain/brands.ts'
import { locales } from '../../domain/brands.ts'
import type { Bilingual, Dish, MarketItem } from '../../domain/catalogue/types.ts'
import { wordsOf } from '../../domain/search/words.ts'
import { categoryMessages, shelfMessages } from '../../i18n/browse.ts'
import { cuisineMessages } from '../../i18n/cuisines.ts'
import { facetMessages } from '../../i18n/facets.ts'
import type { WeekMenu } from './week_menu.ts'

/** By product. `name` has the words of its name, `more` those of its ingredients and kind. */
type SearchWords = Record<string, { name: string; more: string }>

const made = new WeakMap<WeekMenu['products'], SearchWords>()

/** The words of a menu. Shared between requests: do not change them. */
export function searchWords({ brand, products }: Pick<WeekMenu, 'brand' | 'products'>): SearchWords {
  let words = made.get(products)
  if (!words) {
    words = {}
    for (const { id, dish, item } of products.values()) {
      words[id] = dish ? wordsOfDish(dish, brand) : item ? wordsOfItem(item, brand) : { name: '', more: '' }
    }
    made.set(products, words)
  }
  return words
}

/** Cupboard ingredients are in nearly every dish, so they are not searched. */
function wordsOfDish(dish: Dish, brand: BrandId) {
  const inBox = dish.ingredients.filter(ingredient => ingredient.from === 'box')
  return folded(dish.name, [
    ...both(dish.summary),
    ...inBox.flatMap(ingredient => both(ingredient.name)),
    ...inMessages(cuisineMessages, brand, [dish.cuisine]),
    ...inMessages(categoryMessages, brand, [dish.category]),
    ...dietNames(dish.diets, brand),
  ])
}

function wordsOfItem(item: MarketItem, brand: BrandId) {
  return folded(item.name, inMessages(shelfMessages, brand, [item.shelf]))
}

function folded(name: Bilingual, more: readonly string[]) {
  const named = wordsOf(both(name).join(' '))
  const others = wordsOf(more.join(' ')).filter(word => !named.includes(word))
  return { name: named.join(' '), more: others.join(' ') }
}

const both = (text: Bilingual): string[] => [text.en, text.fr]

const dietNames = (diets: readonly string[], brand: BrandId): string[] =>
  locales.flatMap(locale => {
    const names: Readonly<Record<string, string>> = facetMessages(brand, locale).options.diet
    return diets.flatMap(diet => names[diet] ?? [])
  })

/** The names of slugs in both languages; one without a name stands for itself. */
function inMessages(
  catalogue: typeof cuisineMessages | typeof categoryMessages | typeof shelfMessages,
  brand: BrandId,
  slugs: readonly string[],
): string[] {
  return locales.flatMap(locale => {
    const names: Readonly<Record<string, string>> = catalogue(brand, locale)
    return slugs.map(slug => names[slug] ?? slug)
  })
}
