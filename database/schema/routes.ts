// Vans on the road: the routes of a day, their stops, and the drivers' reports at each.

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
import { failureReasons, remedies, troubleKinds } from '../../domain/delivery_failures.ts'
import { statesOf } from '../../domain/machines/tables.ts'
import { stopActions, stopKinds } from '../../domain/routes/stops.ts'
import { atLeast, bytes, day, instant, oneOf } from './columns.ts'

/** A van's route on a day. `version` goes up with every change that its followers should see. */
export const deliveryRoute = pgTable(
  'delivery_route',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** Of the day, from 1. */
    number: smallint('number').notNull(),
    /** Minute of the brand's day of its planned departure. */
    leavesMinute: smallint('leaves_minute').notNull(),
    /** The driver's account; null before one is assigned. */
    driverId: uuid('driver_id'),
    startedAt: instant('started_at'),
    /** The van's last position. */
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

/** A stop of a van: to deliver a box, or for a pickup. State: machine `stop`. Minutes are of the brand's wall clock on the day. */
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
    /** The planned minute. */
    plannedMinute: smallint('planned_minute').notNull(),
    state: text('state').notNull(),
    finishedAt: instant('finished_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    // A box that is delivered again has a stop on each of its days.
    uniqueIndex('route_stop_subject').on(t.clientId, t.subjectId, t.deliveryDate),
    index('route_stop_route').on(t.routeId, t.place),
    index('route_stop_day').on(t.brand, t.deliveryDate, t.kitchen),
    oneOf('route_stop_kind_known', t.kind, stopKinds),
    oneOf('route_stop_state_known', t.state, statesOf('stop')),
  ],
)

/**
 * A driver's report at a stop, keyed by the id that the phone gave it, so that a repeated one is stored once. It is kept as
 * evidence.
 */
export const stopAction = pgTable(
  'stop_action',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    stopId: uuid('stop_id').notNull(),
    kind: text('kind').notNull(),
    /** When the driver pressed, and when it was received. */
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

/**
 * The vans of a kitchen: their place of departure, capacity and hours. A kitchen without a row has the defaults of
 * domain/routes/fleet.ts.
 */
export const fleet = pgTable(
  'fleet',
  {
    brand: text('brand').notNull(),
    kitchen: text('kitchen').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    vans: smallint('vans').notNull(),
    /** Capacity of one van. */
    boxes: smallint('boxes').notNull(),
    bags: smallint('bags').notNull(),
    /** Drivers’ hours: minutes of the brand's wall clock. */
    shiftFrom: smallint('shift_from').notNull(),
    shiftUntil: smallint('shift_until').notNull(),
    /** The admin who saved it; null for the program's own. */
    actor: uuid('actor'),
    savedAt: instant('saved_at'),
  },
  t => [
    primaryKey({ columns: [t.brand, t.kitchen] }),
    atLeast('fleet_vans_positive', t.vans, 1),
    atLeast('fleet_boxes_positive', t.boxes, 1),
    atLeast('fleet_bags_not_negative', t.bags, 0),
  ],
)

/** The vans and hours of a kitchen on one day, where they differ from the usual. */
export const fleetDay = pgTable(
  'fleet_day',
  {
    brand: text('brand').notNull(),
    kitchen: text('kitchen').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    vans: smallint('vans').notNull(),
    shiftFrom: smallint('shift_from').notNull(),
    shiftUntil: smallint('shift_until').notNull(),
    actor: uuid('actor').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.brand, t.kitchen, t.deliveryDate] }),
    atLeast('fleet_day_vans_positive', t.vans, 1),
  ],
)

/**
 * A box that did not come on its day, or is late: counted for the report, with its household's choice. A second choice for the same
 * day's trouble is refused; another day's is another row.
 */
export const deliveryTrouble = pgTable(
  'delivery_trouble',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kind: text('kind').notNull(),
    brand: text('brand').notNull(),
    kitchen: text('kitchen').notNull(),
    /** For a failed one. */
    reason: text('reason'),
    choice: text('choice'),
    at: instant('at').notNull(),
    chosenAt: instant('chosen_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.orderId, t.deliveryDate, t.kind] }),
    index('delivery_trouble_day').on(t.brand, t.deliveryDate),
    oneOf('delivery_trouble_kind_known', t.kind, troubleKinds),
    oneOf('delivery_trouble_reason_known', t.reason, [...failureReasons, 'called_off']),
    oneOf('delivery_trouble_choice_known', t.choice, remedies),
  ],
)
