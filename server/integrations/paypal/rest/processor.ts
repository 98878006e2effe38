// Charges accounts at PayPal. First an order is created, which charges nobody, and its id is recorded; then it is captured, which
// PayPal does only once. So a charge that was cut off is looked up by that id and never repeated.

import * as z from 'zod/mini'
import type { Clock } from '../../../request/clock/clock.ts'
import type { Db } from '../../../request/database/database.ts'
import { note, noteReference, type Remembered, recall } from '../../processors/memory_store.ts'
import type {
  CardRefund,
  ChargeOutcome,
  DeclineCode,
  Processor,
  RefundOutcome,
  UnknownOutcome,
} from '../../processors/port.ts'
import {
  type Answer,
  chargeRemembered,
  giveUpRemembered,
  notedOf,
  outcomeOf,
  refundRemembered,
} from '../../processors/remembered.ts'
import { type PayPalApi, readAs } from './api.ts'
import { amountOf, orderToken, vaultToken } from './words.ts'

/** PayPal limits simultaneous requests, and publishes no number. */
const atOnce = 8

const captured = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.optional(
    z.array(
      z.object({
        payments: z.optional(
          z.object({ captures: z.optional(z.array(z.object({ id: z.string(), status: z.string() }))) }),
        ),
      }),
    ),
  ),
})
const made = z.object({ id: z.string() })
const refunded = z.object({ id: z.string(), status: z.optional(z.string()) })

/** Permanent faults of the account itself. */
const gone = new Set([
  'TOKEN_ID_NOT_FOUND',
  'PAYMENT_SOURCE_CANNOT_BE_USED',
  'RESOURCE_NOT_FOUND',
  'ORDER_NOT_APPROVED',
])

interface PayPalMoney {
  api: PayPalApi
  db: Db
  clock: Clock
  onFailure(error: unknown, key: string): void
}

export function payPalProcessor({ api, db, clock, onFailure }: PayPalMoney): Processor {
  const ask = async (charge: Remembered): Promise<Answer> => {
    const { key, token, reference } = charge
    if (token.startsWith(orderToken)) {
      const order = token.slice(orderToken.length)
      if (reference === null && !(await noteReference(db, key, order))) return recordedEnd(db, key, order)
      return capture(api, charge, order)
    }
    // Requested before: its outcome is looked up first.
    if (reference !== null) return (await lookUp(api, reference)) ?? capture(api, charge, reference)
    const id = await makeOrder(api, charge)
    if (!(await noteReference(db, key, id))) return recordedEnd(db, key, id)
    return capture(api, charge, id)
  }
  const asking = { db, clock, provider: 'paypal', atOnce, ask, actionUrl: () => '', onFailure } as const
  return {
    charge: charges => chargeRemembered(asking, charges),
    giveUp: key =>
      giveUpRemembered(asking, key, async charge => {
        const order = orderOf(charge)
        return (
          (order && (await lookUp(api, order))) || { state: 'declined', code: 'given_up', reference: order }
        )
      }),
    refund: refunds => refundRemembered(asking, refunds, (refund, of) => refundOf(api, refund, of)),
  }
}

/** The end of a charge that another process recorded while this one asked: paid, declined, or given up. */
async function recordedEnd(db: Db, key: string, order: string): Promise<Answer> {
  const charge = (await recall(db, [key])).get(key)
  if (charge?.state === 'captured' && charge.capture !== null) {
    return { state: 'captured', reference: charge.reference ?? order, capture: charge.capture }
  }
  return { state: 'declined', code: charge?.declineCode ?? 'given_up', reference: order }
}

/** The order that pays a charge; null where none was made yet. */
const orderOf = ({ token, reference }: Pick<Remembered, 'token' | 'reference'>): string | null =>
  token.startsWith(orderToken) ? token.slice(orderToken.length) : reference

/** The present state of our order at PayPal, recorded. @returns null where it has not ended: then there is nothing to report */
export async function refreshOrder(
  { api, db }: Pick<PayPalMoney, 'api' | 'db'>,
  charge: Remembered,
): Promise<ChargeOutcome | null> {
  const order = orderOf(charge)
  const answer = order && (await lookUp(api, order))
  if (!answer || answer.state === 'unknown') return null
  await note(db, notedOf([charge.key, answer]))
  const outcome = outcomeOf(answer, '')
  return outcome.state === 'unknown' ? null : outcome
}

/** Two requests under one key make one order; orders that nobody captures expire by themselves. */
async function makeOrder(api: PayPalApi, { key, amountCents }: Remembered): Promise<string> {
  const body = { intent: 'CAPTURE', purchase_units: [{ custom_id: key, amount: amountOf(amountCents) }] }
  const said = await api.ask('POST', '/v2/checkout/orders', body, key)
  if (!said.ok) throw new Error(`PayPal took no order: ${said.fault.name} ${said.fault.issue ?? ''}`)
  return readAs(made, said.body).id
}

async function capture(api: PayPalApi, { key, token }: Remembered, order: string): Promise<Answer> {
  const vaulted = token.startsWith(vaultToken) ? token.slice(vaultToken.length) : null
  const body = vaulted === null ? {} : { payment_source: { paypal: { vault_id: vaulted } } }
  const said = await api.ask('POST', `/v2/checkout/orders/${order}/capture`, body, `capture-${key}`)
  if (said.ok) return answerOf(said.body) ?? { state: 'unknown' }
  const { issue, name, status } = said.fault
  if (issue === 'ORDER_ALREADY_CAPTURED') return (await lookUp(api, order)) ?? { state: 'unknown' }
  if (status === 400 || status === 403) throw new Error(`PayPal took no capture: ${name} ${issue ?? ''}`)
  const code: DeclineCode = gone.has(issue ?? name) ? 'card_unknown' : 'card_declined'
  return { state: 'declined', code, reference: order }
}

/** The outcome of an order; null while nothing was captured. */
async function lookUp(api: PayPalApi, order: string): Promise<Answer | null> {
  const said = await api.ask('GET', `/v2/checkout/orders/${order}`)
  // An unpaid order expires after some hours, and PayPal forgets it.
  if (!said.ok) return { state: 'declined', code: 'card_declined', reference: order }
  return answerOf(said.body)
}

function answerOf(body: unknown): Answer | null {
  const { id: reference, purchase_units: units } = readAs(captured, body)
  const taken = units?.[0]?.payments?.captures?.[0]
  if (!taken) return null
  if (taken.status === 'DECLINED' || taken.status === 'FAILED') {
    return { state: 'declined', code: 'card_declined', reference }
  }
  // PayPal is reviewing it, and it may still fail.
  if (taken.status === 'PENDING') return { state: 'unknown' }
  return { state: 'captured', reference, capture: taken.id }
}

async function refundOf(
  api: PayPalApi,
  { key, amountCents }: CardRefund,
  charge: Remembered | undefined,
): Promise<RefundOutcome | UnknownOutcome> {
  if (!charge?.capture) return { state: 'refused' }
  const body = { amount: amountOf(amountCents), custom_id: charge.key }
  const said = await api.ask('POST', `/v2/payments/captures/${charge.capture}/refund`, body, requestId(key))
  if (!said.ok) return { state: 'refused' }
  const { id, status } = readAs(refunded, said.body)
  return status === 'FAILED' || status === 'CANCELLED'
    ? { state: 'refused' }
    : { state: 'refunded', reference: id }
}

/** PayPal's keys have 108 characters at most. */
const requestId = (key: string): string => (key.length <= 108 ? key : `${key.slice(0, 36)}:${key.slice(-71)}`)
