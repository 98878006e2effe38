// SQL of changes of terms: their versions, the letters about them, and the boxes that are priced again.

import type { BrandId } from '../../domain/brands.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import type { TermKind, TermVersion } from '../../domain/terms/versions.ts'
import { waitingColumns } from '../messages/waiting_columns.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, type RowOf } from '../request/database/statement.ts'

/** A term by its kind and what it is of. */
export interface TermName {
  kind: TermKind
  subject: string
}

/** All versions of a term, newest first; one that takes another back has no value. */
export const readHistory = batchStatement({
  name: 'term_history',
  text: `select v.version, v.value, v.valid_from::text as "from", v.takes_back as "takesBack", v.reason, v.at,
      s.email as admin from term_version v left join staff_account a on a.client_id = v.actor
      left join staff s on s.id = coalesce(a.staff_id, v.actor)
    where v.kind = $kind and v.subject = $subject order by v.version desc`,
  row: {
    version: 'int',
    value: column<TermVersion['value'] | null>('json?'),
    from: 'text',
    takesBack: 'int?',
    reason: 'text',
    at: 'instant',
    admin: 'text?',
  },
})
export type HistoryRow = RowOf<typeof readHistory>

const termAdd = batchStatement({
  name: 'term_add',
  text: `insert into term_version (kind, subject, version, value, valid_from, takes_back, reason, actor, at)
    values ($kind, $subject, $version, $value::jsonb, $from, $takesBack, $reason, $actor, $at)`,
})

/** A version to be added. */
export interface NewVersion extends TermName {
  version: number
  /** Null for one that takes another back. */
  value: TermVersion['value'] | null
  from: string
  takesBack: number | null
  reason: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  at: string
}

export async function insertTerm(tx: Tx, of: NewVersion): Promise<void> {
  await termAdd.run(tx, { ...of, value: of.value && JSON.stringify(of.value) })
}

const termsLastWeek = batchStatement({
  name: 'terms_last_week',
  text: 'select max(week)::text as week from batch where brand = $brand',
  row: { week: 'text?' },
})

/** Monday of the last week that has been opened for a brand; null where none has. */
export const readLastWeek = async (db: Db, brand: BrandId): Promise<string | null> =>
  (await termsLastWeek.one(db, { brand })).week

/** Versions whose letters and boxes are still to be seen to, oldest first. */
export const readUnsettled = batchStatement({
  name: 'terms_unsettled',
  text: `select kind, subject, version, at from term_version where settled_at is null order by at`,
  row: { kind: column<TermKind>('text'), subject: 'text', version: 'int', at: 'instant' },
})

const termSettled = batchStatement({
  name: 'term_settled',
  text: `update term_version set settled_at = $now where kind = $kind and subject = $subject and version = $version`,
})

export async function markSettled(db: Db, of: TermName & { version: number }, now: string): Promise<void> {
  await termSettled.run(db, { kind: of.kind, subject: of.subject, version: of.version, now })
}

const concerned = `subscription s where s.brand = $brand and s.state in ${sqlList(openSubscriptions)}
      and s.plan_id = any($planIds::text[])` as const

const termsCountConcerned = batchStatement({
  name: 'terms_count_concerned',
  text: `select count(*)::int as households from ${concerned}`,
  row: { households: 'int' },
})

/** Households of these plans that have a subscription. */
export const countConcerned = async (
  db: Db,
  of: { brand: BrandId; planIds: readonly string[] },
): Promise<number> => (await termsCountConcerned.one(db, of)).households

/** Active subscriptions of a brand by plan. */
export const readHouseholdsByPlan = batchStatement({
  name: 'terms_households_by_plan',
  text: `select plan_id as "planId", count(*)::int as households from subscription
    where brand = $brand and state = 'active' group by plan_id order by plan_id`,
  row: { planId: 'text', households: 'int' },
})

/** Households of a brand by the weekday of their deliveries. */
export const countByWeekday = batchStatement({
  name: 'terms_households_by_weekday',
  text: `select weekday, count(*)::int as households from subscription
    where brand = $brand and state in ${sqlList(openSubscriptions)} group by weekday order by weekday`,
  row: { weekday: 'int', households: 'int' },
})

const ofWeekday = `subscription s where s.brand = $brand and s.state in ${sqlList(openSubscriptions)}
      and s.weekday = $weekday` as const

const termsTellWeekday = batchStatement({
  name: 'terms_tell_weekday',
  text: `with told as (
      insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
      select s.client_id, $key, $brand, 'email', 'cutoff_changed', $data::jsonb, $now from ${ofWeekday}
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
})

/** Writes the letter about their cutoff to every household of a delivery weekday, once by its key. @returns how many */
export async function tellWeekday(
  db: Db,
  of: { brand: BrandId; weekday: number; key: string; data: object; now: string },
): Promise<number> {
  return termsTellWeekday.run(db, { ...of, data: JSON.stringify(of.data) })
}

const termsTell = batchStatement({
  name: 'terms_tell',
  text: `with told as (
      insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
      select s.client_id, $key, $brand, 'email', 'price_change', $data::jsonb, $now from ${concerned}
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
})

/** Writes the letter to every household of these plans, once by its key. @returns how many */
export async function tellConcerned(
  db: Db,
  of: { brand: BrandId; planIds: readonly string[]; key: string; data: object; now: string },
): Promise<number> {
  return termsTell.run(db, { ...of, data: JSON.stringify(of.data) })
}

const termsTellAgain = batchStatement({
  name: 'terms_tell_again',
  text: `with told as (
      insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
      select m.client_id, $key, m.brand, 'email', m.template, $data::jsonb, $now
      from outbox_message m join subscription s on s.client_id = m.client_id
      where m.key = $former and m.brand = $brand and s.state in ${sqlList(openSubscriptions)}
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
})

/** Writes a letter to every household that got a former one, once by its key. @returns how many */
export async function tellAgain(
  db: Db,
  of: { brand: BrandId; former: string; key: string; data: object; now: string },
): Promise<number> {
  return termsTellAgain.run(db, { ...of, data: JSON.stringify(of.data) })
}

/** A box with a price that can still change. */
const priced =
  `client_order o where o.brand = $brand and o.delivery_date >= $from::date and o.state = 'upcoming'
      and o.priced is not null and o.cutoff_at >= $now` as const

const termsClients = batchStatement({
  name: 'terms_clients',
  text: `select distinct o.client_id as "clientId" from ${priced} and o.client_id > $after
    order by o.client_id limit $limit`,
  row: { clientId: 'uuid' },
})

/** Households with such a box, in the order of their ids, after one. */
export async function readClients(
  db: Db,
  of: { brand: BrandId; from: string; now: string; after: string; limit: number },
): Promise<string[]> {
  return (await termsClients.all(db, of)).map(({ clientId }) => clientId)
}
