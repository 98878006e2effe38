// Who comes to a card processor's own pages: the person who puts a card on file, by the session of the request (a visitor gets a
// session for it), and the site they come from.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { openSession, type RequestSession } from '../identity/sessions/session.ts'
import type { EndpointsNeed } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import { holderOf } from '../request/card_holder.ts'
import { browserOf, factsOf, languageOfVisitor, localeOfPage } from './request.ts'
import { isSameOrigin } from './same_origin.ts'

type Needs = Pick<Services, 'config' | 'pool' | 'memory' | 'clock'>

export function cardHolder(services: Needs) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    if (!isSameOrigin(request.headers, factsOf(request, services.config).origin))
      throw new Refusal('cross_site')
    const session = await sessionOf(services, request)
    await session.keep()
    if (session.setCookie) reply.header('set-cookie', session.setCookie)
    return holderOf(session)
  }
}

/** The brand by the host, and the language by the order of rule 3. */
export function siteOfPerson(services: Needs): EndpointsNeed['site'] {
  return async request => {
    const { brand } = factsOf(request, services.config)
    const { pathname, searchParams } = new URL(request.url, 'http://here')
    const { locale, clientLanguage } = await sessionOf(services, request)
    const known = { locale: locale ?? languageOfVisitor(request.headers.cookie), clientLanguage }
    return { brand, locale: localeOfPage(pathname, searchParams, known, brand) }
  }
}

function sessionOf(services: Needs, request: FastifyRequest): Promise<RequestSession> {
  const { brand, secure } = factsOf(request, services.config)
  const browser = browserOf(request, services.config)
  return openSession(services, { brand, ...browser, now: services.clock.now(), secure })
}
