// Decides what a card's answer does to the payment, the order, the ledger and the points, and which messages the household gets.
// Checkout and editor, the weekly charge, the late edit, gifts and the fees for bags apply this decision, each in a transaction of
// its own.
// A payment has an end (rule 65): a box can be paid until its packing begins, added items while their box is charged. Money that
// comes in later changes nothing: it is returned at once, entered and reported.

import type { BrandId } from '../brands.ts'
import {
  chargeFee,
  chargeLateEdit,
  chargeOrder,
  earnLatePoints,
  earnPoints,
  giveBackCapture,
  giveBackGift,
  type LedgerTransaction,
  returnLateValue,
  sellGift,
} from '../ledger.ts'
import { isOneOf } from '../machines/is_one_of.ts'
import { dueOrders } from '../machines/order_groups.ts'
import type { NextOf, OrderState } from '../machines/tables.ts'
import { canTransition } from '../machines/transition.ts'
import type { PaymentSplit } from '../pricing/types.ts'
import { addDays, addHours, instantAt } from '../time/zone.ts'

/** A card's answer; `code` says why it declined. */
export type CardAnswer =
  | { state: 'captured' }
  | { state: 'declined'; code: string }
  | { state: 'needs_action' }

/** What is due: a box, or items added to it after its cutoff. */
type PaymentFor =
  | { kind: 'box' }
  /** `number`: of the late edit; `version`: the order's once the items are in it. */
  | { kind: 'late_edit'; number: number; version: number }

export interface PaymentDue {
  orderId: string
  pays: PaymentFor
  /** The present state of the order. */
  state: OrderState
  /** Whether the time for its payment is over by the clock. */
  over: boolean
  /** Whether it is too late to report that it is not paid (`isTooLateToTell`). */
  tooLateToTell?: boolean
  /** The number of this try, from 1; null without a card. */
  attempt: number | null
  split: PaymentSplit
  /** Points the payment earns, pending until delivery. */
  points: number
  /** Whether an earlier try used another card. */
  askedAnotherCard: boolean
}

/** A fee for bags and kits that did not come back. */
export interface FeeDue {
  pays: { kind: 'returnables' }
  feeId: string
  /** The number of this try, from 1. */
  attempt: number
  amountCents: number
  /** Whether the try is over: already answered, or no longer wanted. */
  over: boolean
}

/** A gift that is bought. */
export interface GiftDue {
  pays: { kind: 'gift' }
  purchaseId: string
  /** The number of this try, from 1. */
  attempt: number
  amountCents: number
  /** Whether the try has ended: another one followed it, or its buyer gave it up. */
  over: boolean
}

/** Every message about a payment. */
const settlementTemplates = [
  'order_charged',
  'paid_with_other_card',
  'payment_declined',
  'payment_needs_action',
  'payment_given_back',
  'items_added',
  'returnables_billed',
  'returnables_unpaid',
  'gift_receipt',
  'gift_given_back',
] as const
export type SettlementTemplate = (typeof settlementTemplates)[number]

export interface Settlement {
  /** `given_back`: captured with nothing to pay for. `unpaid`: the card declined or asked for authentication, or there is none. */
  result: 'paid' | 'unpaid' | 'given_back'
  /** The resulting state of the payment; null where no card was tried. */
  payment: CardAnswer['state'] | 'refunded' | null
  /** The new state of the order; null where it does not change. */
  order: NextOf<'order', 'locked'> | null
  ledger: readonly LedgerTransaction[]
  /** Cents to be refunded to that card. */
  giveBackCents: number
  /** By template, with the key that prevents a second message. */
  tell: readonly { template: SettlementTemplate; key: string }[]
}

/** The instant (ISO) from which a box of a delivery date (ISO) is packed, and can no longer be paid for. */
export function paymentEndOf(brand: BrandId, deliveryDate: string): string {
  return instantAt(brand, deliveryDate, '00:00')
}

/** The last day (ISO) on which a box of a delivery date (ISO) can be paid for. */
export const payByOf = (deliveryDate: string): string => addDays(deliveryDate, -1)

/** Hours before packing in which nobody is asked any more to pay for a box: its cancellation is reported then. */
const lastHours = 1

/** Whether it is too late, at an instant (ISO), to ask a household to pay for its box. */
export function isTooLateToTell(brand: BrandId, deliveryDate: string, now: string): boolean {
  return Temporal.Instant.compare(addHours(now, lastHours), paymentEndOf(brand, deliveryDate)) >= 0
}

/**
 * Whether an order or its additions can still be paid for. A box that failed at the door was paid for; a second delivery needs no
 * second payment.
 */
export function isPayable({ pays, state, over }: Pick<PaymentDue, 'pays' | 'state' | 'over'>): boolean {
  if (over) return false
  if (pays.kind === 'late_edit') return state === 'charged'
  return isOneOf(state, dueOrders)
}

/**
 * Decides what an answer does. Pure: the same due and answer settle alike, so an interrupted settlement can be repeated.
 * @param answer of the card; null where no card was tried: then a box is paid only if nothing is left for a card
 */
export function settle(due: PaymentDue | FeeDue | GiftDue, answer: CardAnswer | null): Settlement {
  if ('feeId' in due) return settleFee(due, answer)
  if ('purchaseId' in due) return settleGift(due, answer)
  const captured = answer?.state === 'captured'
  const paid = captured || (answer === null && due.split.cardCents === 0)
  if (paid && isPayable(due)) return paidBy(due, captured)
  if (captured) return givenBack(due)
  return unpaid(due, answer)
}

/**
 * No person is there to authenticate, so a request for authentication counts as a decline. A capture after the end was never
 * entered.
 */
function settleFee({ feeId, attempt, amountCents, over }: FeeDue, answer: CardAnswer | null): Settlement {
  const none = { order: null, ledger: [], giveBackCents: 0, tell: [] } as const
  const captured = answer?.state === 'captured'
  if (over) {
    return captured
      ? { ...none, result: 'given_back', payment: 'refunded', giveBackCents: amountCents }
      : { ...none, result: 'unpaid', payment: null }
  }
  if (captured) {
    const tell = [{ template: 'returnables_billed', key: `returnables_billed:${feeId}` }] as const
    return { ...none, result: 'paid', payment: 'captured', ledger: [chargeFee(feeId, amountCents)], tell }
  }
  const tell = [{ template: 'returnables_unpaid', key: `returnables_unpaid:${feeId}:${attempt}` }] as const
  return { ...none, result: 'unpaid', payment: 'declined', tell }
}

/**
 * The buyer waits for the answer and sees a decline at once, without a message. A capture for a try that is over goes back: the
 * buyer was told that it failed, and may have paid in another way.
 */
function settleGift(
  { purchaseId, attempt, amountCents, over }: GiftDue,
  answer: CardAnswer | null,
): Settlement {
  const none = { order: null, giveBackCents: 0 } as const
  if (over) {
    if (answer?.state !== 'captured')
      return { ...none, result: 'unpaid', payment: null, ledger: [], tell: [] }
    const ledger = giveBackGift(purchaseId, attempt, amountCents)
    const tell = [{ template: 'gift_given_back', key: `gift_given_back:${purchaseId}:${attempt}` }] as const
    const back = { payment: 'refunded', giveBackCents: amountCents } as const
    return { ...none, ...back, result: 'given_back', ledger, tell }
  }
  if (answer?.state !== 'captured') {
    return { ...none, result: 'unpaid', payment: answer?.state ?? null, ledger: [], tell: [] }
  }
  const tell = [{ template: 'gift_receipt', key: `gift_receipt:${purchaseId}` }] as const
  const ledger = [sellGift(purchaseId, amountCents)]
  return { ...none, result: 'paid', payment: 'captured', ledger, tell }
}

function paidBy(due: PaymentDue, byCard: boolean): Settlement {
  const { orderId, pays, split, points } = due
  const payment = byCard ? 'captured' : null
  const done = { result: 'paid', payment, giveBackCents: 0 } as const
  if (pays.kind === 'late_edit') {
    const { version, number } = pays
    // Its part in value was taken when the items were requested.
    const ledger = split.cardCents > 0 ? [chargeLateEdit(orderId, version, onlyCard(split))] : []
    if (points > 0) ledger.push(earnLatePoints(orderId, version, points))
    const tell = [{ template: 'items_added', key: `items_added:${orderId}:${number}` }] as const
    return { ...done, order: null, ledger, tell }
  }
  const ledger = [chargeOrder(orderId, split)]
  if (points > 0) ledger.push(earnPoints(orderId, points))
  const tell: Settlement['tell'][number][] = [{ template: 'order_charged', key: `order_charged:${orderId}` }]
  if (byCard && due.askedAnotherCard) {
    tell.unshift({ template: 'paid_with_other_card', key: `paid_with_other_card:${orderId}` })
  }
  return { ...done, order: 'charged', ledger, tell }
}

/** Captured with nothing to pay for: in and out again, and reported. */
function givenBack(due: PaymentDue): Settlement {
  const { orderId, split } = due
  const attempt = nameOf(due)
  return {
    result: 'given_back',
    payment: 'refunded',
    order: failedFrom(due),
    ledger: [...giveBackCapture(orderId, attempt, split.cardCents), ...valueBack(due)],
    giveBackCents: split.cardCents,
    tell: [{ template: 'payment_given_back', key: `payment_given_back:${orderId}:${attempt}` }],
  }
}

function unpaid(due: PaymentDue, answer: CardAnswer | null): Settlement {
  const payment = answer === null ? null : answer.state === 'needs_action' ? 'needs_action' : 'declined'
  return {
    result: 'unpaid',
    payment,
    order: failedFrom(due),
    ledger: valueBack(due),
    giveBackCents: 0,
    tell: isToldOf(due, answer) ? [unpaidMessage(due, answer)] : [],
  }
}

/**
 * No message for a payment that we gave up ourselves, for a decline that the person sees at once, or when it is too late to act.
 */
function isToldOf(due: PaymentDue, answer: CardAnswer | null): boolean {
  if (due.pays.kind === 'late_edit' || due.tooLateToTell || !isPayable(due)) return false
  return !(answer?.state === 'declined' && answer.code === 'given_up')
}

function unpaidMessage({ orderId, attempt }: PaymentDue, answer: CardAnswer | null) {
  const template = answer?.state === 'needs_action' ? 'payment_needs_action' : 'payment_declined'
  return { template, key: `${template}:${orderId}${attempt === null ? '' : `:${attempt}`}` } as const
}

/** At its cutoff an unpaid box waits for its household; later it stays in its state. */
function failedFrom({ pays, state }: PaymentDue): Settlement['order'] {
  return pays.kind === 'box' && canTransition('order', state, 'payment_failed') ? 'payment_failed' : null
}

function valueBack({ orderId, pays, split }: PaymentDue): LedgerTransaction[] {
  if (pays.kind === 'box' || split.givenCents + split.boughtCents + split.corporateCents === 0) return []
  return [returnLateValue(orderId, pays.number, split)]
}

/** What distinguishes the tries of an order: their number, or the number of the late edit. */
const nameOf = ({ pays, attempt }: PaymentDue): string =>
  pays.kind === 'late_edit' ? `late:${pays.number}` : String(attempt)

const onlyCard = ({ cardCents }: PaymentSplit): PaymentSplit => ({
  givenCents: 0,
  boughtCents: 0,
  corporateCents: 0,
  cardCents,
})
