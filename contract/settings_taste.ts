// What a household likes, and what no box chosen for it may hold.

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { category, code, isoDate, nothing, planKind, text } from './fields.ts'

const taste = z.object({
  kind: planKind,
  /** What the diet leaves: everything, or only what is vegetarian or vegan. */
  recipePreference: z.enum(['any', 'vegetarian', 'vegan']),
  /** Categories that are chosen from first. */
  tastePreferences: z.array(category),
  /** Categories there are for the plan. */
  categories: z.array(category),
  /** Ids of allergens that are never chosen. */
  exclusions: z.array(z.string()),
  /** Of those, the severe ones: traces are kept out too (RULINGS 64). */
  severe: z.array(z.string()),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  allergens: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The weeks ahead whose menu is known: what is left of each to be chosen from, and how many dishes the plan needs. */
  weeks: z.array(
    z.object({
      week: isoDate,
      needed: z.int(),
      left: z.int(),
      dishes: z.array(
        z.object({
          allergens: z.array(z.string()),
          mayContain: z.array(z.string()),
          diets: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** A week leaves fewer dishes than the plan needs: a box not chosen by hand is skipped then. */
  warning: z.boolean(),
})

const ids = z.array(text(40)).check(z.maxLength(30, code('too_long')))

export const settings_taste = {
  show: get({
    summary: 'Tastes and exclusions, and how many dishes of each week ahead they leave.',
    who: 'settings',
    input: nothing,
    output: taste,
    errors: ['not_found'],
  }),
  update: post({
    summary: 'Changes what is given of tastes and exclusions; holds for every box that is not chosen yet.',
    who: 'settings',
    input: z.object({
      tastePreferences: z.optional(z.array(category).check(z.maxLength(8, code('too_long')))),
      exclusions: z.optional(ids),
      severe: z.optional(ids),
      vegetarian: z.optional(z.boolean()),
      vegan: z.optional(z.boolean()),
    }),
    output: taste,
    errors: ['not_found'],
  }),
} as const
