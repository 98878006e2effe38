// What of a menu is shown: a tab, narrowed down. It is in the address, so that it can be linked to and gone back to.

import type { OutputOf } from '../../../contract/index.ts'
import type { MenuDish } from '../../../contract/views.ts'

export type Menu = OutputOf<'menu.data'>

/** Recipes of every category, the plan categories, ready to eat, the market. */
export interface Tab {
  id: string
  count: number
}

export interface View {
  tab: string
  /** A category of ready-to-eat meals, or a shelf of the market; null where all of the tab is shown. */
  of: string | null
  /** Under half an hour. */
  quick: boolean
}

/** Minutes under which a recipe is quick. */
const quickUnder = 30

/** The tabs of a menu, in the week's ranking; none that is empty. */
export function tabsOf({ dishes, items, categories }: Menu): Tab[] {
  const recipes = dishes.filter(dish => dish.kind === 'rtc')
  return [
    { id: 'all', count: recipes.length },
    ...categories.map(({ id }) => ({ id, count: recipes.filter(dish => dish.category === id).length })),
    { id: 'rte', count: dishes.length - recipes.length },
    { id: 'market', count: items.length },
  ].filter((tab, place, all) => tab.count > 0 && all.findLastIndex(other => other.id === tab.id) === place)
}

/** What the address asks for; a tab that is not there is the first one. */
export function viewOf(search: URLSearchParams, tabs: readonly Tab[]): View {
  const asked = search.get('category')
  return {
    tab: tabs.find(tab => tab.id === asked)?.id ?? 'all',
    of: search.get('of'),
    quick: search.has('quick'),
  }
}

/** The dishes of a tab, narrowed down. */
export function dishesOf({ dishes }: Menu, { tab, of, quick }: View): MenuDish[] {
  return dishes.filter(dish => {
    if (tab === 'rte') return dish.kind === 'rte' && (of === null || dish.category === of)
    return (
      dish.kind === 'rtc' && (tab === 'all' || dish.category === tab) && (!quick || dish.minutes < quickUnder)
    )
  })
}

/** By what a tab can be narrowed down, in the order in which it comes: categories of meals, shelves of the market. */
export function kindsOf({ dishes, items }: Menu, tab: string): string[] {
  if (tab === 'rte') return once(dishes.filter(dish => dish.kind === 'rte').map(dish => dish.category))
  return tab === 'market' ? once(items.map(item => item.shelf)) : []
}

const once = (ids: readonly string[]) => [...new Set(ids)]
