// SQL of what a household has to give back.

import type { ReturnableKind } from '../../../domain/returnables.ts'
import type { Queryable } from '../../platform/database.ts'

export interface LoanRow {
  kind: ReturnableKind
  number: string
  /** ISO date. */
  outSince: string
}

/** Bags and kits at a household, the longest out first. */
export async function readLoans(db: Queryable, clientId: string): Promise<LoanRow[]> {
  const { rows } = await db.query<LoanRow>({
    name: 'returnables_out',
    text: `select kind, number, out_since::text as "outSince" from returnable_loan
      where client_id = $1 and returned_at is null order by out_since, number`,
    values: [clientId],
  })
  return rows
}

export interface BoxRow {
  id: string
  /** ISO date. */
  deliveryDate: string
}

/** Boxes that are paid and on their way to be delivered by a date. */
export async function readBoxesComing(db: Queryable, clientId: string, until: string): Promise<BoxRow[]> {
  const { rows } = await db.query<BoxRow>({
    name: 'returnables_coming',
    text: `select id, delivery_date::text as "deliveryDate" from client_order
      where client_id = $1 and delivery_date <= $2 and state in ('charged', 'packed', 'out_for_delivery')
      order by delivery_date, id`,
    values: [clientId, until],
  })
  return rows
}
