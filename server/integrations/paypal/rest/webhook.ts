// PayPal's webhook: captures and disputes. PayPal itself verifies the signature (verify-webhook-signature). Events come
// in any order, more than once, and late, so a payment is looked up as it stands now, and the latest event of a dispute
// counts.

import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Counts, openCounts } from '../../../request/counts.ts'
import type { Db } from '../../../request/database/database.ts'
import { type Remembered, recall, recallByCapture, recallByReference } from '../../processors/memory_store.ts'
import { type PayPalNeeds, PayPalUnavailable } from '../port.ts'
import { type PayPalApi, readAs } from './api.ts'
import { refreshOrder } from './processor.ts'
import { centsOf, disputeState, paypalMoney } from './words.ts'

const webhookPath = '/vendor/paypal/webhook'

interface Webhook extends PayPalNeeds {
  api: PayPalApi
  db: Db
  /** PayPal's id of the registered webhook. */
  webhookId: string
}

const event = z.object({ event_type: z.string(), resource: z.unknown() })

const capture = z.object({
  id: z.string(),
  custom_id: z.optional(z.string()),
  supplementary_data: z.optional(
    z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
  ),
})

const dispute = z.object({
  dispute_id: z.string(),
  update_time: z.optional(z.string()),
  create_time: z.optional(z.string()),
  reason: z.optional(z.string()),
  status: z.string(),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
  dispute_amount: z.optional(paypalMoney),
  seller_response_due_date: z.optional(z.string()),
  disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: z.optional(z.string()) }))),
})

const verified = z.object({ verification_status: z.string() })

/** Headers that verify a webhook, with their names in PayPal's interface. */
const proofs = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** A Fastify plugin with the webhook's address. */
export function payPalWebhook(services: Webhook): FastifyPluginCallback {
  return (app, _options, done) => {
    app.removeContentTypeParser('application/json')
    const options = { parseAs: 'string', bodyLimit: 1_048_576 } as const
    app.addContentTypeParser('application/json', options, (_request, body, parsed) => parsed(null, body))
    const refused: Refused = {
      byAddress: openCounts(windowMs),
      inAll: openCounts(windowMs),
      asking: new Map(),
    }
    app.post(webhookPath, (request, reply) => receive(services, refused, request, reply))
    done()
  }
}

/** Refused webhooks in a minute, of one address and of all: after so many, PayPal is not asked about more of them. */
interface Refused {
  byAddress: Counts
  inAll: Counts
  /** Questions under way, by address: those of a flood count before they are answered. */
  asking: Map<string, number>
}
const windowMs = 60_000
const mostRefused = { byAddress: 20, inAll: 200 }

async function receive(services: Webhook, refused: Refused, request: FastifyRequest, reply: FastifyReply) {
  try {
    const text = typeof request.body === 'string' ? request.body : ''
    const said = isJson(text) ? z.safeParse(event, JSON.parse(text)) : null
    // Cheap checks first: PayPal is asked only about what it could have sent, and what matters here. No database keeps a NUL.
    if (!said?.success || text.includes('\\u0000') || !couldBePayPals(request))
      return await reply.code(400).send({ received: false })
    if (!/^(PAYMENT\.CAPTURE|CUSTOMER\.DISPUTE)\./.test(said.data.event_type)) return { received: true }
    const asking = refused.asking.get(request.ip) ?? 0
    const full =
      refused.byAddress.count(request.ip) + asking >= mostRefused.byAddress ||
      refused.inAll.count('all') >= mostRefused.inAll
    if (full) return await reply.code(429).header('retry-after', '60').send({ received: false })
    refused.asking.set(request.ip, asking + 1)
    const proven = await isPayPals(services, request, text).finally(() => {
      const left = (refused.asking.get(request.ip) ?? 1) - 1
      if (left > 0) refused.asking.set(request.ip, left)
      else refused.asking.delete(request.ip)
    })
    if (!proven) {
      refused.byAddress.add(request.ip)
      refused.inAll.add('all')
      return await reply.code(400).send({ received: false })
    }
    await hear(services, said.data)
    return { received: true }
  } catch (error) {
    if (!(error instanceof PayPalUnavailable)) throw error
    // PayPal repeats it for days.
    return reply.code(503).send({ received: false })
  }
}

/** Whether the proofs have PayPal's shape: its certificate is its own, and the event is not old. */
function couldBePayPals({ headers }: FastifyRequest): boolean {
  const { hostname, protocol } = URL.parse(String(headers[proofs.cert_url])) ?? { hostname: '', protocol: '' }
  const given = Object.values(proofs).map(header => headers[header])
  return (
    given.every(value => typeof value === 'string' && value !== '' && value.length <= 2_000) &&
    protocol === 'https:' &&
    (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'))
  )
}

/** Whether PayPal confirms that it sent this. The event is sent back to it unchanged. */
async function isPayPals({ api, webhookId }: Webhook, { headers }: FastifyRequest, text: string) {
  const given = Object.entries(proofs).map(([name, header]) => [name, headers[header]] as const)
  const proof = JSON.stringify({ ...Object.fromEntries(given), webhook_id: webhookId })
  const body = `${proof.slice(0, -1)},"webhook_event":${text}}`
  const said = await api.ask('POST', '/v1/notifications/verify-webhook-signature', body)
  return said.ok && readAs(verified, said.body).verification_status === 'SUCCESS'
}

async function hear(
  services: Webhook,
  { event_type: type, resource }: z.output<typeof event>,
): Promise<void> {
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    const read = z.safeParse(capture, resource)
    const charge = read.success ? await chargeOf(services.db, read.data) : null
    const outcome = charge && (await refreshOrder(services, charge))
    if (charge && outcome) await services.settle(charge.key, outcome)
  } else if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const read = z.safeParse(dispute, resource)
    if (read.success) await hearDispute(services, read.data)
  }
}

async function chargeOf(db: Db, paid: z.output<typeof capture>): Promise<Remembered | null> {
  const key = paid.custom_id ?? ''
  const byKey = /^[0-9a-f-]{36}:[\w:-]{1,160}$/.test(key) ? (await recall(db, [key])).get(key) : undefined
  if (byKey?.provider === 'paypal') return byKey
  const order = paid.supplementary_data?.related_ids?.order_id
  const byOrder = order === undefined ? null : await recallByReference(db, 'paypal', order)
  return byOrder ?? recallByCapture(db, 'paypal', paid.id)
}

async function hearDispute(services: Webhook, opened: z.output<typeof dispute>): Promise<void> {
  const of = opened.disputed_transactions?.[0]?.seller_transaction_id
  const charge = of === undefined ? null : await recallByCapture(services.db, 'paypal', of)
  await services.disputed({
    provider: 'paypal',
    key: charge?.key ?? null,
    reference: opened.dispute_id,
    amountCents: opened.dispute_amount ? centsOf(opened.dispute_amount) : (charge?.amountCents ?? 0),
    reason: (opened.reason ?? '').toLowerCase(),
    state: disputeState(opened.status, opened.dispute_outcome?.outcome_code),
    evidenceDueAt: opened.seller_response_due_date ?? null,
    at: opened.update_time ?? opened.create_time ?? null,
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
