// SQL of copies and erasure. Statements about a single table are built from the names in tables.ts alone.

import { nobody } from '../../messages/outbox.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'
import { tablesOfHousehold } from './tables.ts'

type Export = RowOf<typeof dataExportLatest>

const instantText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const columns = `id, state, ${instantText('asked_at')} as "askedAt", ${instantText('expires_at')} as "expiresAt",
  octet_length(archive) as bytes`

const dataExportLatest = statement({
  name: 'data_export_latest',
  text: `select ${columns} from data_export where client_id = $clientId and expires_at > $now
        order by asked_at desc, id desc limit 1`,
  row: {
    id: 'uuid',
    state: column<'asked' | 'ready'>('text'),
    askedAt: 'text',
    /** Days in the brand's zone are computed by the caller. */
    expiresAt: 'text',
    bytes: 'int?',
  },
})

/** The last requested copy that can still be fetched or is being made. */
export async function selectExport(db: Db, clientId: string, now: string): Promise<Export | null> {
  return (await dataExportLatest.first(db, { clientId, now })) ?? null
}

const dataExportInsert = statement({
  name: 'data_export_insert',
  text: `insert into data_export (client_id, id, state, asked_at, expires_at)
        values ($clientId, $id, 'asked', $askedAt, $expiresAt)`,
})

export async function insertExport(
  tx: Tx,
  asked: { clientId: string; id: string; askedAt: string; expiresAt: string },
): Promise<void> {
  await dataExportInsert.run(tx, asked)
}

const dataExportReady = statement({
  name: 'data_export_ready',
  text: `update data_export set state = 'ready', archive = $archive where client_id = $clientId and id = $id
        and state = 'asked'`,
})

/** False where it was made already, or is gone. */
export async function saveArchive(tx: Tx, clientId: string, id: string, archive: Buffer): Promise<boolean> {
  return (await dataExportReady.run(tx, { clientId, id, archive })) === 1
}

const dataExportArchive = statement({
  name: 'data_export_archive',
  text: `select archive from data_export where client_id = $clientId and id = $id and state = 'ready'
        and expires_at > $now`,
  row: { archive: 'bytea?' },
})

/** The archive itself, only of its own client. */
export async function selectArchive(
  db: Db,
  clientId: string,
  id: string,
  now: string,
): Promise<Buffer | null> {
  return (await dataExportArchive.first(db, { clientId, id, now }))?.archive ?? null
}

/** Deletes expired copies. */
export const deleteExpiredExports = batchStatement({
  name: 'data_export_expire',
  text: 'delete from data_export where expires_at <= $now',
})

export type StoredRow = Record<string, unknown>

/** Every row of a household in a listed table, without the columns that the list leaves out. */
export async function selectTable(db: Db, table: string, clientId: string): Promise<StoredRow[]> {
  const entry = tablesOfHousehold[table]
  if (!entry || typeof entry.copied === 'string') throw new RangeError(table)
  const { rows } = await db.query<{ row: StoredRow }>(
    `select to_jsonb(t) - $2::text[] as row from ${table} t where client_id = $1`,
    [clientId, ['client_id', ...entry.copied.without]],
  )
  return rows.map(({ row }) => row)
}

/** The photos of a household, JPEG: those of its claims, and those that drivers took at its door. `of` is their table. */
export const selectPhotos = statement({
  name: 'photos_of_household',
  text: `select 'box_claim' as of, id, photo from box_claim where client_id = $clientId and photo is not null
    union all
    select 'stop_action' as of, id, photo from stop_action where client_id = $clientId and photo is not null
    order by of, id`,
  row: { of: 'text', id: 'uuid', photo: 'bytea' },
})

const newsletterOfEmail = statement({
  name: 'newsletter_of_email',
  text: 'select to_jsonb(t) as row from newsletter_signup t where brand = $brand and email = $email',
  row: { row: column<StoredRow>('json') },
})

/** The newsletter subscriptions of an email; they are stored by email. */
export async function selectNewsletters(db: Db, brand: string, email: string): Promise<StoredRow[]> {
  return (await newsletterOfEmail.all(db, { brand, email })).map(({ row }) => row)
}

type Erasure = RowOf<typeof dataErasureFind>

const erasureColumns = `client_id as "clientId", brand, due_on::text as "dueOn", erased_on::text as "erasedOn",
  amounts_until::text as "amountsUntil"`

const dataErasureFind = statement({
  name: 'data_erasure_find',
  text: `select ${erasureColumns} from data_erasure where client_id = $clientId`,
  row: { clientId: 'uuid', brand: 'text', dueOn: 'text', erasedOn: 'text?', amountsUntil: 'text' },
})

export async function selectErasure(db: Db, clientId: string): Promise<Erasure | null> {
  return (await dataErasureFind.first(db, { clientId })) ?? null
}

const dataErasureInsert = statement({
  name: 'data_erasure_insert',
  text: `insert into data_erasure (client_id, brand, asked_at, due_on, amounts_until)
        values ($clientId, $brand, $at, $dueOn, $amountsUntil)
      on conflict do nothing`,
})

/** False where it was requested already. */
export async function insertErasure(
  tx: Tx,
  erasure: Omit<Erasure, 'erasedOn'> & { at: string },
): Promise<boolean> {
  const { clientId, brand, dueOn, amountsUntil, at } = erasure
  return (await dataErasureInsert.run(tx, { clientId, brand, at, dueOn, amountsUntil })) === 1
}

const dataErasureDelete = statement({
  name: 'data_erasure_delete',
  text: 'delete from data_erasure where client_id = $clientId and erased_on is null',
})

/** Cancels the request; false where there is none, or it was carried out. */
export async function deleteErasure(tx: Tx, clientId: string): Promise<boolean> {
  return (await dataErasureDelete.run(tx, { clientId })) === 1
}

const dataErasureDue = batchStatement({
  name: 'data_erasure_due',
  text: `select client_id as "clientId" from data_erasure e
      where brand = $brand and erased_on is null and due_on <= $today
        and not exists (select 1 from client_order o where o.client_id = e.client_id
          and o.state = any($unfinished))
        and client_id not in (select g.client_id from gift_card g where g.state = 'scheduled')
      order by due_on limit 200`,
  row: { clientId: 'uuid' },
})

/** Households whose day has come and that have nothing under way. */
export async function selectDueErasures(
  db: Db,
  brand: string,
  today: string,
  unfinished: readonly string[],
): Promise<string[]> {
  return (await dataErasureDue.all(db, { brand, today, unfinished })).map(row => row.clientId)
}

const dataErasureOver = batchStatement({
  name: 'data_erasure_over',
  text: `select client_id as "clientId" from data_erasure
      where brand = $brand and erased_on is not null and amounts_until < $today
        order by amounts_until limit 200`,
  row: { clientId: 'uuid' },
})

/** Households whose amounts have been kept for the required time. */
export async function selectOverErasures(db: Db, brand: string, today: string): Promise<string[]> {
  return (await dataErasureOver.all(db, { brand, today })).map(row => row.clientId)
}

const dataSubscriptionState = statement({
  name: 'data_subscription_state',
  text: 'select state from subscription where client_id = $clientId',
  row: { state: 'text' },
})

/** State of the subscription; null where there is none. */
export async function selectState(db: Db, clientId: string): Promise<string | null> {
  return (await dataSubscriptionState.first(db, { clientId }))?.state ?? null
}

/** The subscriptions of an email, and letters to it that ask for one. */
const newsletterForget = statement({
  name: 'newsletter_forget',
  text: `with asked as (
      delete from outbox_message where client_id = $nobody and template = 'newsletter_confirm'
        and brand = $brand and recipient = $email
      returning key
    ), waiting as (
      delete from unsent_message u using asked where u.client_id = $nobody and u.key = asked.key
    )
    delete from newsletter_signup where brand = $brand and email = $email`,
})

const dataErasureDone = statement({
  name: 'data_erasure_done',
  text: 'update data_erasure set erased_on = $on where client_id = $clientId',
})

/** Erases everything personal of a household; the remaining rows have no name. */
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
  await newsletterForget.run(tx, { brand, email, nobody })
  await dataErasureDone.run(tx, { clientId, on })
}

/** Deletes the rest of a household. */
export async function eraseAmounts(tx: Tx, clientId: string): Promise<void> {
  for (const table of Object.keys(tablesOfHousehold)) {
    await tx.query(`delete from ${table} where client_id = $1`, [clientId])
  }
}
