// What the tracking page is fed with. SPEC 7 does not list it (docs/decisions/0004).

import * as z from 'zod/mini'
import { orderStates } from '../domain/machines/order.ts'
import { trackingStates } from '../domain/tracking.ts'
import { get } from './call.ts'
import { id, instant, isoDate, nothing } from './fields.ts'
import { deliveryWindow } from './views.ts'

export const tracking = {
  mine: get({
    path: '/account/tracking',
    summary:
      'How far the household’s box under way is, or the next one; null where there is nothing to follow.',
    who: 'client',
    input: nothing,
    output: z.object({
      tracking: z.nullable(
        z.object({
          state: z.enum(trackingStates),
          order: z.nullable(
            z.object({
              id,
              state: z.enum(orderStates),
              deliveryDate: isoDate,
              window: deliveryWindow,
              /** Brand wall clock, until when it can change. */
              cutoffLocal: z.string(),
              /** The day passed, and nobody said what became of it. */
              overdue: z.boolean(),
            }),
          ),
          /** While paused: the delivery its boxes come back with; null until somebody comes back. */
          resumesOn: z.nullable(isoDate),
          /** After a skipped one: the delivery that follows; null where none is planned. */
          following: z.nullable(isoDate),
          /** What has happened to the box, in its order; the time of each. */
          steps: z.array(
            z.object({ step: z.enum(['locked', 'packed', 'out_for_delivery', 'delivered']), at: instant }),
          ),
        }),
      ),
    }),
  }),
} as const
