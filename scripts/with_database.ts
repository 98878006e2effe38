// Runs a script that reads files into the program's database: that of DATABASE_URL, or the built-in one while the
// program is not running.

import { join } from 'node:path'
import type pg from 'pg'
import { startPostgres } from '../database/postgres/start.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { openPool } from '../server/request/database/database.ts'

/** The files named on the command line; ends the script with this sentence where there are none. */
export function namedFiles(otherwise: string): readonly string[] {
  const files = process.argv.slice(2)
  if (files.length > 0) return files
  process.stderr.write(`${otherwise}\n`)
  process.exit(2)
}

/** Opens the database, migrated, and closes it after the work. */
export async function withDatabase(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const config = readConfig()
  const own = config.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(config.dataDir, 'postgres'), durable: true })
  const url = config.databaseUrl ?? own?.url ?? ''
  try {
    await prepareDatabase(url)
    const pool = openPool({ url, size: 2, onIdleError: () => undefined })
    await work(pool)
    await pool.end()
  } finally {
    await own?.stop()
  }
}
