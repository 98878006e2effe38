// Once for all test files: one PostgreSQL without durability, and in it a migrated database with the catalogue to copy. With
// `TEST_NODES` (the addresses of a coordinator of Citus and its workers, separated by commas) it is theirs, distributed.

import { rmSync } from 'node:fs'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { distribute } from '../database/distribute.ts'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from '../database/postgres/start.ts'
import { loadCatalogue } from '../server/catalogue/load_catalogue.ts'
import { openPool } from '../server/request/database/database.ts'
import { openJobs } from '../server/request/jobs.ts'
import { dataFolder, smallLog } from './data_folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test cluster, with its password; the path names no test's database. */
    clusterUrl: string
    /** The same for each of its machines, the coordinator first. */
    nodes: readonly string[]
  }
}

/** The database every test's own is a copy of. */
export const templateName = 'template_of_tests'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nodes = (process.env.TEST_NODES ?? '').split(',').filter(url => url !== '')
  return nodes.length > 0 ? onNodes(project, nodes) : startOne(project)
}

async function startOne(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = dataFolder('mealkit-test-')
  const postgres = await startPostgres({
    dataDir,
    durable: false,
    // Each process of the tests has pools of its own, and so do the programs that some of them start.
    settings: () => ({ ...smallLog, max_connections: '200' }),
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await onNode(postgres.url, `create database ${templateName}`)
    await fillTemplate(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', postgres.url)
  project.provide('nodes', [postgres.url])
  return stop
}

/** Databases of an earlier run stay until the next, to be looked at. */
async function onNodes(project: TestProject, nodes: readonly string[]): Promise<() => Promise<void>> {
  const [coordinator = '', ...workers] = nodes
  const template = nodes.map(node => databaseAt(node, templateName))
  for (const [i, node] of nodes.entries()) {
    const old = await onNode(
      node,
      "select datname from pg_database where datname ~ '^(template_of_tests|test_|beginning_)'",
    )
    for (const { datname } of old) await onNode(node, `drop database ${datname} with (force)`)
    await onNode(node, `create database ${templateName}`)
    await onNode(String(template[i]), 'create extension citus')
  }
  const [main = ''] = template
  const { hostname, port } = new URL(coordinator)
  await onNode(main, `select citus_set_coordinator_host('${hostname}', ${port})`)
  for (const worker of workers.map(url => new URL(url)))
    await onNode(main, `select citus_add_node('${worker.hostname}', ${worker.port})`)
  await fillTemplate(coordinator)
  const client = new pg.Client({ connectionString: main })
  await client.connect()
  await distribute(client, () => {}).finally(() => client.end())
  project.provide('clusterUrl', coordinator)
  project.provide('nodes', nodes)
  return async () => {}
}

function databaseAt(cluster: string, name: string): string {
  const url = new URL(cluster)
  url.pathname = name
  return url.href
}

async function onNode(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

async function fillTemplate(clusterUrl: string): Promise<void> {
  const url = new URL(databaseAt(clusterUrl, templateName))
  const pool = openPool({ url: url.href, size: 2, onIdleError: error => console.error(error) })
  await migrate(pool)
  await loadCatalogue(pool, '2026-11-01T00:00:00.000Z')
  const jobs = await openJobs({ url: url.href, pool, log: pino({ level: 'warn' }), worker: false })
  await jobs.stop(1_000)
  await pool.end()
}
