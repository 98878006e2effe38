// The program's own data: its clock, its flags.

import { bigint, boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

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
