// SQL of payment attempts, and of the order once it is paid.

import type { BrandId } from '../../domain/brands.ts'
import type { OrderState, PaymentState } from '../../domain/machines/tables.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import type { PaymentSplit, PricedOrder } from '../../domain/pricing/types.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { statement } from '../request/database/statement.ts'
import { deviceNow } from '../request/device.ts'
import type { ChargeKey } from './charge_key.ts'

const ordersPaymentFailed = statement<{ id: string }>({
  name: 'orders_payment_failed',
  text: `select id from client_order where client_id = $1 and state = 'payment_failed' order by delivery_date`,
  row: { id: 'uuid' },
})

/** Orders of a client that could not be paid, by delivery date. */
export async function selectFailedOrders(db: Db, clientId: string): Promise<string[]> {
  return (await ordersPaymentFailed.all(db, [clientId])).map(row => row.id)
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

const orderToPay = statement<Omit<OrderToPay, 'split'>>({
  name: 'order_to_pay',
  text: `select brand, state, version, delivery_date::text as "deliveryDate", start_hour as "startHour",
        end_hour as "endHour", priced, points_earned as points
      from client_order where client_id = $1 and id = $2 and priced is not null for update`,
  row: {
    brand: 'text',
    state: 'text',
    version: 'int',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    priced: 'json',
    points: 'int',
  },
})

/** An order that was priced at its cutoff, held until the transaction ends; null for any other. */
export async function holdOrder(tx: Tx, clientId: string, orderId: string): Promise<OrderToPay | null> {
  const row = await orderToPay.first(tx, [clientId, orderId])
  return row ? { ...row, split: row.priced.payment } : null
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

const paymentLastAttempt = statement<Attempt>({
  name: 'payment_last_attempt',
  text: `select ${attemptColumns} from payment
      where client_id = $1 and order_id = $2 order by attempt desc limit 1`,
  row: { attempt: 'int', state: 'text', amountCents: 'int', methodId: 'uuid', at: 'instant' },
})

/** The newest attempt to be paid for an order. */
export async function selectLastAttempt(db: Db, clientId: string, orderId: string): Promise<Attempt | null> {
  return (await paymentLastAttempt.first(db, [clientId, orderId])) ?? null
}

const paymentAttempt = statement<Attempt>({
  name: 'payment_attempt',
  text: `select ${attemptColumns} from payment where client_id = $1 and order_id = $2 and attempt = $3`,
  row: { attempt: 'int', state: 'text', amountCents: 'int', methodId: 'uuid', at: 'instant' },
})

/** One attempt to be paid; null for one we never made. */
export async function selectAttempt(
  db: Db,
  { clientId, orderId, attempt }: ChargeKey,
): Promise<Attempt | null> {
  return (await paymentAttempt.first(db, [clientId, orderId, attempt])) ?? null
}

const paymentAnotherCard = statement<{ found: number }>({
  name: 'payment_another_card',
  text: `select 1 as found from payment where client_id = $1 and order_id = $2 and attempt < $3 and method_id <> $4 limit 1`,
  row: { found: 'int' },
})

/** Whether an attempt before this one asked another card. */
export async function askedAnotherCard(
  tx: Tx,
  { clientId, orderId, attempt }: ChargeKey,
  methodId: string,
): Promise<boolean> {
  return (await paymentAnotherCard.run(tx, [clientId, orderId, attempt, methodId])) === 1
}

const paymentInsert = statement({
  name: 'payment_insert',
  text: `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
      values ($1, $2, $3, 'created', $4, $5, $6)`,
})

/** Writes down that a card is about to be asked. */
export async function insertAttempt(
  tx: Tx,
  clientId: string,
  orderId: string,
  attempt: Omit<Attempt, 'state' | 'at'>,
  at: string,
): Promise<void> {
  await paymentInsert.run(tx, [clientId, orderId, attempt.attempt, attempt.amountCents, attempt.methodId, at])
}

export interface AttemptAnswer {
  state: 'captured' | 'declined' | 'needs_action'
  reference: string
  declineCode: string | null
  actionUrl: string | null
}

const paymentAnswer = statement({
  name: 'payment_answer',
  text: `update payment set state = $4, provider_reference = $5, decline_code = $6, action_url = $7
      where client_id = $1 and order_id = $2 and attempt = $3 and state = any($8)`,
})

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
  return (
    (await paymentAnswer.run(tx, [
      clientId,
      orderId,
      attempt,
      ends,
      answer.reference,
      answer.declineCode,
      answer.actionUrl,
      statesBefore('payment', answer.state),
    ])) === 1
  )
}

const orderCharged = statement({
  name: 'order_charged',
  text: `update client_order set state = 'charged', version = $3 where client_id = $1 and id = $2`,
})

const orderChargedEvent = statement({
  name: 'order_charged_event',
  text: `insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
      values ($1, $2, $3, 'charged', 'client', $4::jsonb, $5, $6)`,
})

/** Moves a held order to `charged`, with its event. */
export async function writeCharged(
  tx: Tx,
  order: { clientId: string; orderId: string; version: number },
  attempt: number | null,
  at: string,
): Promise<void> {
  const version = order.version + 1
  await orderCharged.run(tx, [order.clientId, order.orderId, version])
  await orderChargedEvent.run(tx, [
    order.clientId,
    order.orderId,
    version,
    JSON.stringify({ attempt }),
    at,
    deviceNow(),
  ])
}

const orderSplit = statement({
  name: 'order_split',
  text: `update client_order set priced = jsonb_set(priced, '{payment}', $3::jsonb), points_earned = $4
      where client_id = $1 and id = $2`,
})

/** Writes down what pays a held order that is not paid yet, and the points that earns. */
export async function writeSplit(
  tx: Tx,
  clientId: string,
  orderId: string,
  split: PaymentSplit,
  points: number,
): Promise<void> {
  await orderSplit.run(tx, [clientId, orderId, JSON.stringify(split), points])
}

const payingCard = statement<{ brand: string; last4: string }>({
  name: 'paying_card',
  text: `select m.card_brand as brand, m.last4 from payment p
      join payment_method m on m.client_id = $1 and m.id = p.method_id
      where p.client_id = $1 and p.order_id = $2 and p.state in ('captured', 'refunded')
      order by p.attempt desc limit 1`,
  row: { brand: 'text', last4: 'text' },
})

/** The card of the payment that was captured for an order. */
export async function selectPayingCard(
  db: Db,
  clientId: string,
  orderId: string,
): Promise<{ brand: string; last4: string } | null> {
  return (await payingCard.first(db, [clientId, orderId])) ?? null
}
