// The server of a process without the web role: only whether it is alive and ready, and what it measures.

import type { FastifyInstance } from 'fastify'
import type { Services } from '../integrations/services.ts'
import { bareServer } from './bare_server.ts'
import { guardEdge } from './edge.ts'
import { answerFaults } from './faults.ts'
import { reportHealth } from './health.ts'
import { observe } from './metrics.ts'
import { admitOperators } from './operators.ts'

/** Makes the server, ready to listen. It answers /healthz, /readyz and, to operators, /metrics. */
export function createOperating(services: Services): FastifyInstance {
  const app = bareServer(services)
  guardEdge(app, services.config)
  admitOperators(app, services.config)
  answerFaults(app, services.config.cookitDomain)
  observe(app, services)
  reportHealth(app, services)
  return app
}
