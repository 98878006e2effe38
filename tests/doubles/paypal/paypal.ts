// A double of PayPal: the part of its REST interface that the product uses, with its rules on keys, approvals and
// captures. Each request is checked by PayPal's published description (SOURCE.txt).

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Description, described } from '../described.ts'
import { type Reply, type Request, startVendor, type Vendor } from '../vendor.ts'
import { type Listed, listReply, transactionSearch } from './transaction_search.ts'

interface Setup {
  id: string
  customer: string | undefined
  status: string
  email: string
}

interface Order {
  id: string
  customId: string
  cents: number
  status: string
  vault: string | null
  email: string
  capture: { id: string; status: string; refunded: number; at: string } | null
}

export interface PayPalDouble extends Vendor {
  /** Movements on PayPal's list besides its orders. */
  listed: Listed[]
  /** The most movements it lists for one span; null where it does not let us read its list. */
  mostListed: number | null
  /** A person approves a set-up token or an order, at PayPal. */
  approve(id: string, email?: string): void
  /** From now on charges to this account are declined. */
  declineFor(email: string): void
  readonly orders: ReadonlyMap<string, Order>
  /** Cents captured and not refunded. */
  kept(): number
}

export const payPalApp = { clientId: 'app-id', clientSecret: 'app-secret', webhookId: '1JE4291016473214C' }

/** The time of the double's events. */
const payPalDay = '2026-11-27T15:00:00Z'

/** The headers of a webhook's signature; the double accepts `transmission_sig` only for its own signatures. */
export const payPalSigned = (text: string) => ({
  'content-type': 'application/json',
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig': signatureOf(text),
  'paypal-transmission-time': payPalDay,
})

const signatureOf = (text: string): string => `s${createHash('sha256').update(text).digest('hex')}`

const description = JSON.parse(
  readFileSync(new URL('description.json', import.meta.url), 'utf8'),
) as Description[]

export async function startPayPal(): Promise<PayPalDouble> {
  const setups = new Map<string, Setup>()
  const accounts = new Map<string, string>()
  const orders = new Map<string, Order>()
  const declining = new Set<string>()
  const keys = new Map<string, Reply>()
  const check = described([...description, transactionSearch])
  let made = 0
  const id = (prefix: string) => `${prefix}${String(++made).padStart(8, '0')}`
  const refuse = (status: number, issue: string): Reply => ({
    status,
    body: { name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
  })

  const amountOf = (cents: number) => ({ currency_code: 'CAD', value: (cents / 100).toFixed(2) })
  const approveLink = (of: string) => ({
    rel: 'approve',
    href: `https://paypal.test/approve/${of}`,
    method: 'GET',
  })
  const setupReply = (setup: Setup, status: number): Reply => ({
    status,
    body: {
      id: setup.id,
      status: setup.status,
      customer: setup.customer === undefined ? undefined : { id: setup.customer },
      links: [approveLink(setup.id)],
    },
  })
  const orderReply = (order: Order, status: number): Reply => ({
    status,
    body: {
      id: order.id,
      status: order.status,
      payment_source: order.email ? { paypal: { email_address: order.email } } : undefined,
      links: [{ ...approveLink(order.id), rel: 'payer-action' }],
      purchase_units: [
        {
          custom_id: order.customId,
          amount: amountOf(order.cents),
          payments:
            order.capture === null
              ? undefined
              : {
                  captures: [
                    { id: order.capture.id, status: order.capture.status, amount: amountOf(order.cents) },
                  ],
                  refunds:
                    order.capture.refunded === 0
                      ? undefined
                      : [{ id: 'R', status: 'COMPLETED', amount: amountOf(order.capture.refunded) }],
                },
        },
      ],
    },
  })

  /** Every movement of our account: of orders, of their refunds, and the rest. */
  const movements = (): Listed[] =>
    [...orders.values()].flatMap(({ id: of, capture, cents, customId: custom }): Listed[] => {
      if (!capture) return []
      const { id, at, refunded } = capture
      const paid = { id, code: 'T0006', cents, at, of, custom }
      return refunded === 0 ? [paid] : [paid, { id: `${id}R`, code: 'T1107', cents: -refunded, at, of: id }]
    })

  const routes: [string, RegExp, (request: Request, named: string, body: never) => Reply][] = [
    [
      'GET',
      /^\/v1\/reporting\/transactions$/,
      ({ url }) => listReply([...movements(), ...vendor.listed], url, vendor.mostListed),
    ],
    [
      'POST',
      /^\/v3\/vault\/setup-tokens$/,
      (_request, _named, body: { customer?: { id: string } }) => {
        const setup = {
          id: id('SETUP'),
          customer: body.customer?.id,
          status: 'PAYER_ACTION_REQUIRED',
          email: '',
        }
        setups.set(setup.id, setup)
        return setupReply(setup, 201)
      },
    ],
    [
      'GET',
      /^\/v3\/vault\/setup-tokens\/([\w-]+)$/,
      (_request, named) => {
        const setup = setups.get(named)
        return setup ? setupReply(setup, 200) : refuse(404, 'TOKEN_NOT_FOUND')
      },
    ],
    [
      'POST',
      /^\/v3\/vault\/payment-tokens$/,
      (_request, _named, body: { payment_source: { token: { id: string } } }) => {
        const setup = setups.get(body.payment_source.token.id)
        if (setup?.status !== 'APPROVED') return refuse(422, 'SETUP_TOKEN_NOT_APPROVED')
        const token = id('VAULT')
        accounts.set(token, setup.email)
        const payment_source = { paypal: { email_address: setup.email } }
        return { status: 201, body: { id: token, customer: { id: setup.customer }, payment_source } }
      },
    ],
    [
      'POST',
      /^\/v2\/checkout\/orders$/,
      (
        _request,
        _named,
        body: { purchase_units: { custom_id: string; amount: { value: string } }[]; payment_source?: object },
      ) => {
        const [unit] = body.purchase_units
        const order: Order = {
          id: id('ORDER'),
          customId: unit?.custom_id ?? '',
          cents: Math.round(Number(unit?.amount.value) * 100),
          status: body.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
          vault: null,
          email: '',
          capture: null,
        }
        orders.set(order.id, order)
        return orderReply(order, 201)
      },
    ],
    [
      'GET',
      /^\/v2\/checkout\/orders\/([\w-]+)$/,
      (_request, named) => {
        const order = orders.get(named)
        return order ? orderReply(order, 200) : refuse(404, 'INVALID_RESOURCE_ID')
      },
    ],
    [
      'POST',
      /^\/v2\/checkout\/orders\/([\w-]+)\/capture$/,
      (_request, named, body: { payment_source?: { paypal?: { vault_id?: string } } }) => {
        const order = orders.get(named)
        if (!order) return refuse(404, 'INVALID_RESOURCE_ID')
        if (order.capture) return refuse(422, 'ORDER_ALREADY_CAPTURED')
        const vault = body.payment_source?.paypal?.vault_id
        if (vault !== undefined) {
          const email = accounts.get(vault)
          if (email === undefined) return refuse(422, 'TOKEN_ID_NOT_FOUND')
          Object.assign(order, { vault, email })
        } else if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED')
        if (declining.has(order.email)) return refuse(422, 'INSTRUMENT_DECLINED')
        order.status = 'COMPLETED'
        order.capture = { id: id('CAPTURE'), status: 'COMPLETED', refunded: 0, at: payPalDay }
        return orderReply(order, 201)
      },
    ],
    [
      'POST',
      /^\/v2\/payments\/captures\/([\w-]+)\/refund$/,
      (_request, named, body: { amount: { value: string } }) => {
        const order = [...orders.values()].find(one => one.capture?.id === named)
        if (!order?.capture) return refuse(404, 'INVALID_RESOURCE_ID')
        const cents = Math.round(Number(body.amount.value) * 100)
        if (order.capture.refunded + cents > order.cents) return refuse(422, 'REFUND_AMOUNT_EXCEEDED')
        order.capture.refunded += cents
        return { status: 201, body: { id: id('REFUND'), status: 'COMPLETED' } }
      },
    ],
  ]

  function answer(request: Request): Reply {
    const { method, url, headers, text } = request
    if (url.pathname === '/v1/oauth2/token') {
      const basic = Buffer.from(`${payPalApp.clientId}:${payPalApp.clientSecret}`).toString('base64')
      if (headers.authorization !== `Basic ${basic}`)
        return { status: 401, body: { error: 'invalid_client' } }
      const wantsId = new URLSearchParams(text).get('response_type') === 'id_token'
      const token = { access_token: 'A-TOKEN', token_type: 'Bearer', expires_in: 32_400 }
      return { status: 200, body: wantsId ? { ...token, id_token: id('ID') } : token }
    }
    if (url.pathname === '/v1/notifications/verify-webhook-signature') {
      // The text must come back unchanged, because a signature covers its exact characters.
      const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
      const { transmission_sig: signature, webhook_id: id } = JSON.parse(text)
      const right = signature === signatureOf(event) && id === payPalApp.webhookId
      return { status: 200, body: { verification_status: right ? 'SUCCESS' : 'FAILURE' } }
    }
    if (headers.authorization !== 'Bearer A-TOKEN') return { status: 401, body: { name: 'UNAUTHORIZED' } }
    const key = `${method} ${url.pathname} ${String(headers['paypal-request-id'])}`
    const before = headers['paypal-request-id'] === undefined ? undefined : keys.get(key)
    if (before) return { ...before, status: 200 }
    for (const [verb, shape, reply] of routes) {
      const found = shape.exec(url.pathname)
      if (verb !== method || !found) continue
      const said = reply(request, found[1] ?? '', (text ? JSON.parse(text) : {}) as never)
      if (said.status < 300) keys.set(key, said)
      return said
    }
    return refuse(404, 'NO_SUCH_ADDRESS')
  }

  const faultsOf = ({ method, url, headers, text }: Request) =>
    url.pathname === '/v1/oauth2/token'
      ? []
      : check({ method, url, headers, body: text ? JSON.parse(text) : undefined })

  const server = await startVendor(answer, faultsOf)
  const vendor: PayPalDouble = Object.assign(server, {
    orders,
    listed: [],
    mostListed: 10_000,
    approve(of: string, email = 'payer@example.com') {
      const approved = setups.get(of) ?? orders.get(of)
      if (!approved) throw new RangeError(of)
      Object.assign(approved, { status: 'APPROVED', email })
    },
    declineFor: (email: string) => void declining.add(email),
    kept: () =>
      [...orders.values()].reduce(
        (sum, { cents, capture }) => sum + (capture ? cents - capture.refunded : 0),
        0,
      ),
  })
  return vendor
}
