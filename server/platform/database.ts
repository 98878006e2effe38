// The way to PostgreSQL: one pool a process, and the one place where transactions begin.

import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Statements outside a transaction, each on whichever connection of the pool is free. */
export type Db = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool }

/** Statements inside the transaction `withTx` opened; `$client` is its connection. */
export type Tx = Omit<NodePgDatabase, 'transaction'> & { $client: pg.PoolClient }

/** What a store's function takes: it does not matter to it whether a transaction is open. */
export type Queryable = Db | Tx

export interface PoolSettings {
  url: string
  /** Most connections this process holds. */
  size: number
  /** Gets errors of idle connections; the pool replaces such a connection by itself. */
  onIdleError: (error: Error) => void
}

/** Times in milliseconds. A statement that waits longer for a lock fails with 55P03, which `withTx` retries. */
const limits = { connect: 10_000, statement: 60_000, lock: 5_000, idleInTransaction: 60_000 }

/** Opens the pool. Nothing is connected until the first statement. */
export function openPool({ url, size, onIdleError }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    application_name: 'mealkit',
  })
  return pool.on('error', onIdleError)
}

/** Typed statements on a pool. */
export const databaseOf = (pool: pg.Pool): Db => drizzle(pool)

/** Serialization failure, deadlock, lock timeout: the same work on the new state may well succeed. */
const retryable = new Set(['40001', '40P01', '55P03'])
const attempts = 10

export interface TxOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

/**
 * Runs `work` in a transaction: committed when it returns, rolled back when it throws. It runs again, up to ten times in all,
 * when PostgreSQL names a conflict with somebody else; so `work` touches nothing but the database: no mail, no calls
 * outside, no change of variables that outlive it. Give jobs and messages to the transaction instead.
 * @throws what `work` throws, or PostgreSQL's last error when every attempt met a conflict
 */
export async function withTx<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work, options.isolation ?? 'read committed')
    } catch (error) {
      if (attempt === attempts || !retryable.has(sqlState(error) ?? '')) throw error
      await pause(Math.random() * Math.min(400, 4 * 2 ** attempt))
    }
  }
}

async function runOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, isolation: string): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin isolation level ${isolation}`)
    const result = await work(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
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
