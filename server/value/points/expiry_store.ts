// SQL of points that expire.

import type { BrandId } from '../../../domain/brands.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

const pointsIdle = batchStatement({
  name: 'points_idle',
  text: `select b.client_id as "clientId" from ledger_balance b join client c on c.client_id = b.client_id
      where c.brand = $brand and b.account = 'points' and b.amount_cents > 0 and b.changed_at < $since
        and not exists (select 1 from ledger_balance p
          where p.client_id = b.client_id and p.account = 'points_pending' and p.changed_at >= $since)
      order by b.client_id`,
  row: { clientId: 'uuid' },
})

/** Households whose points have not moved since a day. It reads every balance and no entries, once a day. */
export async function selectIdle(db: Db, brand: BrandId, since: string): Promise<string[]> {
  const rows = await pointsIdle.all(db, { brand, since })
  return rows.map(row => row.clientId)
}

/** A household's points, and when they last moved; undefined where they never did. */
export const readIdle = statement({
  name: 'points_last',
  text: `select coalesce(sum(amount_cents) filter (where account = 'points'), 0)::int as points,
        to_char(max(changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
      from ledger_balance where client_id = $clientId
        and account in ('points', 'points_pending') having count(*) > 0`,
  row: { points: 'int', lastAt: 'text' },
})

const pointsNoticeRead = statement({
  name: 'points_notice',
  text: `select data->>'expiresOn' as "expiresOn" from outbox_message where client_id = $clientId and key = $key`,
  row: { expiresOn: 'text' },
})

/** The last announced day of a household's points, ISO date; undefined where none was announced. */
export async function readNotice(db: Db, clientId: string, key: string): Promise<string | undefined> {
  return (await pointsNoticeRead.first(db, { clientId, key }))?.expiresOn
}

const pointsHolders = batchStatement({
  name: 'points_holders',
  text: `select b.client_id as "clientId" from ledger_balance b join client c on c.client_id = b.client_id
      where c.brand = $brand and b.account in ('points', 'points_pending')
      group by b.client_id having sum(b.amount_cents) > 0 order by b.client_id`,
  row: { clientId: 'uuid' },
})

/** Households with points, including pending ones. It reads every balance: once a day, near the program's end. */
export async function selectHolders(db: Db, brand: BrandId): Promise<string[]> {
  return (await pointsHolders.all(db, { brand })).map(row => row.clientId)
}
