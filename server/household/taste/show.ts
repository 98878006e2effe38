// settings_taste.show: a household's likes and exclusions, and how many dishes of the coming weeks they leave.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/brands.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import { dishesOf, ingredientsOf } from '../../../domain/catalogue/exclusions.ts'
import { fits } from '../../../domain/catalogue/fitting.ts'
import { planCategories, planSize } from '../../../domain/plans.ts'
import { currentWeek, weeksAhead } from '../../../domain/time/weeks.ts'
import { addDays } from '../../../domain/time/zone.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { membersOf, namesOf, otherNamesOf } from '../../menu/ingredients.ts'
import { menusOf } from '../../menu/memory.ts'
import { productNames } from '../../menu/product_names.ts'
import type { MenuProduct, WeekMenu } from '../../menu/week_menu.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import type { Stored } from '../../request/services.ts'
import { readTaste } from './store.ts'

type TasteView = OutputOf<'settings_taste.show'>
type KnownDish = TasteView['known']['dishes'][number]

/** @throws Refusal not_found without a subscription */
export async function showTaste(services: Stored, request: CallRequest): Promise<TasteView> {
  const { brand, locale } = request
  const taste = await readTaste.first(services.pool, { clientId: signedIn(request) })
  const plan = taste && planSize(taste.planId)
  if (!taste || !plan) throw new Refusal('not_found')
  const catalogue = await catalogueOf(services)
  const never = await named(dishesOf(taste.exclusions), ids => productNames(services.pool, ids), locale)
  const excluded = await named(ingredientsOf(taste.exclusions), async () => catalogue.known, locale)
  const isKnown = (id: string) => allergens.some(allergen => allergen.id === id)
  const exclusions = taste.exclusions.filter(isKnown)
  const { severe, vegetarian, vegan } = taste
  const wanted = {
    ...{ exclusions, severe, vegetarian, vegan },
    ingredients: excluded.map(({ id }) => id),
    never: never.map(({ id }) => id),
  }
  const first = currentWeek(brand, programTime(request))
  const dishes = new Map<string, KnownDish>()
  const weeks: TasteView['weeks'] = []
  for (const week of Array.from({ length: weeksAhead }, (_, place) => addDays(first, 7 * (place + 1)))) {
    const menu = await menusOf(services).week(brand, week)
    if (!menu?.published) continue
    const onIt = dishesToChoose(menu, plan.kind, locale)
    for (const dish of onIt) if (!dishes.has(dish.id)) dishes.set(dish.id, dish)
    const left = onIt.filter(dish => fits(dish, wanted)).length
    weeks.push({ week, needed: plan.units, left, dishes: onIt.map(({ id }) => id) })
  }
  return {
    kind: plan.kind,
    recipePreference: vegan ? 'vegan' : vegetarian ? 'vegetarian' : 'any',
    tastePreferences: taste.categories,
    categories: [...planCategories[plan.kind]],
    cuisines: taste.cuisines,
    ...{ exclusions, severe, vegetarian, vegan, never },
    ingredients: excluded,
    allergens: allergens.map(({ id, name }) => ({ id, name: name[locale] })),
    known: {
      ingredients: byName(namesOf(catalogue.known.keys(), locale, catalogue), locale).map(one => ({
        ...one,
        also: otherNamesOf(one.id, catalogue),
        members: membersOf(one.id, locale, catalogue),
      })),
      cuisines: [
        ...new Set([...[...dishes.values()].map(({ cuisine }) => cuisine), ...taste.cuisines]),
      ].sort(),
      dishes: [...dishes.values()],
    },
    weeks,
    warning: weeks.some(({ left, needed }) => left < needed),
  }
}

/**
 * The dishes of a menu that can be chosen for a plan: a dish with a surcharge is never chosen automatically, so it does not count.
 */
function dishesToChoose(menu: WeekMenu, kind: TasteView['kind'], locale: Locale): KnownDish[] {
  return [...menu.products.values()].flatMap((product: MenuProduct) => {
    if (product.kind === 'item' || product.kind !== kind || product.surchargeCents > 0) return []
    const { dish, ingredients } = product
    return {
      id: dish.id,
      name: dish.name[locale],
      cuisine: dish.cuisine,
      category: dish.category,
      allergens: [...dish.allergens],
      mayContain: [...dish.mayContain],
      diets: [...dish.diets],
      ingredients: [...ingredients],
    }
  })
}

async function named(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Readonly<Record<Locale, string>>>>,
  locale: Locale,
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const names = await read(ids)
  // A product that is no longer sold keeps its name in the household's list of exclusions.
  return ids.map(id => ({ id, name: names.get(id)?.[locale] ?? id }))
}

function byName(names: Readonly<Record<string, string>>, locale: Locale): { id: string; name: string }[] {
  const { compare } = new Intl.Collator(locale)
  return Object.entries(names)
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => compare(a.name, b.name))
}
