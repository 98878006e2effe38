// The input of every use case: the program's own services, and the outside systems. Made once for each process.

import type { Logger } from 'pino'
import { openClock } from '../request/clock/clock.ts'
import type { Config } from '../request/config.ts'
import { longestOfRequest, openPool } from '../request/database/database.ts'
import { openJobs } from '../request/jobs.ts'
import { openMemory } from '../request/memory.ts'
import { openMetrics, watchPools, watchSetAside } from '../request/metrics.ts'
import type { OwnServices } from '../request/services.ts'
import { type Integrations, openIntegrations } from './open_integrations.ts'

export interface Services extends OwnServices, Integrations {}

/** Services together with a function that ends them. */
interface OpenServices extends Services {
  /**
   * The same services for work outside requests, whose statements may take longer: on other connections, and with a memory of its
   * own, because a memory reads on the connections of whoever asks it first.
   */
  working: Services
  /** Lets running jobs finish, up to `limitMs`, and closes the database. */
  close(limitMs: number): Promise<void>
}

/**
 * Opens the services on a migrated database.
 * @param url of the database: DATABASE_URL, or the built-in PostgreSQL's
 */
export async function openServices(config: Config, url: string, log: Logger): Promise<OpenServices> {
  let closing = false
  const onIdleError = (error: Error) => {
    // The pool reports its end while its connections are still closing; a database that stops then is no problem.
    if (!closing) log.warn({ reason: error.message }, 'an idle database connection was lost')
  }
  const size = config.databasePool
  const pool = openPool({ url, size, longest: longestOfRequest, onIdleError })
  const workingPool = openPool({ url, size, onIdleError })
  const endPools = () => Promise.all([pool.end(), workingPool.end()])
  try {
    const clock = await openClock(pool, {
      movable: !config.production,
      onError: error => log.warn({ err: error }, 'the clock was not refreshed'),
    })
    const { roles } = config
    const jobs = await openJobs({ url, pool: workingPool, log, worker: roles.worker || roles.mail })
    const close = async (limitMs: number) => {
      closing = true
      clock.close()
      endCounting()
      await jobs.stop(limitMs)
      await endPools()
    }
    const movableClock = config.production ? null : clock
    const memory = openMemory()
    const metrics = openMetrics()
    watchPools(metrics, { requests: pool, work: workingPool })
    const endCounting = watchSetAside(metrics)
    const integrations = openIntegrations({ config, db: pool, memory, clock, log })
    const services = { ...integrations, config, pool, memory, clock, movableClock, jobs, metrics, log }
    return { ...services, working: { ...services, pool: workingPool, memory: openMemory() }, close }
  } catch (error) {
    await endPools()
    throw error
  }
}
