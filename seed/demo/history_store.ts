// SQL of the past weeks of demo households.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { Tx } from '../../server/request/database/database.ts'
import type { Batch } from '../../server/weekly/batch.ts'

/** Batches with unlocked boxes whose cutoff has passed, in the order of their cutoffs. */
export async function findBatchesBehind(
  pool: pg.Pool,
  now: string,
): Promise<(Batch & { cutoffAt: string })[]> {
  const { rows } = await pool.query<Batch & { cutoffAt: Date }>(
    `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, min(cutoff_at) as "cutoffAt"
     from client_order where cutoff_at < $1 and state in ('upcoming', 'locked')
     group by brand, delivery_date, kitchen, week order by min(cutoff_at), brand, kitchen`,
    [now],
  )
  return rows.map(row => ({ ...row, cutoffAt: row.cutoffAt.toISOString() }))
}

/** Boxes that are paid and not delivered, soonest first. */
export async function findOrdersToDeliver(
  pool: pg.Pool,
): Promise<{ id: string; brand: BrandId; deliveryDate: string; endHour: number }[]> {
  const { rows } = await pool.query(
    `select id, brand, delivery_date::text as "deliveryDate", end_hour as "endHour"
     from client_order where state in ('charged', 'packed', 'out_for_delivery') order by delivery_date, id`,
  )
  return rows
}

/** Marks a household's bags as returned, all of them or all but those of its last delivery. */
export async function returnBags(tx: Tx, clientId: string, keepLatest: boolean, at: string): Promise<void> {
  await tx.query(
    `update returnable_loan r set returned_at = $3
     where client_id = $1 and returned_at is null and (not $2 or out_since < (
       select max(out_since) from returnable_loan l where l.client_id = $1))`,
    [clientId, keepLatest, at],
  )
}
