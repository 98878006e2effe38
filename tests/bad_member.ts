// For tests that one bad member of a batch stops no other.

import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/**
 * Makes a database refuse a household’s new rows of a table, as it refuses what a constraint forbids.
 * @returns ends it
 */
export async function refuseRows(
  pool: pg.Pool,
  table: string,
  clientId: string,
): Promise<() => Promise<void>> {
  const name = `refuse_${randomBytes(6).toString('hex')}`
  await pool.query(
    `create function ${name}() returns trigger language plpgsql as
       $$ begin raise exception 'a bad row' using errcode = 'check_violation'; end $$`,
  )
  await pool.query(
    `create trigger ${name} before insert on ${table} for each row
       when (new.client_id = '${clientId}') execute function ${name}()`,
  )
  return async () => {
    await pool.query(`drop function ${name} cascade`)
  }
}
