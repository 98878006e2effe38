// The admin's calls for routes: their stops, their drivers, and moving a stop by hand. Area 7 does not list them
// (docs/decisions/0004).

import * as z from 'zod/mini'
import { statesOf } from '../domain/machines/tables.ts'
import { stopKinds } from '../domain/routes/stops.ts'
import { get, post } from './call.ts'
import { code, done, email, id, isoDate, requiredText } from './fields.ts'
import { deliveryWindow } from './views.ts'

/** Brand wall clock, `16:05`. */
const clock = z.string()
const driver = z.object({ id, name: z.string(), email: z.string() })
const amount = (least: number, most: number) =>
  z
    .int({ error: code('invalid_input') })
    .check(z.minimum(least, code('invalid_input')), z.maximum(most, code('invalid_input')))
const degrees = (least: number, most: number) =>
  z
    .number({ error: code('not_in_canada') })
    .check(z.minimum(least, code('not_in_canada')), z.maximum(most, code('not_in_canada')))
/** Minutes of the brand's day. */
const minute = amount(0, 24 * 60)
/** Vans, and when they are on the road. */
const vans = { vans: amount(1, 500), shiftFrom: minute, shiftUntil: minute }
/** Capacity of one van; and its place of departure. */
const fleet = {
  ...vans,
  boxes: amount(1, 1_000),
  bags: amount(0, 2_000),
  /** Within Canada: a longitude without its minus would put the kitchen in Asia, and its routes with it. */
  lat: degrees(41, 84),
  lon: degrees(-142, -52),
}
const kitchen = requiredText(80)

export const routes = {
  day: get({
    summary: 'The brand’s routes of a day with their stops in order, and who can drive.',
    who: 'admin',
    right: 'see_deliveries',
    input: z.object({
      /** Today by default. */
      date: z.optional(isoDate),
    }),
    output: z.object({
      date: isoDate,
      today: isoDate,
      drivers: z.array(driver),
      /** Every kitchen of the brand: its standard fleet, null where none is set; and the day's own, null without. */
      kitchens: z.array(
        z.object({
          kitchen: z.string(),
          always: z.nullable(z.object(fleet)),
          own: z.nullable(z.object(vans)),
          /** Vans in the plan. */
          needed: z.int(),
        }),
      ),
      routes: z.array(
        z.object({
          id,
          kitchen: z.string(),
          number: z.int(),
          leaves: clock,
          /** Minutes from the kitchen to the last door. */
          minutes: z.int(),
          /** It leaves, or has its last door, outside the drivers' hours. */
          outsideShift: z.boolean(),
          /** Its place of departure. */
          from: z.object({ lat: z.number(), lon: z.number() }),
          startedAt: z.nullable(clock),
          driver: z.nullable(driver),
          stops: z.array(
            z.object({
              id,
              clientId: id,
              kind: z.enum(stopKinds),
              name: z.string(),
              address: z.string(),
              lat: z.number(),
              lon: z.number(),
              window: deliveryWindow,
              planned: clock,
              /** It is planned for after its window. */
              late: z.boolean(),
              state: z.enum(statesOf('stop')),
            }),
          ),
        }),
      ),
    }),
  }),
  move_stop: post({
    summary:
      'Moves a stop to a place on a route of the same kitchen and day; later planning leaves it there.',
    who: 'admin',
    right: 'run_deliveries',
    input: z.object({
      clientId: id,
      id,
      routeId: id,
      /** Its place from 1; a place after the last one means the end. */
      place: z.int().check(z.minimum(1), z.maximum(1_000)),
    }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  set_driver: post({
    summary:
      'Says who drives a route; nobody where it is null. The old driver and the new one are told. It is refused where somebody else has named a driver since the page was seen.',
    who: 'admin',
    right: 'run_deliveries',
    input: z.object({
      routeId: id,
      driverId: z.nullable(id),
      /** The driver as the admin saw it. */
      seen: z.nullable(id),
    }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  let_drive: post({
    summary: 'Makes the holder of an account a driver, or one no longer; then their routes are nobody’s.',
    who: 'admin',
    right: 'run_deliveries',
    asks: true,
    input: z.object({ email, drives: z.boolean() }),
    output: done,
    errors: ['not_found'],
  }),
  set_fleet: post({
    summary: 'Says what vans a kitchen has on every day, for days that are planned from now on.',
    who: 'admin',
    right: 'run_deliveries',
    input: z.object({ kitchen, ...fleet }),
    output: done,
    errors: ['not_found', 'shift_invalid'],
  }),
  set_fleet_day: post({
    summary: 'Says what vans a kitchen has on one day; null gives it those of every day again.',
    who: 'admin',
    right: 'run_deliveries',
    input: z.object({ kitchen, date: isoDate, own: z.nullable(z.object(vans)) }),
    output: done,
    errors: ['not_found', 'shift_invalid'],
  }),
} as const
