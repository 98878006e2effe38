import * as z from 'zod/mini'
import { cravingIds } from '../domain/catalogue/cravings.ts'
import { get } from './call.ts'
import { isoDate, nothing } from './fields.ts'
import { menuDish, plan, receipt } from './views.ts'

const claim = z.nullable(z.object({ count: z.int(), orMore: z.boolean() }))

export const home = {
  homepage: get({
    summary: 'What the home page shows: dishes of the week, true counts, lowest prices, an example receipt.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      week: isoDate,
      dishes: z.array(menuDish),
      categoryCounts: z.array(z.object({ id: z.string(), count: z.int() })),
      recipeCount: z.int(),
      mealCount: z.int(),
      itemCount: z.int(),
      vegetarianCount: z.int(),
      /** A craving: the number of matching recipes, and a picture that appears nowhere else on the page. */
      cravings: z.array(
        z.object({
          id: z.enum(cravingIds),
          count: z.int(),
          picture: z.nullable(z.string()),
          query: z.string(),
        }),
      ),
      communities: z.int(),
      /** What the brand claims of them; null where it claims nothing. The catalogue’s numbers go before (rule 55). */
      claims: z.object({ dishes: claim, items: claim, places: claim }),
      vegetarianClaim: z.object({ least: z.int(), most: z.int() }),
      /** The house's signature picture; null where there is none. */
      signature: z.nullable(z.string()),
      fromWeekCents: z.int(),
      fromServingCents: z.int(),
      example: z.object({ plan, receipt, code: z.nullable(z.string()) }),
    }),
  }),
} as const
