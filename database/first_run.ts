// Decides whether to load the demo: on the first start on an empty database, and never into one in use.

import type pg from 'pg'
import { takeTurn } from './take_turn.ts'

/**
 * Runs `load` unless it has run to its end before, or the database has households that it did not make. An interrupted load runs
 * again at the next start, so `load` must be safe to run on its own leftovers.
 * @returns whether it ran
 */
export async function loadOnFirstRun(pool: pg.Pool, load: () => Promise<void>): Promise<boolean> {
  const wanted = await takeTurn(pool, async connection => {
    const begun = await connection.query<{ done: boolean }>(
      'select demo_loaded_at is not null as done from program_setup where demo_begun_at is not null',
    )
    if (begun.rows[0]) return !begun.rows[0].done
    if ((await connection.query('select 1 from client limit 1')).rowCount) return false
    await connection.query('update program_setup set demo_begun_at = now()')
    return true
  })
  if (!wanted) return false
  return takeTurn(pool, async connection => {
    const open = await connection.query('select 1 from program_setup where demo_loaded_at is null')
    if (!open.rowCount) return false
    await load()
    await connection.query('update program_setup set demo_loaded_at = now()')
    return true
  })
}
