// For tests with cards at Stripe: a server with its double.

import { afterAll, afterEach, expect } from 'vitest'
import { type CardBehaviour, type StripeDouble, startStripe, stripeAccess } from './doubles/stripe/stripe.ts'
import { hosts, type Visitor } from './http.ts'
import { signupServer, visitorAt } from './signup.ts'
import { unpaidHousehold } from './unpaid_household.ts'

/** The environment of a program that takes cards through the double. */
export const stripeEnvironment = (stripe: StripeDouble) => ({
  STRIPE_SECRET_KEY: stripeAccess.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripeAccess.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripeAccess.webhookSecret,
  STRIPE_URL: stripe.url,
})

/** After each test Stripe answers again, and no request may have broken its description. */
export async function stripeServer(now: string) {
  const seconds = Date.parse(now) / 1_000
  const stripe = await startStripe(seconds)
  afterAll(() => stripe.close())
  const server = await signupServer(now, stripeEnvironment(stripe))
  afterEach(() => {
    stripe.failing = () => null
    expect(stripe.faults).toEqual([])
  })

  /** Enters a card on one of our pages. */
  async function typed(self: Visitor, behaviour: CardBehaviour = 'works', last4 = '4242') {
    const { clientSecret } = (await self.post('/clients/card_setup')).json()
    return { paymentToken: stripe.typeCard(clientSecret, behaviour, last4), nameOnCard: 'Amélie Côté' }
  }

  async function signedUp(): Promise<Visitor> {
    const self = await visitorAt(server, 'payment')
    const done = await self.post('/signup/payment', await typed(self))
    if (done.statusCode !== 200) throw new Error(done.body)
    return self
  }

  /** A household with a box that failed. */
  async function household() {
    const home = await unpaidHousehold(server, await signedUp())
    const change = async (behaviour: CardBehaviour) =>
      home.self.post('/clients/payment_method', await typed(home.self, behaviour))
    return { ...home, change, key: `${home.clientId}:${home.orderId}:2` }
  }

  /** A household's payments at Stripe. */
  const intentsOf = (clientId: string) =>
    [...stripe.intents.values()].filter(({ metadata }) => metadata.key?.startsWith(clientId))

  /** Stripe reports an event. */
  function tell(type: string, object: object, { at = seconds, signature = '' } = {}) {
    const event = stripe.telling(type, object, at)
    return server.app.inject({
      method: 'POST',
      url: '/vendor/stripe/webhook',
      headers: {
        host: hosts.freshprep,
        'content-type': 'application/json',
        'stripe-signature': signature || event.signature,
      },
      payload: event.payload,
    })
  }

  return { server, stripe, typed, signedUp, household, intentsOf, tell }
}
