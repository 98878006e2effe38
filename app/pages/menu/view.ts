// The view of a menu: a tab, a search and filters. It is in the address, so that it can be linked and returned to, and
// it stays from week to week.

import type { OutputOf } from '../../../contract/index.ts'
import type { MenuDish, MenuItem, WeekTab } from '../../../contract/views.ts'
import {
  type Filters,
  facetIds,
  fitting,
  relevant,
  type Sort,
  sorted,
} from '../../../domain/catalogue/browse.ts'
import type { Wishes } from '../../../domain/catalogue/suits.ts'
import { kindsInOrder } from '../../../domain/choice/category_order.ts'

export type Menu = OutputOf<'menu.data'>
export type Product = MenuDish | MenuItem

export const isDish = (product: Product): product is MenuDish => 'minutes' in product

/** The tabs of a menu, in the week's ranking: all recipes, the plan categories, ready to eat, the market; none that is empty. */
export function tabsOf({ dishes, items, categories }: Menu): string[] {
  const products = [...dishes, ...items]
  const ids = ['all', ...categories.map(({ id }) => id), 'rte', 'market']
  return ids.filter(
    (id, place) => ids.lastIndexOf(id) === place && products.some(product => isIn(product, id)),
  )
}

/** Whether a product is on a tab. Ready meals have a tab of their own, so they are in no category. */
export function isIn(product: Product, tab: string): boolean {
  if (!isDish(product)) return tab === 'market'
  if (product.kind === 'rte') return tab === 'rte'
  return tab === 'all' || product.category === tab
}

/** The kinds that narrow a tab down: categories of meals in the week's ranking, shelves of the market in theirs. */
export function kindsOf(menu: Menu, tab: string): string[] {
  if (tab === 'rte') {
    const kinds = once(menu.dishes.filter(dish => isIn(dish, 'rte')).map(dish => dish.category))
    return kindsInOrder(
      kinds,
      menu.categories.map(({ id }) => id),
    )
  }
  return tab === 'market' ? once(menu.items.map(item => item.shelf)) : []
}

const once = (ids: readonly string[]) => [...new Set(ids)]

const kindOf = (product: Product) => (isDish(product) ? product.category : product.shelf)

interface MenuQuery {
  /** A tab, and a category of meals or a shelf of the market; unknown ones are ignored. */
  category: string | null
  of: string | null
  filters: Filters
  sort: Sort
  /** Whether there is a search. */
  searched: boolean
}

export interface View {
  tab: string
  /** A kind of the tab; null where all of the tab is shown. */
  of: string | null
  /** Filters of the tab that match something of the search, and the active ones. */
  kinds: string[]
  /** The tab's products for the search and the kind, before any filter. */
  among: readonly Product[]
  /** The products that pass the filters, in the chosen order. */
  shown: readonly Product[]
  /** The filters that apply here. */
  filters: Filters
  /** Only a tab and a category are chosen: the market is shown by shelf. */
  whole: boolean
}

/** @param found the matches of the search, best first */
export function viewOf(menu: Menu, found: readonly Product[], asked: MenuQuery, wishes: Wishes): View {
  const tab = tabsOf(menu).find(id => id === asked.category) ?? 'all'
  const of = kindsOf(menu, tab).find(id => id === asked.of) ?? null
  const onTab = found.filter(product => isIn(product, tab))
  const kinds = kindsOf(menu, tab).filter(id => id === of || onTab.some(product => kindOf(product) === id))
  const among = of === null ? onTab : onTab.filter(product => kindOf(product) === of)
  const filters = relevant(asked.filters, onTab, wishes)
  const whole = !asked.searched && Object.keys(filters).length === 0 && asked.sort === 'recommended'
  const shown = sorted(fitting(among, filters, wishes), asked.sort, product => priceOf(menu, product))
  return { tab, of, kinds, among, shown, filters, whole }
}

/** The price of a serving, a meal or a piece, surcharge included, cents. */
export function priceOf(menu: Pick<Menu, 'perServingCents' | 'mealCents'>, product: Product): number {
  if (!isDish(product)) return product.priceCents
  return (product.kind === 'rte' ? menu.mealCents : menu.perServingCents) + product.surchargeCents
}

const parameters = ['category', 'of', 'q', 'sort', ...facetIds]

/** The menu's choices in the address, with changes; `?` without any. Where people came from is dropped. */
export function addressOf(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const kept = new URLSearchParams()
  for (const name of parameters) {
    const value = name in changes ? changes[name] : search.get(name)
    if (value) kept.set(name, value)
  }
  return `?${kept}`
}

/**
 * The weeks with a menu that are nearest to one without (rule 6), soonest first; of two that are equally near, the one that can still be
 * ordered.
 */
export function nearestWeeks(weeks: readonly WeekTab[], asked: string, most: number): WeekTab[] {
  const distance = ({ week }: WeekTab) => Math.abs(Date.parse(week) - Date.parse(asked))
  const closed = ({ state }: WeekTab) => Number(state === 'closed')
  return weeks
    .filter(({ week, state }) => state !== 'unpublished' && week !== asked)
    .toSorted((one, other) => distance(one) - distance(other) || closed(one) - closed(other))
    .slice(0, most)
    .toSorted((one, other) => (one.week < other.week ? -1 : 1))
}

export interface MarketShelf {
  id: string
  items: MenuItem[]
}

/** The market's shelves in the week's ranking. */
export function marketShelvesOf(items: readonly MenuItem[]): MarketShelf[] {
  return [...Map.groupBy(items, item => item.shelf)].map(([id, all]) => ({ id, items: all }))
}
