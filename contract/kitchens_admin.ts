// The kitchen's call: what it makes of a day, and what goes into each box. Area 7 does not list it (docs/decisions/0004).

import * as z from 'zod/mini'
import { kitchenUnits } from '../domain/catalogue/kitchen_totals.ts'
import { productKinds } from '../domain/catalogue/types.ts'
import { orderStates } from '../domain/machines/order.ts'
import { get } from './call.ts'
import { id, isoDate, queryInteger, text } from './fields.ts'
import { deliveryWindow } from './views.ts'

const product = {
  name: z.string(),
  kind: z.enum(productKinds),
  /** The protein swap, by name; null without one. */
  swap: z.nullable(z.string()),
  /** Servings of one unit; null for an item, which is one piece. */
  servings: z.nullable(z.int()),
  units: z.int(),
}

export const kitchens = {
  day: get({
    summary:
      'What a kitchen makes for a day, counted by product, and its boxes in the order in which the vans take them, with what goes into each.',
    who: 'admin',
    right: 'see_work',
    input: z.object({
      /** Today by default. */
      date: z.optional(isoDate),
      /** The first with boxes by default. */
      kitchen: z._default(text(40), ''),
      /** The number of a route, 0 for boxes without one; all of them by default. */
      route: z.optional(queryInteger(0, 10_000)),
      page: z.optional(queryInteger(1, 10_000)),
    }),
    output: z.object({
      date: isoDate,
      today: isoDate,
      /**
       * With paid boxes of that day, boxes that are locked and not paid yet, which are counted here alone, and shortages of boxes
       * that wait for an answer, which are counted by the announced default.
       */
      kitchens: z.array(z.object({ kitchen: z.string(), boxes: z.int(), unpaid: z.int(), open: z.int() })),
      kitchen: z.nullable(z.string()),
      /** Everything that the kitchen's boxes of the day hold. */
      products: z.array(z.object({ id: z.string(), version: z.int(), ...product, boxes: z.int() })),
      /** What of them comes from recipes: each ingredient in each of its units, by name. As CSV: /api/admin/kitchens/ingredients.csv. */
      ingredients: z.object({
        totals: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            unit: z.enum(kitchenUnits),
            /** The word for pieces that are not whole, such as cloves. */
            pieces: z.nullable(z.string()),
            /** To a hundredth. */
            amount: z.number(),
          }),
        ),
        /** Market items, by the piece. */
        items: z.array(z.object({ id: z.string(), name: z.string(), units: z.int() })),
        /** Swaps of former versions, whose amounts are on their cards only: they are in no total. */
        unknown: z.array(z.object({ name: z.string(), swap: z.nullable(z.string()), units: z.int() })),
      }),
      /** Numbers of the kitchen's routes; 0 for boxes without one. */
      routes: z.array(z.object({ number: z.int(), boxes: z.int() })),
      boxes: z.array(
        z.object({
          id,
          name: z.string(),
          state: z.enum(orderStates),
          window: deliveryWindow,
          /** The route's number and the place on it; null before it is planned. */
          route: z.nullable(z.int()),
          stop: z.nullable(z.int()),
          /** The number of its cooler bag. */
          bag: z.string(),
          lines: z.array(
            z.object({
              ...product,
              /** Ingredients that are short, each with what comes instead. */
              replaced: z.array(z.object({ short: z.string(), by: z.string() })),
            }),
          ),
        }),
      ),
      page: z.int(),
      pages: z.int(),
    }),
  }),
} as const
