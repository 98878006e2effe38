// SQL of pickups.

import type { BrandId } from '../../../domain/brands.ts'
import type { PickupTime } from '../../../domain/pickups.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

export interface RouteRow {
  state: 'active' | 'paused' | 'closing' | 'closed'
  zone: string
  /** ISO weekdays on which its zone is driven to. */
  weekdays: Weekday[]
  /** Where the window begins that the household set as its bag pickup time. */
  usualHour: number | null
}

const pickupRoute = statement<RouteRow>({
  name: 'pickup_route',
  text: `select s.state, s.zone, a.bag_pickup_hour as "usualHour",
        array(select distinct t.weekday::int from delivery_slot t where t.zone = s.zone order by 1) as weekdays
      from subscription s
      left join delivery_address a on a.client_id = $1 and a.kind = 'main' where s.client_id = $1`,
  row: { state: 'text', zone: 'text', weekdays: 'int[]', usualHour: 'int?' },
})

/** By which zone a household is driven to; null for who has no subscription. */
export async function readRoute(db: Db, clientId: string): Promise<RouteRow | null> {
  return (await pickupRoute.first(db, [clientId])) ?? null
}

export interface PickupRow extends PickupTime {
  id: string
}

const pickupScheduled = statement<PickupRow>({
  name: 'pickup_scheduled',
  text: `select id, pickup_date::text as date, start_hour as "startHour", end_hour as "endHour"
      from pickup where client_id = $1 and state = 'scheduled' order by pickup_date desc limit 1`,
  row: { id: 'uuid', date: 'text', startHour: 'int', endHour: 'int' },
})

/** The household's last pickup that is scheduled, whether its day is still to come or not. */
export async function readScheduled(db: Db, clientId: string): Promise<PickupRow | null> {
  return (await pickupScheduled.first(db, [clientId])) ?? null
}

const pickupInsert = statement({
  name: 'pickup_insert',
  text: `insert into pickup (client_id, id, brand, pickup_date, start_hour, end_hour, state, created_at)
      values ($1, $2, $3, $4, $5, $6, 'scheduled', $7)`,
})

export async function insertPickup(
  tx: Tx,
  pickup: PickupRow & { clientId: string; brand: BrandId; createdAt: string },
): Promise<void> {
  await pickupInsert.run(tx, [
    pickup.clientId,
    pickup.id,
    pickup.brand,
    pickup.date,
    pickup.startHour,
    pickup.endHour,
    pickup.createdAt,
  ])
}

const pickupCancel = statement({
  name: 'pickup_cancel',
  text: `update pickup set state = 'cancelled' where client_id = $1 and id = $2`,
})

export async function writeCancelled(tx: Tx, clientId: string, id: string): Promise<void> {
  await pickupCancel.run(tx, [clientId, id])
}
