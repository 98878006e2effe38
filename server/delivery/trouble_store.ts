// SQL that records and takes back that a box did not come on its day, or comes late.

import type { BrandId } from '../../domain/brands.ts'
import type { FailedBecause, TroubleKind } from '../../domain/delivery_failures.ts'
import type { Tx } from '../request/database/database.ts'
import { statement } from '../request/database/statement.ts'

interface NewTrouble {
  clientId: string
  orderId: string
  deliveryDate: string
  brand: BrandId
  kind: TroubleKind
  reason: FailedBecause | null
  /** Program time, ISO instant. */
  at: string
}

const troubleInsert = statement({
  name: 'trouble_insert',
  text: `insert into delivery_trouble (client_id, order_id, delivery_date, kind, brand, kitchen, reason, at)
      select $clientId, $orderId, $deliveryDate, $kind, $brand, o.kitchen, $reason, $at from client_order o
        where o.client_id = $clientId and o.id = $orderId
      on conflict do nothing`,
})

/** Records a trouble; a known one changes nothing. */
export async function insertTrouble(tx: Tx, trouble: NewTrouble): Promise<void> {
  const { clientId, orderId, deliveryDate, kind, brand, reason, at } = trouble
  await troubleInsert.run(tx, { clientId, orderId, deliveryDate, kind, brand, reason, at })
}

const troubleWithdraw = statement({
  name: 'trouble_withdraw_late',
  text: `delete from delivery_trouble where client_id = $clientId and order_id = $orderId
        and delivery_date = $deliveryDate and kind = 'late' and choice is null`,
})

/** Takes back that a box is late: it came in time, and its driver had no connection to say so. */
export async function withdrawLate(
  tx: Tx,
  { clientId, orderId, deliveryDate }: { clientId: string; orderId: string; deliveryDate: string },
): Promise<void> {
  await troubleWithdraw.run(tx, { clientId, orderId, deliveryDate })
}
