// One log line and one measurement for each request, and the figures at /metrics.

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../integrations/services.ts'
import { messagesSetAside } from '../messages/set_aside.ts'
import { openSafePaths } from './safe_path.ts'

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Measures every request by its route, logs it, and answers /metrics in Prometheus' text format. */
export function observe(app: FastifyInstance, { pool, log }: Pick<Services, 'pool' | 'log'>): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  watchPool(register, pool)
  watchMessages(register, pool)
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
    reply.type(register.contentType).send(await register.metrics()),
  )
}

function watchMessages(register: Registry, pool: Services['pool']): void {
  new Gauge({
    name: 'messages_set_aside',
    help: 'Letters and texts that could not be made or sent so far, and are tried again; the log says why.',
    registers: [register],
    async collect() {
      this.set(await messagesSetAside({ pool }))
    },
  })
}

function watchPool(register: Registry, pool: Services['pool']): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process for requests: all, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'all' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
