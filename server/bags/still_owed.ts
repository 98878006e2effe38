import { receivedPayments } from '../../domain/machines/payment_groups.ts'
import { sqlList } from '../request/database/sql_list.ts'
// Which bags and kits a household still owes, in SQL.

/**
 * Whether a loan `l` still has to come back. One that was given up, or whose fee was paid or given up, need not: nothing is left to
 * recover, though it may still turn up.
 * @param client the household, as the statement names it
 */
export const stillOwed = <const C extends string>(client: C) =>
  `l.returned_at is null
    and not exists (select 1 from returnable_event e where e.client_id = ${client} and e.number = l.number
      and e.out_since = l.out_since and e.kind = 'waived')
    and not exists (select 1 from returnable_fee f where f.client_id = ${client}
      and f.state in ${sqlList(receivedPayments)} and f.items @> jsonb_build_array(
        jsonb_build_object('number', l.number, 'outSince', l.out_since::text)))` as const
