// SQL of mirrored points: the entries that an outside programme knows, who is enrolled there, and how far its lists were read.

import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

/** Movements of points since an instant (ISO) that were not reported yet, oldest first, up to a limit. */
export const readUntold = batchStatement({
  name: 'loyalty_untold',
  text: `select e.client_id as "clientId", e.key, e.amount_cents as points, e.reason, e.at
    from ledger_entry e
    where e.account = 'points' and e.at >= $since
      and not exists (select 1 from loyalty_told t where t.client_id = e.client_id and t.key = e.key)
    order by e.at, e.client_id, e.key limit $limit`,
  row: {
    clientId: 'uuid',
    /** The ledger's. */
    key: 'text',
    points: 'int',
    reason: 'text',
    at: 'instant',
  },
})

const loyaltyTold = batchStatement({
  name: 'loyalty_mark_told',
  text: `insert into loyalty_told (client_id, key, at) select client_id, key, $now
    from unnest($clientIds::uuid[], $keys::text[]) as told (client_id, key) on conflict do nothing`,
})

/** Marks entries that both sides know. Safe to repeat. */
export async function markTold(
  db: Db,
  entries: readonly { clientId: string; key: string }[],
  now: string,
): Promise<void> {
  await loyaltyTold.run(db, {
    clientIds: entries.map(({ clientId }) => clientId),
    keys: entries.map(({ key }) => key),
    now,
  })
}

const loyaltyIsMirrored = statement({
  name: 'loyalty_is_mirrored',
  text: 'select from loyalty_told where client_id = $clientId and key = $key',
})

export const isMirrored = async (db: Db, clientId: string, key: string): Promise<boolean> =>
  (await loyaltyIsMirrored.run(db, { clientId, key })) === 1

const loyaltyPlace = batchStatement({
  name: 'loyalty_place',
  text: 'select place from loyalty_place where list = $list',
  row: { place: 'text' },
})

/** `theirs`, `members`: how far their lists were read; `told`: when our movements were last sent. */
type List = 'theirs' | 'members' | 'told'

export const readPlace = async (db: Db, list: List): Promise<string | null> =>
  (await loyaltyPlace.first(db, { list }))?.place ?? null

export const savePlace = batchStatement({
  name: 'loyalty_keep_place',
  text: `insert into loyalty_place (list, place) values ($list, $place)
    on conflict (list) do update set place = excluded.place`,
})

/**
 * Keeps who joined or left an outside programme. Nobody is kept who is no household here, and nothing that is older than what is
 * kept, so a page can be entered again, or after the next one.
 */
export const recordEnrolments = batchStatement({
  name: 'loyalty_keep_enrolments',
  text: `insert into loyalty_member (client_id, enrolled, since)
    select distinct on (c.client_id) c.client_id, t.enrolled, t.since
      from unnest($clientIds::uuid[], $enrolled::bool[], $since::timestamptz[]) with ordinality
          as t (client_id, enrolled, since, place)
        join client c on c.client_id = t.client_id
      order by c.client_id, t.since desc, t.place desc
    on conflict (client_id) do update set enrolled = excluded.enrolled, since = excluded.since
      where excluded.since >= loyalty_member.since`,
})
