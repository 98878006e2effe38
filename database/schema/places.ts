// Where we deliver, when, and every civic address there is.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { provinces } from '../../domain/brands.ts'
import { oneOf } from './columns.ts'

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
  },
  t => [oneOf('area_province_known', t.province, provinces)],
)

/** A day and window of a zone's routes. Weekday: ISO, 1 is Monday. */
export const deliverySlot = pgTable(
  'delivery_slot',
  {
    zone: text('zone').notNull(),
    weekday: smallint('weekday').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
  },
  t => [primaryKey({ columns: [t.zone, t.weekday, t.startHour] })],
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
