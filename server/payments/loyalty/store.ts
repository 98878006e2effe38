// SQL of mirrored points: the entries an outside programme knows, and how far its own list was read.

import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

interface UntoldEntry {
  clientId: string
  /** The ledger's. */
  key: string
  points: number
  reason: string
  at: Date
}

const loyaltyUntold = batchStatement<UntoldEntry>({
  name: 'loyalty_untold',
  text: `select e.client_id as "clientId", e.key, e.amount_cents as points, e.reason, e.at
    from ledger_entry e
    where e.account = 'points' and e.at >= $1
      and not exists (select from loyalty_told t where t.client_id = e.client_id and t.key = e.key)
    order by e.at, e.client_id, e.key limit $2`,
  row: { clientId: 'uuid', key: 'text', points: 'int', reason: 'text', at: 'instant' },
})

/** Movements of points since an instant (ISO) that were not told, oldest first, so many at the most. */
export const readUntold = (db: Db, since: string, limit: number): Promise<UntoldEntry[]> =>
  loyaltyUntold.all(db, [since, limit])

const loyaltyTold = batchStatement({
  name: 'loyalty_mark_told',
  text: `insert into loyalty_told (client_id, key, at) select client_id, key, $3
    from unnest($1::uuid[], $2::text[]) as told (client_id, key) on conflict do nothing`,
})

/** Marks entries that both sides know. Safe to repeat. */
export async function markTold(
  db: Db,
  entries: readonly { clientId: string; key: string }[],
  now: string,
): Promise<void> {
  await loyaltyTold.run(db, [entries.map(({ clientId }) => clientId), entries.map(({ key }) => key), now])
}

const loyaltyIsMirrored = statement({
  name: 'loyalty_is_mirrored',
  text: 'select from loyalty_told where client_id = $1 and key = $2',
})

export const isMirrored = async (db: Db, clientId: string, key: string): Promise<boolean> =>
  (await loyaltyIsMirrored.run(db, [clientId, key])) === 1

const loyaltyPlace = batchStatement<{ place: string }>({
  name: 'loyalty_place',
  text: 'select place from loyalty_place where list = $1',
  row: { place: 'text' },
})

/** `theirs`: how far their list was read; `told`: when our movements were last sent. */
type List = 'theirs' | 'told'

export const readPlace = async (db: Db, list: List): Promise<string | null> =>
  (await loyaltyPlace.first(db, [list]))?.place ?? null

const loyaltyKeepPlace = batchStatement({
  name: 'loyalty_keep_place',
  text: `insert into loyalty_place (list, place) values ($1, $2)
    on conflict (list) do update set place = excluded.place`,
})

export async function keepPlace(db: Db, list: List, place: string): Promise<void> {
  await loyaltyKeepPlace.run(db, [list, place])
}
