// Requests take turns by address (request/turns.ts), so that nobody waits for another's hundreds.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../request/network.ts'
import { openTurns } from '../request/turns.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route costs next to nothing, or has a queue of its own. */
    takesNoTurn?: boolean
  }
}

/**
 * Below the connections of the pool, so that whoever has a turn finds one free; and few enough for the turns of one address to leave
 * a person of another one their part of the processors.
 */
const limits = { atOnce: 8, waiting: 300, longest: 1_000 }

/** Makes all routes take turns but those that say otherwise. */
export function takeTurns(app: FastifyInstance): void {
  const turns = openTurns(limits)
  const ends = new WeakMap<FastifyRequest, () => void>()
  // The body is read by then: whoever sends it slowly keeps nobody waiting.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.takesNoTurn) return
    const left = new AbortController()
    const leave = () => left.abort(Object.assign(new Error('the reader left'), { code: 'NOBODY_WAITS' }))
    reply.raw.once('close', leave)
    try {
      ends.set(request, await turns.take(networkOf(request.ip), left.signal))
    } finally {
      reply.raw.off('close', leave)
    }
  })
  app.addHook('onResponse', async request => ends.get(request)?.())
}
