// SQL of pickups.

import type { BrandId } from '../../../domain/brands.ts'
import type { PickupTime } from '../../../domain/pickups.ts'
import type { Queryable, Tx } from '../../platform/database.ts'

export interface RouteRow {
  state: 'active' | 'paused' | 'closing' | 'closed'
  zone: string
}

/** By which zone a household is driven to; null for who has no subscription. */
export async function readRoute(db: Queryable, clientId: string): Promise<RouteRow | null> {
  const { rows } = await db.query<RouteRow>({
    name: 'pickup_route',
    text: 'select state, zone from subscription where client_id = $1',
    values: [clientId],
  })
  return rows[0] ?? null
}

export interface PickupRow extends PickupTime {
  id: string
}

/** The household's last pickup that is scheduled, whether its day is still to come or not. */
export async function readScheduled(db: Queryable, clientId: string): Promise<PickupRow | null> {
  const { rows } = await db.query<PickupRow>({
    name: 'pickup_scheduled',
    text: `select id, pickup_date::text as date, start_hour as "startHour", end_hour as "endHour"
      from pickup where client_id = $1 and state = 'scheduled' order by pickup_date desc limit 1`,
    values: [clientId],
  })
  return rows[0] ?? null
}

export async function insertPickup(
  tx: Tx,
  pickup: PickupRow & { clientId: string; brand: BrandId; createdAt: string },
): Promise<void> {
  await tx.query({
    name: 'pickup_insert',
    text: `insert into pickup (client_id, id, brand, pickup_date, start_hour, end_hour, state, created_at)
      values ($1, $2, $3, $4, $5, $6, 'scheduled', $7)`,
    values: [
      pickup.clientId,
      pickup.id,
      pickup.brand,
      pickup.date,
      pickup.startHour,
      pickup.endHour,
      pickup.createdAt,
    ],
  })
}

export async function writeCancelled(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.query({
    name: 'pickup_cancel',
    text: `update pickup set state = 'cancelled' where client_id = $1 and id = $2`,
    values: [clientId, id],
  })
}
