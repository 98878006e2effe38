// SQL of accounts that close once their bought value is settled.

import type { BrandId } from '../../../../domain/brands.ts'
import type { Db } from '../../../request/database/database.ts'
import { batchStatement } from '../../../request/database/statement.ts'

interface ClosingRow {
  clientId: string
  firstName: string
  lastName: string
  email: string
  /** ISO instant. */
  since: string
  boughtCents: number
  returnables: number
  boxes: number
  /** Of all that wait. */
  count: number
}

const closingAccounts = batchStatement<ClosingRow>({
  name: 'closing_accounts',
  text: `select s.client_id as "clientId", c.first_name as "firstName", c.last_name as "lastName", c.email,
        to_char(coalesce(s.state_since, s.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
        v.bought as "boughtCents",
        (select count(*)::int from returnable_loan l where l.client_id = s.client_id and l.returned_at is null)
          as returnables,
        (select count(*)::int from client_order o where o.client_id = s.client_id
          and o.state in ('locked', 'charged', 'packed', 'out_for_delivery')) as boxes,
        (count(*) over ())::int as count
      from subscription s
      join client c on c.client_id = s.client_id
      join lateral (
        select coalesce(sum(e.amount_cents), 0)::int as bought from ledger_entry e
        where e.client_id = s.client_id and e.account = 'bought'
      ) v on v.bought > 0
      where s.brand = $1 and s.state = 'closing'
      order by s.state_since, s.client_id limit $2`,
  row: {
    clientId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    since: 'text',
    boughtCents: 'int',
    returnables: 'int',
    boxes: 'int',
    count: 'int',
  },
})

export const selectClosing = (db: Db, brand: BrandId, limit: number): Promise<ClosingRow[]> =>
  closingAccounts.all(db, [brand, limit])
