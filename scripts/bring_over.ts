// Brings people over from another system, as clients of Cook it: `npm run bring-over -- PEOPLE.csv …` (docs/settings.md). Into the
// database of DATABASE_URL, or into the built-in one while the program is not running.

import { join } from 'node:path'
import { startPostgres } from '../database/postgres/start.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { bringOver } from '../server/clients/bring_over/bring_over.ts'
import { readConfig } from '../server/platform/config.ts'
import { openPool } from '../server/platform/database.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Say which files: npm run bring-over -- PEOPLE.csv\n')
  process.exit(2)
}

const config = readConfig()
const own = config.databaseUrl
  ? null
  : await startPostgres({ dataDir: join(config.dataDir, 'postgres'), durable: true })
const url = config.databaseUrl ?? own?.url ?? ''
try {
  await prepareDatabase(url)
  const pool = openPool({ url, size: 2, onIdleError: () => undefined })
  for (const file of files) {
    const { read, added, known, left } = await bringOver({ pool }, file, Temporal.Now.instant().toString())
    process.stdout.write(`${file}: ${read} read, ${added} added, ${known} had an account already\n`)
    for (const { line, why } of left) process.stdout.write(`${file}:${line}: left out for its ${why}\n`)
    if (left.length > 0) process.exitCode = 1
  }
  await pool.end()
} finally {
  await own?.stop()
}
