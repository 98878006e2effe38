// The driver's calls: today's stops, and reports about them. They show only the name, the door and the notes of a customer, and the
// phone on the day, by a call of its own. Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { failureReasons } from '../domain/delivery_failures.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { returnableKinds } from '../domain/returnables.ts'
import { stopActions, stopKinds } from '../domain/routes/stops.ts'
import { get, post } from './call.ts'
import { code, done, id, isoDate, photo, requiredText, text } from './fields.ts'
import { deliveryWindow } from './views.ts'

/** Degrees. */
const lat = z.number().check(z.minimum(-90), z.maximum(90))
const lon = z.number().check(z.minimum(-180), z.maximum(180))

export const drivers = {
  today: get({
    path: '/driver/today',
    summary: 'The driver’s routes of the day with their stops in order.',
    who: 'driver',
    input: z.object({}),
    output: z.object({
      date: isoDate,
      /** The driver who is signed in. */
      driver: z.object({ id, name: z.string() }),
      routes: z.array(
        z.object({
          id,
          number: z.int(),
          kitchen: z.string(),
          /** Brand wall clock, `15:40`. */
          leaves: z.string(),
          started: z.boolean(),
          stops: z.array(
            z.object({
              id,
              kind: z.enum(stopKinds),
              name: z.string(),
              address: z.string(),
              unit: z.string(),
              buzzer: z.string(),
              city: z.string(),
              notes: z.string(),
              lat,
              lon,
              window: deliveryWindow,
              planned: z.string(),
              state: z.enum(statesOf('stop')),
              /** The bags that may be at the door. */
              returnables: z.array(z.object({ number: z.string(), kind: z.enum(returnableKinds) })),
            }),
          ),
        }),
      ),
    }),
  }),
  phone: post({
    path: '/driver/phone',
    summary:
      'The phone of a stop’s household, on the day and until the stop is done; the household sees that it was shown.',
    who: 'driver',
    input: z.object({ stopId: id }),
    output: z.object({
      /** E.164. */
      phone: z.string(),
      /** Milliseconds until the day ends: then the page forgets it. */
      leftMilliseconds: z.int(),
    }),
    errors: ['phone_not_now'],
  }),
  start: post({
    path: '/driver/start',
    summary: 'The van leaves: its boxes are out for delivery. Saying it again changes nothing.',
    who: 'driver',
    input: z.object({ routeId: id }),
    output: done,
    errors: ['not_found'],
  }),
  act: post({
    path: '/driver/actions',
    summary:
      'What was done at stops, in its order, however late it is sent; an action of an id that is known already changes nothing.',
    who: 'driver',
    input: z.object({
      routeId: id,
      /** The driver who made them. Another's session cannot send them: a phone may be shared. */
      driverId: z.optional(id),
      actions: z
        .array(
          z.object({
            /** Made by the phone. */
            id,
            stopId: id,
            kind: z.enum(stopActions, { error: code('invalid_input') }),
            /**
             * Milliseconds since the driver pressed, by the phone: not a time, because a phone's clock may be wrong. The server bounds it
             * (domain/routes/report_time.ts).
             */
            age: z._default(z.number(), 0),
            lat: z.optional(lat),
            lon: z.optional(lon),
            /** Of a failed delivery. */
            reason: z.optional(z.enum(failureReasons, { error: code('required') })),
            /** Numbers of the bags and kits collected. */
            taken: z._default(z.array(requiredText(40)).check(z.maxLength(50, code('too_long'))), []),
            note: z._default(text(300), ''),
            photo: z.optional(photo),
          }),
        )
        .check(z.minLength(1, code('required')), z.maxLength(20, code('too_long'))),
    }),
    output: z.object({
      /**
       * The result of each action: accepted (now or before), or no longer possible; and the state of its stop, null where there is
       * none any more.
       */
      results: z.array(
        z.object({
          id,
          outcome: z.enum(['stands', 'refused']),
          state: z.nullable(z.enum(statesOf('stop'))),
        }),
      ),
    }),
    errors: ['not_found', 'other_driver', 'required', 'picture_too_large', 'picture_unreadable'],
  }),
  position: post({
    path: '/driver/position',
    summary: 'Where the van is.',
    who: 'driver',
    input: z.object({ routeId: id, lat, lon }),
    output: done,
    errors: ['not_found'],
  }),
} as const
