// Takes a household and its boxes off windows that they cannot keep (rule 85): to the nearest ones with room in its zone.

import type { BrandId } from '../../../domain/brands.ts'
import { nearestStanding, type Slot } from '../../../domain/time/slots.ts'
import { addWeeks, menuWeekOf } from '../../../domain/time/weeks.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { holdOpenBoxes } from '../../orders/hold_open.ts'
import type { HouseholdOrder } from '../../orders/household.ts'
import { loadHousehold } from '../../orders/load.ts'
import { openOrders } from '../../orders/open_orders.ts'
import { type Relocated, relocateOrders } from '../../orders/relocate_orders.ts'
import { findArea, holdSlots, slotsOfZone } from '../../places/areas/find_area.ts'
import type { Tx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { settingsOf } from './fields.ts'
import { readDeliveryPlace, readHouseholdAddresses, readPinned, writeRoute } from './store.ts'
import { boxesOf } from './update.ts'

export interface LeftWindow {
  /** What it had every week, and has now: null where no window has room. Undefined where it keeps its own. */
  standing: { before: Slot; after: Slot | null } | undefined
  moved: Relocated['moved']
  skipped: HouseholdOrder[]
  /** Something is otherwise than before. */
  isChanged: boolean
}

interface Without {
  boxes: readonly { orderId: string; cutoffAt: string }[]
  /** It cannot keep what it has every week. */
  loses: boolean
}

/**
 * @param of.zone the zone whose windows changed; a box for another address is in that one's
 * @param of.actor who changed them. @param of.now program time, ISO instant
 * @param of.without what it is without, read once its boxes and the zone's places are held
 * @returns null where it is without nothing
 */
export async function leaveWindow(
  tx: Tx,
  services: Stored,
  of: {
    clientId: string
    brand: BrandId
    zone: string
    actor: string
    now: string
    without: () => Promise<Without | null>
  },
): Promise<LeftWindow | null> {
  const { clientId, brand, zone, actor, now } = of
  await holdClient(tx, clientId)
  await holdOpenBoxes(tx, clientId, now)
  await holdSlots(tx, zone)
  const without = await of.without()
  const route = await readDeliveryPlace(tx, clientId)
  if (!without || !route) return null
  const addresses = await readHouseholdAddresses(tx, clientId)
  let slots = await slotsOfZone(tx, zone, { now, clientId })
  const to = without.loses ? (nearestStanding(slots, route.slot) ?? null) : undefined
  const slot: Slot = to ?? route.slot
  const isNew = to !== undefined && to !== null && !isSame(route.slot, to)
  if (isNew) {
    const { weekday, startHour, endHour } = to
    await writeRoute(tx, clientId, { ...route, slot: { weekday, startHour, endHour } })
    slots = await slotsOfZone(tx, zone, { now, clientId })
  }
  const isElsewhere = await readPinned(tx, clientId)
  const done: Relocated = { moved: [], skipped: [] }
  for (const { orderId, cutoffAt } of without.boxes) {
    const isLate = cutoffAt < now
    const away = isElsewhere.has(orderId) && addresses.alternate
    const { province, kitchen } = (away ? await findArea(tx, away.postal) : null) ?? route
    const one = await relocateOrders(tx, services, {
      clientId,
      // One that should have been cut off while no program ran still leaves.
      now: isLate ? cutoffAt : now,
      bookableAt: now,
      to: { province, kitchen, slot, slots },
      covers: ({ id }) => id === orderId,
      actor,
      because: 'window',
    })
    done.moved.push(...one.moved)
    done.skipped.push(...one.skipped)
  }
  if (isNew && addresses.main) {
    const { main } = addresses
    const hour = main.bagPickupHour
    const data = {
      ...settingsOf(main, slot, hour),
      ...boxesOf(done),
      before: settingsOf(main, route.slot, hour),
    }
    await recordEvent(tx, { clientId, kind: 'delivery_changed', data, at: now, actor })
  }
  if (isNew) {
    // A day of its new weekday may have been opened for everybody else before.
    const household = await loadHousehold(services, clientId, now, tx)
    const open = household?.orders.filter(({ cutoffAt }) => cutoffAt >= now) ?? []
    const firstWeek = open.map(({ week }) => week).sort()[0] ?? addWeeks(menuWeekOf(now.slice(0, 10)), 1)
    await openOrders(
      tx,
      { clientId, brand, kitchen: route.kitchen, weekday: slot.weekday, firstWeek },
      { now, cutoffs: await cutoffsOf(services) },
    )
  }
  return {
    standing: to === undefined ? undefined : { before: route.slot, after: to },
    ...done,
    isChanged: isNew || done.moved.length > 0 || done.skipped.length > 0,
  }
}

const isSame = (a: Slot, b: Slot) =>
  a.weekday === b.weekday && a.startHour === b.startHour && a.endHour === b.endHour
