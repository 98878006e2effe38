// SQL of the past weeks of demo households.

import type { BrandId } from '../../domain/brands.ts'
import { comingOrders, unchargedOrders } from '../../domain/machines/order_groups.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, statement } from '../request/database/statement.ts'
import type { Batch } from '../weekly/batch.ts'

const batchesBehind = batchStatement({
  name: 'demo_batches_behind',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, min(cutoff_at) as "cutoffAt"
      from client_order where cutoff_at < $now and state in ${sqlList(unchargedOrders)}
      group by brand, delivery_date, kitchen, week order by min(cutoff_at), brand, kitchen`,
  row: {
    brand: column<BrandId>('text'),
    deliveryDate: 'text',
    kitchen: 'text',
    week: 'text',
    cutoffAt: 'instant',
  },
})

/** Batches with unlocked boxes whose cutoff has passed, in the order of their cutoffs. */
export async function findBatchesBehind(db: Db, now: string): Promise<(Batch & { cutoffAt: string })[]> {
  const rows = await batchesBehind.all(db, { now })
  return rows.map(row => ({ ...row, cutoffAt: row.cutoffAt.toISOString() }))
}

/** Boxes that are paid and not delivered, soonest first. */
export const ordersToDeliver = batchStatement({
  name: 'demo_orders_to_deliver',
  text: `select id, brand, delivery_date::text as "deliveryDate", end_hour as "endHour"
      from client_order where state in ${sqlList(comingOrders)} order by delivery_date, id`,
  row: { id: 'uuid', brand: column<BrandId>('text'), deliveryDate: 'text', endHour: 'int' },
})

const demoBagsBack = statement({
  name: 'demo_bags_back',
  text: `update returnable_loan r set returned_at = $at
      where client_id = $clientId and returned_at is null and (not $keepLatest or out_since < (
        select max(out_since) from returnable_loan l where l.client_id = $clientId))`,
})

/** Marks a household's bags as returned, all of them or all but those of its last delivery. */
export async function returnBags(tx: Tx, clientId: string, keepLatest: boolean, at: string): Promise<void> {
  await demoBagsBack.run(tx, { clientId, keepLatest, at })
}
