// Charges cards through Stripe: one PaymentIntent for each attempt, created under our key, which it has in its metadata. An earlier
// PaymentIntent of the same key is looked up first, because Stripe forgets keys after a day and repeats an internal failure under
// the same key.

import Stripe from 'stripe'
import type { Clock } from '../../../request/clock/clock.ts'
import type { Db } from '../../../request/database/database.ts'
import { note, type Remembered } from '../../processors/memory_store.ts'
import type {
  CardRefund,
  ChargeOutcome,
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
import { answerOfIntent, asksHolder, declineCodeOf } from './answers.ts'
import { readToken } from './client.ts'

/** Stripe allows 100 requests a second for an account in live mode, 25 in test mode; an answer takes about half a second. */
const atOnce = 12

/** Where a holder confirms: a same-site path. */
export const confirmPath = (key: string): string => `/vendor/stripe/confirm/${encodeURIComponent(key)}`

export interface StripeMoney {
  stripe: Stripe
  db: Db
  clock: Clock
  onFailure(error: unknown, key: string): void
}

export function stripeProcessor({ stripe, db, clock, onFailure }: StripeMoney): Processor {
  const asking = {
    db,
    clock,
    provider: 'stripe',
    atOnce,
    ask: (charge: Remembered, fresh: boolean) => ask(stripe, charge, fresh),
    actionUrl: ({ key }: { key: string }) => confirmPath(key),
    onFailure,
  }
  return {
    charge: charges => chargeRemembered(asking, charges),
    giveUp: key => giveUpRemembered(asking, key, charge => cancel(stripe, charge)),
    refund: refunds => refundRemembered(asking, refunds, (refund, of) => refundOf(stripe, refund, of)),
  }
}

/** The present state of a payment at Stripe, recorded. @returns null where there is none yet */
export async function refresh(
  { stripe, db }: Pick<StripeMoney, 'stripe' | 'db'>,
  charge: Remembered,
): Promise<ChargeOutcome | UnknownOutcome | null> {
  const intent = await find(stripe, charge)
  if (!intent) return null
  const answer = answerOfIntent(intent)
  await note(db, notedOf([charge.key, answer]))
  return outcomeOf(answer, confirmPath(charge.key))
}

async function ask(stripe: Stripe, charge: Remembered, fresh: boolean): Promise<Answer> {
  const before = fresh ? null : await find(stripe, charge)
  if (before) return answerOfIntent(before)
  try {
    return await create(stripe, charge, charge.key)
  } catch (error) {
    // It failed or already existed: Stripe stores the failure under the key and repeats it.
    if (fresh || !(error instanceof Stripe.errors.StripeAPIError) || !isReplayed(error)) throw error
    return create(stripe, charge, `${charge.key}:again`)
  }
}

const isReplayed = ({ headers }: InstanceType<typeof Stripe.errors.StripeAPIError>): boolean =>
  headers?.['idempotent-replayed'] === 'true'

async function create(stripe: Stripe, charge: Remembered, idempotencyKey: string): Promise<Answer> {
  const { key, token, amountCents: amount } = charge
  const { customer, method: payment_method } = readToken(token)
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'cad',
        customer,
        payment_method,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        metadata: { key },
      },
      { idempotencyKey },
    )
    return answerOfIntent(intent)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { code, decline_code: bank, payment_intent: intent } = error
    if (error instanceof Stripe.errors.StripeCardError) {
      const reference = intent?.id ?? null
      if (asksHolder(bank, code) && reference !== null) return { state: 'needs_action', reference }
      return { state: 'declined', code: declineCodeOf(bank, code), reference }
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && code === 'resource_missing') {
      return { state: 'declined', code: 'card_unknown', reference: null }
    }
    throw error
  }
}

/** By its id where that is known, else among its customer's by our key: lists are up to date, searches are not. */
async function find(
  stripe: Stripe,
  { key, token, reference }: Remembered,
): Promise<Stripe.PaymentIntent | null> {
  if (reference !== null) return stripe.paymentIntents.retrieve(reference)
  const { customer } = readToken(token)
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata.key === key) return intent
  }
  return null
}

async function cancel(stripe: Stripe, charge: Remembered): Promise<Answer> {
  const intent = await find(stripe, charge)
  if (!intent) return { state: 'declined', code: 'given_up', reference: null }
  try {
    return answerOfIntent(await stripe.paymentIntents.cancel(intent.id))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // It has already ended.
    return answerOfIntent(await stripe.paymentIntents.retrieve(intent.id))
  }
}

async function refundOf(
  stripe: Stripe,
  { key, amountCents }: CardRefund,
  charge: Remembered | undefined,
): Promise<RefundOutcome | UnknownOutcome> {
  if (charge?.state !== 'captured' || charge.reference === null) return { state: 'refused' }
  const payment_intent = charge.reference
  for await (const made of stripe.refunds.list({ payment_intent, limit: 100 })) {
    if (made.metadata?.key === key) return refundAnswer(made)
  }
  try {
    return refundAnswer(
      await stripe.refunds.create(
        { payment_intent, amount: amountCents, metadata: { key } },
        { idempotencyKey: key },
      ),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { state: 'refused' }
    throw error
  }
}

const refundAnswer = ({ id, status }: Stripe.Refund): RefundOutcome =>
  status === 'failed' || status === 'canceled' ? { state: 'refused' } : { state: 'refunded', reference: id }
