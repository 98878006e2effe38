// Corrections of dishes and market items, and the boxes that held them.

import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { productKinds } from '../../domain/catalogue/types.ts'
import { correctionOutcomes } from '../../domain/corrections.ts'
import { day, instant, oneOf } from './columns.ts'

/** A version that replaced those before it in published weeks. Reference data: it names no household. */
export const catalogueCorrection = pgTable(
  'catalogue_correction',
  {
    id: uuid('id').primaryKey(),
    productId: text('product_id').notNull(),
    kind: text('kind').notNull(),
    version: integer('version').notNull(),
    withdrawn: boolean('withdrawn').notNull(),
    /** The first menu week whose boxes it concerns, a Monday. */
    fromWeek: day('from_week').notNull(),
    /** The first menu week, a Monday, that the next version of the same change is for; null for none. */
    untilWeek: day('until_week'),
    /** Where it was taken out of one brand's week alone: that brand, and that week is the first and the last. */
    brand: text('brand'),
    /** The admin. */
    actor: uuid('actor').notNull(),
    at: instant('at').notNull(),
    /** Every box that held it is settled. */
    closedAt: instant('closed_at'),
  },
  t => [
    index('catalogue_correction_open').on(t.at).where(sql`${t.closedAt} is null`),
    index('catalogue_correction_product').on(t.productId, t.version),
    oneOf('catalogue_correction_kind_known', t.kind, productKinds),
  ],
)

/** A box that held the product when it was corrected. */
export const correctionBox = pgTable(
  'correction_box',
  {
    clientId: uuid('client_id').notNull(),
    correctionId: uuid('correction_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The version that it held. */
    version: integer('version').notNull(),
    /** Null until the box is settled. */
    outcome: text('outcome'),
    /** What came in its place. */
    replacementId: text('replacement_id'),
    at: instant('at').notNull(),
    doneAt: instant('done_at'),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.correctionId, t.orderId] }),
    index('correction_box_waiting').on(t.correctionId, t.clientId).where(sql`${t.outcome} is null`),
    oneOf('correction_box_outcome_known', t.outcome, correctionOutcomes),
  ],
)
