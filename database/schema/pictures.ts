// Pictures that admins put in. Those of the catalogue come with the program (public/dishes).

import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/**
 * A picture made ready: turned upright, stripped of what a camera wrote into it, in AVIF. Its id is the digest of its content, so the
 * same picture is kept once. The bytes are here and not on a disk, which web processes do not share.
 */
export const uploadedPicture = pgTable('uploaded_picture', {
  id: text('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** As domain/pictures/blur.ts makes it. */
  blur: text('blur').notNull(),
  content: bytes('content').notNull(),
  /** What came: its type by content, and its length in bytes. */
  cameAs: text('came_as').notNull(),
  cameBytes: integer('came_bytes').notNull(),
  /** The admin who put it in first. */
  uploadedBy: uuid('uploaded_by').notNull(),
  at: instant('at').notNull(),
})
