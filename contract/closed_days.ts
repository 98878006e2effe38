// The admin's calls for days on which nothing is delivered (rule 83). Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { code, id, isoDate, requiredText, zoneName } from './fields.ts'

const place = z.nullable(
  z
    .string({ error: code('invalid_input') })
    .check(z.minLength(1, code('required')), z.maxLength(60, code('too_long'))),
)
const where = { kitchen: place, zone: place }
const onDay = z.array(z.object({ day: isoDate, boxes: z.int() }))

/** By what became of the boxes; `resting` ones had been skipped before. */
const effects = { moved: onDay, skipped: z.int(), resting: z.int() }

/** Day and time on the brand’s clock, and the admin’s email. */
const by = { date: isoDate, time: z.string(), admin: z.nullable(z.string()) }

export const closedDays = {
  year: get({
    summary:
      'The closed days of a year, what became of the boxes of each, and which days can still be closed.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ year: z.optional(z.coerce.number().check(z.minimum(2000), z.maximum(2199))) }),
    output: z.object({
      year: z.int(),
      first: isoDate,
      last: isoDate,
      /** Boxes that may still come, by day, as last counted. */
      boxes: onDay,
      zones: z.array(z.object({ kitchen: z.string(), zone: z.string(), name: zoneName })),
      days: z.array(
        z.object({
          id: z.string(),
          day: isoDate,
          ...where,
          reason: z.object({ en: z.string(), fr: z.string() }),
          ...by,
          opened: z.nullable(z.object(by)),
          canOpen: z.boolean(),
          ...effects,
          waiting: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  preview: post({
    summary:
      'Where the boxes of a day would go if it were closed, and how many letters follow. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ day: isoDate, ...where }),
    output: z.object({
      ...effects,
      /** Booked pickups: each moves, or is called off. */ pickups: z.int(),
      letters: z.int(),
    }),
    errors: ['not_found', 'day_too_late', 'date_unavailable'],
  }),
  close: post({
    summary:
      'Closes a day for the brand, a kitchen or a zone. Its boxes move within their week or are skipped, and their households are told.',
    who: 'admin',
    right: 'set_places',
    input: z.object({ day: isoDate, ...where, reasonEn: requiredText(80), reasonFr: requiredText(80) }),
    output: z.object({
      id: z.string(),
      boxes: z.int(),
      moved: z.int(),
      skipped: z.int(),
      /** Boxes whose turn comes within the next minutes. */
      waiting: z.int(),
    }),
    errors: ['not_found', 'day_too_late', 'date_unavailable', 'conflict'],
  }),
  open: post({
    summary: 'Opens a closed day again. Boxes that left it stay where they are; their households are told.',
    who: 'admin',
    right: 'set_places',
    input: z.object({ id }),
    output: z.object({ letters: z.int() }),
    errors: ['not_found', 'day_too_late'],
  }),
} as const
