// PayPal's webhook: captures and disputes. PayPal itself verifies the signature (verify-webhook-signature). Events come
// in any order, more than once, and late, so a payment is looked up as it stands now, and the latest event of a dispute
// counts.

import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../../../request/database/database.ts'
import { type Remembered, recall, recallByCapture, recallByReference } from '../../processors/memory_store.ts'
import { type PayPalNeeds, PayPalUnavailable } from '../port.ts'
import { type PayPalApi, readAs } from './api.ts'
import { refreshOrder } from './processor.ts'
import { centsOf, disputeState, money } from './words.ts'

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
  dispute_amount: z.optional(money),
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
    app.post(webhookPath, (request, reply) => receive(services, request, reply))
    done()
  }
}

async function receive(services: Webhook, request: FastifyRequest, reply: FastifyReply) {
  try {
    const text = typeof request.body === 'string' ? request.body : ''
    const said = isJson(text) ? z.safeParse(event, JSON.parse(text)) : null
    if (!said?.success || !(await isPayPals(services, request, text))) {
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

/** Whether PayPal confirms that it sent this. The event is sent back to it unchanged. */
async function isPayPals({ api, webhookId }: Webhook, { headers }: FastifyRequest, text: string) {
  const given = Object.entries(proofs).map(([name, header]) => [name, headers[header]] as const)
  if (given.some(([, value]) => typeof value !== 'string' || value === '')) return false
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
