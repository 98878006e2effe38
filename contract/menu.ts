import * as z from 'zod/mini'
import { get } from './call.ts'
import { cents, instant, isoDate, nothing, text } from './fields.ts'
import { menuDish, menuItem, searchWords, weekTab, wishes } from './views.ts'

export const menu = {
  data: get({
    summary:
      'The menu of the week that holds a date: this-week (default), next-week, an ISO date, or open-week for the first that can be ordered (rule 6).',
    who: 'anyone',
    input: z.object({ date: z.optional(text(20)) }),
    output: z.object({
      week: isoDate,
      published: z.boolean(),
      /** Changes whenever anything on the menu does; pages are cached by it. */
      version: z.string(),
      weeks: z.array(weekTab),
      /**
       * Last instant at which an order of this week can be edited, by this household or, for a visitor, by anyone, and the first
       * delivery that can still be ordered.
       */
      cutoffAt: z.nullable(instant),
      cutoffLocal: z.nullable(z.string()),
      firstDeliveryDate: z.nullable(isoDate),
      /** The cutoff of that first delivery, on the brand's clocks. */
      firstCutoffLocal: z.nullable(z.string()),
      /** The delivery whose cutoff is the last one; a household has one delivery a week. */
      lastDeliveryDate: z.nullable(isoDate),
      /** Lowest price per serving of this menu for this household or, for a visitor, for anyone. */
      perServingCents: cents,
      mealCents: cents,
      /** Whether these are the prices of the household's own plan. */
      atPlanPrice: z.boolean(),
      /** In the order in which they are listed: the week's saved ranking, where there is one (rule 76). */
      categories: z.array(z.object({ id: z.string(), count: z.int() })),
      dishes: z.array(menuDish),
      items: z.array(menuItem),
    }),
    errors: ['menu_not_published'],
  }),
  search_words: get({
    path: '/menu/search_words',
    summary:
      'What the products of a week are found by: words in both languages, folded. Asked for once somebody searches.',
    who: 'anyone',
    input: z.object({ date: z.optional(text(20)) }),
    output: searchWords,
    errors: ['menu_not_published'],
  }),
  wishes: get({
    path: '/menu/wishes',
    summary: 'What the household never wants, for the filter "safe for us" of a menu that everybody shares.',
    who: 'client',
    input: nothing,
    output: wishes,
  }),
} as const
