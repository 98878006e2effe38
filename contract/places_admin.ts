// The admin's calls for where we deliver: zones and postal areas (rule 84). Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { areaChanges, areaFaults } from '../domain/area_lines.ts'
import { cutoffDays } from '../domain/time/cutoff.ts'
import { mostBoxes, mostWindows } from '../domain/windows.ts'
import { get, post } from './call.ts'
import { code, isoDate, oneLine, province, requiredText, somethingToSee, zoneName } from './fields.ts'

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

/** `HH:MM` on the brand’s clock: the last minute. */
const time = z
  .string({ error: code('invalid_input') })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('invalid_input')))

/** Days before the delivery, and the time of that day. */
const cutoff = {
  days: z
    .int({ error: code('invalid_input') })
    .check(
      z.minimum(cutoffDays.least, code('invalid_input')),
      z.maximum(cutoffDays.most, code('invalid_input')),
    ),
  time,
}

const base = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** By weekday of the delivery; none comes twice. */
const byWeekday = <T extends z.ZodMiniType<{ weekday: number }>>(of: T) =>
  z.array(of, { error: code('required') }).check(
    z.minLength(1, code('required')),
    z.maxLength(7, code('too_long')),
    z.refine(
      all => new Set(all.map(one => (one as { weekday: number }).weekday)).size === all.length,
      code('invalid_input'),
    ),
  )

const settled = z.object({ versions: z.array(z.int()), letters: z.int(), boxes: z.int() })

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
          name: zoneName,
          areas: z.int(),
          served: z.int(),
          households: z.int(),
          windows: z.array(z.object({ weekday: z.int(), startHour: z.int(), endHour: z.int() })),
        }),
      ),
      areas: z.array(area),
      /** The first day from which an area can be delivered to, and windows of a new zone can be. */
      first: isoDate,
      firstWindows: isoDate,
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
  add_zone: post({
    summary:
      'Makes a zone of a province, served by one of the brand’s kitchens, with its delivery windows from a day on. Areas can be put in it then.',
    who: 'admin',
    right: 'set_places',
    input: z.object({
      name: z.object({ en: oneLine(60), fr: oneLine(60) }),
      province,
      kitchen: requiredText(60),
      from: timetable.from,
      windows: timetable.windows,
      reason: requiredText(300),
    }),
    output: z.object({ zone: z.string() }),
    errors: ['not_found', 'date_unavailable', 'conflict'],
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
  cutoffs: get({
    summary:
      'Until when boxes can change, by the weekday of their delivery, with all versions, newest first, and the first week that a change could begin with.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      /** Monday of the first week that nothing is opened of. */
      first: isoDate,
      /** Weekdays on which the brand delivers at all. */
      delivered: z.array(z.int()),
      weekdays: z.array(
        z.object({
          weekday: z.int(),
          /** The newest version, which a change is based on. */
          version: z.int(),
          /** That have their deliveries on it. */
          households: z.int(),
          versions: z.array(
            z.object({
              version: z.int(),
              value: z.object(cutoff),
              /** Monday of the first week that it is for. */
              from: isoDate,
              takenBack: z.boolean(),
              reason: z.string(),
              /** Day and time on the brand’s clock. */
              date: isoDate,
              time: z.string(),
              /** The admin’s email; null where it came with the program. */
              admin: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
  preview_cutoffs: post({
    summary:
      'What other cutoffs from a week on would be for the first boxes, and who gets a letter. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ from: isoDate, rules: byWeekday(z.object({ weekday, ...cutoff })) }),
    output: z.object({
      first: isoDate,
      /** Monday of the last week that keeps the cutoffs it was opened with; null where nothing is opened. */
      openedUntil: z.nullable(isoDate),
      changes: z.array(
        z.object({
          weekday: z.int(),
          /** Of the first box. */
          deliveryDate: isoDate,
          /** Its cutoff, brand wall clock. */
          before: z.string(),
          after: z.string(),
          letters: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  set_cutoffs: post({
    summary:
      'Gives boxes other cutoffs from a week on, by the weekday of their delivery. Weeks that are opened keep theirs, and every household of the weekday gets a letter.',
    who: 'admin',
    right: 'set_places',
    input: z.object({
      from: isoDate,
      rules: byWeekday(z.object({ weekday, base, ...cutoff })),
      reason: requiredText(300),
    }),
    output: settled,
    errors: ['catalogue_changed', 'term_too_soon'],
  }),
  take_back_cutoffs: post({
    summary:
      'Takes back changes of cutoffs that have not begun. Households that were told of them are told so.',
    who: 'admin',
    right: 'set_places',
    input: z.object({
      changes: byWeekday(z.object({ weekday, version: z.int().check(z.minimum(1)) })),
      reason: requiredText(300),
    }),
    output: settled,
    errors: ['not_found', 'term_too_soon'],
  }),
} as const
