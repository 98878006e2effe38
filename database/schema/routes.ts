// Vans on the road: the routes of a day, their stops, and what drivers said at each.

import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { statesOf } from '../../domain/machines/tables.ts'
import { stopActions, stopKinds } from '../../domain/routes/stops.ts'
import { bytes, day, instant, oneOf } from './columns.ts'

/** A van's way on a day. `version` goes up with whatever those who follow it should hear of. */
export const deliveryRoute = pgTable(
  'delivery_route',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** Of the day, from 1. */
    number: smallint('number').notNull(),
    /** Minute of the brand's day at which it leaves by plan. */
    leavesMinute: smallint('leaves_minute').notNull(),
    /** The driver's account; null until somebody is named. */
    driverId: uuid('driver_id'),
    startedAt: instant('started_at'),
    /** Where the van was last. */
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    positionAt: instant('position_at'),
    version: integer('version').notNull().default(1),
  },
  t => [
    uniqueIndex('delivery_route_number').on(t.brand, t.deliveryDate, t.kitchen, t.number),
    index('delivery_route_driver').on(t.driverId, t.deliveryDate).where(sql`${t.driverId} is not null`),
  ],
)

/** A door a van goes to: with a box, or for a pickup. State: machine `stop`. Minutes are of the brand's wall clock on the day. */
export const routeStop = pgTable(
  'route_stop',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    routeId: uuid('route_id').notNull(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** In the order of the route, from 1. */
    place: smallint('place').notNull(),
    kind: text('kind').notNull(),
    /** The order it delivers, or the pickup it makes. */
    subjectId: uuid('subject_id').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    /** When the plan has it. */
    plannedMinute: smallint('planned_minute').notNull(),
    state: text('state').notNull(),
    finishedAt: instant('finished_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('route_stop_subject').on(t.clientId, t.subjectId),
    index('route_stop_route').on(t.routeId, t.place),
    index('route_stop_day').on(t.brand, t.deliveryDate, t.kitchen),
    oneOf('route_stop_kind_known', t.kind, stopKinds),
    oneOf('route_stop_state_known', t.state, statesOf('stop')),
  ],
)

/** What a driver said at a stop, keyed by the id their phone gave it: what is sent twice is there once. It is evidence, and stays. */
export const stopAction = pgTable(
  'stop_action',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    stopId: uuid('stop_id').notNull(),
    kind: text('kind').notNull(),
    /** When it was done, by the phone's clock; and when we heard of it. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The driver's account. */
    actor: uuid('actor').notNull(),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** JPEG. */
    photo: bytes('photo'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('stop_action_stop').on(t.clientId, t.stopId),
    oneOf('stop_action_kind_known', t.kind, stopActions),
  ],
)
