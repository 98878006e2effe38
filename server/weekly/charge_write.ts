// Writes the outcomes of a slice's charges, with one statement for each table.

import { statesBefore } from '../../domain/machines/transition.ts'
import { requestRefund } from '../money/card_refunds/request_refund.ts'
import { chargeKey } from '../money/charge_key.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { reasonOfDecline } from '../money/settlement.ts'
import { numbers, uuids, words } from '../request/database/array_parameters.ts'
import type { Tx } from '../request/database/database.ts'
import type { Batch, Slice } from './batch.ts'
import type { SettledCharge } from './charge.ts'
import {
  weeklyInsertSettledEvents,
  weeklySettleOrders,
  weeklyUpdatePayments,
  weeklyWriteCharged,
} from './charge_store.ts'
import { type MessageToSend, tellAll } from './tell_all.ts'

/** Settles payments, orders, ledger, points and messages, and marks the slice where it is complete. */
export async function writeBatchCharged(
  tx: Tx,
  batch: Batch,
  slice: Slice,
  { settled: answered, whole }: { settled: readonly SettledCharge[]; whole: boolean },
  now: string,
): Promise<void> {
  if (answered.length > 0) {
    await updatePayments(tx, slice, answered)
    const settled = await updateOrders(tx, slice, answered)
    await insertEvents(tx, settled, now)
    const entries = settled.flatMap(({ order, settlement }) =>
      settlement.ledger.map(transaction => ({ clientId: order.clientId, transaction })),
    )
    await addTransactions(tx, entries, 'weekly_run', now)
    for (const each of settled) await giveBack(tx, each, now)
    await tellAll(tx, { ...batch, members: slice.members }, settled.flatMap(messagesOf), now)
  }
  if (whole) await weeklyWriteCharged.run(tx, { ...batch, slice: slice.slice, now })
}

const clientsOf = (settled: readonly SettledCharge[]) => uuids(settled, ({ order }) => order.clientId)
const ordersOf = (settled: readonly SettledCharge[]) => uuids(settled, ({ order }) => order.orderId)
/** A locked order always gets another state. */
const stateOf = ({ settlement }: SettledCharge) => settlement.order ?? 'payment_failed'

async function updatePayments(tx: Tx, slice: Slice, settled: readonly SettledCharge[]): Promise<void> {
  const answered = settled.filter(({ answer }) => answer !== null)
  if (answered.length === 0) return
  const clientIds = clientsOf(answered)
  await weeklyUpdatePayments.run(tx, {
    clientIds,
    members: slice.members && clientIds,
    orderIds: ordersOf(answered),
    attempts: numbers(answered, ({ order }) => order.attempt),
    states: words(answered, ({ settlement }) => settlement.payment),
    references: words(answered, ({ answer }) => answer?.reference ?? null),
    codes: words(answered, ({ answer }) => (answer?.state === 'declined' ? answer.code : null)),
    urls: words(answered, ({ answer }) => (answer?.state === 'needs_action' ? answer.url : null)),
    statesBefore: ['created'],
  })
}

/**
 * Nobody else moves a locked order while its slice is locked. Another worker may have settled a part of it before: where some
 * answers are missing, a slice is settled in parts.
 * @returns the orders settled here
 */
async function updateOrders(
  tx: Tx,
  slice: Slice,
  settled: readonly SettledCharge[],
): Promise<readonly SettledCharge[]> {
  const clientIds = clientsOf(settled)
  const before = statesBefore('order', 'payment_failed')
  const rows = await weeklySettleOrders.all(tx, {
    clientIds,
    members: slice.members && clientIds,
    orderIds: ordersOf(settled),
    states: words(settled, stateOf),
    before,
  })
  if (rows.length === settled.length) return settled
  const moved = new Set(rows.map(({ id }) => id))
  return settled.filter(({ order }) => moved.has(order.orderId))
}

async function insertEvents(tx: Tx, settled: readonly SettledCharge[], now: string): Promise<void> {
  await weeklyInsertSettledEvents.run(tx, {
    clientIds: clientsOf(settled),
    orderIds: ordersOf(settled),
    versions: numbers(settled, ({ order }) => order.version),
    settled: words(settled, stateOf),
    now,
  })
}

/** Captures with nothing to pay for: rare, so one by one. */
async function giveBack(tx: Tx, { order, settlement }: SettledCharge, now: string): Promise<void> {
  const { clientId, attempt } = order
  if (settlement.giveBackCents === 0 || attempt === null) return
  const charged = chargeKey({ ...order, attempt })
  const amountCents = settlement.giveBackCents
  await requestRefund(tx, { clientId, chargeKey: charged, amountCents }, now)
}

/** The household's messages, with the facts of each template beyond the order itself. */
function messagesOf({ order, settlement, answer }: SettledCharge): MessageToSend[] {
  const { clientId, orderId, card, split } = order
  const amountCents = split.cardCents
  const messages: MessageToSend[] = []
  for (const { template, key } of settlement.tell) {
    const of = { clientId, orderId, key }
    if (template === 'order_charged') messages.push({ ...of, template, facts: { card } })
    else if (template === 'payment_given_back') {
      if (card) messages.push({ ...of, template, facts: { amountCents, card } })
    } else if (template === 'payment_declined') {
      const why = reasonOfDecline(answer?.state === 'declined' ? answer.code : null)
      messages.push({ ...of, template, facts: { amountCents, card, ...why } })
    } else if (template === 'payment_needs_action') {
      messages.push({ ...of, template, facts: { amountCents, card } })
    } else throw new Error(`the weekly charge does not tell ${template}`)
  }
  return messages
}
