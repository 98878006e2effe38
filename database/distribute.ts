// Distributes a database over the nodes of Citus: households by `client_id`, reference tables to every node (distribution.ts).

import type pg from 'pg'
import { droppedTriggers, tablesOf } from './distribution.ts'

/** Why a database is not distributed: the sentence is for the person who asked. */
export class CannotDistribute extends Error {
  override readonly name = 'CannotDistribute'
}

/**
 * Releases in which a node that executes a prepared statement on its own shards adds to its plan each time (citusdata/citus#8371);
 * `plan_cache_mode = force_custom_plan` avoids it.
 */
const leaking = new Set(['12.1.11', '12.1.12', '13.2.1', '13.2.2', '14.0.0', '14.0.1'])

type Say = (line: string) => void
type Db = Pick<pg.ClientBase, 'query'>

/** Whether households are distributed here already. */
export async function isDistributed(db: Db): Promise<boolean> {
  // The engine's own tables are there only with the engine.
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as there`,
  )
  return rows[0]?.there === true && (await placed(db)).has('client')
}

/** The tables that have left the coordinator. */
async function placed(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * Checks that the engine is there, in a release without the leak or with the setting that avoids it.
 * @throws CannotDistribute
 */
async function checkEngine(db: pg.ClientBase, say: Say): Promise<void> {
  const { rows } = await db.query<{ there: boolean }>(
    `select exists (select from pg_extension where extname = 'citus') as there`,
  )
  if (!rows[0]?.there)
    throw new CannotDistribute('The database has no extension citus: create it on every node first.')
  const found = await db.query<{ says: string; plans: string; workers: number; shards: string }>(
    `select citus_version() as says, current_setting('plan_cache_mode') as plans,
      (select count(*)::int from citus_get_active_worker_nodes()) as workers, current_setting('citus.shard_count') as shards`,
  )
  const { says = '', plans = '', workers = 0, shards = '' } = found.rows[0] ?? {}
  const version = /Citus (\d+\.\d+\.\d+)/.exec(says)?.[1] ?? says
  if (leaking.has(version) && plans !== 'force_custom_plan')
    throw new CannotDistribute(
      `Citus ${version} loses memory with prepared statements. On every node: alter database … set plan_cache_mode = 'force_custom_plan'`,
    )
  if (workers === 0)
    throw new CannotDistribute('The coordinator knows no worker: add them with citus_add_node first.')
  say(`Citus ${version}, ${workers} ${workers === 1 ? 'worker' : 'workers'}, ${shards} shards for new tables`)
}

/** Each table of the program is in the list, or nobody has decided about it. @throws CannotDistribute */
async function checkTables(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  const listed = new Set([...tablesOf('household'), ...tablesOf('reference'), ...tablesOf('central')])
  const unknown = rows.map(({ name }) => name).filter(name => !listed.has(name))
  if (unknown.length > 0)
    throw new CannotDistribute(
      `database/distribution.ts does not say where these are kept: ${unknown.join(', ')}`,
    )
}

/**
 * Distributes what is not distributed yet, table by table: begun again after a failure it goes on where it was. A table that has rows
 * is copied, and nobody writes to it meanwhile.
 * @param db a connection to the coordinator, to a migrated database
 * @throws CannotDistribute
 */
export async function distribute(db: pg.ClientBase, say: Say): Promise<void> {
  await checkEngine(db, say)
  await checkTables(db)
  await db.query('set statement_timeout = 0')
  await db.query('set lock_timeout = 0')
  const before = await placed(db)
  const households = tablesOf('household').filter(table => !before.has(table))
  const references = tablesOf('reference').filter(table => !before.has(table))
  for (const table of references) await place(db, table, 'select create_reference_table($1)', say)
  // The others lie beside it: the rows of a household are on one node.
  for (const table of households) {
    const beside = table === 'client' ? '' : ", colocate_with => 'client'"
    await place(db, table, `select create_distributed_table($1, 'client_id'${beside})`, say)
  }
  const moved = households.length + references.length
  say(
    moved === 0
      ? 'Nothing to do: every table is where it belongs.'
      : `${households.length} tables of households and ${references.length} reference tables moved to the nodes; ${tablesOf('central').length} stay here.`,
  )
}

async function place(db: pg.ClientBase, table: string, text: string, say: Say): Promise<void> {
  const { rows } = await db.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`)
  const began = performance.now()
  await dropTriggers(db, table, say)
  await db.query(text, [table])
  // The rows from before are copied to the nodes, and hidden here.
  if (rows[0]?.filled)
    await db.query('select truncate_local_data_after_distributing_table($1::regclass)', [`public.${table}`])
  say(
    `${table}: ${rows[0]?.filled ? 'copied' : 'empty'}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
}

async function dropTriggers(db: pg.ClientBase, table: string, say: Say): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    'select tgname as name from pg_trigger where tgrelid = $1::regclass and tgname = any ($2)',
    [`public.${table}`, droppedTriggers],
  )
  for (const { name } of rows) {
    await db.query(`drop trigger ${name} on ${table}`)
    say(`${table}: without the trigger ${name}`)
  }
}
