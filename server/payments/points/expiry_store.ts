// SQL of points that nobody earned or used for long.

import type { BrandId } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { batchStatement, statement } from '../../platform/statement.ts'

const pointsIdle = batchStatement<{ clientId: string }>({
  name: 'points_idle',
  text: `select e.client_id as "clientId" from ledger_entry e join client c on c.client_id = e.client_id
      where c.brand = $1 and e.account in ('points', 'points_pending')
      group by e.client_id
      having max(e.at) < $2 and sum(e.amount_cents) filter (where e.account = 'points') > 0
      order by e.client_id`,
  row: { clientId: 'uuid' },
})

/** Households with points that nothing has happened to since. It reads the whole ledger: once a day. */
export async function selectIdle(db: Db, brand: BrandId, since: string): Promise<string[]> {
  const rows = await pointsIdle.all(db, [brand, since])
  return rows.map(row => row.clientId)
}

const pointsLast = statement<{ points: number; lastAt: string }>({
  name: 'points_last',
  text: `select coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as points,
        to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
      from ledger_entry where client_id = $1 and account in ('points', 'points_pending') having count(*) > 0`,
  row: { points: 'int', lastAt: 'text' },
})

/** A household's points, and when something last happened to them; undefined where nothing ever did. */
export function readIdle(tx: Tx, clientId: string): Promise<{ points: number; lastAt: string } | undefined> {
  return pointsLast.first(tx, [clientId])
}

const pointsNoticeRead = statement<{ expiresOn: string }>({
  name: 'points_notice',
  text: `select data->>'expiresOn' as "expiresOn" from outbox_message where client_id = $1 and key = $2`,
  row: { expiresOn: 'text' },
})

/** The last day that a household was told its points count, ISO date; undefined where it was not told. */
export async function readNotice(tx: Tx, clientId: string, key: string): Promise<string | undefined> {
  return (await pointsNoticeRead.first(tx, [clientId, key]))?.expiresOn
}

const pointsHolders = batchStatement<{ clientId: string }>({
  name: 'points_holders',
  text: `select e.client_id as "clientId" from ledger_entry e join client c on c.client_id = e.client_id
      where c.brand = $1 and e.account in ('points', 'points_pending')
      group by e.client_id having sum(e.amount_cents) > 0 order by e.client_id`,
  row: { clientId: 'uuid' },
})

/** Households that have points, pending ones counted. It reads the whole ledger: once a day, about the programme's end. */
export async function selectHolders(db: Db, brand: BrandId): Promise<string[]> {
  return (await pointsHolders.all(db, [brand])).map(row => row.clientId)
}
