// Migrates a database to the newest schema. Migrations only go forward.

import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
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
      // Without it Citus refuses a function or a type after a change of distributed tables. Other databases know no such setting.
      await connection.query(`set citus.multi_shard_modify_mode = 'sequential'`)
      await applyMigrations(drizzle(connection), { migrationsFolder })
    })
    await changeOnline(pool)
    // On a distributed database what a release has added goes where it belongs; other tables follow every migration by themselves.
    await apart(pool, async connection => {
      if (await isDistributed(connection)) await distribute(connection, () => {})
    })
  })
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
