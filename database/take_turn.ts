// Processes that start together take turns at work that must be done once: they lock one row, because distributed engines lack
// advisory locks.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const table = `create table if not exists program_setup
  (id smallint primary key, demo_begun_at timestamptz, demo_loaded_at timestamptz);
  insert into program_setup (id) values (1) on conflict do nothing`

/** The error of the loser when two sessions create the same table at once. */
const alreadyThere = ['23505', '42P07', '42710']

/**
 * Begins a transaction that holds the turn, unless another does. Whoever waited within a transaction would hold up an index that is
 * made online, and with it the turn it waits for.
 */
async function isOurTurn(connection: pg.PoolClient): Promise<boolean> {
  await connection.query('begin')
  await connection.query('set local lock_timeout = 0; set local statement_timeout = 0')
  await connection.query('set local idle_in_transaction_session_timeout = 0')
  const { rowCount } = await connection.query(
    'select id from program_setup where id = 1 for update skip locked',
  )
  if (rowCount === 0) await connection.query('rollback')
  return rowCount !== 0
}

/**
 * Runs `work` while no other process does, waiting for as long as that takes.
 * @param work gets the connection that holds the turn, in a transaction that commits when it returns
 */
export async function takeTurn<T>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  await pool.query(table).catch((error: { code?: string }) => {
    if (!alreadyThere.includes(error.code ?? '')) throw error
    return pool.query(table)
  })
  const connection = await pool.connect()
  try {
    while (!(await isOurTurn(connection))) await pause(100)
    const result = await work(connection)
    await connection.query('commit')
    connection.release()
    return result
  } catch (error) {
    connection.release(true)
    throw error
  }
}
