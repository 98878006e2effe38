// Loads files of Statistics Canada's National Address Register: `npm run addresses -- Address_59_part_1.csv …`. Into the
// database of DATABASE_URL, or into the built-in one while the program is not running.

import { join } from 'node:path'
import { startPostgres } from '../database/postgres/start.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { loadRegister } from '../server/places/addresses/load_register.ts'
import { readConfig } from '../server/platform/config.ts'
import { openPool } from '../server/platform/database.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Say which files of the register: npm run addresses -- Address_59_part_1.csv\n')
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
  const started = performance.now()
  for (const file of files) {
    const load = await loadRegister(pool, file, ({ read, added }) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      process.stdout.write(`\r${file}: ${read} read, ${added} added, ${seconds} s `)
    })
    process.stdout.write(`\n${file}: ${load.added} new doors of ${load.read} lines\n`)
  }
  await pool.query('analyze civic_address')
  await pool.end()
} finally {
  await own?.stop()
}
