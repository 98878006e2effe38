// PostgreSQL from the package registry, started and supervised by the program. docs/postgresql.md describes its
// behaviour; this file has the sequence.

import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { type Account, accountFor } from './account.ts'
import { archivingTo } from './archive.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, layoutOf } from './cluster.ts'
import { clearLeftover } from './leftover.ts'
import { takeLock } from './lock.ts'
import { startServer } from './server.ts'
import { databaseName, roleName } from './settings.ts'

export interface RunningPostgres {
  /** The address of the program's database, with its password. */
  url: string
  pid: number
  /** Ends open sessions, writes everything out and waits for the end. Safe to call twice. */
  stop(): Promise<void>
  /** Settles when the process has ended, asked to or not, with its exit code or signal. */
  ended: Promise<string>
}

/**
 * Starts the packaged PostgreSQL on the cluster in `dataDir`, made first where needed, on a free port of the loopback. Recovers
 * from whatever an earlier run left: a stale lock file, a server still running, a half-made cluster.
 * @param options.dataDir the launcher's own folder; nothing else should be kept in it
 * @param options.durable false for tests only: nothing is flushed to disk
 * @param options.archive where its log is kept for backups, if it is
 * @throws when another program that is alive uses the folder, or PostgreSQL cannot start; the message says why
 */
export async function startPostgres(options: {
  dataDir: string
  durable: boolean
  archive?: string | undefined
  /** Settings of this start alone, for the account that runs the server. */
  settings?: (account: Account | undefined) => Record<string, string>
  startLimit?: number
}): Promise<RunningPostgres> {
  const dir = resolve(options.dataDir)
  mkdirSync(dir, { recursive: true })
  const release = await takeLock(dir)
  try {
    const data = layoutOf(dir).cluster
    const account = accountFor(data)
    const { durable, archive, startLimit } = options
    const settings = { ...(archive ? archivingTo(archive, account) : {}), ...options.settings?.(account) }
    const cluster = { dir, account, binaries: findBinaries(account), durable, settings, startLimit }
    const password = await ensureCluster(cluster)
    await clearLeftover(data)
    const server = await startServer(cluster)
    const url = await ensureDatabase(`postgres://${roleName}:${password}@127.0.0.1:${server.port}`).catch(
      async (error: unknown) => {
        await server.stop()
        throw error
      },
    )
    return { url, pid: server.pid, ended: server.ended, stop: () => server.stop().then(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function ensureDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
  return `${server}/${databaseName}`
}
