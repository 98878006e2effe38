// What a database contains, in figures: taken with each backup, and compared when it is tried.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export interface Contents {
  /** Rows of each table. */
  rows: Record<string, number>
  /** Entries and their sum in cents, by account of the ledger. */
  ledger: Record<string, { entries: number; cents: number }>
  /** Transactions of the ledger that do not sum to zero: none (rule 75). */
  unbalanced: number
  /** Orders by state. */
  orders: Record<string, number>
}

/** How often a still moment is looked for before it is given up. */
const attempts = 500

/** Counts everything, in the transaction of the connection where it has one. */
export async function readContents(client: pg.Client): Promise<Contents> {
  const read = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  const tables = await read<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const [counted] = await read<{ count: string }>(`select count(*) from ${client.escapeIdentifier(name)}`)
    rows[name] = Number(counted?.count)
  }
  const ledger = await read<{ account: string; entries: string; cents: string }>(
    'select account, count(*) as entries, sum(amount_cents) as cents from ledger_entry group by account order by account',
  )
  const [unbalanced] = await read<{ count: string }>(
    `select count(*) from (
       select from ledger_entry group by client_id, key having sum(amount_cents) <> 0
     ) as transaction`,
  )
  const orders = await read<{ state: string; count: string }>(
    'select state, count(*) from client_order group by state order by state',
  )
  return {
    rows,
    ledger: Object.fromEntries(
      ledger.map(({ account, entries, cents }) => [
        account,
        { entries: Number(entries), cents: Number(cents) },
      ]),
    ),
    unbalanced: Number(unbalanced?.count),
    orders: Object.fromEntries(orders.map(({ state, count }) => [state, Number(count)])),
  }
}

/**
 * Counts everything as of one place in the write-ahead log, without making anybody wait. What was committed before the first look
 * is visible once no transaction is under way; where nothing was logged until the snapshot, nothing else is.
 * @returns undefined when the database was never still for long enough
 */
export async function contentsAtOnePlace(
  client: pg.Client,
): Promise<{ at: string; contents: Contents } | undefined> {
  const ask = async (text: string) => (await client.query(text)).rows[0] as { at: string; busy: boolean }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { at } = await ask('select pg_current_wal_insert_lsn() as at')
    const { busy } = await ask(
      'select exists (select from pg_stat_activity where backend_xid is not null) as busy',
    )
    await client.query('begin isolation level repeatable read read only')
    try {
      const now = await ask('select pg_current_wal_insert_lsn() as at')
      if (!busy && now.at === at) return { at, contents: await readContents(client) }
    } finally {
      await client.query('commit')
    }
    await pause(10)
  }
  return undefined
}

/** Every figure that differs, as `ledger.card.cents: 1200, expected 1300`. */
export function differences(found: unknown, expected: unknown, path = ''): string[] {
  if (isRecord(found) && isRecord(expected)) {
    const names = new Set([...Object.keys(found), ...Object.keys(expected)])
    return [...names].flatMap(name =>
      differences(found[name], expected[name], path ? `${path}.${name}` : name),
    )
  }
  return found === expected ? [] : [`${path}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
