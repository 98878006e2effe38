import type { OutputOf } from '../../../../contract/index.ts'
import type { Room } from '../../../settings/use_room.ts'
import type { NearPlace } from './door_map.tsx'

export type Delivery = OutputOf<'settings_delivery.delivery'>
export type Changed = OutputOf<'settings_delivery.update_delivery'>

/** What the page of deliveries shows. */
export interface DeliveryData {
  delivery: Delivery
  days: OutputOf<'settings_delivery.available_schedules'>['days']
  near: NearPlace[]
}
/** Degrees around an address on its map. */
const reach = 0.6

/** The places around a point. */
export function near<P extends { lat: number; lon: number }>(
  places: readonly P[],
  point: { lat: number; long: number } | null,
): P[] {
  if (!point) return []
  return places.filter(
    one => Math.abs(one.lat - point.lat) < reach && Math.abs(one.lon - point.long) < reach * 1.6,
  )
}

export type DeliveryRoom = Pick<Room<DeliveryData>, 'shown' | 'take'>
