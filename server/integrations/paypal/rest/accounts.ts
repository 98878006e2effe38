// The real PayPal, by its REST interface: Payment Method Tokens v3 keeps accounts on file, Orders v2 takes single
// payments. https://developer.paypal.com/docs/api/payment-tokens/v3/ and …/orders/v2/

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { CardOnFile } from '../../processors/port.ts'
import { type Approval, type PayPal, PayPalUnavailable } from '../port.ts'
import { type ApiAnswer, type PayPalApi, readAs } from './api.ts'
import { amountOf, centsOf, orderToken, paypalMoney, vaultToken } from './words.ts'

const link = z.object({ href: z.string(), rel: z.string() })
const wallet = z.object({ paypal: z.optional(z.object({ email_address: z.optional(z.string()) })) })
const customer = z.optional(z.object({ id: z.optional(z.string()) }))

const setupToken = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  customer,
  links: z.optional(z.array(link)),
})
const paymentToken = z.object({ id: z.string(), customer, payment_source: z.optional(wallet) })
const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.optional(z.array(link)),
  payment_source: z.optional(wallet),
  purchase_units: z.optional(
    z.array(z.object({ custom_id: z.optional(z.string()), amount: z.optional(paypalMoney) })),
  ),
})

/** Every other one waits for its payer. */
const orderStates: Readonly<Record<string, CardOnFile['state']>> = {
  APPROVED: 'ready',
  COMPLETED: 'ready',
  VOIDED: 'refused',
}

/** The form of PayPal's ids; nothing else gets into an address. */
const idShape = /^[\w-]{1,60}$/

/** PayPal's id of a household: 22 characters at most, without a name of ours. */
const customerOf = (holder: string): string =>
  createHash('sha256').update(holder).digest('base64url').slice(0, 22)

/** @param routes the webhook's routes: none where no webhook is registered */
export function payPalAccounts(api: PayPalApi, clientId: string, routes: PayPal['routes']): PayPal {
  return {
    name: 'paypal',
    clientId,
    routes,
    idToken: () => api.idToken(),
    async beginVault(approval) {
      const body = {
        customer: { id: customerOf(approval.holder) },
        payment_source: {
          paypal: {
            usage_type: 'MERCHANT',
            permit_multiple_payment_tokens: true,
            experience_context: { ...context(approval), vault_instruction: 'ON_PAYER_APPROVAL' },
          },
        },
      }
      const begun = readAs(setupToken, done(await api.ask('POST', '/v3/vault/setup-tokens', body, fresh())))
      return { token: begun.id, approveUrl: approveUrlOf(begun.links) }
    },
    async finishVault(token, holder) {
      const asked = found(await api.ask('GET', `/v3/vault/setup-tokens/${idOf(token)}`))
      if (asked === null) return null
      const setup = readAs(setupToken, asked)
      if (setup.customer?.id !== customerOf(holder)) return null
      if (setup.status === 'CREATED' || setup.status === 'PAYER_ACTION_REQUIRED') {
        return { card: account('', 'needs_action', approveUrlOf(setup.links)), email: '' }
      }
      const body = { payment_source: { token: { id: setup.id, type: 'SETUP_TOKEN' } } }
      const said = await api.ask('POST', '/v3/vault/payment-tokens', body, `vault-${setup.id}`)
      if (!said.ok) return { card: account('', 'refused', null), email: '' }
      const { id, payment_source: source } = readAs(paymentToken, said.body)
      return {
        card: account(`${vaultToken}${id}`, 'ready', null),
        email: source?.paypal?.email_address ?? '',
      }
    },
    async beginOrder(approval) {
      const { reference, amountCents } = approval
      const body = {
        intent: 'CAPTURE',
        purchase_units: [{ custom_id: reference, amount: amountOf(amountCents) }],
        payment_source: {
          paypal: {
            experience_context: {
              ...context(approval),
              user_action: 'PAY_NOW',
              payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            },
          },
        },
      }
      const begun = readAs(order, done(await api.ask('POST', '/v2/checkout/orders', body, fresh())))
      return { orderId: begun.id, approveUrl: approveUrlOf(begun.links) }
    },
    async describeOrder(orderId, reference) {
      const asked = found(await api.ask('GET', `/v2/checkout/orders/${idOf(orderId)}`))
      if (asked === null) return null
      const { id, status, links, purchase_units: units, payment_source: source } = readAs(order, asked)
      const unit = units?.[0]
      if (unit?.custom_id !== reference || !unit.amount) return null
      const state = orderStates[status] ?? 'needs_action'
      const url = state === 'needs_action' ? approveUrlOf(links) : null
      const email = source?.paypal?.email_address ?? ''
      return { card: account(`${orderToken}${id}`, state, url), email, amountCents: centsOf(unit.amount) }
    },
  }
}

const account = (token: string, state: CardOnFile['state'], actionUrl: string | null): CardOnFile => ({
  token,
  brand: 'paypal',
  last4: '',
  expiryMonth: null,
  expiryYear: null,
  state,
  actionUrl,
})

const context = ({ brandName, locale, returnUrl, cancelUrl }: Approval) => ({
  brand_name: brandName,
  locale: `${locale}-CA`,
  shipping_preference: 'NO_SHIPPING',
  return_url: returnUrl,
  cancel_url: cancelUrl,
})

const fresh = (): string => crypto.randomUUID()

/** An id that PayPal cannot have issued is not looked up. */
const idOf = (id: string): string => (idShape.test(id) ? id : 'none')

function approveUrlOf(links: readonly z.output<typeof link>[] | undefined): string {
  const approve = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!approve) throw new PayPalUnavailable('an answer without a link to approve')
  return approve.href
}

function done(said: ApiAnswer): unknown {
  if (!said.ok) throw new PayPalUnavailable(`${said.fault.name} ${said.fault.issue ?? ''}`)
  return said.body
}

/** Null where PayPal does not have it, or not as ours. */
function found(said: ApiAnswer): unknown {
  if (said.ok) return said.body
  if ([400, 403, 404, 422].includes(said.fault.status)) return null
  return done(said)
}
