// Streams a box on its way to its household, and to anybody with its link (server-sent events).

import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { type LiveNews, openLive } from '../delivery/tracking/live.ts'
import { findRoad } from '../delivery/tracking/road.ts'
import { boxShared, withoutVan } from '../delivery/tracking/share.ts'
import { track } from '../delivery/tracking/track.ts'
import { openSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { factsOf } from './request.ts'

/** Milliseconds between keep-alive messages, without which proxies would hang up. */
const beat = 25_000

export function answerTrackingLive(app: FastifyInstance, services: Services): void {
  const { config, clock, pool } = services
  const live = openLive(services)
  const open = new Set<FastifyReply['raw']>()
  // Streams do not end by themselves, so closing the server would wait for them.
  app.addHook('preClose', async () => {
    for (const raw of open) raw.end()
    await live.close()
  })
  const nowOf = () => clock.now().toString({ fractionalSecondDigits: 3 })

  app.get('/account/tracking/live', async (request, reply) => {
    const { brand, secure } = factsOf(request, config)
    const session = await openSession(services, {
      brand,
      cookies: request.headers.cookie,
      now: clock.now(),
      secure,
    })
    authorize({ who: 'client' }, { brand, session })
    const clientId = session.clientId as string
    const { tracking } = await track(services, { clientId, brand, now: nowOf() })
    const orderId = tracking?.order?.id
    return orderId ? stream(reply, { clientId, orderId }, news => news) : nothing(reply)
  })

  app.get<{ Params: { token: string } }>('/tracking/live/:token', async (request, reply) => {
    const { brand } = factsOf(request, config)
    const box = await boxShared(services, { token: request.params.token, brand, now: nowOf() })
    return stream(reply, box, ({ state, road }) => ({ state, road: withoutVan(road) }))
  })

  async function stream(
    reply: FastifyReply,
    box: { clientId: string; orderId: string },
    shown: (news: LiveNews) => object,
  ): Promise<FastifyReply> {
    const found = await findRoad(pool, box, nowOf())
    if (!found) return nothing(reply)
    const { raw } = reply
    const tell = (news: LiveNews) => void raw.write(`data: ${JSON.stringify(shown(news))}\n\n`)
    const leave = live.watch(found.routeId, { ...box, tell })
    if (!leave) throw new Refusal('busy')
    reply.hijack()
    raw.writeHead(200, {
      ...commonHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write(': \n\n')
    open.add(raw)
    const timer = setInterval(() => raw.write(': \n\n'), beat)
    raw.on('close', () => {
      clearInterval(timer)
      open.delete(raw)
      leave()
    })
    return reply
  }
}

/** Answers that there is nothing to watch, so that the browser does not reconnect. */
const nothing = (reply: FastifyReply) => reply.code(204).send()
