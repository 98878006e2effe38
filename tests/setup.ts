// Once for all test files: one PostgreSQL without durability, and in it a migrated database with the catalogue to copy.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from '../database/postgres/start.ts'
import { loadCatalogue } from '../server/catalogue/load_catalogue.ts'
import { openPool } from '../server/request/database/database.ts'
import { openJobs } from '../server/request/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test cluster, with its password; the path names no test's database. */
    clusterUrl: string
  }
}

/** The database every test's own is a copy of. */
export const templateName = 'template_of_tests'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealkit-test-'))
  const postgres = await startPostgres({
    dataDir,
    durable: false,
    // Each process of the tests has pools of its own, and so do the programs that some of them start.
    settings: () => ({ max_connections: '200' }),
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', postgres.url)
  return stop
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const url = new URL(clusterUrl)
  url.pathname = templateName
  const pool = openPool({ url: url.href, size: 2, onIdleError: error => console.error(error) })
  await migrate(pool)
  await loadCatalogue(pool, '2026-11-01T00:00:00.000Z')
  const jobs = await openJobs({ url: url.href, pool, log: pino({ level: 'warn' }), worker: false })
  await jobs.stop(1_000)
  await pool.end()
}
