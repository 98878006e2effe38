// The admin's calls for routes: what vans go where, who drives them, and a stop that is moved by hand. SPEC 7 does not list them
// (docs/decisions/0004).

import * as z from 'zod/mini'
import { statesOf } from '../domain/machines/tables.ts'
import { stopKinds } from '../domain/routes/stops.ts'
import { get, post } from './call.ts'
import { done, email, id, isoDate } from './fields.ts'
import { deliveryWindow } from './views.ts'

/** Brand wall clock, `16:05`. */
const clock = z.string()
const driver = z.object({ id, name: z.string(), email: z.string() })

export const routes = {
  day: get({
    path: '/api/admin/routes/day',
    summary: 'The brand’s routes of a day with their stops in order, and who can drive.',
    who: 'admin',
    input: z.object({
      /** Today where none is asked for. */
      date: z.optional(isoDate),
    }),
    output: z.object({
      date: isoDate,
      today: isoDate,
      drivers: z.array(driver),
      routes: z.array(
        z.object({
          id,
          kitchen: z.string(),
          number: z.int(),
          leaves: clock,
          /** Minutes from the kitchen to the last door. */
          minutes: z.int(),
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
    path: '/api/admin/routes/move_stop',
    summary:
      'Moves a stop to a place on a route of the same kitchen and day; later planning leaves it there.',
    who: 'admin',
    input: z.object({
      clientId: id,
      id,
      routeId: id,
      /** Its place from 1; after the last one is the end. */
      place: z.int().check(z.minimum(1), z.maximum(1_000)),
    }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  set_driver: post({
    path: '/api/admin/routes/set_driver',
    summary: 'Says who drives a route; nobody where it is null.',
    who: 'admin',
    input: z.object({ routeId: id, driverId: z.nullable(id) }),
    output: done,
    errors: ['not_found'],
  }),
  let_drive: post({
    path: '/api/admin/routes/let_drive',
    summary: 'Makes the holder of an account a driver, or one no longer; then their routes are nobody’s.',
    who: 'admin',
    input: z.object({ email, drives: z.boolean() }),
    output: done,
    errors: ['not_found'],
  }),
} as const
