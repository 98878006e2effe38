// The list of a household's changes. Not in the specification.

import * as z from 'zod/mini'
import { changeActors } from '../domain/household_events.ts'
import { get } from './call.ts'
import { id, isoDate, listPlace, nextPlace } from './fields.ts'

export const household_changes = {
  index: get({
    path: '/clients/changes',
    summary:
      'Every change of the household and its boxes, newest first, thirty a page. As CSV: /clients/changes.csv.',
    who: 'settings',
    input: z.object({ after: z.optional(listPlace) }),
    output: z.object({
      changes: z.array(
        z.object({
          id: z.string(),
          /** The reference in its answer and its email. */
          reference: z.string(),
          /** Day and time (`HH:MM`) on the brand’s clock. */
          date: isoDate,
          time: z.string(),
          /** The event, in the language of the request. */
          words: z.string(),
          by: z.enum(changeActors),
          /** The browser in which it was done, in words; null where it was not done in one, or it is unknown. */
          device: z.nullable(z.string()),
          /** The box it concerns; null for the household itself. */
          orderId: z.nullable(id),
          deliveryDate: z.nullable(isoDate),
        }),
      ),
      next: nextPlace,
    }),
  }),
} as const
