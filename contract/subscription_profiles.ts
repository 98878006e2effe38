// The profiles of active households, and the dishes that the automatic choice would give them.

import * as z from 'zod/mini'
import { choiceReasons, leftOutReasons } from '../domain/choice/explain.ts'
import { chosenDiets } from '../domain/choice/profile.ts'
import { get, post } from './call.ts'
import { category, code, isoDate, nothing, planKind, queryInteger } from './fields.ts'

const count = z.int().check(z.minimum(0))

const profile = z.object({
  /** Households with equal profiles are chosen for alike. */
  key: z.string(),
  kind: planKind,
  people: count,
  /** Dishes a week. */
  count,
  diet: z.enum(chosenDiets),
  preferences: z.array(category),
  /** Cuisines that come first. */
  cuisines: z.array(z.string()),
  exclusions: z.array(
    z.object({
      id: z.string(),
      /** `traces`: traces of the allergen are excluded too. */
      kind: z.enum(['allergen', 'traces', 'ingredient', 'dish', 'other']),
      name: z.string(),
    }),
  ),
  households: count,
})

const totals = z.object({ households: count, profiles: count })

export const subscription_profiles = {
  index_data: get({
    summary: 'Profiles of the brand’s active households, the most frequent first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ page: z.optional(queryInteger(1, 100_000)) }),
    output: z.object({
      profiles: z.array(profile),
      totals,
      page: count,
      pages: count,
      /** Mondays of the weeks that can be previewed. */
      weeks: z.array(isoDate),
    }),
  }),
  top_profiles: get({
    summary: 'The ten most frequent profiles, and how many households they stand for.',
    who: 'admin',
    right: 'see_work',
    input: nothing,
    output: z.object({ profiles: z.array(profile), households: count, totals }),
  }),
  preview_order_generation: post({
    summary:
      'What the automatic choice would give one household of a profile in a week, and why. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({
      /** A profile’s key. */
      profile: z.string({ error: code('not_found') }).check(z.maxLength(20_000, code('too_long'))),
      /** A Monday; by default the first week that can still be ordered. */
      week: z.optional(isoDate),
    }),
    output: z.object({
      week: isoDate,
      /** Whether an order of categories was saved for the week. */
      ranked: z.boolean(),
      /** Empty where the dishes that may be chosen do not fill its box: such an order is skipped. */
      dishes: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          category,
          quantity: count,
          reasons: z.array(z.enum(choiceReasons)),
        }),
      ),
      needed: count,
      /** Dishes that may be chosen for the profile. */
      safe: count,
      /** Dishes of its kind that may not be chosen, by reason. */
      leftOut: z.record(z.enum(leftOutReasons), count),
    }),
    errors: ['not_found', 'menu_not_published'],
  }),
} as const
