// Migrates a database to the newest schema. Migrations only go forward.

import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { changeOnline } from './online.ts'
import { takeTurn } from './take_turn.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies all missing migrations of database/migrations, or none, and then the changes that are made online. Safe when several processes start together.
 * @param pool of three connections or more
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  await takeTurn(pool, async () => {
    await applyMigrations(drizzle(pool), { migrationsFolder })
    await changeOnline(pool)
  })
}
