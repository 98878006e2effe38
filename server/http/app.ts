// The web role: one Fastify server with the calls, the pages and the files.

import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyError, type FastifyInstance, fastify } from 'fastify'
import { type AllCalls, calls as allHandlers } from '../calls/index.ts'
import { builtinCards } from '../integrations/cards/builtin/routes.ts'
import type { Services } from '../services.ts'
import { bindCalls } from './calls.ts'
import { openDoor, refuseOutside } from './door.ts'
import { reportHealth } from './health.ts'
import { tableOf } from './in_process.ts'
import { observe } from './metrics.ts'

/** Compression worth its time on answers made for one person; brotli above 5 costs more than it saves. */
const compression = {
  global: true,
  threshold: 2_048,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
}

/** Makes the server, ready to listen or to be injected into. `close` lets requests finish first. */
export async function createHttp(
  services: Services,
  handlers: Partial<AllCalls> = allHandlers,
): Promise<FastifyInstance> {
  const { config, log } = services
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    // The nearest so many are ours, whatever their addresses.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      refuseOutside(request, reply, 'unreadable', config.cookitDomain)
    },
  })
  app.removeContentTypeParser('text/plain')
  answerFaults(app, config.cookitDomain)
  observe(app, services)
  reportHealth(app, services)
  await app.register(compress, compression)
  await app.register(rateLimit, { global: false, enableDraftSpec: true, errorResponseBuilder: tooMany })

  const calls = bindCalls(handlers, config.production)
  openDoor(app, services, calls)
  await app.register(builtinCards(services))
  void tableOf(calls)
  return app
}

const tooMany = () => Object.assign(new Error('too many attempts'), { statusCode: 429 })

/** Faults before a handler runs (an unreadable body, too many attempts), and addresses nothing answers at. */
function answerFaults(app: FastifyInstance, cookitDomain: string): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    const code = status >= 500 ? 'unexpected' : status === 429 ? 'too_many_requests' : 'unreadable'
    return refuseOutside(request, reply, code, cookitDomain)
  })
  app.setNotFoundHandler((request, reply) => refuseOutside(request, reply, 'not_found', cookitDomain))
}
