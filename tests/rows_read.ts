// How much PostgreSQL read for some work: rows and index entries, which are independent of other load.

import type pg from 'pg'

/** Rows read of a table, and entries of each of its indexes. */
type RowsRead = Record<string, number>

/** Runs work and returns how many rows and index entries it read of each table and index; zeros are left out. */
export async function rowsRead(pool: pg.Pool, work: () => Promise<unknown>): Promise<RowsRead> {
  const before = await counted(pool)
  await work()
  const after = await counted(pool)
  const read = Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
  return Object.fromEntries(read.filter(([, rows]) => rows > 0))
}

/** Runs work and returns how many rows of a table it rewrote. */
export async function rowsUpdated(
  pool: pg.Pool,
  table: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const updated = async () => {
    await tellCounts(pool)
    const { rows } = await pool.query<{ updated: number }>(
      'select n_tup_upd::int as updated from pg_stat_user_tables where relid = $1::regclass',
      [table],
    )
    return rows[0]?.updated ?? 0
  }
  const before = await updated()
  await work()
  return (await updated()) - before
}

async function counted(pool: pg.Pool): Promise<RowsRead> {
  await tellCounts(pool)
  const { rows } = await pool.query<{ name: string; read: string }>(
    `select relname as name, seq_tup_read as read from pg_stat_user_tables where schemaname = 'public'
     union all select indexrelname, idx_tup_read from pg_stat_user_indexes where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, read }) => [name, Number(read)]))
}

/**
 * From now on PostgreSQL reads no table whole that has an index for the statement. A test's tables fit on a page or two: the planner
 * would read some of them whole, and not the same ones each time, so that two counts would differ by the size of a table.
 */
export async function readByIndexes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name')
  await pool.query(`alter database ${rows[0]?.name} set enable_seqscan = off`)
  // That holds for new connections.
  await onEach(pool, 'set enable_seqscan = off; discard plans')
}

/** Each connection reports its own counts, and not at once by itself. */
const tellCounts = (pool: pg.Pool) => onEach(pool, 'select pg_stat_force_next_flush()')

/** Runs a statement on every connection of the pool. */
async function onEach(pool: pg.Pool, statement: string): Promise<void> {
  const connections = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  try {
    await Promise.all(connections.map(connection => connection.query(statement)))
  } finally {
    for (const connection of connections) connection.release()
  }
}
