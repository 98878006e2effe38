// The built-in PayPal's public pages (see ../port.ts).

import { randomBytes } from 'node:crypto'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../request/clock/clock.ts'
import type { Db } from '../../../request/database/database.ts'
import { approvePage, approveStyles, localeNamed } from './approve_page.ts'
import { approve, findApproval, refuse } from './store.ts'

const base = '/vendor/paypal'

/** No frames, as at PayPal; nothing inline, nothing from elsewhere. A form redirects to the site it came from. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

interface ApprovalRequest {
  Params: { token: string }
  Querystring: { locale?: string }
}

const tokenShape = /^[\w-]{1,100}$/
const anEmail = /^[^\s@]{1,60}@[^\s@]{1,59}$/

/** A Fastify plugin with everything under /vendor/paypal. */
export function builtinPayPalPages(services: { db: Db; clock: Clock }): FastifyPluginCallback {
  const { db, clock } = services
  const find = (token: string) => (tokenShape.test(token) ? findApproval(db, token) : null)
  const unknown = (reply: FastifyReply) => reply.code(404).type('text/plain').send('404')
  return (app, _options, done) => {
    const options = { parseAs: 'string', bodyLimit: 4_096 } as const
    app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(securityHeaders)
    })
    app.get(`${base}/approve.css`, (_request, reply) => reply.type('text/css').send(approveStyles))
    app.get<ApprovalRequest>(`${base}/approve/:token`, async (request, reply) => {
      const asked = await find(request.params.token)
      if (!asked) return unknown(reply)
      const locale = localeNamed(request.query.locale, asked.locale)
      return reply.type('text/html').send(approvePage(asked, locale))
    })
    app.post<ApprovalRequest>(
      `${base}/approve/:token`,
      { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
      async (request: FastifyRequest<ApprovalRequest>, reply) => {
        const asked = await find(request.params.token)
        if (!asked) return unknown(reply)
        const { answer, account } = (request.body ?? {}) as { answer?: unknown; account?: unknown }
        if (answer === 'cancel') return reply.redirect(asked.cancelUrl, 303)
        if (answer === 'approve' || answer === 'approve_declining') {
          const email = typeof account === 'string' && anEmail.test(account.trim()) ? account.trim() : null
          const cardToken = `paypal_${randomBytes(24).toString('base64url')}`
          const behaviour = answer === 'approve' ? 'approves' : 'declines'
          const approved = {
            token: asked.token,
            email: email ?? 'payer@example.com',
            cardToken,
            behaviour,
          } as const
          await approve(db, approved, clock.now().toString())
        } else await refuse.run(db, { token: asked.token })
        return reply.redirect(asked.returnUrl, 303)
      },
    )
    done()
  }
}
