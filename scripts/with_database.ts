// Runs a script on the program's database: that of DATABASE_URL, or the built-in one, whether the program is running or not.

import { join } from 'node:path'
import type pg from 'pg'
import { walDir } from '../database/backup/folder.ts'
import { openPostgres } from '../database/postgres/open.ts'
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
  if (config.databaseUrl) return workOn(config.databaseUrl, work)
  const own = await openPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    archive: config.backupDir && walDir(config.backupDir),
  })
  await workOn(own.url, work).finally(() => own.close())
}

async function workOn(url: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  await prepareDatabase(url)
  const pool = openPool({ url, size: 2, onIdleError: () => undefined })
  await work(pool).finally(() => pool.end())
}
