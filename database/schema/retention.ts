// What keeping data for its time needs: keys of archived rows, and how far the work has come.

import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** The key with which a household's rows in the archive's files are sealed. Its deletion makes them unreadable. */
export const archiveKey = pgTable('archive_key', {
  clientId: uuid('client_id').primaryKey(),
  /** 32 bytes. */
  key: bytes('key').notNull(),
})

/** How far back each kind of old data has been dealt with: nothing is left before this instant. */
export const retentionPlace = pgTable('retention_place', {
  what: text('what').primaryKey(),
  through: instant('through').notNull(),
})
