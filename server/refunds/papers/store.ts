// SQL of receipts and credit notes.

import type { BrandId, Province } from '../../../domain/brands.ts'
import { everPaidOrders } from '../../../domain/machines/order_groups.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'

export type PaidBox = RowOf<typeof readPaidBox>

/** A paid box; undefined for any other, and for another household's. */
export const readPaidBox = statement({
  name: 'paper_order',
  text: `select o.brand, o.province, o.delivery_date::text as "deliveryDate", o.priced,
        c.first_name || ' ' || c.last_name as name, (
          select to_char(min(l.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ledger_entry l
          where l.client_id = $clientId and l.key = 'charge:' || o.id) as "paidAt"
      from client_order o join client c on c.client_id = $clientId
      where o.client_id = $clientId and o.id = $orderId and o.priced is not null
        and o.state in ${sqlList(everPaidOrders)}`,
  row: {
    brand: column<BrandId>('text'),
    province: column<Province>('text'),
    deliveryDate: 'text',
    priced: column<PricedOrder>('json'),
    /** Of the payer. */
    name: 'text',
    /** ISO instant; null where nothing had to be paid. */
    paidAt: 'text?',
  },
})
