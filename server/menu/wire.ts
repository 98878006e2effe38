// Menus as they are sent: lists of plain objects, built once for each menu and language, so that serving a menu costs
// no more than serializing it.

import type { MenuDish, MenuItem } from '../../contract/views.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { proteinGroupOf } from '../../domain/catalogue/proteins.ts'
import { ledByBest } from '../../domain/catalogue/shop_window.ts'
import { dishCategories } from '../../domain/catalogue/types.ts'
import { pricePer100 } from '../../domain/catalogue/unit_price.ts'
import { noBreaks } from '../../i18n/no_breaks.ts'
import { cacheJson } from '../request/kept_json.ts'
import { pictureOf } from './pictures/picture_of.ts'
import type { MenuProduct, WeekMenu } from './week_menu.ts'

interface MenuLists {
  dishes: MenuDish[]
  items: MenuItem[]
  /** Dishes and items by category, empty ones left out, in the week's ranking (rule 76). */
  categories: { id: string; count: number }[]
}

const made = new WeakMap<WeekMenu, Partial<Record<Locale, MenuLists>>>()

/** A menu's lists in a language. Shared between requests: do not change them. */
export function menuLists(menu: WeekMenu, locale: Locale): MenuLists {
  let byLocale = made.get(menu)
  if (!byLocale) {
    byLocale = {}
    made.set(menu, byLocale)
  }
  byLocale[locale] ??= listsOf(menu, locale)
  return byLocale[locale]
}

function listsOf(menu: WeekMenu, locale: Locale): MenuLists {
  const dishes: MenuDish[] = []
  const items: MenuItem[] = []
  const counts = new Map<string, number>()
  for (const product of menu.products.values()) {
    const soldOut = menu.soldOut.has(product.id)
    if (product.kind === 'item') items.push(menuItem(product, menu.brand, soldOut, locale))
    else dishes.push(menuDish(product, menu.brand, soldOut, locale))
    counts.set(product.category, (counts.get(product.category) ?? 0) + 1)
  }
  const categories = [...(menu.ranking ?? dishCategories), 'market', 'pantry']
    .map(id => ({ id, count: counts.get(id) ?? 0 }))
    .filter(category => category.count > 0)
  return { dishes: cacheJson(ledByBest(dishes)), items: cacheJson(items), categories: cacheJson(categories) }
}

type DishOnMenu = Extract<MenuProduct, { kind: 'rtc' | 'rte' }>
type ItemOnMenu = Extract<MenuProduct, { kind: 'item' }>

function menuDish(
  { dish, surchargeCents, appeal }: DishOnMenu,
  brand: BrandId,
  soldOut: boolean,
  locale: Locale,
): MenuDish {
  return {
    id: dish.id,
    kind: dish.kind,
    appeal,
    name: dish.name[locale],
    summary: dish.summary[locale],
    category: dish.category,
    cuisine: dish.cuisine,
    diets: [...dish.diets],
    minutes: dish.totalMinutes,
    difficulty: dish.difficulty,
    spice: dish.spice,
    calories: Math.round(dish.nutrition.calories),
    proteinGrams: Math.round(dish.nutrition.proteinGrams),
    protein: proteinGroupOf(dish),
    allergens: [...dish.allergens],
    surchargeCents,
    soldOut,
    picture: pictureOf(dish.picture, brand),
  }
}

function menuItem({ item }: ItemOnMenu, brand: BrandId, soldOut: boolean, locale: Locale): MenuItem {
  return {
    id: item.id,
    name: item.name[locale],
    unit: noBreaks(item.unit[locale], locale),
    category: item.category,
    shelf: item.shelf,
    diets: [...item.diets],
    allergens: [...item.allergens],
    priceCents: item.priceCents,
    pricePer100: pricePer100(item),
    soldOut,
    picture: pictureOf(item.picture, brand),
  }
}
