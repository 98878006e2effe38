// menu.wishes: a household's exclusions, for the menu.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { ingredientsOf } from '../../domain/catalogue/exclusions.ts'
import { excludedAmong } from '../../domain/catalogue/suits.ts'
import { currentWeek } from '../../domain/time/weeks.ts'
import { menusOf } from '../menu/memory.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import type { Stored } from '../request/services.ts'
import type { Household } from './household.ts'
import { loadHousehold } from './load.ts'

type Wishes = OutputOf<'menu.wishes'>

/** A household's exclusions, with the products among these that they concern. */
export function wishesFrom(
  { exclusions, vegetarian, vegan }: Pick<Household, 'exclusions' | 'vegetarian' | 'vegan'>,
  products: Iterable<MenuProduct>,
): Wishes {
  const holding: Wishes['holding'] = {}
  // Few households exclude an ingredient: only for those are hundreds of products searched.
  const looked = ingredientsOf(exclusions).length > 0 ? products : []
  for (const { id, ingredients } of looked) {
    const held = excludedAmong(ingredients ?? [], exclusions)
    if (held.length > 0) holding[id] = held
  }
  return { exclusions: [...exclusions], holding, vegetarian, vegan }
}

/** The exclusions for every published menu from this week on. Empty for a client without a subscription. */
export async function wishesOf(
  services: Stored,
  { clientId, brand, now }: { clientId: string; brand: BrandId; now: string },
): Promise<Wishes> {
  const household = await loadHousehold(services, clientId, now)
  if (!household) return { exclusions: [], holding: {}, vegetarian: false, vegan: false }
  const menus = menusOf(services)
  const first = currentWeek(brand, now)
  const weeks = (await menus.weeks(brand)).filter(({ week, published }) => published && week >= first)
  const ahead = await Promise.all(weeks.map(({ week }) => menus.week(brand, week)))
  return wishesFrom(
    household,
    ahead.flatMap(menu => [...(menu?.products.values() ?? [])]),
  )
}
