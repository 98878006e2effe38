// Where we deliver, when, and every civic address there is.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
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
import { type Locale, provinces } from '../../domain/brands.ts'
import { closedDayOutcomes } from '../../domain/closed_days.ts'
import { day, instant, oneOf } from './columns.ts'

/** A forward sortation area: who serves it, from which kitchen, by which zone of delivery days. */
export const area = pgTable(
  'area',
  {
    fsa: char('fsa', { length: 3 }).primaryKey(),
    brand: text('brand').notNull(),
    province: text('province').notNull(),
    place: text('place').notNull(),
    served: boolean('served').notNull(),
    kitchen: text('kitchen').notNull(),
    zone: text('zone').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** Its newest version (area_version). */
    version: integer('version').notNull().default(1),
    /** The first day on which it is delivered to; null where it always was. */
    deliversFrom: day('delivers_from'),
  },
  t => [oneOf('area_province_known', t.province, provinces)],
)

/** What the company set of an area, in versions; the first is how it came with the program. Reference data: it names no household. */
export const areaVersion = pgTable(
  'area_version',
  {
    fsa: char('fsa', { length: 3 }).notNull(),
    version: integer('version').notNull(),
    place: text('place').notNull(),
    zone: text('zone').notNull(),
    served: boolean('served').notNull(),
    /** The first day on which it is delivered to. */
    validFrom: day('valid_from'),
    reason: text('reason').notNull(),
    /** The admin; null for what came with the program, as is `at`. */
    actor: uuid('actor'),
    at: instant('at'),
  },
  t => [primaryKey({ columns: [t.fsa, t.version] })],
)

/** A day and window of a zone's routes, by the version of the zone's timetable. Weekday: ISO, 1 is Monday. */
export const deliverySlot = pgTable(
  'delivery_slot',
  {
    zone: text('zone').notNull(),
    /** 1 is how it came with the program; a later one is a row of zone_version. */
    version: integer('version').notNull().default(1),
    weekday: smallint('weekday').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    /** Boxes that its vans take on one day; null without a limit. */
    capacity: integer('capacity'),
  },
  t => [primaryKey({ columns: [t.zone, t.version, t.weekday, t.startHour] })],
)

/**
 * Zones that the company made. One that came with the program is known by its areas; a zone's kitchen and province are as they are here, or else
 * its areas'.
 */
export const zone = pgTable(
  'zone',
  {
    zone: text('zone').primaryKey(),
    brand: text('brand').notNull(),
    province: text('province').notNull(),
    kitchen: text('kitchen').notNull(),
    name: jsonb('name').$type<Record<Locale, string>>().notNull(),
    reason: text('reason').notNull(),
    /** The admin. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [oneOf('zone_province_known', t.province, provinces)],
)

/**
 * A timetable of a zone that the company set (rule 85): its windows are rows of delivery_slot. It holds from its day until the next version's, which
 * never begins earlier. Reference data: it names no household.
 */
export const zoneVersion = pgTable(
  'zone_version',
  {
    zone: text('zone').notNull(),
    version: integer('version').notNull(),
    brand: text('brand').notNull(),
    /** The first day on which it holds. */
    validFrom: day('valid_from').notNull(),
    reason: text('reason').notNull(),
    /** The admin. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
    /** Every household that lost its window has another one. Boxes that are opened later are looked at again. */
    settledAt: instant('settled_at'),
  },
  t => [
    primaryKey({ columns: [t.zone, t.version] }),
    index('zone_version_unsettled').on(t.validFrom).where(sql`${t.settledAt} is null`),
  ],
)

/**
 * A day on which nothing is delivered (rule 83): by a brand, or by one of its kitchens or zones alone. One that is opened again stays, with
 * who opened it. Reference data: it names no household.
 */
export const closedDay = pgTable(
  'closed_day',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    day: day('day').notNull(),
    /** Null for all of the brand's, as is `zone`. */
    kitchen: text('kitchen'),
    zone: text('zone'),
    /** As households read it: `Christmas Day`, `Noël`. */
    reason: jsonb('reason').$type<Record<'en' | 'fr', string>>().notNull(),
    /** The admin. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
    /** Every box that was on it is settled. A day that comes within reach of new boxes is looked at again. */
    settledAt: instant('settled_at'),
    openedAt: instant('opened_at'),
    openedBy: uuid('opened_by'),
  },
  t => [
    uniqueIndex('closed_day_once')
      .on(t.brand, t.day, sql`coalesce(${t.kitchen}, '')`, sql`coalesce(${t.zone}, '')`)
      .where(sql`${t.openedAt} is null`),
  ],
)

/** A box that stood on a day when it was closed. */
export const closedDayBox = pgTable(
  'closed_day_box',
  {
    clientId: uuid('client_id').notNull(),
    closedDayId: uuid('closed_day_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Null until the box is settled. */
    outcome: text('outcome'),
    /** The day it comes on instead. */
    movedTo: day('moved_to'),
    at: instant('at').notNull(),
    doneAt: instant('done_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.closedDayId, t.orderId] }),
    index('closed_day_box_waiting').on(t.closedDayId, t.clientId).where(sql`${t.outcome} is null`),
    index('closed_day_box_of').on(t.closedDayId, t.outcome),
    oneOf('closed_day_box_outcome_known', t.outcome, closedDayOutcomes),
  ],
)

/** Civic addresses for suggestions; search_text is folded by domain/address, the id is derived from the address. */
export const civicAddress = pgTable(
  'civic_address',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    /** `files` of the program, or the national `register`. */
    source: text('source').notNull().default('files'),
    number: text('number').notNull(),
    street: text('street').notNull(),
    unit: text('unit').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postal: text('postal').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    searchText: text('search_text').notNull(),
  },
  t => [
    index('civic_address_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('civic_address_number').on(t.number),
    index('civic_address_postal').on(t.postal),
    oneOf('civic_address_province_known', t.province, provinces),
  ],
)
