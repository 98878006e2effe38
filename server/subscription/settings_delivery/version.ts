// The version of a household's delivery settings: what an admin saw when they began to change them.

import { createHash } from 'node:crypto'
import type { AddressRow, RouteRow } from './store.ts'

/** A name for the standing address, the way to the door and the slot: the same settings have the same one. */
export function versionOf({ route, main }: { route: RouteRow; main: AddressRow }): string {
  const { address, unit, buzzer, city, postal, phone, instructions, bagPickupHour } = main
  const { weekday, startHour } = route.slot
  const said = [address, unit, buzzer, city, postal, phone, instructions, bagPickupHour, weekday, startHour]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
