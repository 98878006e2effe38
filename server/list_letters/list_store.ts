// SQL of the households on a list: made from the one table of filters (domain/letters/filter.ts), which says the same as a predicate.

import type { BrandId, Locale } from '../../domain/brands.ts'
import {
  filterFieldNames,
  filterFields,
  type LetterFilter,
  type ListedFacts,
  type Standing,
  type Unwritten,
} from '../../domain/letters/filter.ts'
import { arrivedOrders } from '../../domain/machines/order_groups.ts'
import { addDays, brandDate, instantAt } from '../../domain/time/zone.ts'
import { keyOfListLetter, listLetterKind } from '../messages/list_letters/list_letters.ts'
import { waitingColumns } from '../messages/waiting_columns.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, columnsOf, type Value } from '../request/database/statement.ts'

const came = `from client_order o where o.client_id = c.client_id and o.state in ${sqlList(arrivedOrders)}
        and o.delivery_date <= $today::date`
const balance = (account: 'points' | 'given') =>
  `coalesce((select b.amount_cents from ledger_balance b where b.client_id = c.client_id and b.account = '${account}'), 0)`

/** Each fact of a client `c` with its subscription `s` and main address `a`. */
const facts: Readonly<Record<keyof ListedFacts, { sql: string; type: 'text' | 'int' | 'timestamptz' }>> = {
  standing: { sql: `coalesce(s.state, 'none')`, type: 'text' },
  province: { sql: 's.province', type: 'text' },
  zone: { sql: 's.zone', type: 'text' },
  area: { sql: 'left(a.postal, 3)', type: 'text' },
  plan: { sql: 's.plan_id', type: 'text' },
  language: { sql: 'c.language', type: 'text' },
  weeksSinceBox: { sql: `(select ($today::date - max(o.delivery_date)) / 7 ${came})`, type: 'int' },
  boxes: { sql: `(select count(*)::int ${came})`, type: 'int' },
  points: { sql: balance('points'), type: 'int' },
  creditCents: { sql: balance('given'), type: 'int' },
  // Days are compared by the instants between which they are: PostgreSQL's own zones may be out of date.
  joinedOn: { sql: 'c.created_at', type: 'timestamptz' },
}

/** A filter that is not set is a constant to the planner, which then asks nothing about it. */
const conditions = filterFieldNames.map(field => {
  const { fact, asks } = filterFields[field]
  const { sql, type } = facts[fact]
  if (asks === 'among') return `($${field}::${type}[] is null or ${sql} = any ($${field}::${type}[]))`
  const compares = asks === 'least' ? '>=' : type === 'timestamptz' ? '<' : '<='
  return `($${field}::${type} is null or ${sql} ${compares} $${field}::${type})`
})

/** Why a household is not written to (rule 87), as `whyUnwritten` says; null for one that is. */
const why = `case when e.client_id is not null then 'leaves' when p.email_promotions then null
        when exists (select 1 from consent k where k.client_id = c.client_id and k.kind = 'email_promotions')
          then 'withdrew' else 'never_agreed' end`

/** A text whose parameters are those of the table of filters, which no type can list. */
const sql = (text: string): string => text

/** The households on a list, each once. Erased ones are on none. */
const listed = `client c
      left join subscription s on s.client_id = c.client_id
      left join delivery_address a on a.client_id = c.client_id and a.kind = 'main'
      left join data_erasure e on e.client_id = c.client_id
      left join communication_preference p on p.client_id = c.client_id
    where c.brand = $brand and e.erased_on is null and ${conditions.join('\n      and ')}`

/** A list: whose, and on which day. */
export interface List {
  brand: BrandId
  filter: LetterFilter
  /** The instant on whose day weeks are counted, ISO. */
  at: string
}

const valuesOf = ({ brand, filter, at }: List): Record<string, Value> => ({
  ...filter,
  brand,
  today: brandDate(brand, at),
  joinedFrom: filter.joinedFrom && instantAt(brand, filter.joinedFrom, '00:00'),
  joinedTo: filter.joinedTo && instantAt(brand, addDays(filter.joinedTo, 1), '00:00'),
})

const countListed = batchStatement({
  name: 'list_count',
  text: sql(`select coalesce(why, 'written') as why, count(*)::int as households from (
      select ${why} as why from ${listed}) l group by 1`),
  row: { why: column<Unwritten | 'written'>('text'), households: 'int' },
})

/** How many households are on a list and may be written to, and how many may not, by the reason. */
export async function countList(
  db: Db,
  list: List,
): Promise<{ listed: number; written: number; others: Record<Unwritten, number> }> {
  const counted = new Map((await countListed.all(db, valuesOf(list))).map(row => [row.why, row.households]))
  const of = (reason: Unwritten | 'written') => counted.get(reason) ?? 0
  return {
    listed: [...counted.values()].reduce((sum, each) => sum + each, 0),
    written: of('written'),
    others: { leaves: of('leaves'), withdrew: of('withdrew'), never_agreed: of('never_agreed') },
  }
}

interface Recipient {
  id: string
  name: string
  email: string
  city: string | null
  language: Locale
  standing: Standing
  boxes: number
  joinedAt: Date
}

const selectRecipients = batchStatement({
  name: 'list_recipients',
  text: sql(`select c.client_id as id, c.first_name || ' ' || c.last_name as name, c.email, a.city, c.language,
      ${facts.standing.sql} as standing, ${facts.boxes.sql} as boxes, ${facts.joinedOn.sql} as "joinedAt"
    from ${listed} and ${why} is null and ($after::uuid is null or c.client_id > $after::uuid)
    order by c.client_id limit $limit`),
  row: columnsOf<Recipient>({
    id: 'uuid',
    name: 'text',
    email: 'text',
    city: 'text?',
    language: 'text',
    standing: 'text',
    boxes: 'int',
    joinedAt: 'instant',
  }),
})

/** The households that are written to, in the order of their ids, after one. */
export const readRecipients = (
  db: Db,
  list: List,
  { after, limit }: { after: string | null; limit: number },
): Promise<Recipient[]> => selectRecipients.all(db, { ...valuesOf(list), after, limit })

const selectLast = batchStatement({
  name: 'list_slice_end',
  text: `select client_id as last from client where brand = $brand and ($after::uuid is null or client_id > $after::uuid)
    order by client_id limit 1 offset $size`,
  row: { last: 'uuid' },
})

/** The last of the next households of a brand; null where no more than these are left. */
export const endOfListSlice = async (
  db: Db,
  of: { brand: BrandId; after: string | null; size: number },
): Promise<string | null> => (await selectLast.first(db, { ...of, size: of.size - 1 }))?.last ?? null

const insertListed = batchStatement({
  name: 'list_tell',
  text: sql(`with told as (
      insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
      select c.client_id, $key, $brand, 'email', $template, $data::jsonb, $now from ${listed} and ${why} is null
        and ($after::uuid is null or c.client_id > $after::uuid)
        and ($last::uuid is null or c.client_id <= $last::uuid)
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`),
})

/** Writes a letter to the households between two that are on its list and may be written to now, once to each. @returns how many */
export const tellListed = (
  tx: Tx,
  list: List,
  of: { letterId: string; after: string | null; last: string | null; now: string },
): Promise<number> =>
  insertListed.run(tx, {
    ...valuesOf(list),
    ...{ after: of.after, last: of.last, now: of.now, template: listLetterKind },
    ...{ key: keyOfListLetter(of.letterId), data: JSON.stringify({ letterId: of.letterId }) },
  })
