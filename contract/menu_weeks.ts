// The admin's calls for a brand's menu weeks: as the planner proposes them, as somebody plans them by hand, and as they are published.
// Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { diets, dishCategories } from '../domain/catalogue/types.ts'
import { get, post } from './call.ts'
import { code, isoDate, productId, text } from './fields.ts'

const count = z.int().check(z.minimum(0))
const ids = z.array(productId, { error: code('invalid_input') }).check(z.maxLength(100, code('too_long')))

const dish = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(dishCategories),
  cuisine: z.string(),
  diets: z.array(z.enum(diets)),
  equipment: z.array(z.string()),
  allergens: z.array(z.string()),
  picture: z.nullable(z.string()),
  /** Per serving, cents. */
  surchargeCents: count,
  /** The food in one serving, cents. */
  foodCostCents: count,
  /** Kits a week that the kitchens can make. */
  weeklyCapacity: count,
  season: z.nullable(z.tuple([z.int(), z.int()])),
  /** Weeks since it was last on a menu; null where it was not within the weeks that the planner looks back at. */
  weeksSince: z.nullable(z.int()),
})

const namedDish = z.object({ id: z.string(), name: z.string() })

const mend = z.object({
  /** The broken rule. */
  rule: z.string(),
  out: z.nullable(namedDish),
  into: z.nullable(namedDish),
  /** Rules that are broken after it. */
  broken: z.array(z.string()),
})

const week = z.object({
  week: isoDate,
  /**
   * `past`; `running`: boxes are being delivered; `open`: published; `planned` by hand and `proposed` by the planner: not published yet.
   */
  state: z.enum(['past', 'running', 'open', 'planned', 'proposed']),
})

const board = z.extend(week, {
  /** The six weeks around it, and the ones before and after it; null at an end. */
  weeks: z.array(week),
  earlier: z.nullable(isoDate),
  later: z.nullable(isoDate),
  /** Whether it can be changed. */
  editable: z.boolean(),
  /** Whether it can be published now: the weeks before it are. */
  publishable: z.boolean(),
  publishedAt: z.nullable(z.iso.datetime()),
  /** The newest plan; version 0 where there is none. */
  plan: z.object({
    version: count,
    by: z.nullable(z.string()),
    at: z.nullable(z.iso.datetime()),
    byHand: z.boolean(),
  }),
  dishes: z.array(z.extend(dish, { locked: z.boolean() })),
  /** Dishes of the plan that are not offered any more: the planner fills their places. */
  gone: z.array(namedDish),
  /** The dishes of the published menu, or of the planner's proposal: what a plan by hand differs from. */
  before: z.array(namedDish),
  /** What the rules of the week follow from (domain/catalogue/week_rules.ts). */
  facts: z.object({
    pool: z.object({
      cuisines: z.array(z.string()),
      allergens: z.array(z.string()),
      meanCostCents: z.number(),
    }),
    beside: z.array(z.string()),
    demand: count,
  }),
  /** For each broken rule the exchange that mends it, where there is one. */
  mends: z.array(mend),
  /** A serving of the plan for two with three recipes in that week, cents. */
  servingCents: count,
  meals: z.object({ count, pictures: z.array(z.string()) }),
  items: count,
  /** Boxes of the week, and those with a choice. */
  boxes: z.object({ all: count, chosen: count }),
})

const named = { week: isoDate }
/** The version of the plan that was looked at; 0 where there was none. */
const base = z
  .int({ error: code('invalid_input') })
  .check(z.minimum(0, code('invalid_input')), z.maximum(1_000_000, code('invalid_input')))

const outcomes = z.object({
  kept: count,
  replaced: count,
  dropped: count,
  asked: count,
  warned: count,
  waiting: count,
})

export const menu_weeks = {
  board: get({
    summary: 'A brand’s menu week: its dishes, the rules it follows, and what mends a broken one.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ week: z.optional(isoDate) }),
    output: board,
    errors: ['not_found'],
  }),
  dishes: post({
    summary:
      'Dishes that could come into a week, those that break the fewest rules first. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({
      ...named,
      dishes: ids,
      /** The dish that would leave for it. */
      out: z.optional(productId),
      category: z.optional(z.enum(dishCategories)),
      /** Words of its name. */
      find: z.optional(text(80)),
    }),
    output: z.object({
      /** How many there are in all. */
      found: count,
      /** Those among the given ones that the brand serves in that week. */
      served: z.array(z.string()),
      dishes: z.array(z.extend(dish, { breaks: z.array(z.string()) })),
    }),
    errors: ['not_found'],
  }),
  plan: post({
    summary:
      'Plans a week by hand: its ready-to-cook dishes in their order, and those that stay when the planner chooses again. A published week follows when it is published again.',
    who: 'admin',
    right: 'plan_menu',
    input: z.object({
      ...named,
      base,
      /** Null: the planner chooses, but for the locked ones. */
      dishes: z.nullable(ids),
      locked: ids,
    }),
    output: board,
    errors: ['not_found', 'catalogue_changed', 'week_over'],
  }),
  preview: get({
    summary:
      'What publishing a week’s plan would do to the boxes that hold a dish that leaves. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    input: z.object(named),
    output: z.object({
      version: count,
      came: z.array(z.string()),
      left: z.array(z.extend(namedDish, { boxes: count })),
      boxes: count,
      households: count,
      outcomes,
    }),
    errors: ['not_found'],
  }),
  publish: post({
    summary:
      'Publishes a week as planned. Dishes that leave a published week leave the boxes that hold them, and their households are told.',
    who: 'admin',
    right: 'plan_menu',
    asks: true,
    input: z.object({ ...named, base }),
    output: z.object({ boxes: count, board }),
    errors: ['not_found', 'catalogue_changed', 'week_over', 'week_before_open'],
  }),
} as const
