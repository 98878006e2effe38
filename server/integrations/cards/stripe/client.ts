// Stripe's own client library: one object for each process.

import Stripe from 'stripe'
import type { PolicySources } from '../../processors/port.ts'

export interface StripeAccess {
  secretKey: string
  /** Our public key for Stripe's scripts in the browser. */
  publishableKey: string
  /** Signs Stripe's webhooks. */
  webhookSecret: string
  /** `https://api.stripe.com`. */
  url: string
  /** The timeout of one answer, in milliseconds; 12,000 by default. A request without an answer is repeated once under its key. */
  patience?: number
}

/**
 * Stripe.js of the client's version below, and the sources of its own parts (docs.stripe.com/sdks/stripejs-versioning,
 * docs.stripe.com/security/guide).
 */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js'
const ownHosts = ['https://js.stripe.com', 'https://*.js.stripe.com']
export const stripeSources: PolicySources = {
  scripts: ownHosts,
  connections: ['https://api.stripe.com'],
  frames: [...ownHosts, 'https://hooks.stripe.com'],
}

export function stripeClient({ secretKey, url, patience = 12_000 }: StripeAccess): Stripe {
  const { protocol, hostname, port } = new URL(url)
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: patience,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** A card as we store it: its customer at Stripe, and its payment method. */
export const stripeTokens = 'cus_'
export const cardTokenOf = (customer: string, method: string): string => `${customer}/${method}`

export function readToken(token: string): { customer: string; method: string } {
  const [customer = '', method = ''] = token.split('/')
  return { customer, method }
}

/** The id in a field that Stripe fills with an id or, where requested, with the whole object. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)
