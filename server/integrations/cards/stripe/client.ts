// Stripe's own client library: one object a process.

import Stripe from 'stripe'
import type { PolicySources } from '../port.ts'

export interface StripeAccess {
  secretKey: string
  /** What Stripe's scripts in the browser know us by. */
  publishableKey: string
  /** Signs what Stripe tells us. */
  webhookSecret: string
  /** `https://api.stripe.com`. */
  url: string
  /** How long one answer may take, in milliseconds; 12,000 unless told. A request that got none is sent once more under its key. */
  patience?: number
}

/**
 * Stripe.js of the version that the client below speaks, and where it takes its own parts from
 * (docs.stripe.com/sdks/stripejs-versioning, docs.stripe.com/security/guide).
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
export const tokenOf = (customer: string, method: string): string => `${customer}/${method}`

export function readToken(token: string): { customer: string; method: string } {
  const [customer = '', method = ''] = token.split('/')
  return { customer, method }
}

/** An id, of what Stripe gives as an id or, where it was asked to, as a whole. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)
