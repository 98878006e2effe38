// A household's likes, and its exclusions for automatically chosen boxes.

import * as z from 'zod/mini'
import { chosenDiets } from '../domain/choice/profile.ts'
import { get, post } from './call.ts'
import { category, code, isoDate, nothing, planKind, productId, text } from './fields.ts'

const named = z.object({ id: z.string(), name: z.string() })

const taste = z.object({
  kind: planKind,
  /** The diet: everything, or only vegetarian or vegan dishes. */
  recipePreference: z.enum(chosenDiets),
  /** Preferred categories. */
  tastePreferences: z.array(category),
  /** Categories that the plan offers. */
  categories: z.array(category),
  /** Favourite cuisines. */
  cuisines: z.array(z.string()),
  /** Ids of excluded allergens. */
  exclusions: z.array(z.string()),
  /** Among those, the severe ones: traces are excluded too (rule 64). */
  severe: z.array(z.string()),
  /** Excluded ingredients. */
  ingredients: z.array(named),
  /** Excluded dishes and items. */
  never: z.array(named),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  allergens: z.array(named),
  /** The options on this page. */
  known: z.object({
    /** Every ingredient of our dishes, alone or in a mix, and their families. */
    ingredients: z.array(
      z.object({
        ...{ id: z.string(), name: z.string() },
        /** Other search words for it, in both languages. */
        also: z.string(),
        /** For a family: the names of its ingredients. */
        members: z.array(z.string()),
      }),
    ),
    cuisines: z.array(z.string()),
    /** Dishes of the plan's kind without surcharge on the menus ahead, with the facts that exclusions depend on. */
    dishes: z.array(
      z.object({
        id: productId,
        name: z.string(),
        cuisine: z.string(),
        category,
        allergens: z.array(z.string()),
        mayContain: z.array(z.string()),
        diets: z.array(z.string()),
        /** Ids of all its ingredients, parts of mixes included. */
        ingredients: z.array(z.string()),
      }),
    ),
  }),
  /** The coming weeks with a published menu: the number of dishes left in each, and the number that the plan needs. */
  weeks: z.array(
    z.object({
      week: isoDate,
      needed: z.int(),
      left: z.int(),
      /** Ids among the known dishes. */
      dishes: z.array(productId),
    }),
  ),
  /** A week has fewer dishes left than the plan needs: then recipes are not chosen, and some ready meals come again. */
  warning: z.boolean(),
})

const ids = (maximum: number) => z.optional(z.array(text(80)).check(z.maxLength(maximum, code('too_long'))))

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
      cuisines: ids(30),
      exclusions: ids(30),
      severe: ids(30),
      ingredients: ids(60),
      never: ids(200),
      vegetarian: z.optional(z.boolean()),
      vegan: z.optional(z.boolean()),
    }),
    output: taste,
    errors: ['not_found'],
  }),
} as const
