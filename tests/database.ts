// For tests that need PostgreSQL: a real database of their own, and a clock they control.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import type { Clock } from '../server/request/clock/clock.ts'
import { isUnavailable, openPool } from '../server/request/database/database.ts'
import { type Memory, openMemory } from '../server/request/memory.ts'
import { templateName } from './setup.ts'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  memory: Memory
}

/** Closes what a test opened after that test, and what a file opened for all of its tests after the last of them. */
export function atEnd(close: () => unknown): void {
  const after = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  after(async () => {
    await close()
  })
}

/** Content that the databases of many tests begin with. The first of a run that needs it makes it, the others copy it. */
export interface Beginning {
  /** Letters, digits and underscores. Another content has another name. */
  readonly name: string
  /** Fills a migrated, empty database. */
  make(pool: pg.Pool): Promise<void>
}

/** Milliseconds that a test's request waits for a connection. On a busy machine a hundred requests at once wait longer than a person would. */
const longPatience = 60_000

/**
 * A fresh, migrated database of its own, empty unless it begins with something; dropped at the end.
 * @param options.size most connections of its pool, 8 by default
 * @param options.patience milliseconds that a request waits for a connection, `longPatience` by default
 * @param options.copyOf a database to copy, with all its content; its connections are closed
 */
export async function testDatabase(
  options: {
    size?: number
    patience?: number | undefined
    beginning?: Beginning | undefined
    copyOf?: TestDatabase
  } = {},
): Promise<TestDatabase> {
  const { size = 8, patience = longPatience, beginning, copyOf } = options
  const name = `test_${randomBytes(6).toString('hex')}`
  const original = copyOf && new URL(copyOf.url).pathname.slice(1)
  if (original) {
    const cutOff = 'select pg_terminate_backend(pid) from pg_stat_activity where datname ='
    await onCluster(`${cutOff} '${original}'`)
  }
  const template = original ?? (beginning ? await made(beginning) : templateName)
  await copy(template, name)
  const pool = poolOf(name, size, patience)
  atEnd(async () => {
    await pool.end()
    await onEach(`drop database if exists ${name} with (force)`)
  })
  return { url: urlOf(name), pool, memory: openMemory() }
}

/** A connection of a pool with little patience, which a busy machine may need several attempts to make. */
export async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}

/** The database to copy for a beginning. Files that need it at once wait for the one that makes it. */
async function made({ name, make }: Beginning): Promise<string> {
  const ready = `beginning_${name}`
  const unfinished = `${ready}_unfinished`
  await withCluster(async cluster => {
    // Held until the connection ends.
    await cluster.query('select pg_advisory_lock(hashtext($1))', [ready])
    const found = await cluster.query('select 1 from pg_database where datname = $1', [ready])
    if (found.rowCount !== 0) return
    await onEach(`drop database if exists ${unfinished} with (force)`)
    await copy(templateName, unfinished)
    const pool = poolOf(unfinished, 2, longPatience)
    await make(pool).finally(() => pool.end())
    for (const node of inject('nodes')) await renamed(node, unfinished, ready)
  })
  return ready
}

/** File by file: PostgreSQL's usual way writes each page to its log too, and takes several times as much work. */
async function copy(template: string, name: string): Promise<void> {
  for (const node of inject('nodes'))
    await alone(node, template, `create database ${name} template ${template} strategy file_copy`)
}

const renamed = (node: string, from: string, to: string) =>
  alone(node, from, `alter database ${from} rename to ${to}`)

/** What needs a database that nobody uses: the engine of several nodes keeps a process in each, and begins it again. */
async function alone(node: string, database: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    if (inject('nodes').length > 1)
      await onNode(
        node,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      )
    try {
      return await onNode(node, statement)
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 20) throw error
    }
  }
}

function urlOf(database: string): string {
  const url = new URL(inject('clusterUrl'))
  url.pathname = database
  return url.href
}

/**
 * Dropping a database ends its idle connections; that is no error here. No unused connection is closed before that: as it ends it
 * reports its last reads, and a test would count them among later ones (rows_read.ts).
 */
const poolOf = (database: string, size: number, patience: number): pg.Pool =>
  openPool({ url: urlOf(database), size, patience, unused: 0, onIdleError: () => {} })

const onCluster = (statement: string) => withCluster(cluster => cluster.query(statement))
const onNode = (node: string, statement: string) => withCluster(cluster => cluster.query(statement), node)

async function onEach(statement: string): Promise<void> {
  for (const node of inject('nodes')) await onNode(node, statement)
}

async function withCluster(
  work: (cluster: pg.Client) => Promise<unknown>,
  url = inject('clusterUrl'),
): Promise<void> {
  const cluster = new pg.Client({ connectionString: url })
  await cluster.connect()
  try {
    await work(cluster)
  } finally {
    await cluster.end()
  }
}

/** A clock that stands still until it is set. */
export interface TestClock extends Clock {
  set(iso: string): void
  /** @param by for example `{ days: 1 }`; days are 24 hours */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** @param iso the instant it shows at first, for example `2026-12-01T20:00:00Z` */
export function testClock(iso: string): TestClock {
  let shown = Temporal.Instant.from(iso)
  return {
    now: () => shown,
    set: to => {
      shown = Temporal.Instant.from(to)
    },
    advance: ({ days = 0, hours = 0, ...rest }) => {
      shown = shown.add({ ...rest, hours: hours + 24 * days })
    },
  }
}
