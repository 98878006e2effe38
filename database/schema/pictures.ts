// Pictures that admins uploaded. Those of the catalogue come with the program (public/dishes).

import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/**
 * A processed picture: turned upright, without the camera's metadata, in AVIF. Its id is the digest of its content, so equal
 * pictures are stored once. The bytes are here and not on a disk, which web processes do not share.
 */
export const uploadedPicture = pgTable('uploaded_picture', {
  id: text('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** As domain/pictures/blur.ts makes it. */
  blur: text('blur').notNull(),
  content: bytes('content').notNull(),
  /** The uploaded file: its type by content, and its length in bytes. */
  cameAs: text('came_as').notNull(),
  cameBytes: integer('came_bytes').notNull(),
  /** The admin who uploaded it first. */
  uploadedBy: uuid('uploaded_by').notNull(),
  at: instant('at').notNull(),
})
