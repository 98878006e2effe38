// Stripe as a card processor: its variables, and how it is opened.

import { type Block, needed, valuesOf } from '../../../request/config/block.ts'
import { secret, webOrigin } from '../../../request/config/readers.ts'
import { variable } from '../../../request/config/variable.ts'
import type { OutsideCards } from '../../processors/port.ts'
import { stripeCards } from './cards.ts'
import { stripeClient, stripeTokens } from './client.ts'

const variables = {
  secretKey: needed<string>({
    name: 'STRIPE_SECRET_KEY',
    takes: 'a secret key of a Stripe account, `sk_…` or `rk_…`',
    about:
      'Stripe takes cards, with the two variables below. To be registered there as a webhook: `{PUBLIC_URL}/vendor/stripe/webhook`, with the events payment_intent.succeeded, .payment_failed and .canceled, payment_method.updated and .automatically_updated, charge.dispute.created, .updated and .closed.',
    fallbackShown: 'see `CARDS`',
    read: secret,
  }),
  publishableKey: needed<string>({
    name: 'STRIPE_PUBLISHABLE_KEY',
    takes: 'the publishable key of that account, `pk_…`',
    about: 'What Stripe’s form in the browser knows us by.',
    fallbackShown: 'see `CARDS`',
    read: secret,
  }),
  webhookSecret: needed<string>({
    name: 'STRIPE_WEBHOOK_SECRET',
    takes: 'the signing secret of that webhook, `whsec_…`',
    about: 'Proves that what Stripe tells is told by Stripe.',
    fallbackShown: 'see `CARDS`',
    read: secret,
  }),
  url: variable<string>({
    name: 'STRIPE_URL',
    takes: 'an http or https address without a path',
    about: 'Where Stripe’s interface answers.',
    fallback: 'https://api.stripe.com',
    read: webOrigin,
  }),
} satisfies Block

export const stripe: OutsideCards = {
  title: 'Stripe',
  variables,
  tokens: stripeTokens,
  disputes: {
    needs_response: 'answer',
    warning_needs_response: 'answer',
    won: 'won',
    lost: 'lost',
    warning_closed: 'closed',
    charge_refunded: 'closed',
    prevented: 'closed',
  },
  open({ config, ...ground }) {
    const access = valuesOf(config, variables)
    return access && stripeCards(access, { ...ground, stripe: stripeClient(access) })
  },
}
