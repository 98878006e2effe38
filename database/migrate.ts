// Migrates a database to the newest schema. Migrations only go forward.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { distribute, isDistributed } from './distribute.ts'
import { changeOnline } from './online.ts'
import { takeTurn } from './take_turn.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies all missing migrations of database/migrations, or none, and then the changes that are made online. On a distributed database new
 * tables are distributed. Safe when several processes start together.
 * @param pool of three connections or more
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  await takeTurn(pool, async () => {
    await apart(pool, async connection => {
      // Even a migrator that has nothing to do asks all nodes, and a process has to start while one is lost.
      if (await isNewest(connection)) return
      // Without it Citus refuses a function or a type after a change of distributed tables. Other databases know no such setting.
      await connection.query(`set citus.multi_shard_modify_mode = 'sequential'`)
      await applyMissing(connection)
    })
    await changeOnline(pool)
    // On a distributed database what a release has added goes where it belongs; other tables follow every migration by themselves.
    await apart(pool, async connection => {
      if (await isDistributed(connection)) await distribute(connection, () => {})
    })
  })
}

/** Drizzle is read only where it has something to do: it takes a quarter of a program's start. */
async function applyMissing(connection: pg.PoolClient): Promise<void> {
  const [{ drizzle }, { migrate: applyMigrations }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  await applyMigrations(drizzle(connection), { migrationsFolder })
}

/** Whether the newest migration is applied: they are applied in the order of their instants. */
async function isNewest(connection: pg.PoolClient): Promise<boolean> {
  const { rows: there } = await connection.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!there[0]?.is) return false
  const { rows } = await connection.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries }: { entries: { when: number }[] } = JSON.parse(journal)
  const newest = Math.max(...entries.map(({ when }) => when))
  return Number(rows[0]?.at ?? 0) >= newest
}

/** A connection whose settings are not those of the pool; it is closed afterwards. */
async function apart(pool: pg.Pool, work: (connection: pg.PoolClient) => Promise<void>): Promise<void> {
  const connection = await pool.connect()
  try {
    await work(connection)
  } finally {
    connection.release(true)
  }
}
