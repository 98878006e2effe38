// SQL of the log of staff, as it is searched.

import type { BrandId } from '../../../domain/brands.ts'
import { batchStatement, column, statement } from '../../request/database/statement.ts'

/** Lines of a brand, and those of no brand, newest first. */
export const selectLines = batchStatement({
  name: 'staff_log_search',
  text: `select l.number, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, l.actor, l.what, l.brand,
        l.household_id as "clientId", l.about, coalesce(l.detail, d.detail::json) as detail, l.network, s.name as who
      from staff_log l
        left join staff_log_detail d on d.client_id = l.household_id and d.number = l.number
        left join staff_account a on a.client_id::text = l.actor
        left join staff s on s.id::text = coalesce(a.staff_id::text, l.actor)
      where (l.brand = $brand or l.brand is null)
        and ($actor::text is null or l.actor = $actor::text)
        and ($what::text is null or left(l.what, length($what::text)) = $what::text)
        and ($clientId::uuid is null or l.household_id = $clientId::uuid)
        and ($from::timestamptz is null or l.at >= $from::timestamptz)
        and ($until::timestamptz is null or l.at < $until::timestamptz)
        and ($before::int is null or l.number < $before::int)
      order by l.number desc limit $limit`,
  row: {
    number: 'int',
    at: 'text',
    actor: 'text',
    what: 'text',
    brand: column<BrandId | null>('text?'),
    clientId: 'uuid?',
    about: column<Record<string, unknown>>('json'),
    detail: column<Record<string, unknown> | null>('json?'),
    network: 'text?',
    who: 'text?',
  },
})

/** Everybody who may be in the log, by name; those who work here no longer too. */
export const selectNames = statement({
  name: 'staff_log_names',
  text: 'select id, name from staff order by lower(name), id limit 1000',
  row: { id: 'uuid', name: 'text' },
})
