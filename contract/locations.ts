import * as z from 'zod/mini'
import { get } from './call.ts'
import { nothing, province } from './fields.ts'
import { deliveryWindow } from './views.ts'

/** ISO: 1 is Monday. */
const weekday = z.int().check(z.minimum(1), z.maximum(7))

export const locations = {
  location_data: get({
    summary:
      'Where the brand delivers, on which days and in which windows, and until when each can be ordered.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      communities: z.int(),
      provinces: z.array(
        z.object({
          province,
          places: z.array(
            z.object({
              name: z.string(),
              /** Degrees, of the middle of the community's postal areas. */
              lat: z.number(),
              lon: z.number(),
              /** Its postal areas: the more, the larger it is. */
              areas: z.int(),
              weekdays: z.array(weekday),
            }),
          ),
        }),
      ),
      /** Days on which the brand delivers at all. */
      days: z.array(
        z.object({
          weekday,
          windows: z.array(deliveryWindow),
          /** The last day on which a box of that day can change; it closes at `cutoffTime`, brand wall clock. */
          cutoffWeekday: weekday,
          /** `HH:MM`. */
          cutoffTime: z.string(),
        }),
      ),
      zone: z.string(),
    }),
  }),
} as const
