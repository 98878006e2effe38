// The base of the measurements: a durable PostgreSQL of its own, with the built-in one's settings, and services on it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startPostgres } from '../database/postgres/start.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { loadCatalogue } from '../server/catalogue/load_catalogue.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { openServices, type Services } from '../server/integrations/services.ts'
import { loadReference } from '../server/places/load_reference.ts'

export interface Ground {
  services: Services
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
  const opened = await openServices(config, postgres.url, pino({ level: 'warn' }))
  await loadReference(opened.working.pool)
  await loadCatalogue(opened.working.pool, opened.working.clock.now().toString())
  const close = async () => {
    await opened.close(5_000)
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { services: opened.working, url: postgres.url, postgres: postgres.pid, close }
}
