// The weekly category ranking (rule 76): an admin's order of a week's categories, wherever they are listed and for the
// automatic choice. There, a household's preferences and variety come before it (rank.ts).

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
  return candidates
    .toSorted((a, b) => placeIn(order, a.category) - placeIn(order, b.category) || byRank(a, b))
    .map((candidate, place) => ({ ...candidate, rank: place + 1 }))
}

/** Kinds of dishes in an order of categories; those that it does not have come last, as they were. */
export function kindsInOrder<Kind extends string>(kinds: readonly Kind[], order: readonly string[]): Kind[] {
  return kinds.toSorted((a, b) => placeIn(order, a) - placeIn(order, b))
}

const placeIn = (order: readonly string[], kind: string) =>
  order.includes(kind) ? order.indexOf(kind) : order.length
