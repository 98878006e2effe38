// Stripe's endpoints here: the page where a holder confirms a payment, and the webhook.

import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { type Remembered, recall, recallByReference } from '../../processors/memory_store.ts'
import type { EndpointsNeed } from '../../processors/port.ts'
import { cardTokenOf, idOf, readToken, type StripeAccess, stripeSources } from './client.ts'
import { confirmPage, confirmScript, confirmStyles } from './confirm_page.ts'
import { confirmPath, refresh, type StripeMoney } from './processor.ts'

const base = '/vendor/stripe'

interface StripeEndpoints extends EndpointsNeed, StripeMoney {
  access: StripeAccess
}

interface ConfirmRequest {
  Params: { token: string }
  Querystring: { locale?: string }
}

/** Frames of our own pages; Stripe's script and its frames; nothing inline. */
const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    `script-src 'self' ${stripeSources.scripts.join(' ')}`,
    `connect-src 'self' ${stripeSources.connections.join(' ')}`,
    `frame-src ${stripeSources.frames.join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** The characters of our keys. */
const keyShape = /^[\w:-]{1,200}$/
/** The greatest age of a webhook, in seconds: an older one may be a replay. */
const tellingAge = 300

/** A Fastify plugin with everything under /vendor/stripe. */
export function stripeRoutes(services: StripeEndpoints): FastifyPluginCallback {
  const { db, stripe, access } = services
  const chargeOf = async (key: string): Promise<Remembered | null> => {
    if (!keyShape.test(key)) return null
    const charge = /^[0-9a-f-]{36}:/.test(key) ? (await recall(db, [key])).get(key) : undefined
    return charge?.provider === 'stripe' && charge.reference !== null ? charge : null
  }
  return (app, _options, done) => {
    app.removeContentTypeParser('application/json')
    const raw = { parseAs: 'buffer', bodyLimit: 1_048_576 } as const
    app.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      raw,
      (_request, body, parsed) => parsed(null, body),
    )
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(securityHeaders)
    })
    app.get(`${base}/confirm.css`, (_request, reply) => reply.type('text/css').send(confirmStyles))
    app.get(`${base}/confirm.js`, (_request, reply) => reply.type('text/javascript').send(confirmScript))
    app.get<ConfirmRequest>(`${base}/confirm/:token`, async (request, reply) => {
      const charge = await chargeOf(request.params.token)
      if (!charge) return reply.code(404).type('text/plain').send('404')
      const intent = await stripe.paymentIntents.retrieve(charge.reference ?? '')
      const { method } = readToken(charge.token)
      const { publishableKey } = access
      return reply.type('text/html').send(
        confirmPage(
          {
            charge,
            method,
            publishableKey,
            clientSecret: intent.client_secret ?? '',
            status: intent.status,
          },
          await services.site(request),
        ),
      )
    })
    app.post<ConfirmRequest>(`${base}/confirm/:token`, async (request, reply) => {
      const charge = await chargeOf(request.params.token)
      if (!charge) return reply.code(404).send({ status: 'unknown' })
      return { status: (await settle(services, charge)) ?? 'requires_action' }
    })
    app.post(`${base}/webhook`, (request, reply) => receive(services, request, reply))
    done()
  }
}

/** Reports the present state of a payment to its waiting caller. */
async function settle(
  services: StripeEndpoints,
  charge: Remembered,
): Promise<'succeeded' | 'declined' | null> {
  const outcome = await refresh(services, charge)
  if (!outcome || outcome.state === 'unknown' || outcome.state === 'needs_action') return null
  await services.settle(charge.key, outcome)
  return outcome.state === 'captured' ? 'succeeded' : 'declined'
}

/**
 * Handles a webhook. Webhooks come in any order, more than once, perhaps late, so the object is fetched in its present state, and a
 * settled payment is not settled again.
 */
async function receive(services: StripeEndpoints, request: FastifyRequest, reply: FastifyReply) {
  const { stripe, access, clock } = services
  const signature = request.headers['stripe-signature']
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(
      request.body as Buffer,
      String(signature),
      access.webhookSecret,
      tellingAge,
      undefined,
      clock.now().epochMilliseconds,
    )
  } catch {
    return reply.code(400).send({ received: false })
  }
  await hear(services, event)
  return { received: true }
}

/** The characters of Stripe's ids. */
const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,200}$/.test(id)

async function hear(services: StripeEndpoints, event: Stripe.Event): Promise<void> {
  const { db, stripe } = services
  // Signed, and yet it may lack what its kind has.
  if (!(event as Stripe.Event | null)?.data?.object) return
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const { id, metadata } = event.data.object
      const key = (metadata as Stripe.Metadata | null)?.key
      if (!isId(id)) return
      const byKey =
        key && keyShape.test(key) && /^[0-9a-f-]{36}:/.test(key) ? (await recall(db, [key])).get(key) : null
      const charge = byKey ?? (await recallByReference(db, 'stripe', id))
      if (charge?.provider === 'stripe') await settle(services, { ...charge, reference: id })
      return
    }
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      if (!isId(event.data.object.id)) return
      const { id, card } = await stripe.paymentMethods.retrieve(event.data.object.id)
      const customer = idOf(event.data.object.customer)
      if (!card || customer === null) return
      const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card
      await services.cardRenewed({ token: cardTokenOf(customer, id), brand, last4, expiryMonth, expiryYear })
      return
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      if (!isId(event.data.object.id)) return
      const dispute = await stripe.disputes.retrieve(event.data.object.id)
      const intent = idOf(dispute.payment_intent)
      const charge = intent === null ? null : await recallByReference(db, 'stripe', intent)
      const { id: reference, amount: amountCents, reason, status: state } = dispute
      const dueBy = dispute.evidence_details?.due_by
      const evidenceDueAt = dueBy ? new Date(dueBy * 1_000).toISOString() : null
      const key = charge?.key ?? null
      const provider = 'stripe'
      await services.disputed({
        provider,
        key,
        reference,
        amountCents,
        reason,
        state,
        evidenceDueAt,
        at: null,
      })
      return
    }
    default:
  }
}

export { confirmPath }
