// A double of Stripe: the part of its interface that the product uses, with its rules on idempotency keys,
// confirmations, cancelling and refunds. Each request is checked by Stripe's published description (SOURCE.txt).

import { readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { type Description, described } from '../described.ts'
import { type Reply, type Request, startVendor, type Vendor } from '../vendor.ts'

/** The behaviour of a card on file. */
export type CardBehaviour = 'works' | 'declined' | 'no_funds' | 'expired' | 'asks'

interface Intent {
  id: string
  customer: string
  method: string
  cents: number
  status: string
  metadata: Record<string, string>
  created: number
  fault: { code: string; decline_code?: string } | null
  refunds: { id: string; cents: number; metadata: Record<string, string> }[]
  disputed: boolean
}

interface Setup {
  id: string
  customer: string
  metadata: Record<string, string>
  status: string
  method: string | null
}

export const stripeAccess = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double_secret',
}

export interface StripeDouble extends Vendor {
  readonly intents: ReadonlyMap<string, Intent>
  /** Enters a card in Stripe's form. @returns the form's result for the page */
  typeCard(clientSecret: string, behaviour: CardBehaviour, last4?: string): string
  /** The holder answers their bank. */
  answerBank(intent: string, answer: 'confirm' | 'refuse'): void
  /** A bank replaces a card; returns the webhook about it. */
  renewCard(method: string, card: { last4: string; exp_year: number }): object
  dispute(intent: string): { id: string; object: object }
  /** The webhook, signed. */
  telling(type: string, object: object, at: number): { payload: string; signature: string }
  /** Cents captured and not refunded. */
  kept(): number
}

const description = JSON.parse(
  readFileSync(new URL('description.json', import.meta.url), 'utf8'),
) as Description[]

const faults: Readonly<Record<CardBehaviour, Intent['fault']>> = {
  works: null,
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  no_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired: { code: 'expired_card' },
  asks: { code: 'authentication_required', decline_code: 'authentication_required' },
}

/**
 * @param now program time of the tests, seconds
 * @param options.named cards that are on file with every customer, by name
 */
export async function startStripe(
  now: number,
  { named = {} }: { named?: Readonly<Record<string, CardBehaviour>> } = {},
): Promise<StripeDouble> {
  const intents = new Map<string, Intent>()
  const setups = new Map<string, Setup>()
  const methods = new Map<
    string,
    { behaviour: CardBehaviour; last4: string; exp_year: number; customer: string }
  >()
  const disputes = new Map<string, { id: string; intent: string; status: string; cents: number }>()
  const keys = new Map<string, { sent: string; reply: Reply }>()
  const check = described(description, { coerceTypes: true })
  let made = 0
  const id = (prefix: string) => `${prefix}_${String(++made).padStart(8, '0')}`
  const refused = (status: number, code: string, more: object = {}): Reply => ({
    status,
    body: {
      error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: code, ...more },
    },
  })

  const shown = (intent: Intent, expand: boolean) => {
    const back = intent.refunds.reduce((sum, { cents }) => sum + cents, 0)
    const charge = intent.status === 'succeeded' ? `ch_${intent.id.slice(3)}` : null
    return {
      id: intent.id,
      object: 'payment_intent',
      amount: intent.cents,
      amount_received: intent.status === 'succeeded' ? intent.cents : 0,
      currency: 'cad',
      created: intent.created,
      customer: intent.customer,
      payment_method: intent.method,
      status: intent.status,
      metadata: intent.metadata,
      client_secret: `${intent.id}_secret`,
      last_payment_error: intent.fault,
      latest_charge:
        charge && expand ? { id: charge, amount_refunded: back, disputed: intent.disputed } : charge,
    }
  }
  const methodShown = (method: string) => {
    const known = methods.get(method)
    return (
      known && {
        id: method,
        object: 'payment_method',
        type: 'card',
        customer: known.customer,
        card: { brand: 'visa', last4: known.last4, exp_month: 12, exp_year: known.exp_year },
      }
    )
  }

  type Body = Record<string, never> & {
    amount: string
    customer: string
    payment_method: string
    payment_intent: string
    metadata: Record<string, string>
  }
  type Route = [string, RegExp, (body: Body, named: string, request: Request) => Reply]
  const ok = (body: object | undefined): Reply =>
    body ? { status: 200, body } : refused(404, 'resource_missing')
  const list = (data: object[]): Reply => ({
    status: 200,
    body: { object: 'list', has_more: false, url: '/', data },
  })

  const routes: Route[] = [
    ['POST', /^\/v1\/customers$/, body => ok({ id: id('cus'), object: 'customer', metadata: body.metadata })],
    [
      'POST',
      /^\/v1\/setup_intents$/,
      body => {
        const setup: Setup = {
          id: id('seti'),
          customer: body.customer,
          metadata: body.metadata,
          status: 'requires_payment_method',
          method: null,
        }
        setups.set(setup.id, setup)
        return ok({
          id: setup.id,
          object: 'setup_intent',
          client_secret: `${setup.id}_secret`,
          status: setup.status,
        })
      },
    ],
    [
      'GET',
      /^\/v1\/setup_intents\/(\w+)$/,
      (_body, named) => {
        const setup = setups.get(named)
        const payment_method = setup?.method ? methodShown(setup.method) : null
        return ok(setup && { ...setup, object: 'setup_intent', payment_method })
      },
    ],
    [
      'POST',
      /^\/v1\/payment_intents$/,
      body => {
        const method = methods.get(body.payment_method)
        const behaviour = named[body.payment_method] ?? method?.behaviour
        if (behaviour === undefined || (method && method.customer !== body.customer))
          return refused(400, 'resource_missing', { param: 'payment_method' })
        const fault = faults[behaviour]
        const intent: Intent = {
          id: id('pi'),
          customer: body.customer,
          method: body.payment_method,
          cents: Number(body.amount),
          status: fault ? 'requires_payment_method' : 'succeeded',
          metadata: body.metadata,
          created: now,
          fault,
          refunds: [],
          disputed: false,
        }
        intents.set(intent.id, intent)
        if (fault) return refused(402, fault.code, { ...fault, payment_intent: shown(intent, false) })
        return ok(shown(intent, false))
      },
    ],
    [
      'GET',
      /^\/v1\/payment_intents$/,
      (_body, _named, { url }) => {
        const customer = url.searchParams.get('customer')
        const since = Number(url.searchParams.get('created[gte]') ?? 0)
        const found = [...intents.values()].filter(
          one => (customer === null || one.customer === customer) && one.created >= since,
        )
        return list(found.map(one => shown(one, true)))
      },
    ],
    [
      'GET',
      /^\/v1\/payment_intents\/(\w+)$/,
      (_body, named) => {
        const intent = intents.get(named)
        return ok(intent && shown(intent, false))
      },
    ],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/cancel$/,
      (_body, named) => {
        const intent = intents.get(named)
        if (!intent) return refused(404, 'resource_missing')
        if (intent.status === 'succeeded') return refused(400, 'payment_intent_unexpected_state')
        intent.status = 'canceled'
        return ok(shown(intent, false))
      },
    ],
    [
      'GET',
      /^\/v1\/refunds$/,
      (_body, _named, { url }) => {
        const intent = intents.get(url.searchParams.get('payment_intent') ?? '')
        return list((intent?.refunds ?? []).map(one => ({ ...one, object: 'refund', status: 'succeeded' })))
      },
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      body => {
        const intent = intents.get(body.payment_intent)
        if (!intent) return refused(404, 'resource_missing')
        const cents = Number(body.amount)
        const back = intent.refunds.reduce((sum, one) => sum + one.cents, 0)
        if (back + cents > intent.cents) return refused(400, 'charge_already_refunded')
        const refund = { id: id('re'), cents, metadata: body.metadata }
        intent.refunds.push(refund)
        return ok({ ...refund, object: 'refund', status: 'succeeded' })
      },
    ],
    [
      'GET',
      /^\/v1\/disputes\/(\w+)$/,
      (_body, named) => {
        const dispute = disputes.get(named)
        return ok(dispute && disputeShown(dispute))
      },
    ],
    ['GET', /^\/v1\/payment_methods\/(\w+)$/, (_body, named) => ok(methodShown(named))],
  ]

  const disputeShown = (dispute: { id: string; intent: string; status: string; cents: number }) => ({
    id: dispute.id,
    object: 'dispute',
    amount: dispute.cents,
    reason: 'fraudulent',
    status: dispute.status,
    payment_intent: dispute.intent,
    evidence_details: { due_by: now + 7 * 86_400 },
  })

  function answer(request: Request): Reply {
    const { method, url, headers, text } = request
    if (headers.authorization !== `Bearer ${stripeAccess.secretKey}`) return refused(401, 'api_key_invalid')
    const key = method === 'POST' ? String(headers['idempotency-key'] ?? '') : ''
    const before = key ? keys.get(key) : undefined
    if (before) {
      const sent = `${url.pathname} ${text}`
      if (before.sent !== sent) return refused(400, 'idempotency_key_in_use', { type: 'idempotency_error' })
      return { ...before.reply, headers: { 'idempotent-replayed': 'true' } }
    }
    const route = routes.find(([verb, shape]) => verb === method && shape.test(url.pathname))
    if (!route) return refused(404, 'no_such_address')
    const named = route[1].exec(url.pathname)?.[1] ?? ''
    const reply = route[2](nested(new URLSearchParams(text)) as Body, named, request)
    if (key) keys.set(key, { sent: `${url.pathname} ${text}`, reply })
    return reply
  }

  const faultsOf = ({ method, url, headers, text }: Request) =>
    check({ method, url, headers, body: method === 'POST' ? nested(new URLSearchParams(text)) : undefined })

  const vendor = await startVendor(answer, faultsOf)
  const bank = new Stripe(stripeAccess.secretKey)
  return Object.assign(vendor, {
    intents,
    typeCard(clientSecret: string, behaviour: CardBehaviour, last4 = '4242') {
      const setup = setups.get(clientSecret.replace(/_secret$/, ''))
      if (!setup) throw new RangeError(clientSecret)
      const method = id('pm')
      methods.set(method, { behaviour, last4, exp_year: 2034, customer: setup.customer })
      Object.assign(setup, { method, status: 'succeeded' })
      return setup.id
    },
    answerBank(of: string, said: 'confirm' | 'refuse') {
      const intent = intents.get(of)
      if (!intent) throw new RangeError(of)
      if (intent.status !== 'requires_payment_method') return
      if (said === 'confirm') Object.assign(intent, { status: 'succeeded', fault: null })
      else intent.fault = { code: 'payment_intent_authentication_failure' }
    },
    renewCard(method: string, card: { last4: string; exp_year: number }) {
      const known = methods.get(method)
      if (!known) throw new RangeError(method)
      Object.assign(known, card)
      return methodShown(method) ?? {}
    },
    dispute(of: string) {
      const intent = intents.get(of)
      if (!intent) throw new RangeError(of)
      intent.disputed = true
      const dispute = { id: id('dp'), intent: of, status: 'needs_response', cents: intent.cents }
      disputes.set(dispute.id, dispute)
      return { id: dispute.id, object: disputeShown(dispute) }
    },
    telling(type: string, object: object, at: number) {
      const payload = JSON.stringify({ id: id('evt'), object: 'event', type, data: { object } })
      const signature = bank.webhooks.generateTestHeaderString({
        payload,
        secret: stripeAccess.webhookSecret,
        timestamp: at,
      })
      return { payload, signature }
    },
    kept: () =>
      [...intents.values()].reduce(
        (sum, { status, cents, refunds }) =>
          sum + (status === 'succeeded' ? cents - refunds.reduce((back, one) => back + one.cents, 0) : 0),
        0,
      ),
  })
}

/** A form as Stripe writes it: `metadata[key]=x&expand[0]=y`. */
function nested(form: URLSearchParams): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean)
    let at = whole
    path.forEach((part, i) => {
      const last = i === path.length - 1
      if (!last) at[part] ??= /^\d+$/.test(path[i + 1] ?? '') ? [] : {}
      if (last) at[part] = value
      else at = at[part] as Record<string, unknown>
    })
  }
  return whole
}
