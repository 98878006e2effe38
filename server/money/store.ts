// SQL of payment attempts, and of the order once it is paid.

import type { BrandId } from '../../domain/brands.ts'
import { receivedPayments } from '../../domain/machines/payment_groups.ts'
import type { OrderState, PaymentState } from '../../domain/machines/tables.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import type { PaymentSplit, PricedOrder } from '../../domain/pricing/types.ts'
import type { ChargeOutcome } from '../integrations/processors/port.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'
import { deviceNow } from '../request/device.ts'
import type { ChargeKey } from './charge_key.ts'

const ordersPaymentFailed = statement({
  name: 'orders_payment_failed',
  text: `select id from client_order where client_id = $clientId and state = 'payment_failed' order by delivery_date`,
  row: { id: 'uuid' },
})

/** Unpaid orders of a client, by delivery date. */
export async function selectFailedOrders(db: Db, clientId: string): Promise<string[]> {
  return (await ordersPaymentFailed.all(db, { clientId })).map(row => row.id)
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

const orderToPay = statement({
  name: 'order_to_pay',
  text: `select brand, state, version, delivery_date::text as "deliveryDate", start_hour as "startHour",
        end_hour as "endHour", priced, points_earned as points
      from client_order where client_id = $clientId and id = $orderId and priced is not null for update`,
  row: columnsOf<Omit<OrderToPay, 'split'>>({
    brand: 'text',
    state: 'text',
    version: 'int',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    priced: 'json',
    points: 'int',
  }),
})

/** An order that was priced at its cutoff, locked until the transaction ends; null for any other. */
export async function holdOrderToPay(tx: Tx, clientId: string, orderId: string): Promise<OrderToPay | null> {
  const row = await orderToPay.first(tx, { clientId, orderId })
  return row ? { ...row, split: row.priced.payment } : null
}

const attemptRow = {
  attempt: 'int',
  state: column<PaymentState>('text'),
  amountCents: 'int',
  methodId: 'uuid',
  /** When it was made, program time. */
  at: 'instant',
} as const

export type Attempt = RowOf<typeof attemptRow>

const attemptColumns = `attempt, state, amount_cents as "amountCents", method_id as "methodId", at`

const paymentLastAttempt = statement({
  name: 'payment_last_attempt',
  text: `select ${attemptColumns} from payment
      where client_id = $clientId and order_id = $orderId order by attempt desc limit 1`,
  row: attemptRow,
})

/** The newest attempt to pay for an order. */
export async function selectLastAttempt(db: Db, clientId: string, orderId: string): Promise<Attempt | null> {
  return (await paymentLastAttempt.first(db, { clientId, orderId })) ?? null
}

const paymentAttempt = statement({
  name: 'payment_attempt',
  text: `select ${attemptColumns} from payment where client_id = $clientId and order_id = $orderId
        and attempt = $attempt`,
  row: attemptRow,
})

/** One attempt to pay; null for an unknown one. */
export async function selectAttempt(
  db: Db,
  { clientId, orderId, attempt }: ChargeKey,
): Promise<Attempt | null> {
  return (await paymentAttempt.first(db, { clientId, orderId, attempt })) ?? null
}

const paymentAnotherCard = statement({
  name: 'payment_another_card',
  text: `select 1 as found from payment where client_id = $clientId and order_id = $orderId and attempt < $attempt
        and method_id <> $methodId limit 1`,
  row: { found: 'int' },
})

/** Whether an earlier attempt used another card. */
export async function askedAnotherCard(
  tx: Tx,
  { clientId, orderId, attempt }: ChargeKey,
  methodId: string,
): Promise<boolean> {
  return (await paymentAnotherCard.run(tx, { clientId, orderId, attempt, methodId })) === 1
}

const paymentInsert = statement({
  name: 'payment_insert',
  text: `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
      values ($clientId, $orderId, $attempt, 'created', $amountCents, $methodId, $at)`,
})

/** Records that a card is about to be charged. */
export async function insertAttempt(
  tx: Tx,
  clientId: string,
  orderId: string,
  attempt: Omit<Attempt, 'state' | 'at'>,
  at: string,
): Promise<void> {
  await paymentInsert.run(tx, { ...attempt, clientId, orderId, at })
}

export interface AttemptAnswer {
  state: ChargeOutcome['state']
  reference: string
  declineCode: string | null
  actionUrl: string | null
}

const paymentAnswer = statement({
  name: 'payment_answer',
  text: `update payment set state = $ends, provider_reference = $reference, decline_code = $declineCode,
        action_url = $actionUrl
      where client_id = $clientId and order_id = $orderId and attempt = $attempt and state = any($statesBefore)`,
})

/**
 * Records a card's answer; false where it was recorded before.
 * @param ends the state the attempt ends in: a capture with nothing to pay for is refunded
 */
export async function answerAttempt(
  tx: Tx,
  { clientId, orderId, attempt }: ChargeKey,
  answer: AttemptAnswer,
  ends: PaymentState,
): Promise<boolean> {
  return (
    (await paymentAnswer.run(tx, {
      ...answer,
      clientId,
      orderId,
      attempt,
      ends,
      statesBefore: statesBefore('payment', answer.state),
    })) === 1
  )
}

const orderCharged = statement({
  name: 'order_charged',
  text: `update client_order set state = 'charged', version = $version where client_id = $clientId and id = $orderId`,
})

const orderChargedEvent = statement({
  name: 'order_charged_event',
  text: `insert into order_event (client_id, order_id, version, kind, actor, data, at, device)
      values ($clientId, $orderId, $version, 'charged', 'client', $data::jsonb, $at, $device)`,
})

/** Moves a locked order to `charged`, with its event. */
export async function writeOrderCharged(
  tx: Tx,
  order: { clientId: string; orderId: string; version: number },
  attempt: number | null,
  at: string,
): Promise<void> {
  const version = order.version + 1
  await orderCharged.run(tx, { ...order, version })
  await orderChargedEvent.run(tx, {
    ...order,
    version,
    data: JSON.stringify({ attempt }),
    at,
    device: deviceNow(),
  })
}

const orderSplit = statement({
  name: 'order_split',
  text: `update client_order set priced = jsonb_set(priced, '{payment}', $split::jsonb), points_earned = $points
      where client_id = $clientId and id = $orderId`,
})

/** Records the payment's parts of a locked order that is not paid yet, and its points. */
export async function writeSplit(
  tx: Tx,
  clientId: string,
  orderId: string,
  split: PaymentSplit,
  points: number,
): Promise<void> {
  await orderSplit.run(tx, { clientId, orderId, split: JSON.stringify(split), points })
}

const payingCard = statement({
  name: 'paying_card',
  text: `select m.card_brand as brand, m.last4 from payment p
      join payment_method m on m.client_id = $clientId and m.id = p.method_id
      where p.client_id = $clientId and p.order_id = $orderId and p.state in ${sqlList(receivedPayments)}
      order by p.attempt desc limit 1`,
  row: { brand: 'text', last4: 'text' },
})

/** The card of the payment that was captured for an order. */
export async function selectPayingCard(
  db: Db,
  clientId: string,
  orderId: string,
): Promise<{ brand: string; last4: string } | null> {
  return (await payingCard.first(db, { clientId, orderId })) ?? null
}
