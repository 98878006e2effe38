// Decides what a card's answer does to the payment, the order, the ledger and the points, and which messages the household gets.
// Checkout and editor, the weekly charge, the late edit, gifts and the fees for bags apply this decision, each in a transaction
// of its own.
//
// A payment has an end (rule 65): a box can be paid until its packing begins, added items as long as their box is charged. Money
// that comes in later changes nothing: it is returned at once, entered, and reported.

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
import type { OrderState, PaymentState } from '../machines/tables.ts'
import { canTransition } from '../machines/transition.ts'
import type { PaymentSplit } from '../pricing/types.ts'
import { addDays, addHours, instantAt } from '../time/zone.ts'

/** What a card answered; `code` says why it declined. */
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
  /** Whether its chance to be paid has passed by the clock. */
  over: boolean
  /** Whether it is too late to be told that it is not paid (`isTooLateToTell`). */
  tooLateToTell?: boolean
  /** Which try this is, from 1; null where there is no card to ask. */
  attempt: number | null
  split: PaymentSplit
  /** Points the payment earns, pending until delivery. */
  points: number
  /** Whether a try before this one asked another card. */
  askedAnotherCard: boolean
}

/** A fee for bags and kits that did not come back. */
export interface FeeDue {
  pays: { kind: 'returnables' }
  feeId: string
  /** Which try this is, from 1. */
  attempt: number
  amountCents: number
  /** Whether it is over: answered before, or no longer asked for. */
  over: boolean
}

/** A gift that is bought. */
export interface GiftDue {
  pays: { kind: 'gift' }
  purchaseId: string
  /** Which try this is, from 1. */
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
  /** `given_back`: captured for nothing. `unpaid`: the card refused, asks its holder, or there is none. */
  result: 'paid' | 'unpaid' | 'given_back'
  /** What the try ends in; null where no card was asked. */
  payment: Extract<PaymentState, 'captured' | 'declined' | 'needs_action' | 'refunded'> | null
  /** The new state of the order; null where it does not change. */
  order: Extract<OrderState, 'charged' | 'payment_failed'> | null
  ledger: readonly LedgerTransaction[]
  /** Cents to be refunded to the card that was asked. */
  giveBackCents: number
  /** By template, with the key that keeps it from being told twice. */
  tell: readonly { template: SettlementTemplate; key: string }[]
}

/** The instant (ISO) from which a box of a delivery date (ISO) is packed, and can no longer be paid. */
export function paymentEndOf(brand: BrandId, deliveryDate: string): string {
  return instantAt(brand, deliveryDate, '00:00')
}

/** The last day (ISO) on which a box of a delivery date (ISO) can be paid. */
export const payByOf = (deliveryDate: string): string => addDays(deliveryDate, -1)

/** Hours before its packing in which nobody is told any more to pay a box: that it is cancelled is told them then. */
const lastHours = 1

/** Whether it is too late, at an instant (ISO), to tell a household to pay its box. */
export function isTooLateToTell(brand: BrandId, deliveryDate: string, now: string): boolean {
  return Temporal.Instant.compare(addHours(now, lastHours), paymentEndOf(brand, deliveryDate)) >= 0
}

/** Whether what is due can still be paid. A box that failed at the door was paid: brought again it is charged without another payment. */
export function isPayable({ pays, state, over }: Pick<PaymentDue, 'pays' | 'state' | 'over'>): boolean {
  if (over) return false
  if (pays.kind === 'late_edit') return state === 'charged'
  return state !== 'failed' && canTransition('order', state, 'charged')
}

/**
 * Decides what an answer does. Pure; the same due and answer settle the same, so whoever was interrupted settles again.
 * @param answer of the card; null where none was asked: then only what leaves nothing for a card is paid
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

/** Nobody is there to answer a bank: a card that asks for its holder has refused. What is captured after the end was entered by nobody. */
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
 * Whoever buys waits for the answer and is told of a refusal at once, by no letter. What is captured for a try that is over goes
 * back: its buyer was told that it failed, and may have paid otherwise.
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
    // What value pays of it was taken when the items were asked for.
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

/** Captured for nothing: in and out again, and said so. */
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

/** What we gave up ourselves is not told of, nor what whoever asked is answered at once, nor what nobody can do anything about any more. */
function isToldOf(due: PaymentDue, answer: CardAnswer | null): boolean {
  if (due.pays.kind === 'late_edit' || due.tooLateToTell || !isPayable(due)) return false
  return !(answer?.state === 'declined' && answer.code === 'given_up')
}

function unpaidMessage({ orderId, attempt }: PaymentDue, answer: CardAnswer | null) {
  const template = answer?.state === 'needs_action' ? 'payment_needs_action' : 'payment_declined'
  return { template, key: `${template}:${orderId}${attempt === null ? '' : `:${attempt}`}` } as const
}

/** At its cutoff a box that is not paid waits for its household; later it stays where it is. */
function failedFrom({ pays, state }: PaymentDue): Settlement['order'] {
  return pays.kind === 'box' && canTransition('order', state, 'payment_failed') ? 'payment_failed' : null
}

function valueBack({ orderId, pays, split }: PaymentDue): LedgerTransaction[] {
  if (pays.kind === 'box' || split.givenCents + split.boughtCents + split.corporateCents === 0) return []
  return [returnLateValue(orderId, pays.number, split)]
}

/** What tells one try of an order's from another: its number, or the late edit's. */
const nameOf = ({ pays, attempt }: PaymentDue): string =>
  pays.kind === 'late_edit' ? `late:${pays.number}` : String(attempt)

const onlyCard = ({ cardCents }: PaymentSplit): PaymentSplit => ({
  givenCents: 0,
  boughtCents: 0,
  corporateCents: 0,
  cardCents,
})
