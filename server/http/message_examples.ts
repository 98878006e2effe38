// A kind of message as it looks when it is sent, with the values of an example, for the office: a frame of the page of messages. It is a
// document of its own, because a letter's styles are in its elements.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { contract } from '../../contract/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import { layOut } from '../integrations/mail/layout/lay_out.ts'
import type { Services } from '../integrations/services.ts'
import { channelsOfKind, sampleMessage, templateNames } from '../messages/sample_messages.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { actingOn, brandNamed } from './acting_brand.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { browserOf, chosenLocale, factsOf, localeOfCall } from './request.ts'

/** Letters have their styles in their elements, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

export function answerMessageExamples(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get('/api/admin/messages/example.html', async (request, reply) => {
    const { brand: host, origin, secure } = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { brand: host, ...browserOf(request, config), now, secure })
    const query = new URL(request.url, origin).searchParams
    const locale = chosenLocale('/', query) ?? localeOfCall(request.headers, session, host)
    const actsOn = brandNamed(query.get('acts_on')) ?? host
    const asked = actingOn(services, { brand: host, locale, now, origin, session, actsOn })
    authorize(contract.messages_admin.find, asked)
    const template = templateNames.find(kind => kind === query.get('kind'))
    if (!template || !channelsOfKind(template).includes('email')) throw new Refusal('not_found')
    const contact = await statedFactsOf(services, actsOn, now.toString())
    const of = { template, channel: 'email', brand: actsOn, locale, origin: asked.origin, contact } as const
    const said = sampleMessage(of)
    if (said.channel !== 'email') throw new Refusal('not_found')
    return reply
      .headers({
        ...commonHeaders,
        'cache-control': 'private, no-store',
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(layOut(said.parts).html)
  })
}
