// SQL of receipts and credit notes.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import type { Db } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

export interface PaidBox {
  brand: BrandId
  province: Province
  deliveryDate: string
  priced: PricedOrder
  /** Of who pays. */
  name: string
  /** ISO instant; null where nothing was to be paid. */
  paidAt: string | null
}

const paperOrder = statement<PaidBox>({
  name: 'paper_order',
  text: `select o.brand, o.province, o.delivery_date::text as "deliveryDate", o.priced,
        c.first_name || ' ' || c.last_name as name, (
          select to_char(min(l.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ledger_entry l
          where l.client_id = $1 and l.key = 'charge:' || o.id) as "paidAt"
      from client_order o join client c on c.client_id = $1
      where o.client_id = $1 and o.id = $2 and o.priced is not null
        and o.state in ('charged', 'packed', 'out_for_delivery', 'delivered', 'failed', 'refunded')`,
  row: {
    brand: 'text',
    province: 'text',
    deliveryDate: 'text',
    priced: 'json',
    name: 'text',
    paidAt: 'text?',
  },
})

/** A box that was paid; undefined for any other, and for another household's. */
export function readPaidBox(db: Db, clientId: string, orderId: string): Promise<PaidBox | undefined> {
  return paperOrder.first(db, [clientId, orderId])
}
