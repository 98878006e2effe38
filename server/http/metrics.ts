// One log line and one measurement for each request, and the figures at /metrics.

import type { FastifyInstance } from 'fastify'
import type { Services } from '../integrations/services.ts'
import { histogram, requestSeconds } from '../request/metrics.ts'
import { openSafePaths } from './safe_path.ts'

/** Measures every request by its route, logs it, and answers /metrics in Prometheus' text format. */
export function observe(app: FastifyInstance, { metrics, log }: Pick<Services, 'metrics' | 'log'>): void {
  const duration = histogram(metrics, {
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
  })
  const safePath = openSafePaths(app)

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    duration.labels(method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    if (log.isLevelEnabled('info')) {
      const ms = Math.round(reply.elapsedTime * 10) / 10
      const path = safePath(request)
      request.log.info({ method, path, host: request.headers.host, status: reply.statusCode, ms }, 'answered')
    }
    done()
  })
  app.get('/metrics', { logLevel: 'silent', config: { takesNoTurn: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
