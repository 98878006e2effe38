// What the journeys run on: a program for each of Playwright's workers, on its own copy of one database. All data are deleted
// afterwards. Each has a clock, flags and households of its own, so no journey meets another.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { startPostgres } from '../database/postgres/start.ts'
import { build } from '../scripts/build.mjs'
import { handOnSignals, isStopping } from '../scripts/children.mjs'
import { startBuilt } from '../scripts/start.mjs'
import { readConfig } from '../server/integrations/read_config.ts'
import { startProgram } from '../server/program.ts'
import { dataFolder, smallLog } from './data_folder.ts'

/** The first program's port; the others have the next ones. */
const firstPort = Number(process.env.PORT)
const count = Number(process.env.JOURNEYS_WORKERS)

/** Connections of all programs together, and those that make the copies. */
const connections = String(40 * count + 20)

/** What would lead the programs away from their own data. */
const own = { APP_ENV: 'test', DATABASE_URL: '', PUBLIC_URL: '', COOKIT_DOMAIN: '', ROLES: '' }

/** Loads everything that a first start loads, without serving or working: a copy needs no other database's connections. */
async function fill(url: string): Promise<void> {
  const config = readConfig({ ...process.env, ...own, PORT: String(firstPort) })
  const idle = { ...config, databaseUrl: url, roles: { web: false, worker: false, mail: false } }
  const program = await startProgram(idle, pino({ level: 'warn' }, pino.destination(2)), () => {})
  await program.stop()
}

/** @returns the address of a database with that name */
function urlOf(cluster: string, database: string): string {
  const url = new URL(cluster)
  url.pathname = database
  return url.href
}

async function makeDatabases(cluster: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  const [first, ...others] = names
  await client.query(`create database ${first}`)
  await fill(urlOf(cluster, String(first)))
  for (const name of others)
    await client.query(`create database ${name} template ${first} strategy file_copy`)
  await client.end()
}

async function untilReady(port: number): Promise<void> {
  const ready = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!isStopping() && !(await ready())) await pause(100)
}

async function run(folder: string): Promise<number> {
  const built = await build(process.execPath, process.env)
  if (built !== 0) return built
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    durable: false,
    settings: () => ({ ...smallLog, max_connections: connections }),
  })
  const ports = Array.from({ length: count }, (_, n) => firstPort + n)
  await makeDatabases(
    postgres.url,
    ports.map(port => `journeys_${port}`),
  )
  const ends = ports.map(port =>
    startBuilt(process.execPath, {
      ...process.env,
      ...own,
      DATA_DIR: join(folder, String(port)),
      DATABASE_URL: urlOf(postgres.url, `journeys_${port}`),
      PORT: String(port),
    }),
  )
  // One that ends by itself ends all, with its code.
  void Promise.all(ports.map(untilReady)).then(() => process.stdout.write('every program is ready\n'))
  const code = await Promise.race(ends)
  process.emit('SIGTERM')
  await Promise.all(ends)
  await postgres.stop()
  return code
}

const folder = dataFolder('mealkit-journeys-')
handOnSignals()
const code = await run(folder).finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
process.exit(code)
