// The way to PostgreSQL: one pool for each process, and the one place where transactions begin.

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from '../../../database/hosts.ts'

/** The target of statements: the pool, on any free connection, or the connection of a transaction. */
export type Db = Pick<pg.ClientBase, 'query'>

declare const begun: unique symbol

/** The connection of a transaction that `withTx` opened: a function that takes it belongs to the caller's change. */
export type Tx = Db & { readonly [begun]: true }

interface PoolSettings {
  url: string
  /** The most connections of this process. */
  size: number
  /** The most milliseconds that a request waits for a connection; five seconds by default. */
  patience?: number
  /** The most milliseconds that a statement may take; a minute by default. */
  longest?: number
  /** The milliseconds after which an unused connection is closed, 0 for never; ten seconds by default. */
  unused?: number
  /** Receives errors of idle connections; the pool replaces such a connection by itself. */
  onIdleError: (error: Error) => void
}

/**
 * Times in milliseconds. A statement that waits longer for a lock fails with 55P03, which `withTx` retries. A request that waits
 * longer for a connection is told to come back, because a pool that has been full for so long will not empty soon. PostgreSQL ends
 * a statement that takes too long; where even that is not heard in time, the server is frozen or out of reach, and its answer is no
 * longer waited for.
 */
const limits = {
  connect: 5_000,
  unused: 10_000,
  statement: 60_000,
  unheard: 2_000,
  lock: 5_000,
  idleInTransaction: 60_000,
}

/** The `longest` of a request's statement: with the time for a new connection, its answer comes within thirty seconds (area 7). */
export const longestOfRequest = 20_000

/** Opens the pool. Nothing is connected until the first statement. */
export function openPool(settings: PoolSettings): pg.Pool {
  const { url, size, onIdleError } = settings
  const { patience = limits.connect, longest = limits.statement, unused = limits.unused } = settings
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: size,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: unused,
    statement_timeout: longest,
    query_timeout: longest + limits.unheard,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.unused,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    application_name: 'mealkit',
  })
  // The pool listens only to idle connections. The loss of one in use would end the process if nobody listened; its user learns of
  // it from the next statement.
  pool.on('connect', client => void client.on('error', () => {}))
  return pool.on('error', onIdleError)
}

/** Pools on which no transaction begins any more: the program is stopping. */
const closing = new WeakSet<pg.Pool>()

/** Why a transaction did not begin. Its work ends where that is safe, and is done again later. */
export class Stopping extends Error {
  override readonly name = 'Stopping'
}

/** Lets open transactions end, and no other begin. */
export function beginNoMore(pool: pg.Pool): void {
  closing.add(pool)
}

/** Whether the program is stopping: long work ends at the next place where it can be resumed. */
export const isStopping = (pool: pg.Pool): boolean => closing.has(pool)

/**
 * A part of a transaction that fails alone: what it wrote is undone, and the rest goes on.
 * @returns null where it failed
 * @throws what says that the whole transaction, or the database, is to blame
 */
export async function aloneIn<T>(tx: Tx, run: () => Promise<T>): Promise<T | null> {
  await tx.query('savepoint alone')
  try {
    const done = await run()
    await tx.query('release savepoint alone')
    return done
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (error instanceof Stopping || isUnavailable(error) || retryable.has(String(code))) throw error
    await tx.query('rollback to savepoint alone')
    return null
  }
}

/** Serialization failure, deadlock, lock timeout: the same work on the new state may well succeed. */
const retryable = new Set(['40001', '40P01', '55P03'])
const attempts = 10
/** PostgreSQL ended the statement, which `withTx` does not send again. */
const tookTooLong = '57014'

/** PostgreSQL's codes of a server that is starting, stopping, failing over, or full; and of a connection it lost. */
const unavailable = new Set(['53300', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '25006'])
const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
/** The driver's errors without a code: for a lost connection, for none in time, and for no answer in time. */
const lostInWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/
const noAnswer = 'Query read timeout'
/** After one of these a person has waited long enough: no connection was free, none was made, or no answer came. */
const waitedFor = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  noAnswer,
]

/** Whether an error says that the database could not be reached, however deeply it is wrapped; a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && (unavailable.has(code) || unreachable.test(code))) return true
    if (lostInWords.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true
  }
  return false
}

/** How the engine of several nodes names the one that it could not ask: in the words of an error, or in the place that it came from. */
const namesNode = [/remote node (?:\S+@)?(\S+) failed/, /executing command on (\S+)/]

/**
 * The worker of a distributed database that an error says is lost (`10.0.0.11:5432`); null where no worker is, or the whole database.
 * Households of the other nodes are served.
 */
export function lostWorker(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && unavailable.has(cause.code ?? '')) {
      const said = `${cause.message}\n${cause.where ?? ''}`
      const node = namesNode.map(pattern => pattern.exec(said)?.[1]).find(found => found !== undefined)
      if (node !== undefined) return node
    }
    if (cause instanceof AggregateError)
      return cause.errors.map(lostWorker).find(node => node !== null) ?? null
  }
  return null
}

/** Whether an error says that work met the work of others at every attempt, or that PostgreSQL ended a statement that took too long. */
export function isOverloaded(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return retryable.has(state) || state === tookTooLong
}

/** Whether one of these messages of the driver is in an error, however deeply it is wrapped. */
function says(error: unknown, messages: readonly string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (messages.includes(cause.message)) return true
  }
  return false
}

/** A transaction whose connection was lost during its commit: whether it was committed is unknown. */
class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown'
}

interface TxOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

/**
 * Runs `work` in a transaction: committed when it returns, rolled back when it throws. It runs again, up to ten times in all, when
 * PostgreSQL reports a conflict, or the connection was lost before the commit was sent (a server that restarts is back within about
 * ten seconds). It does not where a time limit has passed already: for a connection, or for an answer. So `work` must have no effect
 * except on the database: no mail, no outside calls, no change of variables that survive it. Enqueue jobs and messages in the
 * transaction instead. A connection lost during the commit leaves it unknown whether the commit succeeded: that is thrown, and work
 * with a key can be repeated.
 * @throws the errors of `work`, or PostgreSQL's last error when every attempt met a conflict; Stopping when the program is
 */
export async function withTx<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    if (closing.has(pool)) throw new Stopping('The program is stopping.')
    try {
      return await runOnce(pool, work, options.isolation ?? 'read committed')
    } catch (error) {
      const wait = attempt === attempts ? null : pauseAfter(error, attempt)
      if (wait === null) throw error
      await pause(wait)
    }
  }
}

/** The pause before the same work is retried, in milliseconds; null where a retry is of no use. */
function pauseAfter(error: unknown, attempt: number): number | null {
  if (retryable.has(sqlState(error) ?? '')) return Math.random() * Math.min(400, 4 * 2 ** attempt)
  if (says(error, waitedFor) || error instanceof CommitUnknown || !isUnavailable(error)) return null
  // Others need not wait for the households of a lost worker, and nobody knows when it is back.
  if (lostWorker(error) !== null) return null
  return Math.min(1_500, 40 * 2 ** attempt) * (0.75 + Math.random() / 2)
}

type BeforeCommit = (tx: Tx) => Promise<void>

const beforeCommits = new AsyncLocalStorage<BeforeCommit>()

/** Does some work of which each transaction ends with `last`, before its commit: so neither is there without the other. */
export const withLast = <T>(last: BeforeCommit, work: () => T): T => beforeCommits.run(last, work)

/** Whether the current work has something that ends its transactions. */
export const hasLast = (): boolean => beforeCommits.getStore() !== undefined

/** What a transaction leaves to be done once it is committed. */
const afterwards = new WeakMap<Tx, (() => void)[]>()

/** Does something once the transaction is committed; nothing where it is not, or where nobody knows. */
export function afterCommit(tx: Tx, work: () => void): void {
  afterwards.get(tx)?.push(work)
}

/**
 * What tells a transaction from the earlier ones of its connection: `Tx` is the connection, which the pool gives out again.
 * @returns the same object for one transaction, another for each other
 */
export const identityOf = (tx: Tx): object => afterwards.get(tx) ?? tx

async function runOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, isolation: string): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin isolation level ${isolation}`)
    const tx = client as Db as Tx
    const after: (() => void)[] = []
    afterwards.set(tx, after)
    const result = await work(tx)
    await beforeCommits.getStore()?.(tx)
    await client.query('commit').catch((error: unknown) => {
      throw isUnavailable(error)
        ? new CommitUnknown('The connection was lost during a commit.', { cause: error })
        : error
    })
    for (const each of after) each()
    return result
  } catch (error) {
    // A rollback would wait behind the statement without an answer. PostgreSQL does it when the connection ends.
    if (says(error, [noAnswer])) broken = error as Error
    else
      await client.query('rollback').catch((lost: Error) => {
        broken = lost
      })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Does work whose every change is undone: what it opens as transactions are parts of one, which is rolled back. What it wrote can be
 * read before that. Its statements run one after the other.
 * @param work takes the pool to do it with
 */
export async function undoing<T>(pool: pg.Pool, work: (undone: pg.Pool) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    return await work(undonePool(client))
  } finally {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    client.release(broken)
  }
}

/** What the statements of a transaction become within the one that is undone. */
const withinUndone: Readonly<Record<string, readonly string[]>> = {
  begin: ['savepoint undone'],
  commit: ['release savepoint undone'],
  rollback: ['rollback to savepoint undone', 'release savepoint undone'],
}

function undonePool(client: pg.PoolClient): pg.Pool {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run, run)
    last = next.catch(() => {})
    return next
  }
  const send = (...sent: unknown[]) => (client.query as (...all: unknown[]) => Promise<unknown>)(...sent)
  /** A statement that fails spoils nothing but itself. */
  const alone = (...sent: unknown[]) =>
    inTurn(async () => {
      await client.query('savepoint alone')
      try {
        return await send(...sent)
      } catch (error) {
        await client.query('rollback to savepoint alone')
        throw error
      } finally {
        await client.query('release savepoint alone')
      }
    })
  const within = (...sent: unknown[]) => {
    const [first] = sent
    const part = typeof first === 'string' ? withinUndone[first.split(' ', 1)[0] ?? ''] : undefined
    if (!part) return inTurn(() => send(...sent))
    return inTurn(async () => {
      for (const one of part) await client.query(one)
    })
  }
  return {
    query: alone,
    connect: async () => ({ query: within, release: () => {} }),
  } as unknown as pg.Pool
}

/**
 * PostgreSQL's five-character code of an error (`23505`: unique violation), however deeply it is wrapped; undefined when
 * the error is not PostgreSQL's.
 */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause.code
  }
  return undefined
}

/** Whether an error is a unique violation, of the named constraint if one is given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) {
      return cause.code === '23505' && (constraint === undefined || cause.constraint === constraint)
    }
  }
  return false
}

/**
 * Listens to a channel on a connection of its own. A notification only says when to look: one that is sent while the connection is
 * lost never arrives.
 * @param channel a name of the program's own
 * @param onLost called once, when the connection is gone
 * @returns the function that ends it
 */
export async function listenTo(
  pool: pg.Pool,
  channel: string,
  onNotified: (payload: string) => void,
  onLost: () => void,
): Promise<() => void> {
  const connection = await pool.connect()
  let over = false
  const end = () => {
    if (over) return
    over = true
    connection.release(true)
  }
  connection.on('notification', ({ payload }) => payload && onNotified(payload))
  connection.once('error', () => {
    if (over) return
    end()
    onLost()
  })
  await connection.query(`listen ${pg.escapeIdentifier(channel)}`).catch((error: unknown) => {
    end()
    throw error
  })
  return end
}
