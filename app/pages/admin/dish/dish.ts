// What the editor's parts share: its types, and small changes of a recipe.

import type { OutputOf } from '../../../../contract/index.ts'

export type EditedDish = OutputOf<'meals_admin.show'>
export type Recipe = NonNullable<EditedDish['recipe']>
export type Facts = NonNullable<EditedDish['facts']>
export type Line = Recipe['box'][number]
export type Step = Recipe['steps'][number]
export type Swap = Recipe['swaps'][number]

/** Changes the recipe that is being written. */
export type Edit = (change: Partial<Recipe>) => void

export interface Writing {
  recipe: Recipe
  facts: Facts
  /** The newest version, and what follows from it; null for a new dish. */
  before: { recipe: Recipe; facts: Facts; version: number } | null
  edit: Edit
  /** Whether the reader may change it. */
  mayWrite: boolean
}

/** A list with one entry replaced. */
export const withAt = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((other, place) => (place === at ? one : other))

export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)
