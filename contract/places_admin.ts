// The admin's calls for where we deliver: zones and postal areas (rule 84). Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { areaChanges, areaFaults } from '../domain/area_lines.ts'
import { get, post } from './call.ts'
import { code, isoDate, province, requiredText, somethingToSee } from './fields.ts'

/** Lines of text; what a line cannot hold is said beside it. */
const list = z
  .string({ error: code('required') })
  .check(z.maxLength(200_000, code('too_long')), z.regex(somethingToSee, code('required')))

const areaFacts = { place: z.string(), zone: z.string(), served: z.boolean(), from: z.nullable(isoDate) }

const area = z.object({
  fsa: z.string(),
  province,
  kitchen: z.string(),
  ...areaFacts,
  lat: z.number(),
  lon: z.number(),
  version: z.int(),
})

export const places_admin = {
  list: get({
    summary:
      'The zones of a brand, with their windows and households, and every postal area of its provinces.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      zones: z.array(
        z.object({
          zone: z.string(),
          kitchen: z.string(),
          areas: z.int(),
          served: z.int(),
          households: z.int(),
          windows: z.array(z.object({ weekday: z.int(), startHour: z.int(), endHour: z.int() })),
        }),
      ),
      areas: z.array(area),
      /** The first day from which an area can be delivered to. */
      first: isoDate,
    }),
    errors: [],
  }),
  area: get({
    summary: 'A postal area with its versions, newest first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ fsa: z.string().check(z.maxLength(3, code('too_long'))) }),
    output: z.extend(area, {
      versions: z.array(
        z.object({
          version: z.int(),
          ...areaFacts,
          reason: z.string(),
          /** Day and time on the brand’s clock; null for what came with the program. */
          date: z.nullable(isoDate),
          time: z.nullable(z.string()),
          admin: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  check: post({
    summary: 'What a list of postal areas would change, line by line. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ list, from: isoDate }),
    output: z.object({
      lines: z.array(
        z.object({
          line: z.int(),
          fsa: z.string(),
          fault: z.nullable(z.enum(areaFaults)),
          change: z.nullable(z.enum(areaChanges)),
          zone: z.nullable(z.string()),
          place: z.nullable(z.string()),
        }),
      ),
      /** Households in areas that close, or go to another zone: each keeps its own. */
      households: z.int(),
    }),
    errors: ['date_unavailable'],
  }),
  set: post({
    summary:
      'Opens postal areas, closes them to newcomers, gives them to another zone or another name: all lines of a list, or none.',
    who: 'admin',
    right: 'set_places',
    input: z.object({ list, from: isoDate, reason: requiredText(300) }),
    output: z.object({ areas: z.int() }),
    errors: ['date_unavailable', 'lines_refused'],
  }),
} as const
