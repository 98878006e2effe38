// The built-in processor's public endpoints (../../processors/port.ts describes their input and output). A card number never leaves this file: it
// is checked and dropped; only the brand and the last four digits are stored.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../request/clock/clock.ts'
import type { Db } from '../../../request/database/database.ts'
import type { Site } from '../../outside_page/outside_page.ts'
import type { EndpointsNeed } from '../../processors/port.ts'
import { type CardEntry, judgeCard } from './card_entry.ts'
import { challengeScript, challengeStyles } from './challenge_assets.ts'
import { type Challenge, type ChallengeAnswer, challengePage, donePage } from './challenge_page.ts'
import { challengePath, outcomeOfCharge } from './outcome.ts'
import { answerCard, chargesByKey, endCharge, findCard, insertBuiltinCard } from './store.ts'

const base = '/vendor/cards'

interface CardEndpoints extends EndpointsNeed {
  db: Db
  clock: Clock
}

/** A Fastify plugin with everything under /vendor/cards. */
export function builtinCards(services: CardEndpoints): FastifyPluginCallback {
  return (app, _options, done) => {
    readForms(app)
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(securityHeaders)
    })
    app.post(`${base}/setup`, attemptsAMinute(30), (request, reply) => putOnFile(services, request, reply))
    app.get<{ Params: { token: string } }>(`${base}/setup/:token`, async (request, reply) => {
      const { token } = request.params
      const card = idShape.test(token) ? await findCard(services.db, token) : null
      return card ? { status: statusOf(card.state) } : reply.code(404).send({ status: 'unknown' })
    })
    app.get(`${base}/challenge.css`, (_request, reply) => reply.type('text/css').send(challengeStyles))
    app.get(`${base}/challenge.js`, (_request, reply) => reply.type('text/javascript').send(challengeScript))
    app.get<ConfirmRequest>(`${base}/challenge/:token`, (request, reply) => show(services, request, reply))
    app.post<ConfirmRequest>(`${base}/challenge/:token`, attemptsAMinute(60), (request, reply) =>
      answer(services, request, reply),
    )
    done()
  }
}

interface ConfirmRequest {
  Params: { token: string }
  Querystring: { locale?: string }
}

/** Frames of our own pages only; nothing inline, nothing from elsewhere; no referrer. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const attemptsAMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } })

function readForms(app: FastifyInstance) {
  const options = { parseAs: 'string', bodyLimit: 4_096 } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

async function putOnFile(services: CardEndpoints, request: FastifyRequest, reply: FastifyReply) {
  const now = services.clock.now()
  const judged = judgeCard(cardEntryOf(request.body), now)
  if (!judged.accepted) return { status: 'declined', code: judged.code, field: judged.field }
  const token = `card_${randomBytes(24).toString('base64url')}`
  const holder = await services.holder(request, reply)
  const state = await insertBuiltinCard(services.db, { token, holder }, judged, now.toString())
  return state === 'needs_action'
    ? { status: 'requires_action', token, challengeUrl: challengePath(token) }
    : { status: 'succeeded', token }
}

function cardEntryOf(body: unknown): CardEntry {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return {
    number: text(fields.number),
    expiryMonth: text(fields.expiryMonth),
    expiryYear: text(fields.expiryYear),
    cvc: text(fields.cvc),
  }
}

const statusOf = (state: string): ChallengeAnswer | 'requires_action' =>
  state === 'ready' ? 'succeeded' : state === 'refused' ? 'declined' : 'requires_action'

/** The characters of tokens and charge keys; anything else is refused before the database is asked. */
const idShape = /^[\w:-]{1,200}$/

/** A challenge is about a card being put on file, or about a charge; null for neither. */
async function findChallenge(services: CardEndpoints, id: string): Promise<Challenge | null> {
  if (!idShape.test(id)) return null
  const card = await findCard(services.db, id)
  if (card) return { id, amountCents: null, last4: card.last4, status: statusOf(card.state) }
  const [charge] = await chargesByKey.all(services.db, { keys: [id] })
  if (!charge) return null
  const charged = await findCard(services.db, charge.token)
  const state = { captured: 'ready', declined: 'refused', needs_action: 'needs_action' }[charge.state]
  return { id, amountCents: charge.amountCents, last4: charged?.last4 ?? '', status: statusOf(state) }
}

async function show(services: CardEndpoints, request: FastifyRequest<ConfirmRequest>, reply: FastifyReply) {
  const challenge = await findChallenge(services, request.params.token)
  if (!challenge) return reply.code(404).type('text/plain').send('404')
  return reply.type('text/html').send(pageOf(challenge, await services.site(request)))
}

const pageOf = (challenge: Challenge, site: Site) =>
  challenge.status === 'requires_action'
    ? challengePage(challenge, site)
    : donePage(challenge.id, challenge.status, site)

async function answer(services: CardEndpoints, request: FastifyRequest<ConfirmRequest>, reply: FastifyReply) {
  const { token: id } = request.params
  const confirmed = (request.body as { answer?: unknown } | null)?.answer === 'confirm'
  const asked = await findChallenge(services, id)
  if (!asked) return reply.code(404).type('text/plain').send('404')
  if (asked.amountCents === null)
    await answerCard.run(services.db, { token: id, state: confirmed ? 'ready' : 'refused' })
  else await answerForCharge(services, id, confirmed)
  return reply.redirect(`${challengePath(id)}?locale=${(await services.site(request)).locale}`, 303)
}

/** The processor reports the charge after every answer, because an earlier report may have been lost. */
async function answerForCharge(services: CardEndpoints, key: string, confirmed: boolean): Promise<void> {
  await endCharge(services.db, key, confirmed ? null : 'authentication_failed')
  const [charge] = await chargesByKey.all(services.db, { keys: [key] })
  if (charge) await services.settle(key, outcomeOfCharge(charge))
}
