// The address of the calendar feed, for calendar programs, which send no cookie.

import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { locales } from '../../domain/brands.ts'
import { writeFeed } from '../dashboard/calendar/write_feed.ts'
import { ownerOfFeed } from '../identity/calendar_feed/feed_address.ts'
import type { Services } from '../integrations/services.ts'
import { commonHeaders } from './headers.ts'
import { factsOf } from './request.ts'

export function answerCalendarFeeds(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get<{ Params: { token: string } }>('/calendar/:token', async (request, reply) => {
    const { brand, origin } = factsOf(request, config)
    const { token } = request.params
    const owner = token.endsWith('.ics') ? await ownerOfFeed(services, token.slice(0, -4)) : null
    if (!owner || owner.brand !== brand) throw new Refusal('not_found')
    const locale = locales.find(known => known === owner.locale) ?? 'en'
    const now = clock.now().toString({ fractionalSecondDigits: 3 })
    const text = await writeFeed(services, { clientId: owner.clientId, brand, locale, origin, now })
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
    reply.headers({ ...commonHeaders, 'cache-control': 'private, max-age=900', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}
