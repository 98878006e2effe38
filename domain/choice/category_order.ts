// The weekly category ranking (rule 76): an admin's order of a week's categories, for the automatic choice. A
// household's preferences and variety come before it (rank.ts).

import { type DishCategory, dishCategories } from '../catalogue/types.ts'
import { byRank, type Candidate } from './candidate.ts'

/** Every category once, best first. */
export type CategoryOrder = readonly DishCategory[]

/** Whether a list has every category exactly once. */
export function isCategoryOrder(listed: readonly DishCategory[]): boolean {
  return listed.length === dishCategories.length && new Set(listed).size === listed.length
}

/**
 * A week's dishes ranked by the order of their categories, within one by their own rank. Where no order was saved (null) they
 * stay as the menu ranks them. A category that the order does not have comes after those that it has.
 */
export function inCategoryOrder(candidates: readonly Candidate[], order: CategoryOrder | null): Candidate[] {
  if (order === null) return [...candidates]
  const placeOf = ({ category }: Candidate) =>
    order.includes(category) ? order.indexOf(category) : order.length
  return candidates
    .toSorted((a, b) => placeOf(a) - placeOf(b) || byRank(a, b))
    .map((candidate, place) => ({ ...candidate, rank: place + 1 }))
}
