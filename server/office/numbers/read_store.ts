// SQL of the numbers as the worker has counted them.

import { batchStatement } from '../../request/database/statement.ts'

const sums = `sum(boxes)::int as boxes, sum(own)::int as own, sum(automatic)::int as automatic,
      sum(skipped)::int as skipped, sum(under)::int as under, sum(unpaid)::int as unpaid,
      sum(goods_cents)::float8 as "goodsCents", sum(discount_cents)::float8 as "discountCents",
      sum(tax_cents)::float8 as "taxCents", sum(card_cents)::float8 as "cardCents",
      sum(bought_cents)::float8 as "boughtCents", sum(given_cents)::float8 as "givenCents",
      sum(corporate_cents)::float8 as "corporateCents", sum(refunded)::int as refunded,
      sum(refund_cents)::float8 as "refundCents", sum(refund_tax_cents)::float8 as "refundTaxCents",
      sum(meal_cents)::float8 as "mealCents", sum(meal_refund_cents)::float8 as "mealRefundCents",
      sum(servings)::int as servings, sum(food_cents)::float8 as "foodCents", sum(uncosted)::int as uncosted`

const numbers = {
  boxes: 'int',
  own: 'int',
  automatic: 'int',
  skipped: 'int',
  under: 'int',
  unpaid: 'int',
  goodsCents: 'float',
  discountCents: 'float',
  taxCents: 'float',
  cardCents: 'float',
  boughtCents: 'float',
  givenCents: 'float',
  corporateCents: 'float',
  refunded: 'int',
  refundCents: 'float',
  refundTaxCents: 'float',
  mealCents: 'float',
  mealRefundCents: 'float',
  servings: 'int',
  foodCents: 'float',
  uncosted: 'int',
} as const

export const readWeekNumbers = batchStatement({
  name: 'numbers_weeks',
  text: `select week::text, ${sums} from box_figure where brand = $brand and week between $from and $until
    group by week order by week`,
  row: { week: 'text', ...numbers },
})

export const readDayNumbers = batchStatement({
  name: 'numbers_days',
  text: `select delivery_date::text as date, kitchen, ${sums} from box_figure
    where brand = $brand and week = $week group by delivery_date, kitchen order by delivery_date, kitchen`,
  row: { date: 'text', kitchen: 'text', ...numbers },
})

/** The batches of each week, and how many of them are counted. Batches that are set up in advance and hold no box count once they are over. */
export const readCounted = batchStatement({
  name: 'numbers_counted',
  text: `select week::text, count(*)::int as batches, count(counted_at)::int as counted,
      max(counted_at) as "countedAt"
    from batch where brand = $brand and delivery_date between $from and ($until::date + 13)
      and week between $from and $until
    group by week order by week`,
  row: { week: 'text', batches: 'int', counted: 'int', countedAt: 'instant?' },
})

export const readCohorts = batchStatement({
  name: 'numbers_cohorts',
  text: `select cohort::text, week::text, boxes from cohort_figure
    where brand = $brand and cohort between $from and $until and week <= $until and boxes > 0
    order by cohort, week`,
  row: { cohort: 'text', week: 'text', boxes: 'int' },
})
