// The base of the measurements: a durable PostgreSQL of its own, with the built-in one's settings, and services on it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startPostgres } from '../database/postgres/start.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { type OpenServices, openServices } from '../server/integrations/services.ts'

export interface Ground {
  services: OpenServices
  url: string
  /** PostgreSQL's own process; its sessions are children of it. */
  postgres: number
  close(): Promise<void>
}

/** Starts everything. `close` removes it completely. */
export async function openGround(): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealkit-bench-'))
  const postgres = await startPostgres({ dataDir, durable: true })
  await prepareDatabase(postgres.url)
  const config = readConfig({ APP_ENV: 'test', DEMO: 'off', ROLES: 'web', LOG_LEVEL: 'warn' })
  const services = await openServices(config, postgres.url, pino({ level: 'warn' }))
  const close = async () => {
    await services.close(5_000)
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { services, url: postgres.url, postgres: postgres.pid, close }
}
