// SQL of copies and erasure. Statements about one table each are made of the names in tables.ts, and of nothing else.

import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { tablesOfHousehold } from './tables.ts'

export interface Export {
  id: string
  state: 'asked' | 'ready'
  askedAt: string
  /** Days of the brand are the caller's to make of it. */
  expiresAt: string
  bytes: number | null
}

const instantText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const columns = `id, state, ${instantText('asked_at')} as "askedAt", ${instantText('expires_at')} as "expiresAt",
  octet_length(archive) as bytes`

/** The copy asked for last that can still be fetched or is being made. */
export async function selectExport(db: Queryable, clientId: string, now: string): Promise<Export | null> {
  const { rows } = await db.query<Export>({
    name: 'data_export_latest',
    text: `select ${columns} from data_export where client_id = $1 and expires_at > $2 order by asked_at desc, id desc limit 1`,
    values: [clientId, now],
  })
  return rows[0] ?? null
}

export async function insertExport(
  tx: Tx,
  asked: { clientId: string; id: string; askedAt: string; expiresAt: string },
): Promise<void> {
  await tx.query({
    name: 'data_export_insert',
    text: `insert into data_export (client_id, id, state, asked_at, expires_at) values ($1, $2, 'asked', $3, $4)`,
    values: [asked.clientId, asked.id, asked.askedAt, asked.expiresAt],
  })
}

/** False where it was made already, or is gone. */
export async function keepArchive(tx: Tx, clientId: string, id: string, archive: Buffer): Promise<boolean> {
  const kept = await tx.query({
    name: 'data_export_ready',
    text: `update data_export set state = 'ready', archive = $3 where client_id = $1 and id = $2 and state = 'asked'`,
    values: [clientId, id, archive],
  })
  return kept.rowCount === 1
}

/** The archive itself, of its own client alone. */
export async function selectArchive(
  db: Queryable,
  clientId: string,
  id: string,
  now: string,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ archive: Buffer | null }>({
    name: 'data_export_archive',
    text: `select archive from data_export where client_id = $1 and id = $2 and state = 'ready' and expires_at > $3`,
    values: [clientId, id, now],
  })
  return rows[0]?.archive ?? null
}

/** Lets copies go that are over. */
export async function deleteExpiredExports(db: Queryable, now: string): Promise<void> {
  await db.query({
    name: 'data_export_expire',
    text: 'delete from data_export where expires_at <= $1',
    values: [now],
  })
}

export type Row = Record<string, unknown>

/** Every row of a household's in a table of the list, without what the list leaves out. */
export async function selectTable(db: Db, table: string, clientId: string): Promise<Row[]> {
  const entry = tablesOfHousehold[table]
  if (!entry || typeof entry.copied === 'string') throw new RangeError(table)
  const { rows } = await db.query<{ row: Row }>(
    `select to_jsonb(t) - $2::text[] as row from ${table} t where client_id = $1`,
    [clientId, ['client_id', ...entry.copied.without]],
  )
  return rows.map(({ row }) => row)
}

/** The newsletters an e-mail is on; they are kept by e-mail. */
export async function selectNewsletters(db: Queryable, brand: string, email: string): Promise<Row[]> {
  const { rows } = await db.query<{ row: Row }>({
    name: 'newsletter_of_email',
    text: 'select to_jsonb(t) as row from newsletter_signup t where brand = $1 and email = $2',
    values: [brand, email],
  })
  return rows.map(({ row }) => row)
}

export interface Erasure {
  clientId: string
  brand: string
  dueOn: string
  erasedOn: string | null
  amountsUntil: string
}

const erasureColumns = `client_id as "clientId", brand, due_on::text as "dueOn", erased_on::text as "erasedOn",
  amounts_until::text as "amountsUntil"`

export async function selectErasure(db: Queryable, clientId: string): Promise<Erasure | null> {
  const { rows } = await db.query<Erasure>({
    name: 'data_erasure_find',
    text: `select ${erasureColumns} from data_erasure where client_id = $1`,
    values: [clientId],
  })
  return rows[0] ?? null
}

/** False where it was asked for already. */
export async function insertErasure(
  tx: Tx,
  erasure: Omit<Erasure, 'erasedOn'> & { at: string },
): Promise<boolean> {
  const { clientId, brand, dueOn, amountsUntil, at } = erasure
  const made = await tx.query({
    name: 'data_erasure_insert',
    text: `insert into data_erasure (client_id, brand, asked_at, due_on, amounts_until) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    values: [clientId, brand, at, dueOn, amountsUntil],
  })
  return made.rowCount === 1
}

/** Takes the wish back; false where there is none, or it was done. */
export async function deleteErasure(tx: Tx, clientId: string): Promise<boolean> {
  const gone = await tx.query({
    name: 'data_erasure_delete',
    text: 'delete from data_erasure where client_id = $1 and erased_on is null',
    values: [clientId],
  })
  return gone.rowCount === 1
}

/** Households whose day has come, and nothing of theirs is under way. */
export async function selectDueErasures(
  db: Queryable,
  brand: string,
  today: string,
  unfinished: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ clientId: string }>({
    name: 'data_erasure_due',
    text: `select client_id as "clientId" from data_erasure e
      where brand = $1 and erased_on is null and due_on <= $2
        and not exists (select 1 from client_order o where o.client_id = e.client_id and o.state = any($3))
      order by due_on limit 200`,
    values: [brand, today, unfinished],
  })
  return rows.map(row => row.clientId)
}

/** Households whose amounts have been kept for long enough. */
export async function selectOverErasures(db: Queryable, brand: string, today: string): Promise<string[]> {
  const { rows } = await db.query<{ clientId: string }>({
    name: 'data_erasure_over',
    text: `select client_id as "clientId" from data_erasure
      where brand = $1 and erased_on is not null and amounts_until < $2 order by amounts_until limit 200`,
    values: [brand, today],
  })
  return rows.map(row => row.clientId)
}

/** State of the subscription; null for who has none. */
export async function selectState(db: Queryable, clientId: string): Promise<string | null> {
  const { rows } = await db.query<{ state: string }>({
    name: 'data_subscription_state',
    text: 'select state from subscription where client_id = $1',
    values: [clientId],
  })
  return rows[0]?.state ?? null
}

/** Everything personal of a household goes; what is kept of it has no name any more. */
export async function erasePersonal(
  tx: Tx,
  of: { clientId: string; brand: string; email: string; on: string },
): Promise<void> {
  const { clientId, brand, email, on } = of
  for (const [table, { erased }] of Object.entries(tablesOfHousehold)) {
    if (erased === 'keep') continue
    if (erased === 'delete') await tx.query(`delete from ${table} where client_id = $1`, [clientId])
    else {
      const changes = Object.entries(erased.emptied).map(([column, value]) => `${column} = ${value}`)
      await tx.query(`update ${table} set ${changes.join(', ')} where client_id = $1`, [clientId])
    }
  }
  await tx.query('delete from newsletter_signup where brand = $1 and email = $2', [brand, email])
  await tx.query('update data_erasure set erased_on = $2 where client_id = $1', [clientId, on])
}

/** The last of a household goes. */
export async function eraseAmounts(tx: Tx, clientId: string): Promise<void> {
  for (const table of Object.keys(tablesOfHousehold)) {
    await tx.query(`delete from ${table} where client_id = $1`, [clientId])
  }
}
