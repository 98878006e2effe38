// SQL of orders. Reading is one statement and so is writing: docs/decisions says why, change_box.ts how.

import type pg from 'pg'
import type { BrandId, Province } from '../../domain/brands.ts'
import type { ValueMove } from '../../domain/gifts/held_value.ts'
import type { Moved } from '../../domain/gifts/value_for_box.ts'
import {
  endedOrders,
  expectedOrders,
  openOrders,
  unchargedOrders,
} from '../../domain/machines/order_groups.ts'
import type { OrderState, PaymentState, SubscriptionState } from '../../domain/machines/tables.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import type { KeptCode } from '../../domain/pricing/discounts.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'
import { corporateUntilAt, givenMoves, heldAtCutoff, sinceCutoff, usedCode } from './as_of_cutoff.ts'

/** A pool, or the connection of an open transaction. */
export type Connection = Pick<pg.Pool, 'query'>

export interface OrderRow {
  id: string
  week: string
  deliveryDate: string
  startHour: number
  endHour: number
  kitchen: string
  province: Province
  planId: string
  cutoffAt: string
  state: OrderState
  version: number
  chosenBy: 'client' | 'automatic' | null
  priced: PricedOrder | null
  totalCents: number | null
  pointsEarned: number
  atCutoff: { since: Moved | null; corporateUntil: string | null } | null
  refused: string[]
  lines: OrderLine[] | null
  payment: { state: PaymentState; actionUrl: string | null; declineCode: string | null } | null
}

/** An employer's credit plan; the ledger has its balance. */
export interface CorporateCredit {
  plan: string
  valueCents: number
  /** ISO date of the last delivery it pays for. */
  expiresOn: string
}

export type HouseholdRow = RowOf<typeof readHousehold>

/** The parts of an order other than its lines. */
const summaryJson = `'id', o.id, 'week', o.week, 'deliveryDate', o.delivery_date, 'startHour', o.start_hour,
  'endHour', o.end_hour, 'kitchen', o.kitchen, 'province', o.province, 'planId', o.plan_id, 'cutoffAt', o.cutoff_at,
  'state', o.state, 'version', o.version, 'chosenBy', o.chosen_by, 'totalCents', o.total_cents,
  'pointsEarned', o.points_earned, 'atCutoff', case when o.state in ${sqlList(unchargedOrders)} and o.cutoff_at < $now then
    json_build_object('since', ${sinceCutoff('$clientId', 'o.cutoff_at')}, 'corporateUntil', (
      select ${corporateUntilAt('o.cutoff_at')} from corporate_credit_plan p where p.client_id = $clientId)) end` as const

/**
 * One order with everything, for the household $clientId. Lines are unsorted: sorting a handful is cheaper where they are read
 * (household.ts).
 */
const orderJson = `json_build_object(${summaryJson}, 'priced', o.priced, 'refused', o.refused,
  'lines', (
    select coalesce(json_agg(json_build_object('productId', l.product_id, 'version', l.version, 'kind', l.kind,
      'quantity', l.quantity, 'customizationId', l.customization_id, 'pairings', l.pairings)), '[]'::json)
    from order_line l where l.client_id = $clientId and l.order_id = o.id),
  'payment', case when o.state not in ${sqlList(openOrders)} then (
    select json_build_object('state', p.state, 'actionUrl', p.action_url, 'declineCode', p.decline_code)
    from payment p where p.client_id = $clientId and p.order_id = o.id order by p.attempt desc limit 1) end)`

/** A box `b` that is past its cutoff, and that no run has locked yet. */
const pastCutoff = `b.state = 'upcoming' and b.cutoff_at < $now`

/**
 * The subscription, and the discounts and balances of its orders.
 * @param usedBefore a further condition on an order `u` that used a code
 */
const householdColumns = (
  usedBefore = '',
) => `s.brand, s.state, s.plan_id, s.province, s.kitchen, s.zone, s.exclusions, s.severe, s.vegetarian, s.vegan,
  s.loyal_until::text,
  (select json_agg(json_build_object('code', h.code, 'type', h.type, 'unit', h.unit, 'elements', h.elements,
      'minimumSpendCents', h.minimum_spend_cents, 'createdAt', h.created_at, 'endedAt', h.ended_at,
      'used', (select count(*) from client_order u where u.client_id = $clientId and ${heldAtCutoff('u')}
        and u.state in ${sqlList(endedOrders)} and ${usedCode} ${usedBefore})))
    from held_discount h where h.client_id = $clientId and (h.ended_at is null or exists (
      select 1 from client_order b where b.client_id = $clientId and ${pastCutoff} and b.cutoff_at < h.ended_at))
  ) as held,
  (select json_object_agg(account, amount_cents) from ledger_balance
    where client_id = $clientId and account in ('given', 'bought', 'corporate') and amount_cents <> 0) as balances,
  ${givenMoves('$clientId')} as given_moves,
  (select json_build_object('plan', c.plan, 'valueCents', c.value_cents, 'expiresOn', c.expires_on)
    from corporate_credit_plan c where c.client_id = $clientId) as corporate`

/**
 * Weeks after which a box belongs to the past, even without a report of its delivery: present orders are searched only within the
 * last weeks, however many years of boxes there are.
 */
const weeksUnderway = 8

/** The first week that can have a present order at $now. */
const firstPresent = `($now::timestamptz - interval '${weeksUnderway} weeks')::date`

/** Orders not delivered yet, and skips that can be undone. */
const present = `(o.week >= ${firstPresent}
  and (o.state in ${sqlList(expectedOrders)}
    or (o.state = 'skipped' and o.cutoff_at >= $now)))` as const

/** A household and its present orders, lines included, in one statement; undefined without a subscription. */
export const readHousehold = statement({
  name: 'orders_household',
  text: `select ${householdColumns()},
        (select json_agg(${orderJson} order by o.week) from client_order o
          where o.client_id = $clientId and ${present}) as orders
      from subscription s where s.client_id = $clientId`,
  row: {
    brand: column<BrandId>('text'),
    state: column<SubscriptionState>('text'),
    plan_id: 'text',
    province: column<Province>('text'),
    kitchen: 'text',
    zone: 'text',
    exclusions: 'text[]',
    severe: 'text[]',
    vegetarian: 'bool',
    vegan: 'bool',
    loyal_until: 'text?',
    held: column<(KeptCode & { createdAt: string; endedAt: string | null; used: number })[] | null>('json?'),
    balances: column<Partial<Record<'given' | 'bought' | 'corporate', number>> | null>('json?'),
    given_moves: column<ValueMove[] | null>('json?'),
    corporate: column<CorporateCredit | null>('json?'),
    orders: column<OrderRow[] | null>('json?'),
  },
})

/** A past box keeps the part of a code that was its turn, whatever came after it. */
const beforeAsked =
  'and u.week < (select a.week from client_order a where a.client_id = $clientId and a.id = $orderId)'

/** Whether a box uses a code depends on its price only where the code has a minimum spend. */
const pricedForCodes = `case when exists (select 1 from held_discount h
  where h.client_id = $clientId and h.minimum_spend_cents > 0) then o.priced end`

const ordersOrder = statement({
  name: 'orders_order',
  text: `select h.*,
        (select ${orderJson} from client_order o where o.client_id = $clientId and o.id = $orderId) as order,
        case when h.held is not null or h.balances is not null then (
          select json_agg(json_build_object(${summaryJson}, 'priced', ${pricedForCodes}) order by o.week)
          from client_order o
          where o.client_id = $clientId and o.id <> $orderId and ${present}) end as others
      from (select ${householdColumns(beforeAsked)} from subscription s
        where s.client_id = $clientId offset 0) h`,
  row: columnsOf<Omit<HouseholdRow, 'orders'> & { order: OrderRow | null; others: OrderRow[] | null }>({
    brand: 'text',
    state: 'text',
    plan_id: 'text',
    province: 'text',
    kitchen: 'text',
    zone: 'text',
    exclusions: 'text[]',
    severe: 'text[]',
    vegetarian: 'bool',
    vegan: 'bool',
    loyal_until: 'text?',
    held: 'json?',
    balances: 'json?',
    given_moves: 'json?',
    corporate: 'json?',
    order: 'json?',
    others: 'json?',
  }),
})

/**
 * One order of a household, in any state, in one statement; undefined where there is none. The other present orders come along,
 * without lines, where they affect its price: where a code counts boxes, or remaining value pays for sooner boxes first. Their
 * prices come along where a code has a minimum spend.
 */
export async function readOrder(
  connection: Connection,
  clientId: string,
  orderId: string,
  now: string,
): Promise<HouseholdRow | undefined> {
  const rows = await ordersOrder.all(connection, { clientId, now, orderId })
  const [row] = rows
  if (!row?.order) return undefined
  const { order, others, ...household } = row
  const orders = [
    ...(others ?? []).map(other => ({ ...other, refused: [], lines: null, payment: null })),
    order,
  ]
  return { ...household, orders: orders.sort((a, b) => (a.week < b.week ? -1 : 1)) }
}

const ordersWasSaved = statement({
  name: 'orders_was_saved',
  text: `select 1 as found from order_event
      where client_id = $clientId and order_id = $orderId and version > $version and data ->> 'id' = $requestId`,
  row: { found: 'int' },
})

/** A request that changes an order. */
interface OfRequest {
  clientId: string
  orderId: string
  /** The version of the order when the request was made. */
  version: number
  requestId: string
}

/** Whether a request was saved: its id is in the history, after the version it was made on. */
export async function wasSaved(
  connection: Connection,
  { clientId, orderId, version, requestId }: OfRequest,
): Promise<boolean> {
  return (await ordersWasSaved.first(connection, { clientId, orderId, version, requestId })) !== undefined
}

/** A box keeps a limited number of refused ids; by the time there are more, the first requests have long arrived. */
const mostRefused = 20

const ordersNoteRefused = statement({
  name: 'orders_note_refused',
  text: `update client_order set refused = array_append(refused[greatest(1, cardinality(refused) + 2
        - ${mostRefused}):], $requestId)
      where client_id = $clientId and id = $orderId and version = $version returning 1 as noted`,
  row: { noted: 'int' },
})

/** Records a refused request; false where the order has another version by now. */
export async function noteRefused(
  connection: Connection,
  { clientId, orderId, version, requestId }: OfRequest,
): Promise<boolean> {
  return (await ordersNoteRefused.first(connection, { clientId, orderId, version, requestId })) !== undefined
}

const ordersPast = statement({
  name: 'orders_past',
  text: `select ${orderJson} as past from client_order o
      where o.client_id = $clientId and not ${present}
      order by o.week desc limit $limit offset $offset`,
  row: { past: column<OrderRow>('json') },
})

/** Past orders of a household, newest first: all that are not present. */
export async function readPastOrders(
  connection: Connection,
  clientId: string,
  now: string,
  page: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return (await ordersPast.all(connection, { ...page, clientId, now })).map(row => row.past)
}

export const ordersExists = statement({
  name: 'orders_exists',
  text: 'select 1 as found from client_order where client_id = $clientId and id = $orderId',
  row: { found: 'int' },
})
