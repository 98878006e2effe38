// The program's own data: its clock, its flags.

import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandIds } from '../../domain/brands.ts'
import { instant, oneOf } from './columns.ts'

/** The program's clock is real time plus this offset; one row. Moved outside production only. */
export const programClock = pgTable('program_clock', {
  id: smallint('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
})

/** Random bytes with which the program signs; made on first use. */
export const programSecret = pgTable('program_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** The flags that somebody has changed, as they are; `flag_change` has every change. */
export const featureFlag = pgTable(
  'feature_flag',
  {
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Percent of the households that have it while it is enabled; 100 is everybody, visitors too. */
    share: smallint('share').notNull().default(100),
  },
  t => [primaryKey({ columns: [t.brand, t.name] })],
)

/** Every change of a flag, numbered by brand and flag. */
export const flagChange = pgTable(
  'flag_change',
  {
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    /** Percent of the households: 0 for nobody, 100 for everybody. */
    share: smallint('share').notNull(),
    reason: text('reason').notNull(),
    /** Who set it; null for the control room. */
    actor: uuid('actor'),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.brand, t.name, t.version] }),
    oneOf('flag_change_brand_known', t.brand, brandIds),
  ],
)

/**
 * Every word of a name or an address, once: a misspelt one is compared with these, and only the words that it may be are looked up among
 * households. Triggers add them in the transaction of their household (migration 0063); none is taken away.
 */
export const knownWord = pgTable('known_word', { word: text('word').primaryKey() }, t => [
  index('known_word_alike').using('gin', t.word.op('gin_trgm_ops')),
])
