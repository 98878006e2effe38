// Boxes whose window is not driven any more, or has no room on their day (rule 85). The windows themselves are the company's (server/windows).

import type { BrandId } from '../../domain/brands.ts'
import { isOffered } from '../../domain/time/slots.ts'
import { weekdayOf } from '../../domain/time/zone.ts'
import { holdSlots, slotsOfZone } from '../places/areas/find_area.ts'
import type { Db, Tx } from '../request/database/database.ts'
import type { HouseholdOrder } from './household.ts'
import { readZonesOfBoxes, unsettleZones } from './windows_store.ts'

/** Which of a household's skipped boxes cannot come back as they are. Their windows' places are held until the transaction ends. */
export async function boxesWithoutWindow(
  tx: Tx,
  clientId: string,
  orders: readonly HouseholdOrder[],
  now: string,
): Promise<Set<string>> {
  const zones = new Map((await readZonesOfBoxes.all(tx, { clientId })).map(({ id, zone }) => [id, zone]))
  const without = new Set<string>()
  for (const zone of new Set(orders.flatMap(({ id }) => zones.get(id) ?? []))) {
    await holdSlots(tx, zone)
    const slots = await slotsOfZone(tx, zone, { now, clientId })
    for (const { id, deliveryDate, startHour, endHour } of orders.filter(
      order => zones.get(order.id) === zone,
    )) {
      const own = slots.filter(
        slot =>
          slot.weekday === weekdayOf(deliveryDate) &&
          slot.startHour === startHour &&
          slot.endHour === endHour,
      )
      if (!own.some(slot => isOffered({ ...slot, closed: [] }, deliveryDate))) without.add(id)
    }
  }
  return without
}

/** Lets the clock's job look again at zones whose windows have changed, because boxes were opened, up to a date (ISO). */
export async function lookAgainAtWindows(db: Db, of: { brand: BrandId; until: string }): Promise<void> {
  await unsettleZones.run(db, of)
}
