import { underwayOrders } from '../../../domain/machines/order_groups.ts'
import { endedSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import { stillOwed } from '../../bags/still_owed.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement } from '../../request/database/statement.ts'

export const selectClosing = batchStatement({
  name: 'closing_accounts',
  text: `select s.client_id as "clientId", c.first_name as "firstName", c.last_name as "lastName", c.email,
        to_char(coalesce(s.state_since, s.created_at) at time zone 'utc',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
        v.amount_cents as "boughtCents",
        (select count(*)::int from returnable_loan l where l.client_id = s.client_id
          and ${stillOwed('s.client_id')}) as returnables,
        (select count(*)::int from client_order o where o.client_id = s.client_id
          and o.state in ${sqlList(underwayOrders)}) as boxes,
        (count(*) over ())::int as count
      from subscription s
      join client c on c.client_id = s.client_id
      join ledger_balance v on v.client_id = s.client_id and v.account = 'bought' and v.amount_cents > 0
      where s.brand = $brand and s.state in ${sqlList(endedSubscriptions)}
      order by s.state_since, s.client_id limit $limit`,
  row: {
    clientId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    /** ISO instant. */
    since: 'text',
    boughtCents: 'int',
    returnables: 'int',
    boxes: 'int',
    /** The number of all that wait. */
    count: 'int',
  },
})
