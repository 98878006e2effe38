// The admin's calls for where we deliver: zones and postal areas (rule 84). Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { areaChanges, areaFaults } from '../domain/area_lines.ts'
import { mostBoxes, mostWindows } from '../domain/windows.ts'
import { get, post } from './call.ts'
import { code, isoDate, province, requiredText, somethingToSee } from './fields.ts'

/** Lines of text; what a line cannot hold is said beside it. */
const list = z
  .string({ error: code('required') })
  .check(z.maxLength(200_000, code('too_long')), z.regex(somethingToSee, code('required')))

const weekday = z.int().check(z.minimum(1), z.maximum(7))
const hour = z.int().check(z.minimum(0), z.maximum(24))

/** A weekday (1 is Monday), whole hours, and how many boxes its vans take on a day; null without a limit. */
const window = {
  weekday,
  startHour: hour,
  endHour: hour,
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(mostBoxes))),
}

/** A timetable that a zone would have from a day on. */
const timetable = {
  zone: requiredText(60),
  from: isoDate,
  windows: z
    .array(z.object(window))
    .check(z.minLength(1, code('required')), z.maxLength(mostWindows, code('too_long'))),
}

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
  zone: get({
    summary:
      'A zone’s delivery windows with their days, what is taken of them, and its timetables, newest first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ zone: z.string().check(z.maxLength(60, code('too_long'))) }),
    output: z.object({
      zone: z.string(),
      kitchen: z.string(),
      /** Of the newest timetable: a change is based on it. */
      version: z.int(),
      /** The first and the last day from which a change can hold. */
      first: isoDate,
      last: isoDate,
      windows: z.array(
        z.object({
          ...window,
          from: z.nullable(isoDate),
          /** The first day without it; null where it goes on. */
          until: z.nullable(isoDate),
          /** That have it every week. */
          households: z.int(),
          /** Boxes of its fullest day. */
          most: z.int(),
        }),
      ),
      versions: z.array(
        z.object({
          version: z.int(),
          from: isoDate,
          reason: z.string(),
          /** On the brand’s clock. */
          date: isoDate,
          time: z.string(),
          admin: z.nullable(z.string()),
          windows: z.array(z.object(window)),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  preview_windows: post({
    summary: 'Whom a timetable would leave without a window, and what each would get. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object(timetable),
    output: z.object({
      /** Of the zone. */
      households: z.int(),
      /** Households by the window that they get every week. */
      standing: z.array(z.object({ weekday, startHour: hour, endHour: hour, households: z.int() })),
      /** Households for which no window has room: they are told to choose. */
      chooses: z.int(),
      moved: z.array(z.object({ day: isoDate, boxes: z.int() })),
      skipped: z.int(),
      /** Boxes that were skipped before. */
      resting: z.int(),
      letters: z.int(),
    }),
    errors: ['not_found', 'date_unavailable'],
  }),
  set_windows: post({
    summary:
      'Gives a zone other delivery windows from a day on. Households that lose theirs get another one, and are told; no box under way moves.',
    who: 'admin',
    right: 'set_places',
    input: z.object({ ...timetable, base: z.int(), reason: requiredText(300) }),
    output: z.object({
      version: z.int(),
      households: z.int(),
      moved: z.int(),
      skipped: z.int(),
      /** Households whose turn comes within the next minutes. */
      waiting: z.int(),
    }),
    errors: ['not_found', 'date_unavailable', 'conflict'],
  }),
} as const
