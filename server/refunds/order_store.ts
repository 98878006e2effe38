// SQL of refunding an order: the order as it was paid, its earlier refunds, and the new one.

import type { BrandId, Province } from '../../domain/brands.ts'
import { receivedPayments } from '../../domain/machines/payment_groups.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { ChargeLeft } from '../../domain/refunds/pay_back.ts'
import type { RefundReason } from '../../domain/refunds/reasons.ts'
import type { Refund } from '../../domain/refunds/refund.ts'
import { isAskedOrder } from '../orders/by_id.ts'
import { countAgain } from '../orders/count_again.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'

const orderOwner = batchStatement({
  name: 'refund_order_owner',
  text: `select client_id as "clientId" from client_order where ${isAskedOrder} and brand = $brand`,
  row: { clientId: 'uuid' },
})

/** The household of an order, only by the order's id, for an admin; undefined for another brand's. */
export async function findOrderOwner(db: Db, brand: BrandId, orderId: string): Promise<string | undefined> {
  return (await orderOwner.first(db, { orderId, brand }))?.clientId
}

export type PaidOrderRow = RowOf<typeof paidRow>

const paidColumns = `o.brand, o.state, o.version, o.province, o.delivery_date::text as "deliveryDate", o.priced,
  o.points_earned as points, (select coalesce(jsonb_agg(jsonb_build_object('id', l.product_id, 'version', l.version)), '[]'::jsonb)
    from order_line l where l.client_id = $clientId and l.order_id = $orderId) as lines`
const paidRow = {
  brand: column<BrandId>('text'),
  state: column<OrderState>('text'),
  version: 'int',
  province: column<Province>('text'),
  deliveryDate: 'text',
  priced: column<PricedOrder>('json'),
  points: 'int',
  lines: column<{ id: string; version: number }[]>('json'),
} as const

const refundHold = statement({
  name: 'refund_hold_order',
  text: `select ${paidColumns} from client_order o
      where o.client_id = $clientId and o.id = $orderId and o.priced is not null for update of o`,
  row: paidRow,
})

/** An order with its price, locked until the transaction ends; undefined for another household's, or one never priced. */
export function holdPaidOrder(tx: Tx, clientId: string, orderId: string): Promise<PaidOrderRow | undefined> {
  return refundHold.first(tx, { clientId, orderId })
}

/** The same without locking it. */
export const readPaidOrder = statement({
  name: 'refund_read_order',
  text: `select ${paidColumns} from client_order o
      where o.client_id = $clientId and o.id = $orderId and o.priced is not null`,
  row: paidRow,
})

export type RefundRow = RowOf<typeof readRefunds>

/** The refunds of an order, oldest first. */
export const readRefunds = statement({
  name: 'refund_list',
  text: `select number, request_id as "requestId", reason, note, refund, total_cents as "totalCents",
        to_credit as "toCredit",
        points, actor, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from order_refund where client_id = $clientId and order_id = $orderId order by number`,
  row: {
    number: 'int',
    requestId: 'uuid',
    reason: column<RefundReason>('text'),
    note: 'text?',
    refund: column<Refund>('json'),
    totalCents: 'int',
    toCredit: 'bool',
    points: 'int',
    actor: 'text',
    /** ISO instant. */
    at: 'text',
  },
})

/**
 * Closes the claims that waited about these products of an order: a refund gave back all that was left of them. The claim that the
 * refund answers has the refund's request id, and is recorded with its decision.
 */
export const closeClaims = statement({
  name: 'refund_close_claims',
  text: `update box_claim set state = 'paid', refund_number = $number, decided_at = $now
      where client_id = $clientId and order_id = $orderId and state = 'waiting' and id <> $requestId
        and product_id = any($productIds::text[])`,
})

const refundInsert = statement({
  name: 'refund_insert',
  text: `insert into order_refund (client_id, order_id, number, request_id, reason, note, refund, total_cents,
        to_credit,
        points, actor, at)
      values ($clientId, $orderId, $number, $requestId, $reason, $note, $refund, $totalCents, $toCredit,
        $points, $actor, $at)`,
})

/** Records a refund. */
export async function insertOrderRefund(
  tx: Tx,
  clientId: string,
  orderId: string,
  row: RefundRow,
): Promise<void> {
  const { number, requestId, reason, note, refund, totalCents, toCredit, points, actor, at } = row
  await refundInsert.run(tx, {
    clientId,
    orderId,
    number,
    requestId,
    reason,
    note,
    refund: JSON.stringify(refund),
    totalCents,
    toCredit,
    points,
    actor,
    at,
  })
}

const refundCharges = statement({
  name: 'refund_charges',
  text: `select c.key, c.cents - coalesce((select sum(r.amount_cents) from card_refund r
          where r.client_id = $clientId and r.charge_key = c.key), 0)::int as "leftCents"
      from (
        select 0 as place, p.attempt as number, p.client_id || ':' || p.order_id || ':' || p.attempt as key,
          p.amount_cents as cents
        from payment p where p.client_id = $clientId and p.order_id = $orderId
          and p.state in ${sqlList(receivedPayments)}
        union all
        select 1, e.number, e.client_id || ':' || e.order_id || ':late:' || e.number, e.amount_cents
        from late_edit e where e.client_id = $clientId and e.order_id = $orderId
          and e.state in ${sqlList(receivedPayments)}
          and e.amount_cents > 0
      ) c order by c.place, c.number`,
  row: columnsOf<ChargeLeft>({ key: 'text', leftCents: 'int' }),
})

/** The charges of cards for an order, the box first, with the refundable rest of each. */
export function readCharges(tx: Tx, clientId: string, orderId: string): Promise<ChargeLeft[]> {
  return refundCharges.all(tx, { clientId, orderId })
}

const refundPayment = statement({
  name: 'refund_payment',
  text: `update payment p set state = 'refunded'
      where p.client_id = $clientId and p.order_id = $orderId and p.state = 'captured' and p.amount_cents = (
        select sum(r.amount_cents) from card_refund r
        where r.client_id = $clientId
          and r.charge_key = $clientId::uuid || ':' || $orderId::uuid || ':' || p.attempt)`,
})

/** Marks the payment as `refunded` once all of it was refunded to its card. */
export async function markPayment(tx: Tx, clientId: string, orderId: string): Promise<void> {
  await refundPayment.run(tx, { clientId, orderId })
}

const refundOrderEvent = statement({
  name: 'refund_order_event',
  text: `with moved as (
        update client_order set state = $state, version = $version where client_id = $clientId and id = $orderId
        returning client_id, id, version, brand, delivery_date, kitchen
      ), ${countAgain}
      insert into order_event (client_id, order_id, version, kind, actor, data, at)
      values ($clientId, $orderId, $version, $kind, $actor, $data::jsonb, $at)`,
})

/** Writes the state of a locked order after a refund or a claim, with its event. */
export async function writeRefunded(
  tx: Tx,
  order: { clientId: string; orderId: string; state: OrderState; version: number },
  event: {
    kind: 'refunded' | 'partly_refunded' | 'claimed' | 'claim_declined'
    actor: string
    data: object
    at: string
  },
): Promise<void> {
  const { clientId, orderId, state, version } = order
  const { kind, actor, data, at } = event
  await refundOrderEvent.run(tx, {
    clientId,
    orderId,
    state,
    version,
    kind,
    actor,
    data: JSON.stringify(data),
    at,
  })
}
