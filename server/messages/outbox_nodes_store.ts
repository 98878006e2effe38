// The outbox of a distributed database, as the sender sees it: messages are taken centrally, and read and marked shard by shard. Those of a
// lost node wait, and all others are sent.

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { firstPreferences } from '../../domain/communications/preferences.ts'
import { texts, unfoldTexts, uuids } from '../request/database/array_parameters.ts'
import { lostWorker, type Tx, withTx } from '../request/database/database.ts'
import { batchStatement, columnsOf, sliceStatement } from '../request/database/statement.ts'
import { heldKinds } from './held_kinds.ts'
import {
  byShard,
  type Claim,
  due,
  factsOfTaken,
  type Hours,
  isQuiet,
  isTexted,
  mostAttempts,
  type Named,
  notHeld,
  oldestFirst,
  outboxRelease,
  outboxTurn,
  type TakenRow,
  takenColumns,
  type Unsent,
  unsentOf,
} from './outbox_store.ts'
import { textedToo } from './templates.ts'
import { waitingColumns } from './waiting_columns.ts'
import { cannotWait, onlyNow } from './wanted.ts'

/** Messages without a claim: `u` names them by household and key. */
const unclaimed = <const U extends string>(u: U) =>
  `(${u}.client_id, ${u}.key) not in (
      select c.client_id, c.key from outbox_claim, unnest(client_ids, keys) as c (client_id, key))` as const

const row = columnsOf<Required<Named>>({ clientId: 'uuid', key: 'text', shard: 'text?' })

/** The oldest that are due, of all shards. */
const readDue = batchStatement({
  name: 'outbox_due_by_shard',
  text: `select u.client_id as "clientId", u.key,
      get_shard_id_for_distribution_column('unsent_message', u.client_id)::text as shard
    from (select client_id, key, retry_at, created_at from unsent_message u
      where ${due} and ${notHeld} and ${unclaimed('u')} order by ${oldestFirst} limit $limit) u
    order by ${oldestFirst}`,
  row,
})

/** The same while a node is lost: the engine asks each shard by itself, and those that answer count. */
const readDueElsewhere = batchStatement({
  name: 'outbox_due_elsewhere_by_shard',
  text: `select u.client_id as "clientId", u.key, u.shard from (
      select m.client_id, m.key, m.retry_at, m.created_at, r.shardid::text as shard
      from run_command_on_shards('unsent_message', format(
          'select coalesce(json_agg(u), ''[]'') from (select client_id, key, retry_at, created_at from %%s
             where (attempts < %L or not template = any (%L::text[])) and coalesce(retry_at, ''-infinity'') < now()
               and brand || '' '' || template <> all (%L::text[])
             order by ${oldestFirst.replaceAll("'", "''")} limit %L) u',
          $mostAttempts::int, $onlyNow::text[], $held::text[], 2 * $limit::int)) r
        cross join lateral json_to_recordset(case when r.success then r.result::json else '[]' end)
          as m (client_id uuid, key text, retry_at timestamptz, created_at timestamptz)
    ) u where ${unclaimed('u')} order by ${oldestFirst} limit $limit`,
  row,
})

const insertClaim = batchStatement({
  name: 'outbox_claim_insert',
  text: `insert into outbox_claim (id, until_at, client_ids, keys)
    values ($id, now() + interval '5 minutes', $clientIds::uuid[], ${unfoldTexts('$keys')})`,
})

/** Claims of processes that must be dead. */
const deleteDead = batchStatement({
  name: 'outbox_claim_dead',
  text: `delete from outbox_claim where until_at <= now()
    returning array_to_string(client_ids, ',') as "clientIds", array_to_string(keys, chr(31)) as keys`,
  row: { clientIds: 'text', keys: 'text' },
})

const countAttempt = batchStatement({
  name: 'outbox_count_attempt',
  text: `update unsent_message u set attempts = u.attempts + 1
    from unnest($clientIds::uuid[], string_to_array($keys, chr(31))) as left_behind (client_id, key)
    where u.client_id = left_behind.client_id and u.key = left_behind.key`,
})

/** The taken messages of one shard, with what else is known of them. */
const readTaken = sliceStatement({
  name: 'outbox_read_taken',
  text: shard => `select ${factsOfTaken},
      coalesce(${isQuiet('t')}, false) as quiet, coalesce(${isTexted}, false) as texted
    from unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as k (client_id, key)
      join unsent_message t on t.client_id = k.client_id and t.key = k.key${shard.also('t')}
      join outbox_message m on m.client_id = t.client_id and m.key = t.key${shard.also('m')}
      left join client c on c.client_id = m.client_id${shard.also('c')}
      left join communication_preference p on p.client_id = m.client_id${shard.also('p')}
      left join delivery_address a on a.client_id = m.client_id and a.kind = 'main'${shard.also('a')}
    order by t.created_at, t.client_id, t.key`,
  row: columnsOf<TakenRow & { quiet: boolean; texted: boolean }>({
    ...takenColumns,
    quiet: 'bool',
    texted: 'bool',
  }),
})

/** Puts a text message beside each letter. */
const insertTexts = sliceStatement({
  name: 'outbox_insert_texts',
  text: shard => `with texted as (
      insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
      select m.client_id, m.key || ':sms', m.brand, 'sms', m.template, m.data, m.created_at
      from unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as k (client_id, key)
        join outbox_message m on m.client_id = k.client_id and m.key = k.key${shard.also('m')}
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from texted`,
})

/** Leaves messages for the end of quiet hours, at which they are looked at again. */
const waitQuietly = sliceStatement({
  name: 'outbox_wait_quietly',
  text: shard => `update unsent_message u set retry_at = $until
    from unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as k (client_id, key)
    where u.client_id = k.client_id and u.key = k.key${shard.also('u')}`,
})

/** Milliseconds after which a quiet household's messages are looked at again. */
const quietFor = 15 * 60_000

/** Takes the oldest unsent messages of the nodes that answer, for five minutes, as `takeOnOneServer` does. */
export async function takeOnNodes(pool: pg.Pool, limit: number, hours: Hours): Promise<Claim> {
  await forgetDead(pool)
  const id = randomUUID()
  const named = await claim(pool, id, limit)
  const messages: Unsent[] = []
  for (const [shard, together] of Map.groupBy(named, one => one.shard)) {
    const [names] = byShard(together)
    if (!names) continue
    try {
      const taken = await readTaken.all(pool, {
        ...firstPreferences,
        ...names,
        cannotWait,
        textedToo,
        hours: JSON.stringify(hours),
      })
      const [texted] = byShard(taken.filter(one => one.texted).map(one => ({ ...one, shard })))
      if (texted) await insertTexts.run(pool, texted)
      const [quiet] = byShard(taken.filter(one => one.quiet).map(one => ({ ...one, shard })))
      if (quiet) await waitQuietly.run(pool, { ...quiet, until: new Date(Date.now() + quietFor) })
      const loud = taken.filter(one => !one.quiet)
      messages.push(...loud.map(one => unsentOf(one, shard)))
    } catch (error) {
      // Its node was lost since it was asked: its messages stay claimed, and are taken again.
      if (lostWorker(error) === null) throw error
    }
  }
  if (messages.length === 0 && named.length > 0) await outboxRelease.run(pool, { id })
  return { id, messages }
}

async function claim(pool: pg.Pool, id: string, limit: number): Promise<Required<Named>[]> {
  const take = async (tx: Tx, read: typeof readDue) => {
    const asking = { mostAttempts, onlyNow, held: await heldKinds(tx) }
    // Usually nothing is due, and a turn is a write.
    if ((await read.all(tx, { ...asking, limit: 1 })).length === 0) return []
    await outboxTurn.run(tx)
    const named = await read.all(tx, { ...asking, limit })
    if (named.length > 0)
      await insertClaim.run(tx, {
        id,
        clientIds: uuids(named, one => one.clientId),
        keys: texts(named, one => one.key),
      })
    return named
  }
  try {
    return await withTx(pool, tx => take(tx, readDue))
  } catch (error) {
    if (lostWorker(error) === null) throw error
    return withTx(pool, tx => take(tx, readDueElsewhere))
  }
}

/** Messages that a dead process had taken are taken again; each counts as an attempt, unless its node is lost. */
async function forgetDead(pool: pg.Pool): Promise<void> {
  for (const { clientIds, keys } of await deleteDead.all(pool)) {
    try {
      await countAttempt.run(pool, { clientIds: `{${clientIds}}`, keys })
    } catch (error) {
      if (lostWorker(error) === null) throw error
    }
  }
}
