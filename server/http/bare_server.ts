// A Fastify server as this program uses it, without any route.

import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Services } from '../integrations/services.ts'
import { refuseUnreadable } from './faults.ts'

/** Makes the server. Its `close` lets requests finish first. */
export function bareServer({ config, log }: Pick<Services, 'config' | 'log'>): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // The nearest proxies are ours, this many, whatever their addresses.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: refuseUnreadable(config),
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('preClose', done => {
    // A connection with a request under way would stay open after the response, so it is closed then.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
  return app
}
