// The program's own PostgreSQL for a command: the one that is running, or started for as long as the command takes.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { layoutOf } from './cluster.ts'
import { statusOf } from './leftover.ts'
import { isInUse } from './lock.ts'
import { databaseName, roleName } from './settings.ts'
import { startPostgres } from './start.ts'

interface OpenPostgres {
  url: string
  /** Stops the server if this command started it. */
  close(): Promise<void>
}

/**
 * Joins the server that a running program has started in `dataDir`, or starts one.
 * @throws as `startPostgres`; when a program is just starting or stopping there
 */
export async function openPostgres(options: {
  dataDir: string
  archive?: string | undefined
}): Promise<OpenPostgres> {
  try {
    const own = await startPostgres({ ...options, durable: true })
    return { url: own.url, close: () => own.stop() }
  } catch (error) {
    if (!isInUse(error)) throw error
    const { cluster, password } = layoutOf(resolve(options.dataDir))
    const port = portOf(cluster)
    if (!port) throw error
    const secret = readFileSync(password, 'utf8')
    const url = `postgres://${roleName}:${secret}@127.0.0.1:${port}/${databaseName}`
    return { url, close: async () => {} }
  }
}

/** Where a server that is ready listens, as PostgreSQL itself writes it. */
function portOf(cluster: string): number | undefined {
  if (statusOf(cluster)?.state !== 'ready') return undefined
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3])
}
