// Editorial content: pages, banners, questions and answers, in versions.

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * A piece of content and which of its versions is shown. `version` only ever goes up and a piece is never deleted, so the sum of
 * a brand's versions changes whenever anything does; memory and pages are cached by it.
 */
export const contentPiece = pgTable(
  'content_piece',
  {
    brand: text('brand').notNull(),
    /** `page`, `banner`, `faq_category`, `faq_entry`. */
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.kind, t.slug] })],
)

/** Every version ever saved, with both languages in one document. A version without a document takes the piece off the site. */
export const contentVersion = pgTable(
  'content_version',
  {
    brand: text('brand').notNull(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    /** A document of contract/content.ts, by kind. */
    document: jsonb('document').$type<unknown>(),
    /** `program` for content that came with it, else the client id of the admin who wrote it. */
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ columns: [t.brand, t.kind, t.slug, t.version] })],
)
