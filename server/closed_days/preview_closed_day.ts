// closed_days.preview: what closing a day would do to the boxes that stand on it, by the functions that do it.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { ZoneSlot } from '../../domain/time/slots.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { dateAt } from '../orders/relocate_orders.ts'
import { slotsOfZone } from '../places/areas/find_area.ts'
import { refuseClosing } from './close_day.ts'
import { groupsOnDay, pickupsOnDay } from './store.ts'

/** @throws Refusal as closing it would be refused, but for a day that is closed already */
export async function previewClosedDay(
  services: Pick<Services, 'pool' | 'memory'>,
  { brand, now }: { brand: BrandId; now: string },
  asked: ParsedOf<'closed_days.preview'>,
): Promise<OutputOf<'closed_days.preview'>> {
  const { day, kitchen, zone } = asked
  const { pool } = services
  const cutoffs = await cutoffsOf(services)
  await refuseClosing(pool, asked, { brand, now, cutoffs })
  const pickups = await pickupsOnDay(pool, { brand, day, kitchen, zone })
  const groups = await groupsOnDay(pool, { brand, day, kitchen, zone })
  const slots = new Map<string, ZoneSlot[]>()
  const counts = { moved: new Map<string, number>(), skipped: 0, resting: 0 }
  for (const group of groups) {
    if (!slots.has(group.zone)) slots.set(group.zone, await slotsOfZone(pool, group.zone, { now }))
    const open = (slots.get(group.zone) ?? []).map(slot => ({ ...slot, closed: [...slot.closed, day] }))
    const own = { weekday: group.ownWeekday, startHour: group.ownHour, endHour: group.ownHour }
    const box = { ...group, brand, deliveryDate: day }
    const to = dateAt(box, { slot: own, slots: open }, { now, cutoffs })
    if (!group.coming) counts.resting += group.boxes
    else if (to) counts.moved.set(to.deliveryDate, (counts.moved.get(to.deliveryDate) ?? 0) + group.boxes)
    else counts.skipped += group.boxes
  }
  const moved = [...counts.moved].map(([to, boxes]) => ({ day: to, boxes }))
  return {
    moved: moved.sort((a, b) => (a.day < b.day ? -1 : 1)),
    skipped: counts.skipped,
    resting: counts.resting,
    pickups: pickups.length,
    letters: counts.skipped + pickups.length + moved.reduce((sum, { boxes }) => sum + boxes, 0),
  }
}
