// The Stripe card processor. The server begins a SetupIntent, and Stripe's Payment Element finishes it in the browser;
// the card can then be charged while its holder is away.

import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { CardOnFile, CardProcessor } from '../../processors/port.ts'
import { cardTokenOf, idOf, readToken, type StripeAccess, stripeSources, stripeTokens } from './client.ts'
import { mountStripe } from './form.ts'
import { type StripeMoney, stripeProcessor } from './processor.ts'
import { stripeRoutes } from './routes.ts'
import { statementOf } from './statement.ts'

/** The holder, a household or a session, under a name that reveals nothing about it. */
const holderMark = (holder: string): string => createHash('sha256').update(holder).digest('base64url')

export function stripeCards(access: StripeAccess, money: StripeMoney): CardProcessor {
  const { stripe } = money
  return {
    ...stripeProcessor(money),
    form: { mount: mountStripe, publishableKey: access.publishableKey },
    routes: [needs => stripeRoutes({ ...needs, ...money, access })],
    policy: stripeSources,
    async beginSetup(holder, onFile) {
      const known = onFile?.startsWith(stripeTokens) ? readToken(onFile).customer : null
      const metadata = { holder: holderMark(holder) }
      const customer = known ?? (await stripe.customers.create({ metadata })).id
      const { client_secret: clientSecret } = await stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata,
      })
      if (!customer || !clientSecret) throw new Error('Stripe began no set-up.')
      return clientSecret
    },
    async describe(token, holder) {
      if (!/^seti_\w{1,100}$/.test(token)) return null
      const intent = await retrieved(stripe.setupIntents.retrieve(token, { expand: ['payment_method'] }))
      if (intent?.metadata?.holder !== holderMark(holder)) return null
      const { status, payment_method: method } = intent
      const customer = idOf(intent.customer)
      if (typeof method !== 'object' || !method?.card || customer === null) return refused(status)
      const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
      const state =
        status === 'succeeded' ? 'ready' : status === 'requires_action' ? 'needs_action' : 'refused'
      const of = { token: cardTokenOf(customer, method.id), brand, last4, expiryMonth, expiryYear }
      return { ...of, state, actionUrl: null }
    },
    // Disputes and refunds come late.
    statement: { daysBehind: 120, lines: since => statementOf(stripe, since) },
  }
}

/** The result of a refused set-up. Null before any try. */
const refused = (status: string): CardOnFile | null =>
  status === 'canceled'
    ? {
        token: '',
        brand: '',
        last4: '',
        expiryMonth: null,
        expiryYear: null,
        state: 'refused',
        actionUrl: null,
      }
    : null

/** Null where Stripe does not have it. */
async function retrieved<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}
