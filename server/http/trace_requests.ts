// One trace for each request, by its method and route, where traces are sent at all.

import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { channels, type Traced } from '../request/tracing/channels.ts'

const { request: channel } = channels

/** Opens a trace with each request and ends it with its answer. Register it early: only what comes later is in the trace. */
export function traceRequests(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, { work: Traced; within: AsyncResource }>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!channel.hasSubscribers) return done()
    const work: Traced = { name: request.method }
    channel.start.runStores(work, () => {
      open.set(request, { work, within: new AsyncResource('request') })
      done()
    })
  })
  // A body arrives outside, with the socket's events.
  app.addHook('preValidation', (request, _reply, done) => {
    const { within } = open.get(request) ?? {}
    if (within) within.runInAsyncScope(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { work } = open.get(request) ?? {}
    if (work) {
      work.name = `${request.method} ${request.routeOptions.url ?? 'none'}`
      work.status = reply.statusCode
      channel.asyncEnd.publish(work)
    }
    done()
  })
}
