import * as z from 'zod/mini'
import { get } from './call.ts'
import { cents, nothing } from './fields.ts'

const size = z.object({
  planId: z.string(),
  people: z.int(),
  recipes: z.int(),
  servings: z.int(),
  perServingCents: cents,
})

export const servings_based_banner = {
  index: get({
    summary:
      'What a serving costs by how many are in the box; for a client, with their own size and the next one.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      heading: z.string(),
      text: z.string(),
      action: z.nullable(z.object({ words: z.string(), to: z.string() })),
      /** Every size of a week's recipes, by servings. */
      sizes: z.array(size),
      /** The household's own; null for a visitor and for a ready-to-eat plan. */
      own: z.nullable(size),
      /** The nearest bigger size with a lower price per serving; null where there is none. */
      next: z.nullable(size),
    }),
    errors: ['not_found'],
  }),
} as const
