// The program's own data: its clock, its flags.

import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

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

export const featureFlag = pgTable(
  'feature_flag',
  { brand: text('brand').notNull(), name: text('name').notNull(), enabled: boolean('enabled').notNull() },
  t => [primaryKey({ columns: [t.brand, t.name] })],
)

/**
 * Every word of a name or an address, once: a misspelt one is compared with these, and only the words that it may be are looked up among
 * households. Triggers add them in the transaction of their household (migration 0063); none is taken away.
 */
export const knownWord = pgTable('known_word', { word: text('word').primaryKey() }, t => [
  index('known_word_alike').using('gin', t.word.op('gin_trgm_ops')),
])
