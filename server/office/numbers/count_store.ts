// SQL of counting the boxes of days that are over, a slice of neighbouring households at a time, and of what is counted already.

import type { RecipeAmount } from '../../../domain/catalogue/recipe.ts'
import type { DishKind } from '../../../domain/catalogue/types.ts'
import { comingOrders, everPaidOrders } from '../../../domain/machines/order_groups.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** A batch whose day is over and that is not counted, the earliest first. */
export const nextToCount = batchStatement({
  name: 'numbers_next_batch',
  text: `select delivery_date::text as "deliveryDate", kitchen, week::text from batch
    where brand = $brand and delivery_date < $today and packed_at is not null and counted_at is null
    order by delivery_date, kitchen limit 1`,
  row: { deliveryDate: 'text', kitchen: 'text', week: 'text' },
})

export const stampCounted = batchStatement({
  name: 'numbers_stamp_batch',
  text: `update batch set counted_at = $now
    where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`,
})

/** Counted batches of which a box may not be reported on. */
export const readToReport = batchStatement({
  name: 'numbers_to_report',
  text: `select delivery_date::text as "deliveryDate", kitchen from batch
    where brand = $brand and delivery_date >= $from and counted_at is not null and reported_at is null`,
  row: { deliveryDate: 'text', kitchen: 'text' },
})

/** A paid box of a batch that was neither delivered nor failed. */
export const findUnreported = batchStatement({
  name: 'numbers_unreported',
  text: `select id from client_order where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen
    and state in ${sqlList(comingOrders)} limit 1`,
  row: { id: 'uuid' },
})

export const stampReported = batchStatement({
  name: 'numbers_stamp_reported',
  text: `update batch set reported_at = $now
    where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`,
})

/** Where counting of a batch goes on: behind its last slice. */
export const lastSlice = batchStatement({
  name: 'numbers_last_slice',
  text: `select before_client as "beforeClient" from box_figure
    where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen
    order by first_client desc limit 1`,
  row: { beforeClient: 'uuid' },
})

/** The first household behind a slice of so many. */
export const endOfSlice = batchStatement({
  name: 'numbers_end_of_slice',
  text: `select client_id as "beforeClient" from client_order
    where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and client_id >= $firstClient
    order by client_id offset $households::int limit 1`,
  row: { beforeClient: 'uuid' },
})

const inSlice = `o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
      and o.client_id >= $firstClient and o.client_id < $beforeClient`
const paid = `o.state in ${sqlList(everPaidOrders)}` as const

/** The boxes, as they stand and as they were priced. */
export const countOrders = batchStatement({
  name: 'numbers_count_orders',
  text: `select count(*) filter (where ${paid})::int as boxes,
      count(*) filter (where ${paid} and chosen_by = 'client')::int as own,
      count(*) filter (where ${paid} and chosen_by = 'automatic')::int as automatic,
      count(*) filter (where state = 'skipped')::int as skipped,
      count(*) filter (where state = 'not_met')::int as under,
      count(*) filter (where state = 'cancelled')::int as unpaid,
      coalesce(sum((priced->>'goodsCents')::int) filter (where ${paid}), 0)::float8 as "goodsCents",
      coalesce(sum((priced->>'volumeDiscountCents')::int + (priced->>'discountCents')::int)
        filter (where ${paid}), 0)::float8 as "discountCents",
      coalesce(sum((priced->>'taxCents')::int) filter (where ${paid}), 0)::float8 as "taxCents"
    from client_order o where ${inSlice}`,
  row: {
    boxes: 'int',
    own: 'int',
    automatic: 'int',
    skipped: 'int',
    under: 'int',
    unpaid: 'int',
    goodsCents: 'float',
    discountCents: 'float',
    taxCents: 'float',
  },
})

/** What the ledger says was paid for these boxes, by account, and given back. */
export const sumLedger = batchStatement({
  name: 'numbers_sum_ledger',
  text: `select coalesce(-sum(e.amount_cents) filter (where e.account = 'card' and not back), 0)::float8 as "cardCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'bought' and not back), 0)::float8 as "boughtCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'given' and not back), 0)::float8 as "givenCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'corporate' and not back), 0)::float8 as "corporateCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'house' and back), 0)::float8 as "refundCents"
    from client_order o cross join lateral (
      select c.account, c.amount_cents, false as back from ledger_entry c
        where c.client_id = o.client_id and c.key = 'charge:' || o.id
      union all
      select l.account, l.amount_cents, l.reason = 'refund' from ledger_entry l
        where l.client_id = o.client_id and l.order_id = o.id and l.reason in ('refund', 'late_edit')
          and (l.reason = 'late_edit' or starts_with(l.key, 'refund:'))
    ) e where ${inSlice}`,
  row: {
    cardCents: 'float',
    boughtCents: 'float',
    givenCents: 'float',
    corporateCents: 'float',
    refundCents: 'float',
  },
})

/** The refunds of these boxes: how many boxes, the tax in them, and what was refunded of meals. */
export const sumRefunds = batchStatement({
  name: 'numbers_sum_refunds',
  text: `select count(distinct r.order_id)::int as refunded,
      coalesce(sum((r.refund->>'taxCents')::int), 0)::float8 as "refundTaxCents",
      coalesce(sum((select sum((line->>'netCents')::int) from jsonb_array_elements(r.refund->'lines') line
        join order_line l on l.client_id = r.client_id and l.order_id = r.order_id
          and l.product_id = line->>'productId' and l.kind <> 'item'
        where l.client_id = r.client_id)), 0)::float8 as "mealRefundCents"
    from client_order o join order_refund r on r.client_id = o.client_id and r.order_id = o.id
    where ${inSlice}`,
  row: { refunded: 'int', refundTaxCents: 'float', mealRefundCents: 'float' },
})

/** The meals of the paid boxes: units of each version by plan, after discounts and before tax. */
export const sumMeals = batchStatement({
  name: 'numbers_sum_meals',
  text: `select l.product_id as id, l.version, l.kind, o.plan_id as "planId", sum((line->>'quantity')::int)::int as units,
      sum((line->>'netCents')::int)::float8 as cents
    from client_order o cross join lateral jsonb_array_elements(o.priced->'lines') line
      join order_line l on l.client_id = o.client_id and l.order_id = o.id and l.product_id = line->>'productId'
    where ${inSlice} and ${paid} and l.kind <> 'item'
    group by l.product_id, l.version, l.kind, o.plan_id`,
  row: {
    id: 'text',
    version: 'int',
    kind: column<DishKind>('text'),
    planId: 'text',
    units: 'int',
    cents: 'float',
  },
})

/** The paid boxes by the week of their household's first paid one. */
export const sumCohorts = batchStatement({
  name: 'numbers_sum_cohorts',
  text: `select cohort::text, count(*)::int as boxes from (
      select (select min(p.week) from client_order p where p.client_id = o.client_id
        and p.state in ${sqlList(everPaidOrders)}) as cohort
      from client_order o where ${inSlice} and ${paid}) box
    group by cohort`,
  row: { cohort: 'text', boxes: 'int' },
})

/** What is in the boxes of dishes, by version. */
export const readRecipes = batchStatement({
  name: 'numbers_recipes',
  text: `select d.dish_id as id, d.version, d.recipe->'box' as box
    from unnest($ids::text[], $versions::int[]) as wanted (id, version)
    join dish_version d on d.dish_id = wanted.id and d.version = wanted.version
    where d.recipe is not null`,
  row: { id: 'text', version: 'int', box: column<RecipeAmount[]>('json') },
})

/** The cohorts of a slice as it was counted before. */
export const holdCounted = batchStatement({
  name: 'numbers_hold_slice',
  text: `select cohorts from box_figure where brand = $brand and delivery_date = $deliveryDate
      and kitchen = $kitchen and first_client = $firstClient for update`,
  row: { cohorts: column<Record<string, number>>('json') },
})

export const writeSlice = batchStatement({
  name: 'numbers_write_slice',
  text: `insert into box_figure (brand, delivery_date, kitchen, first_client, before_client, week, boxes, own, automatic,
      skipped, under, unpaid, goods_cents, discount_cents, tax_cents, card_cents, bought_cents, given_cents,
      corporate_cents, refunded, refund_cents, refund_tax_cents, meal_cents, meal_refund_cents, servings, food_cents,
      uncosted, cohorts, counted_at)
    values ($brand, $deliveryDate, $kitchen, $firstClient, $beforeClient, $week, $boxes, $own, $automatic,
      $skipped, $under, $unpaid, $goodsCents, $discountCents, $taxCents, $cardCents, $boughtCents, $givenCents,
      $corporateCents, $refunded, $refundCents, $refundTaxCents, $mealCents, $mealRefundCents, $servings, $foodCents,
      $uncosted, $cohorts::jsonb, $now)
    on conflict (brand, delivery_date, kitchen, first_client) do update set boxes = excluded.boxes,
      own = excluded.own, automatic = excluded.automatic, skipped = excluded.skipped, under = excluded.under,
      unpaid = excluded.unpaid, goods_cents = excluded.goods_cents, discount_cents = excluded.discount_cents,
      tax_cents = excluded.tax_cents, card_cents = excluded.card_cents, bought_cents = excluded.bought_cents,
      given_cents = excluded.given_cents, corporate_cents = excluded.corporate_cents, refunded = excluded.refunded,
      refund_cents = excluded.refund_cents, refund_tax_cents = excluded.refund_tax_cents,
      meal_cents = excluded.meal_cents, meal_refund_cents = excluded.meal_refund_cents, servings = excluded.servings,
      food_cents = case when box_figure.servings = excluded.servings then box_figure.food_cents
        else excluded.food_cents end, uncosted = excluded.uncosted, cohorts = excluded.cohorts,
      counted_at = excluded.counted_at`,
})

/** Adds to the cohorts' counts what a slice has more, or less, than when it was counted before. */
export const addToCohorts = batchStatement({
  name: 'numbers_add_to_cohorts',
  text: `insert into cohort_figure (brand, cohort, week, boxes)
    select $brand, cohort, $week, boxes from unnest($cohorts::date[], $boxes::int[]) as more (cohort, boxes)
    order by cohort
    on conflict (brand, cohort, week) do update set boxes = cohort_figure.boxes + excluded.boxes`,
})

/** Boxes that changed after their day was over. */
export const readDue = batchStatement({
  name: 'numbers_due',
  text: `select client_id as "clientId", order_id as "orderId", version, brand, delivery_date::text as "deliveryDate",
      kitchen from figure_due limit $most::int`,
  row: {
    clientId: 'uuid',
    orderId: 'uuid',
    version: 'int',
    brand: 'text',
    deliveryDate: 'text',
    kitchen: 'text',
  },
})

export const deleteDue = batchStatement({
  name: 'numbers_due_done',
  text: `delete from figure_due d using unnest($clientIds::uuid[], $orderIds::uuid[], $versions::int[])
      as done (client_id, order_id, version)
    where d.client_id = done.client_id and d.order_id = done.order_id and d.version = done.version`,
})

/** The slice of a batch that has a household; none where it is not counted yet. */
export const findSlice = batchStatement({
  name: 'numbers_find_slice',
  text: `select first_client as "firstClient", before_client as "beforeClient", week::text from box_figure
    where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and first_client <= $clientId
    order by first_client desc limit 1`,
  row: { firstClient: 'uuid', beforeClient: 'uuid', week: 'text' },
})
