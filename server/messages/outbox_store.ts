// The outbox as the sender sees it.

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { firstPreferences } from '../../domain/communications/preferences.ts'
import { countMessages } from '../integrations/message_figures/count_messages.ts'
import { texts, unfoldTexts, uuids } from '../request/database/array_parameters.ts'
import { lostWorker, withTx } from '../request/database/database.ts'
import {
  batchStatement,
  column,
  columnsOf,
  sliceStatement,
  statement,
} from '../request/database/statement.ts'
import { heldKinds } from './held_kinds.ts'
import { countListLetters } from './list_letters/list_letters.ts'
import { type Channel, type TemplateData, type TemplateName, textedToo } from './templates.ts'
import { waitingColumns } from './waiting_columns.ts'
import { cannotWait, onlyNow, type Wish } from './wanted.ts'

/** A message taken for sending, with the household's present facts. */
export interface Unsent {
  clientId: string
  key: string
  brand: BrandId
  channel: Channel
  template: TemplateName
  data: TemplateData[TemplateName]
  attempts: number
  /** Of several nodes, the part of the database that has it; null on one server. */
  shard: string | null
  firstName: string
  /** Null where there is neither a recipient nor a client any more. */
  email: string | null
  phone: string | null
  locale: Locale
  /** The household's unsubscribed kinds of message. */
  unwanted: Wish[]
}

/** The hour on each brand’s clocks. */
export type Hours = Readonly<Partial<Record<BrandId, number>>>

/** Minutes until an unsent message is retried, by attempt; after the last, an expired message is dropped. */
const pauses = [5, 5, 15, 60, 240, 720]
export const mostAttempts = pauses.length

/** Neither deferred nor given up. */
export const due = `(attempts < $mostAttempts or not template = any ($onlyNow)) and coalesce(retry_at, '-infinity') < now()`
/** In the order of the index of unsent messages. */
/** Not of a kind that somebody holds back. */
export const notHeld = `brand || ' ' || template <> all ($held)` as const
export const oldestFirst = `coalesce(retry_at, '-infinity'), created_at, client_id, key`

const outboxDue = batchStatement({
  name: 'outbox_due',
  text: `select count(*) > 0 as due from (select 1 from unsent_message where ${due}
        order by ${oldestFirst} limit 1) oldest`,
  row: { due: 'bool' },
})

/** Whether the household of a message `u` that can wait has quiet hours now, by its preferences `p`. */
export const isQuiet = <const U extends string>(u: U) =>
  `p.quiet_from is not null and not ${u}.template = any ($cannotWait)
              and case when p.quiet_from < p.quiet_until
                then ($hours::jsonb ->> ${u}.brand)::int >= p.quiet_from
                  and ($hours::jsonb ->> ${u}.brand)::int < p.quiet_until
                else ($hours::jsonb ->> ${u}.brand)::int >= p.quiet_from
                  or ($hours::jsonb ->> ${u}.brand)::int < p.quiet_until end` as const

/** What the sender knows of a taken message `t`: `unwanted` is one text, separated by spaces, because the driver parses an array letter by letter. */
export const factsOfTaken = `t.client_id as "clientId", t.key, t.brand, m.channel, t.template, m.data,
        t.attempts + 1 as attempts,
        coalesce(c.first_name, '') as "firstName", coalesce(m.recipient, c.email) as email,
        split_part(coalesce(case when m.channel = 'sms' then m.recipient end, a.phone, c.phone), ';', 1) as phone,
          coalesce(m.locale, c.language) as locale,
        concat_ws(' ',
          case when not coalesce(p.email_upcoming, $emailUpcoming) then 'email_upcoming' end,
          case when not coalesce(p.email_skipped, $emailSkipped) then 'email_skipped' end,
          case when not coalesce(p.email_promotions, $emailPromotions) then 'email_promotions' end,
          case when not coalesce(p.sms_promotions, $smsPromotions) then 'sms_promotions' end) as unwanted` as const

export const takenColumns = {
  clientId: 'uuid',
  key: 'text',
  brand: 'text',
  channel: 'text',
  template: 'text',
  data: 'json',
  attempts: 'int',
  firstName: 'text',
  email: 'text?',
  phone: 'text?',
  locale: 'text',
  unwanted: 'text',
} as const

/** A message as it is taken. */
export type TakenRow = Omit<Unsent, 'unwanted' | 'shard'> & { unwanted: string }

/** Whether a letter `m` of preferences `p` is followed by a text message. */
export const isTexted =
  `p.sms_updates and m.channel = 'email' and m.recipient is null and m.template = any ($textedToo)` as const

/** The row that a process holds while it takes messages; it claims none. */
export const outboxTurn = batchStatement({
  name: 'outbox_turn',
  text: `insert into outbox_claim (id, until_at, client_ids, keys)
      values ('00000000-0000-0000-0000-000000000000', 'infinity', '{}', '{}')
      on conflict (id) do update set until_at = excluded.until_at`,
})

const outboxAbandoned = batchStatement({
  name: 'outbox_abandoned',
  text: `
      with dead as (delete from outbox_claim where until_at <= now() returning client_ids, keys)
      update unsent_message u set attempts = u.attempts + 1
      from dead, unnest(dead.client_ids, dead.keys) as left_behind (client_id, key)
      where u.client_id = left_behind.client_id and u.key = left_behind.key`,
})

const outboxTake = batchStatement({
  name: 'outbox_take',
  text: `
      with taken as materialized (
        select * from unsent_message
        where ${due} and ${notHeld}
          and (client_id, key) not in (
            select c.client_id, c.key from outbox_claim, unnest(client_ids, keys) as c (client_id, key))
          and not exists (
            select 1 from communication_preference p
            where p.client_id = unsent_message.client_id and ${isQuiet('unsent_message')})
        order by ${oldestFirst} limit $limit
      ), claimed as (
        insert into outbox_claim (id, until_at, client_ids, keys)
        select $id, now() + interval '5 minutes', array_agg(client_id), array_agg(key)
          from taken having count(*) > 0
      ), texted as (
        insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
        select m.client_id, m.key || ':sms', m.brand, 'sms', m.template, m.data, m.created_at
        from taken t join outbox_message m on m.client_id = t.client_id and m.key = t.key
          join communication_preference p on p.client_id = m.client_id
        where ${isTexted}
        on conflict (client_id, key) do nothing returning ${waitingColumns}
      ), waits as (
        insert into unsent_message (${waitingColumns}) select ${waitingColumns} from texted
      )
      select ${factsOfTaken}
      from taken t join outbox_message m on m.client_id = t.client_id and m.key = t.key
        left join client c on c.client_id = m.client_id
        left join communication_preference p on p.client_id = m.client_id
        left join delivery_address a on a.client_id = m.client_id and a.kind = 'main'
      order by t.created_at, t.client_id, t.key`,
  row: columnsOf<TakenRow>(takenColumns),
  plannedOnce: true,
})

/** Messages taken together; `markSent` ends it. */
export interface Claim {
  id: string
  messages: Unsent[]
}

/**
 * Takes the oldest unsent messages of one server, for five minutes: another process that looks in the meantime finds others. The
 * messages of a process that dies are retried. Times are real ones, because they concern this program, not the business. Processes take
 * messages in turns, which takes milliseconds, and send at the same time. A message that can wait is left during a household's quiet
 * hours. A household that asked for texts gets one beside a letter: it is put in the outbox as the letter is taken, under the letter's
 * key, so that it comes once, however the letter was written.
 * @param expected whether some are expected to be due, which saves a look
 */
export async function takeOnOneServer(
  pool: pg.Pool,
  limit: number,
  hours: Hours,
  expected: boolean,
): Promise<Claim> {
  const id = randomUUID()
  // Usually nothing is due, and a turn is a write.
  if (!expected && !(await outboxDue.one(pool, { mostAttempts, onlyNow })).due) return { id, messages: [] }
  return withTx(pool, async tx => {
    await outboxTurn.run(tx)
    await outboxAbandoned.run(tx)
    const held = await heldKinds(tx)
    const taken = await outboxTake.all(tx, {
      held,
      ...firstPreferences,
      mostAttempts,
      onlyNow,
      cannotWait,
      hours: JSON.stringify(hours),
      textedToo,
      limit,
      id,
    })
    return { id, messages: taken.map(row => unsentOf(row, null)) }
  })
}

export const unsentOf = ({ unwanted, ...row }: TakenRow, shard: string | null): Unsent => ({
  ...row,
  shard,
  unwanted: unwanted.split(' ') as Wish[],
})

const outboxSent = batchStatement({
  name: 'outbox_sent',
  text: `
      with released as (delete from outbox_claim where id = $id)
      delete from unsent_message u
        using unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as done (client_id, key)
      where u.client_id = done.client_id and u.key = done.key`,
  plannedOnce: true,
})

const outboxSentOfShard = sliceStatement({
  name: 'outbox_sent_of_shard',
  text: shard => `delete from unsent_message u
        using unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as done (client_id, key)
      where u.client_id = done.client_id and u.key = done.key${shard.also('u')}`,
})

export const outboxRelease = batchStatement({
  name: 'outbox_release',
  text: 'delete from outbox_claim where id = $id',
})

export type Named = Pick<Unsent, 'clientId' | 'key'> & Partial<Pick<Unsent, 'shard'>>

/** A message whose fate is counted by its kind. */
type Counted = Named & { brand: BrandId; template: string; channel: Channel }

/** What names the messages of one shard, or of one server. */
interface NamedTogether {
  clientIds: string
  keys: string
  members: string | null
}

/** The messages by their shard, so that each statement concerns one. One server has no shards. */
export function byShard(messages: readonly Named[]): NamedTogether[] {
  return [...Map.groupBy(messages, ({ shard = null }) => shard).values()].map(namesOf)
}

function namesOf(together: readonly Named[]): NamedTogether {
  const clientIds = uuids(together, message => message.clientId)
  const isOfAShard = together.some(({ shard = null }) => shard !== null)
  return {
    clientIds,
    keys: texts(together, message => message.key),
    members: isOfAShard ? clientIds : null,
  }
}

/**
 * Does something with messages, shard by shard: where a node is lost, its messages stay claimed, and are taken again later.
 * @returns those that are done
 */
async function eachShard<M extends Named>(
  messages: readonly M[],
  run: (names: NamedTogether, together: readonly M[]) => Promise<unknown>,
): Promise<M[]> {
  const done: M[] = []
  for (const together of Map.groupBy(messages, ({ shard = null }) => shard).values()) {
    try {
      await run(namesOf(together), together)
      done.push(...together)
    } catch (error) {
      if (lostWorker(error) === null) throw error
    }
  }
  return done
}

/**
 * Marks messages as sent, so that they wait no longer, and releases all that were taken with them: it comes last, once the results
 * of the others are recorded. @param at program time, ISO instant
 */
export async function markSent(
  pool: pg.Pool,
  { id, messages }: Claim,
  sent: readonly Counted[],
  at: string,
): Promise<void> {
  const onOneServer = messages.every(({ shard }) => shard === null)
  const done = onOneServer ? sent : await eachShard(sent, names => outboxSentOfShard.run(pool, names))
  await withTx(pool, async tx => {
    const { clientIds, keys } = namesOf(sent)
    if (onOneServer) await outboxSent.run(tx, { clientIds, keys, id })
    else if (done.length === sent.length) await outboxRelease.run(tx, { id })
    await countMessages(tx, done, 'sent', at)
    await countListLetters(tx, done, 'sent')
  })
}

/** When messages are tried again, by how many times sending failed. */
const outboxRetryAts = batchStatement({
  name: 'outbox_retry_ats',
  text: `select json_agg(now() + make_interval(mins => pause) order by place) as instants
      from unnest($pauses::int[]) with ordinality as p (pause, place)`,
  row: { instants: column<string[]>('json') },
})

// `coalesce`: Citus takes a value that ends in a subscript for an assignment to an element.
const outboxFailed = sliceStatement({
  name: 'outbox_failed',
  text: shard => `update unsent_message u set attempts = u.attempts + 1,
        retry_at = coalesce(($retryAts::timestamptz[])[least(u.attempts + 1, ${mostAttempts})], null)
      from unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as failed (client_id, key)
      where u.client_id = failed.client_id and u.key = failed.key${shard.also('u')}`,
})

/** Makes messages that could not be sent available again after a pause. */
export async function markToSendAgain(pool: pg.Pool, messages: readonly Named[]): Promise<void> {
  if (messages.length === 0) return
  await eachShard(messages, together =>
    withTx(pool, async tx => {
      const { instants: retryAts } = await outboxRetryAts.one(tx, { pauses })
      await outboxFailed.run(tx, { ...together, retryAts })
    }),
  )
}

const outboxTryNow = batchStatement({
  name: 'outbox_try_now',
  text: "update unsent_message set retry_at = null where retry_at > now() and retry_at < 'infinity'",
})

/** Makes every deferred message due, but those that are held back: a newer program may be able to make what the last one could not. */
export async function tryNow(pool: pg.Pool): Promise<void> {
  await withTx(pool, tx => outboxTryNow.run(tx))
}

/** Messages that could not be made or sent so far, for the figures of operators. */
export const countSetAside = batchStatement({
  name: 'outbox_set_aside',
  text: 'select count(*)::int as messages from unsent_message where attempts > 0',
  row: { messages: 'int' },
})

const outboxGiveUp = sliceStatement({
  name: 'outbox_give_up',
  text: shard => `
      with lost as (
        delete from unsent_message u
          using unnest($clientIds::uuid[], ${unfoldTexts('$keys')}) as named (client_id, key)
        where u.client_id = named.client_id and u.key = named.key${shard.also('u')} returning u.client_id, u.key
      )
      update outbox_message m set lost_at = $at from lost where m.client_id = lost.client_id and m.key = lost.key${shard.also('m')}`,
})

/** Gives up messages that no further attempt would deliver, at a program time, and counts why. */
export async function markGivenUp(
  pool: pg.Pool,
  messages: readonly Counted[],
  at: string,
  why: 'bounced' | 'dropped',
): Promise<void> {
  await eachShard(messages, (names, together) =>
    withTx(pool, async tx => {
      await outboxGiveUp.run(tx, { ...names, at })
      await countMessages(tx, together, why, at)
      await countListLetters(tx, together, why)
    }),
  )
}

/** The newest name of each product, in both languages. */
export const selectProductNames = statement({
  name: 'product_names',
  text: `select distinct on (id) id, name from (
        select dish_id as id, version, content->'name' as name from dish_version
          where dish_id = any ($ids::text[])
        union all
        select item_id, version, content->'name' from market_item where item_id = any ($ids::text[])
      ) product order by id, version desc`,
  row: { id: 'text', name: column<{ en: string; fr: string }>('json') },
})

export const outboxInsert = statement({
  name: 'outbox_insert',
  text: `with told as (
      insert into outbox_message (client_id, key, brand, channel, template, data, recipient, locale, created_at)
      values ($clientId, $key, $brand, $channel, $template, $data, $recipient, $locale, $at)
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
})
