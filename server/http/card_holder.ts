// Identifies the person who puts a card on file with the built-in processor, by the session of the request; a visitor gets a
// session for it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import type { Services } from '../integrations/services.ts'
import { holderOf } from '../request/card_holder.ts'
import { openSession } from '../request/sessions/session.ts'
import { countedNetwork, factsOf } from './request.ts'
import { isSameOrigin } from './same_origin.ts'

export function cardHolder(services: Pick<Services, 'config' | 'pool' | 'memory' | 'clock'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { brand, origin, secure } = factsOf(request, services.config)
    if (!isSameOrigin(request.headers, origin)) throw new Refusal('cross_site')
    const { cookie } = request.headers
    const from = countedNetwork(request, services.config)
    const session = await openSession(services, {
      brand,
      cookies: cookie,
      now: services.clock.now(),
      secure,
      from,
    })
    await session.keep()
    if (session.setCookie) reply.header('set-cookie', session.setCookie)
    return holderOf(session)
  }
}
