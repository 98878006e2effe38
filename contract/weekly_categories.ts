// An admin's order of a week's categories, for the automatic choice (rule 76).

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { category, code, instant, isoDate } from './fields.ts'

const count = z.int().check(z.minimum(0))

/** Every category once, best first; null keeps the menu's ranking. */
const order = z.nullable(z.array(category).check(z.maxLength(20, code('too_long'))))

const weekData = z.object({
  /** Mondays of the weeks that have a menu, from four weeks ago. */
  weeks: z.array(z.object({ week: isoDate, published: z.boolean(), ranked: z.boolean() })),
  /** Null where the brand has no menu. */
  week: z.nullable(isoDate),
  /** How many times an order was saved for the week. */
  version: count,
  /** Whether a saved order applies; otherwise dishes keep the menu's ranking. */
  ranked: z.boolean(),
  /** Who saved last, by email, null for a deleted account, and when; null where nobody did. */
  saved: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
  /** Every category, best first, with the number of its dishes in the week. Dishes with a surcharge are never chosen. */
  categories: z.array(z.object({ category, readyToCook: count, readyToEat: count, withSurcharge: count })),
  /** Deliveries of the week, by day and kitchen, and how many are already chosen for. */
  deliveries: z.object({ total: count, chosen: count }),
  /** The week has passed, or all of its deliveries are chosen for. */
  over: z.boolean(),
})

export const weekly_categories = {
  week_data: get({
    summary: 'The order of a week’s categories, with how many dishes each has.',
    who: 'admin',
    right: 'see_work',
    input: z.object({
      /** A Monday; by default the first week that can still be ordered. */
      week: z.optional(isoDate),
    }),
    output: weekData,
    errors: ['not_found'],
  }),
  save_ranking: post({
    summary: 'Saves the order of a week’s categories, which the automatic choice goes by.',
    who: 'admin',
    right: 'plan_menu',
    input: z.object({
      week: isoDate,
      categories: order,
      /** The version it was edited from; by default the present one. */
      over: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    }),
    output: weekData,
    errors: ['not_found', 'conflict', 'choice_made'],
  }),
  preview_ranking: post({
    summary:
      'What an order of a week’s categories would change for the boxes that are still to be chosen for. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ week: isoDate, categories: order }),
    output: z.object({
      /** Boxes without a choice. */
      boxes: count,
      /** Those that would get other meals. */
      different: count,
      /** Profiles of their households. */
      profiles: count,
      /** Of a large week a part is looked at, and the numbers stand for all. */
      isPart: z.boolean(),
      /** The meals that most more or fewer boxes would get. */
      dishes: z.array(z.object({ id: z.string(), name: z.string(), before: count, after: count })),
    }),
    errors: ['not_found'],
  }),
} as const
