// The outbox as the sender sees it.

import type pg from 'pg'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { firstPreferences } from '../../domain/communications/preferences.ts'
import { texts, unfoldTexts, uuids } from '../request/database/array_parameters.ts'
import { type Db, withTx } from '../request/database/database.ts'
import { batchStatement, statement } from '../request/database/statement.ts'
import type { TemplateData } from './templates.ts'
import { type Channel, type TemplateName, textedToo } from './templates.ts'
import { cannotWait, onlyNow, type Wish } from './wanted.ts'

/** A message taken up for sending, with the household's present facts. */
export interface Unsent {
  clientId: string
  key: string
  brand: BrandId
  channel: Channel
  template: TemplateName
  data: TemplateData[TemplateName]
  attempts: number
  firstName: string
  /** Null where there is neither a recipient nor a client any more. */
  email: string | null
  phone: string | null
  locale: Locale
  /** What the household has turned off. */
  unwanted: Wish[]
}

/** The hour that each brand’s clocks show. */
export type Hours = Readonly<Partial<Record<BrandId, number>>>
/** Regardless of quiet hours: everything due. */
const noHours: Hours = {}

/** Minutes until an unsent message is tried again, by attempt; after the last, a message that has expired is dropped. */
const pauses = [5, 5, 15, 60, 240, 720]
export const mostAttempts = pauses.length

/** `unwanted` is one text, with spaces between: the driver takes an array of texts apart letter by letter. */
const outboxTake = batchStatement<Omit<Unsent, 'unwanted'> & { unwanted: string }>({
  name: 'outbox_take',
  text: `
      with due as (
        select client_id, key from outbox_message
        where sent_at is null and lost_at is null and (attempts < $1 or not template = any ($11)) and coalesce(retry_at, '-infinity') < now()
          and not exists (
            select from communication_preference p
            where p.client_id = outbox_message.client_id and p.quiet_from is not null and not template = any ($4)
              and case when p.quiet_from < p.quiet_until
                then ($5::jsonb ->> brand)::int >= p.quiet_from and ($5::jsonb ->> brand)::int < p.quiet_until
                else ($5::jsonb ->> brand)::int >= p.quiet_from or ($5::jsonb ->> brand)::int < p.quiet_until end)
        order by coalesce(retry_at, '-infinity'), created_at, client_id, key limit $2
        for update skip locked
      ), taken as (
        update outbox_message m set attempts = m.attempts + 1,
          retry_at = now() + make_interval(mins => ($3::int[])[least(m.attempts + 1, cardinality($3::int[]))])
        from due where m.client_id = due.client_id and m.key = due.key
        returning m.*
      ), texted as (
        insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
        select m.client_id, m.key || ':sms', m.brand, 'sms', m.template, m.data, m.created_at
        from taken m join communication_preference p on p.client_id = m.client_id and p.sms_updates
        where m.channel = 'email' and m.recipient is null and m.template = any ($10)
        on conflict (client_id, key) do nothing
      )
      select t.client_id as "clientId", t.key, t.brand, t.channel, t.template, t.data, t.attempts,
        coalesce(c.first_name, '') as "firstName", coalesce(t.recipient, c.email) as email,
        coalesce(case when t.channel = 'sms' then t.recipient end, a.phone, c.phone) as phone, coalesce(t.locale, c.language) as locale,
        concat_ws(' ',
          case when not coalesce(p.email_upcoming, $6) then 'email_upcoming' end,
          case when not coalesce(p.email_skipped, $7) then 'email_skipped' end,
          case when not coalesce(p.email_promotions, $8) then 'email_promotions' end,
          case when not coalesce(p.sms_promotions, $9) then 'sms_promotions' end) as unwanted
      from taken t left join client c on c.client_id = t.client_id
        left join communication_preference p on p.client_id = t.client_id
        left join delivery_address a on a.client_id = t.client_id and a.kind = 'main'
      order by t.created_at, t.client_id, t.key`,
  row: {
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
  },
})

/**
 * Takes up the oldest unsent messages, for five minutes: another process that looks meanwhile finds others. Whoever dies
 * holding some lets them be tried again. Times are real ones: they are about this program, not about the business. Those who
 * look at the same time pass over what another is taking up, and wait for nobody. What can wait is left while a household has its
 * quiet hours. A household that asked for texts gets one beside a letter: it is put in the outbox as the letter is taken up, under the
 * letter's key, so that it comes once, and in whatever way the letter was written.
 */
export async function takeUnsent(pool: pg.Pool, limit: number, hours: Hours = noHours): Promise<Unsent[]> {
  return withTx(pool, async tx => {
    const taken = await outboxTake.query(tx, [
      mostAttempts,
      limit,
      pauses,
      cannotWait,
      JSON.stringify(hours),
      firstPreferences.emailUpcoming,
      firstPreferences.emailSkipped,
      firstPreferences.emailPromotions,
      firstPreferences.smsPromotions,
      textedToo,
      onlyNow,
    ])
    return taken.rows.map(({ unwanted, ...row }) => ({ ...row, unwanted: unwanted.split(' ') as Wish[] }))
  })
}

const outboxSent = batchStatement({
  name: 'outbox_sent',
  text: `update outbox_message m set sent_at = $3 from unnest($1::uuid[], ${unfoldTexts('$2')}) as done (client_id, key)
      where m.client_id = done.client_id and m.key = done.key and m.sent_at is null`,
})

/** Notes messages as sent, at a program time. */
export async function markSent(
  pool: pg.Pool,
  messages: readonly Pick<Unsent, 'clientId' | 'key'>[],
  at: string,
): Promise<void> {
  if (messages.length === 0) return
  await withTx(pool, tx =>
    outboxSent.query(tx, [
      uuids(messages, message => message.clientId),
      texts(messages, message => message.key),
      at,
    ]),
  )
}

const outboxGiveUp = batchStatement({
  name: 'outbox_give_up',
  text: `update outbox_message m set lost_at = $3 from unnest($1::uuid[], ${unfoldTexts('$2')}) as lost (client_id, key)
      where m.client_id = lost.client_id and m.key = lost.key and m.sent_at is null`,
})

/** Gives up on messages that no further attempt would bring, at a program time. */
export async function giveUp(
  pool: pg.Pool,
  messages: readonly Pick<Unsent, 'clientId' | 'key'>[],
  at: string,
): Promise<void> {
  if (messages.length === 0) return
  await withTx(pool, tx =>
    outboxGiveUp.query(tx, [
      uuids(messages, message => message.clientId),
      texts(messages, message => message.key),
      at,
    ]),
  )
}

const productNames = statement<{ id: string; name: { en: string; fr: string } }>({
  name: 'product_names',
  text: `select distinct on (id) id, name from (
        select dish_id as id, version, content->'name' as name from dish_version where dish_id = any ($1::text[])
        union all
        select item_id, version, content->'name' from market_item where item_id = any ($1::text[])
      ) product order by id, version desc`,
  row: { id: 'text', name: 'json' },
})

/** The newest name of each product, in both languages. */
export async function selectProductNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: { en: string; fr: string } }[]> {
  return productNames.all(db, [ids])
}
