// For tests that need PostgreSQL: a real database of their own, and a clock they control.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import type { Clock } from '../server/request/clock/clock.ts'
import { openPool } from '../server/request/database/database.ts'
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

/**
 * A fresh, migrated, empty database of its own; dropped at the end.
 * @param options.size most connections of its pool, 8 by default
 * @param options.copyOf a database to copy, with all its content; its connections are closed
 */
export async function testDatabase(
  options: { size?: number; copyOf?: TestDatabase } = {},
): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const original = options.copyOf && new URL(options.copyOf.url).pathname.slice(1)
  if (original) {
    const cutOff = 'select pg_terminate_backend(pid) from pg_stat_activity where datname ='
    await onCluster(clusterUrl, `${cutOff} '${original}'`)
  }
  await onCluster(clusterUrl, `create database ${name} template ${original ?? templateName}`)
  const url = new URL(clusterUrl)
  url.pathname = name
  // Dropping a database ends its idle connections; that is no error here.
  const pool = openPool({ url: url.href, size: options.size ?? 8, onIdleError: () => {} })
  atEnd(async () => {
    await pool.end()
    await onCluster(clusterUrl, `drop database if exists ${name} with (force)`)
  })
  return { url: url.href, pool, memory: openMemory() }
}

async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
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
