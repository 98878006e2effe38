// Distributes the database of DATABASE_URL over the nodes of Citus, or what a release has added since: `npm run distribute`
// (docs/scale.md). Safe to run again.

import pg from 'pg'
import { CannotDistribute, distribute } from '../database/distribute.ts'
import { connectionTo } from '../database/hosts.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { refuse, say } from './say.ts'

const { databaseUrl } = readConfig()
if (!databaseUrl) refuse('Set DATABASE_URL to the coordinator: the built-in PostgreSQL is one machine.')
await prepareDatabase(databaseUrl)
const pool = new pg.Pool({ ...connectionTo(databaseUrl), max: 1 })
const connection = await pool.connect()
try {
  await distribute(connection, say)
} catch (error) {
  if (!(error instanceof CannotDistribute)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  connection.release()
  await pool.end()
}
