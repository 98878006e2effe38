// Brings a database to the newest shape: migrations only go forward.

import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies what is missing of database/migrations, all of it or nothing. Safe when several processes start together:
 * they take turns at one locked row (not at an advisory lock, which distributed engines lack), and the later ones
 * find nothing to do.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  await ensureTurns(pool)
  const turn = await pool.connect()
  try {
    await turn.query('begin')
    await turn.query('set local lock_timeout = 0; set local statement_timeout = 0')
    await turn.query('set local idle_in_transaction_session_timeout = 0')
    await turn.query('select id from migration_turn where id = 1 for update')
    await applyMigrations(drizzle(pool), { migrationsFolder })
    await turn.query('commit')
    turn.release()
  } catch (error) {
    turn.release(true)
    throw error
  }
}

/** Two that create the same table at once can both find it missing; the loser's error then means it is there. */
async function ensureTurns(pool: pg.Pool): Promise<void> {
  const statement =
    'create table if not exists migration_turn (id smallint primary key);' +
    'insert into migration_turn (id) values (1) on conflict do nothing'
  await pool.query(statement).catch(async (error: { code?: string }) => {
    if (!['23505', '42P07', '42710'].includes(error.code ?? '')) throw error
    await pool.query(statement)
  })
}
