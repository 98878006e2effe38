// What the worker has counted of boxes that are over, for the numbers of the office (server/office/numbers).

import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from './columns.ts'

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()
const count = (name: string) => integer(name).notNull()

/**
 * The boxes of some neighbouring households of a batch, counted once the delivery day is over, and again where one of them changed
 * afterwards (`figure_due`). Amounts are cents; those of payments are the ledger's. It names no household.
 */
export const boxFigure = pgTable(
  'box_figure',
  {
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
    /** The households: from `firstClient` on, before `beforeClient`. */
    firstClient: uuid('first_client').notNull(),
    beforeClient: uuid('before_client').notNull(),
    week: day('week').notNull(),
    /** Boxes that were paid for, whatever became of them, and who chose what is in them. */
    boxes: count('boxes'),
    own: count('own'),
    automatic: count('automatic'),
    /** Weeks that their households skipped; boxes below the minimum; boxes that no card paid for. */
    skipped: count('skipped'),
    under: count('under'),
    unpaid: count('unpaid'),
    /** What was charged: goods before discounts, discounts, tax. */
    goodsCents: amount('goods_cents'),
    discountCents: amount('discount_cents'),
    taxCents: amount('tax_cents'),
    /** What paid for them. */
    cardCents: amount('card_cents'),
    boughtCents: amount('bought_cents'),
    givenCents: amount('given_cents'),
    corporateCents: amount('corporate_cents'),
    /** Boxes refunded in whole or in part; what was given back, and the tax in it. */
    refunded: count('refunded'),
    refundCents: amount('refund_cents'),
    refundTaxCents: amount('refund_tax_cents'),
    /** Meals after discounts and before tax, and what was refunded of them. */
    mealCents: amount('meal_cents'),
    mealRefundCents: amount('meal_refund_cents'),
    /** Servings of meals, their food at the cost of the day they were counted, and those servings whose food has no cost. */
    servings: count('servings'),
    foodCents: amount('food_cents'),
    uncosted: count('uncosted'),
    /** Paid boxes by the week of their household's first paid one. */
    cohorts: jsonb('cohorts').$type<Record<string, number>>().notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.brand, t.deliveryDate, t.kitchen, t.firstClient] }),
    index('box_figure_week').on(t.brand, t.week),
  ],
)

/** How many households that began in a week had a paid box in another: the sum of `box_figure.cohorts`. */
export const cohortFigure = pgTable(
  'cohort_figure',
  {
    brand: text('brand').notNull(),
    /** The week of the first paid box, a Monday. */
    cohort: day('cohort').notNull(),
    week: day('week').notNull(),
    boxes: count('boxes'),
  },
  t => [primaryKey({ columns: [t.brand, t.cohort, t.week] })],
)

/** A box that changed after its day was over, with the batch it belonged to: its slice is counted again, and the row goes. */
export const figureDue = pgTable(
  'figure_due',
  {
    clientId: uuid('client_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The order's version after the change. */
    version: integer('version').notNull(),
    brand: text('brand').notNull(),
    deliveryDate: day('delivery_date').notNull(),
    kitchen: text('kitchen').notNull(),
  },
  t => [primaryKey({ columns: [t.clientId, t.orderId, t.version] })],
)

/**
 * How the jobs of the program's clock went: one row a job, written when it fails, when it works again, and at most once a minute while
 * it does.
 */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  /** When it last ended well; null where it never did. */
  succeededAt: instant('succeeded_at'),
  /** Since when it fails; null while it works. */
  failingSince: instant('failing_since'),
  failedAt: instant('failed_at'),
  /** Failures since then, and the last one's reason in the program's words. */
  failures: integer('failures').notNull().default(0),
  why: text('why'),
})
