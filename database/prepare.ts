// Prepares a database for the program: reachable, migrated, with the demo where wanted.

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from './hosts.ts'
import { migrate } from './migrate.ts'

/** Milliseconds that a database started together with the program may need to answer. */
const patience = 30_000

/** Not there yet, or there and still starting. */
const notYet = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])

/** PostgreSQL 15, as `server_version_num` says it. */
const oldest = 150_000

/**
 * Waits for the database and migrates it.
 * @throws when it does not answer in time, refuses the connection, or is older than PostgreSQL 15
 */
export async function prepareDatabase(url: string): Promise<void> {
  const pool = new pg.Pool({ ...connectionTo(url), max: 3 })
  pool.on('error', () => {})
  // A connection can be lost while it is in use; its user learns of it from the next statement.
  pool.on('connect', client => void client.on('error', () => {}))
  try {
    const version = await firstAnswer(pool)
    if (version < oldest)
      throw new Error(`The database is too old (${version}): PostgreSQL 15 or newer is needed.`)
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

async function firstAnswer(pool: pg.Pool): Promise<number> {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      const answer = await pool.query<{ version: string }>(
        `select current_setting('server_version_num') as version`,
      )
      return Number(answer.rows[0]?.version)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!notYet.has(code) || performance.now() > deadline)
        throw new Error(`The database does not answer: ${reason(error)}`)
      await pause(250)
    }
  }
}

/** A host with several addresses fails with all their errors at once, and the message of that error is empty. */
const reason = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error)
