import * as z from 'zod/mini'
import { get } from './call.ts'
import { cents, nothing } from './fields.ts'

export const banners = {
  get_cart_loyalty_banner: get({
    summary:
      'What the cart says of loyalty: points held, the rate boxes earn at, and how far the higher one is.',
    who: 'client',
    input: nothing,
    output: z.object({
      /** Null while loyalty is switched off for the brand (flag show_comarch_loyalty). */
      banner: z.nullable(
        z.object({
          pending: z.int(),
          available: z.int(),
          /** The value of the available points. */
          worthCents: cents,
          /** Points for each hundred paid (rule 44). */
          percent: z.int(),
          /** Deliveries missing to the higher rate; null once it is reached. */
          deliveriesToDouble: z.nullable(z.int()),
        }),
      ),
    }),
  }),
} as const
