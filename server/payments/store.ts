// SQL of the attempts to be paid, and of what an order that is paid becomes.

import type { BrandId } from '../../domain/brands.ts'
import type { OrderState, PaymentState } from '../../domain/machines/tables.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import type { PaymentSplit, PricedOrder } from '../../domain/pricing/types.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { deviceNow } from '../request/device.ts'
import type { ChargeKey } from './charge_key.ts'

/** Orders of a client that could not be paid, by delivery date. */
export async function selectFailedOrders(db: Queryable, clientId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'orders_payment_failed',
    text: `select id from client_order where client_id = $1 and state = 'payment_failed' order by delivery_date`,
    values: [clientId],
  })
  return rows.map(row => row.id)
}

export interface OrderToPay {
  brand: BrandId
  state: OrderState
  version: number
  deliveryDate: string
  startHour: number
  endHour: number
  priced: PricedOrder
  split: PaymentSplit
  points: number
}

/** An order that was priced at its cutoff, held until the transaction ends; null for any other. */
export async function holdOrder(tx: Tx, clientId: string, orderId: string): Promise<OrderToPay | null> {
  const { rows } = await tx.query<Omit<OrderToPay, 'split'>>({
    name: 'order_to_pay',
    text: `select brand, state, version, delivery_date::text as "deliveryDate", start_hour as "startHour",
        end_hour as "endHour", priced, points_earned as points
      from client_order where client_id = $1 and id = $2 and priced is not null for update`,
    values: [clientId, orderId],
  })
  return rows[0] ? { ...rows[0], split: rows[0].priced.payment } : null
}

export interface Attempt {
  attempt: number
  state: PaymentState
  amountCents: number
  methodId: string
  /** When it was made, program time. */
  at: Date
}

const attemptColumns = `attempt, state, amount_cents as "amountCents", method_id as "methodId", at`

/** The newest attempt to be paid for an order. */
export async function selectLastAttempt(
  db: Queryable,
  clientId: string,
  orderId: string,
): Promise<Attempt | null> {
  const { rows } = await db.query<Attempt>({
    name: 'payment_last_attempt',
    text: `select ${attemptColumns} from payment
      where client_id = $1 and order_id = $2 order by attempt desc limit 1`,
    values: [clientId, orderId],
  })
  return rows[0] ?? null
}

/** One attempt to be paid; null for one we never made. */
export async function selectAttempt(
  db: Queryable,
  { clientId, orderId, attempt }: ChargeKey,
): Promise<Attempt | null> {
  const { rows } = await db.query<Attempt>({
    name: 'payment_attempt',
    text: `select ${attemptColumns} from payment where client_id = $1 and order_id = $2 and attempt = $3`,
    values: [clientId, orderId, attempt],
  })
  return rows[0] ?? null
}

/** Whether an attempt before this one asked another card. */
export async function askedAnotherCard(
  tx: Tx,
  { clientId, orderId, attempt }: ChargeKey,
  methodId: string,
): Promise<boolean> {
  const found = await tx.query({
    name: 'payment_another_card',
    text: `select 1 from payment where client_id = $1 and order_id = $2 and attempt < $3 and method_id <> $4 limit 1`,
    values: [clientId, orderId, attempt, methodId],
  })
  return found.rowCount === 1
}

/** Writes down that a card is about to be asked. */
export async function insertAttempt(
  tx: Tx,
  clientId: string,
  orderId: string,
  attempt: Omit<Attempt, 'state' | 'at'>,
  at: string,
): Promise<void> {
  await tx.query({
    name: 'payment_insert',
    text: `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
      values ($1, $2, $3, 'created', $4, $5, $6)`,
    values: [clientId, orderId, attempt.attempt, attempt.amountCents, attempt.methodId, at],
  })
}

export interface AttemptAnswer {
  state: 'captured' | 'declined' | 'needs_action'
  reference: string
  declineCode: string | null
  actionUrl: string | null
}

/**
 * Writes down what a card answered; false where it was written down before.
 * @param ends the state the attempt ends in: what was captured for nothing is refunded
 */
export async function answerAttempt(
  tx: Tx,
  { clientId, orderId, attempt }: ChargeKey,
  answer: AttemptAnswer,
  ends: PaymentState,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payment_answer',
    text: `update payment set state = $4, provider_reference = $5, decline_code = $6, action_url = $7
      where client_id = $1 and order_id = $2 and attempt = $3 and state = any($8)`,
    values: [
      clientId,
      orderId,
      attempt,
      ends,
      answer.reference,
      answer.declineCode,
      answer.actionUrl,
      statesBefore('payment', answer.state),
    ],
  })
  return rowCount === 1
}

/** Moves a held order to `charged`, with its event. */
export async function writeCharged(
  tx: Tx,
  order: { clientId: string; orderId: string; version: number },
  attempt: number,
  at: string,
): Promise<void> {
  const version = order.version + 1
  await tx.query({
    name: 'order_charged',
    text: `update client_order set state = 'charged', version = $3 where client_id = $1 and id = $2`,
    values: [order.clientId, order.orderId, version],
  })
  await tx.query({
    name: 'order_charged_event',
    text: `insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
      values ($1, $2, $3, 'charged', 'client', $4::jsonb, $5, $6)`,
    values: [order.clientId, order.orderId, version, JSON.stringify({ attempt }), at, deviceNow()],
  })
}

/** The card of the payment that was captured for an order. */
export async function selectPayingCard(
  db: Queryable,
  clientId: string,
  orderId: string,
): Promise<{ brand: string; last4: string } | null> {
  const { rows } = await db.query<{ brand: string; last4: string }>({
    name: 'paying_card',
    text: `select m.card_brand as brand, m.last4 from payment p
      join payment_method m on m.client_id = p.client_id and m.id = p.method_id
      where p.client_id = $1 and p.order_id = $2 and p.state in ('captured', 'refunded')
      order by p.attempt desc limit 1`,
    values: [clientId, orderId],
  })
  return rows[0] ?? null
}
