// Background jobs: kept in PostgreSQL by pg-boss, and enqueued in the transaction that needs them.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Db as BossDb, type Job as BossJob, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { beginNoMore, listenTo, openPool, Stopping, type Tx } from './database/database.ts'

/** A kind of job: its name, and the shape of its data. Made with `job`, by the module that does the work. */
export interface Job<P extends object> {
  readonly name: string
  /** Pieces with the same key wait once, however often they are enqueued; one may run while another waits. */
  readonly key?: (payload: P) => string
  /** How often a failed piece is retried, with growing pauses. */
  readonly retries: number
  /** Pieces fetched together, ten at most, that take longer than this count as lost and run again. */
  readonly limitSeconds: number
  /** How long a finished piece remains visible. */
  readonly keepSeconds: number
}

/** Names a kind of work. Running it must be safe twice, and again from the start after being killed at any instant. */
export function job<P extends object>(name: string, options: Partial<Omit<Job<P>, 'name'>> = {}): Job<P> {
  return { retries: 8, limitSeconds: 900, keepSeconds: 7 * 86_400, ...options, name }
}

export interface Jobs {
  /** Enqueues a piece of work, to run once the transaction is committed, and never if it is rolled back. */
  enqueue<P extends object>(tx: Tx, what: Job<P>, payload: P): Promise<void>
  /** Enqueues many pieces at once. */
  enqueueAll<P extends object>(tx: Tx, what: Job<P>, payloads: readonly P[]): Promise<void>
  /** Registers the worker of a kind. Call it once for each kind, in the worker role only. */
  work<P extends object>(
    what: Job<P>,
    run: (payload: P) => Promise<void>,
    concurrency?: number,
  ): Promise<void>
  /**
   * Waits until nothing waits or runs, in any process; a piece that failed and is due later does not count.
   * @returns false when `limitMs` passed before that
   */
  idle(limitMs: number): Promise<boolean>
  /**
   * Lets running work finish, up to `limitMs`; from then on none of its transactions begins, so it ends at a safe place, and will
   * run again. Resolves once nothing runs: the pool can be closed.
   */
  stop(limitMs: number): Promise<void>
}

interface JobSettings {
  url: string
  pool: pg.Pool
  log: Logger
  /** Whether this process does work, or only enqueues it. */
  worker: boolean
}

/** Notifications wake a worker; after this many seconds it also checks by itself. A full fetch is followed by the next at once. */
const fetching = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
const retryPauses = { retryBackoff: true, retryDelay: 2, retryDelayMax: 600 }

/** Opens the jobs, making their tables first if need be. */
export async function openJobs({ url, pool, log, worker }: JobSettings): Promise<Jobs> {
  const connections = openPool({
    url,
    // One of a worker's listens.
    size: worker ? 5 : 2,
    onIdleError: error => log.warn({ err: error }, 'jobs lost a connection'),
  })
  const boss = new PgBoss({
    db: databaseOf(connections),
    supervise: worker,
    schedule: false,
    useListenNotify: worker,
  })
  boss.on('error', error => log.error({ err: asError(error) }, 'jobs'))
  boss.on('warning', warning => log.warn(warning, 'jobs'))
  await boss.start()
  const queueOf = rememberQueues(boss)
  const running = new Set<Promise<unknown>>()

  const enqueueAll: Jobs['enqueueAll'] = async (tx, what, payloads) => {
    await queueOf(what)
    const pieces = payloads.map(data => (what.key ? { data, singletonKey: what.key(data) } : { data }))
    const inTransaction = { executeSql: (text: string, values?: unknown[]) => tx.query(text, values) }
    if (pieces.length > 0) await boss.insert(what.name, pieces, { db: inTransaction })
  }
  return {
    enqueueAll,
    enqueue: (tx, what, payload) => enqueueAll(tx, what, [payload]),
    work: async (what, run, concurrency = 1) => {
      await queueOf(what)
      await boss.work(
        what.name,
        { ...fetching, localConcurrency: concurrency },
        runEach(what, run, running, log),
      )
    },
    idle: limitMs => waitForIdle(pool, limitMs),
    stop: async limitMs => {
      const tooLong = setTimeout(() => beginNoMore(pool), limitMs)
      // pg-boss puts interrupted work back, and waits a little longer for that.
      await boss.stop({ graceful: true, timeout: limitMs + windUp })
      while (running.size > 0) await Promise.allSettled(running)
      clearTimeout(tooLong)
      await connections.end()
    },
  }
}

/** Milliseconds before a listener that lost its connection makes another. Until then the jobs are found by looking. */
const listenAgain = 1_000

/** pg-boss hands on a failed query as a plain object, with message and stack; the log shows only errors. */
export function asError(thrown: Error | { message: string; stack?: string }): Error {
  if (thrown instanceof Error) return thrown
  const error = new Error(thrown.message)
  if (thrown.stack !== undefined) error.stack = thrown.stack
  return error
}

/** The database as pg-boss is given it, so that its connections are made like all others. */
function databaseOf(pool: pg.Pool): BossDb {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => {
      let closed = false
      let timer: NodeJS.Timeout | undefined
      let end = () => {}
      const listen = async (): Promise<void> => {
        const ended = await listenTo(pool, channel, onNotification, later)
        if (closed) return ended()
        end = ended
        onReconnect()
      }
      const later = () => {
        if (!closed) timer = setTimeout(() => listen().catch(later), listenAgain)
      }
      await listen()
      return {
        close: async () => {
          closed = true
          clearTimeout(timer)
          end()
        },
      }
    },
  }
}

/** For the transaction that is open when a job has to end, in milliseconds. */
const windUp = 5_000

/** A queue has to exist before work is enqueued; each process makes sure of that once for each kind. */
function rememberQueues(boss: PgBoss): (what: Job<never>) => Promise<void> {
  const made = new Map<string, Promise<void>>()
  return ({ name, key, retries, limitSeconds, keepSeconds }) => {
    const known = made.get(name)
    if (known) return known
    const limits = { retryLimit: retries, expireInSeconds: limitSeconds, deleteAfterSeconds: keepSeconds }
    const making = boss.createQueue(name, {
      ...retryPauses,
      ...limits,
      notify: true,
      policy: key ? 'short' : 'standard',
    })
    made.set(name, making)
    making.catch(() => made.delete(name))
    return making
  }
}

function runEach<P extends object>(
  { name }: Job<P>,
  run: (payload: P) => Promise<void>,
  running: Set<Promise<unknown>>,
  log: Logger,
) {
  return async (pieces: BossJob<P>[]): Promise<JobResult[]> => {
    const results: JobResult[] = []
    for (const { id, data, signal } of pieces) {
      // Stopping: a piece left out of the results is put back.
      if (signal.aborted) break
      const piece = run(data)
      running.add(piece)
      try {
        await piece
        results.push({ id, status: 'completed' })
      } catch (error) {
        if (error instanceof Stopping) break
        log.error({ err: error, job: name, id }, 'a job failed')
        results.push({ id, status: 'failed', output: { message: String(error) } })
      } finally {
        running.delete(piece)
      }
    }
    return results
  }
}

async function waitForIdle(pool: pg.Pool, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  const busy = `select 1 from pgboss.job where state < 'completed' and (state = 'active' or start_after <= now()) limit 1`
  while ((await pool.query(busy)).rowCount !== 0) {
    if (performance.now() > deadline) return false
    await pause(40)
  }
  return true
}
