// Whether the program is alive, and whether it can serve.

import type { FastifyInstance } from 'fastify'
import type { Services } from '../integrations/services.ts'
import { lostNodes } from '../nodes/watch_nodes.ts'
import { health } from './health_store.ts'

/** The longest wait of a readiness check for the database, in milliseconds. */
const patience = 2_000

type Ready = Pick<Services, 'pool' | 'log' | 'memory'>

const openReadiness = () => ({ closing: false })

/** From now on /readyz says that this process is closing. */
export function stopBeingReady({ memory }: Pick<Services, 'memory'>): void {
  memory.of(openReadiness).closing = true
}

/**
 * /healthz answers while the process runs; /readyz while the database does too and the server is not closing. A lost node of a
 * distributed database is named there: the process still serves the households of the others.
 */
export function reportHealth(app: FastifyInstance, services: Ready): void {
  const { pool, log } = services
  app.addHook('preClose', done => {
    stopBeingReady(services)
    done()
  })
  app.get('/healthz', { config: { takesNoTurn: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', { config: { takesNoTurn: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (services.memory.of(openReadiness).closing) return reply.code(503).send({ status: 'closing' })
      await answersInTime(pool)
      const lost = lostNodes(services)
      return reply.send({ status: 'ready', ...(lost.length > 0 && { lostNodes: lost }) })
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database' })
    }
  })
}

async function answersInTime(pool: Services['pool']): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), patience)
  })
  try {
    await Promise.race([health.run(pool), late])
  } finally {
    clearTimeout(timer)
  }
}
