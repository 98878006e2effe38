// The cravings that a home page asks about. Each is a filter of the week's recipes, so the count on its tile equals the
// count of the menu it leads to.

import { type Browsable, type Filters, facetIds, fitting, writeFilter } from './browse.ts'
import type { DishCategory } from './types.ts'

interface Craving {
  category?: DishCategory
  filters: Filters
}

const rules = {
  comfort: { category: 'family-friendly', filters: {} },
  veggie: { filters: { diet: ['vegetarian'] } },
  quick: { filters: { time: ['30'] } },
  light: { filters: { calories: ['600'] } },
} as const satisfies Record<string, Craving>

type CravingId = keyof typeof rules

export const cravingIds = Object.keys(rules) as [CravingId, ...CravingId[]]

/** The recipes that answer a craving, in the order given. */
export function answering<P extends Browsable & { category: string }>(
  id: CravingId,
  recipes: readonly P[],
): P[] {
  const { category, filters }: Craving = rules[id]
  const filed = category ? recipes.filter(recipe => recipe.category === category) : recipes
  return fitting(filed, filters, { exclusions: [], vegetarian: false, vegan: false })
}

/** The query of the menu's address for a craving: `?time=30`. */
export function addressOfCraving(id: CravingId): string {
  const { category, filters }: Craving = rules[id]
  const asked = new URLSearchParams(category ? { category } : {})
  for (const facet of facetIds) {
    const value = writeFilter(filters, facet)
    if (value !== null) asked.set(facet, value)
  }
  return `?${asked}`
}
