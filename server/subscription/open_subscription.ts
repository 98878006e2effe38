// Opens a subscription: the plan, the address and slot, and the first five orders.

import type { DishCategory } from '../../domain/catalogue/types.ts'
import { profileKey, profileOf } from '../../domain/choice/profile.ts'
import type { Plan } from '../../domain/plans.ts'
import type { Cutoffs } from '../../domain/time/cutoff.ts'
import type { Slot } from '../../domain/time/slots.ts'
import { menuWeekOf } from '../../domain/time/weeks.ts'
import { type OpenedOrder, openOrders } from '../orders/open_orders.ts'
import type { Tx } from '../request/database/database.ts'
import { takeHousehold } from './address/door_store.ts'
import type { Place } from './address/take_address.ts'
import { writeAddress } from './settings_delivery/store.ts'
import { hasSubscription, insertSubscription } from './store.ts'

interface SubscriptionToOpen {
  clientId: string
  plan: Plan
  tastes: {
    categories: readonly DishCategory[]
    exclusions: readonly string[]
    severe?: readonly string[]
    vegetarian: boolean
    vegan: boolean
  }
  /** Absent for a listed address, which is verified (rule 67). */
  address: Omit<Place, 'verified'> & { verified?: boolean }
  area: { kitchen: string; zone: string }
  slot: Slot
  /** ISO date. */
  firstDeliveryDate: string
}

type Subscribed = { subscribed: true; orders: OpenedOrder[] } | { subscribed: false; door: 'taken' }

/** Whether a client has a subscription, whatever its state. Lock the client first where the answer decides something. */
export function isSubscribed(tx: Tx, clientId: string): Promise<boolean> {
  return hasSubscription(tx, clientId)
}

/** Opens it, active, with its orders; does nothing where another household has the address. @param asOf.now ISO instant */
export async function openSubscription(
  tx: Tx,
  asked: SubscriptionToOpen,
  asOf: { now: string; cutoffs: Cutoffs },
): Promise<Subscribed> {
  const { clientId, plan, tastes, address, area, slot } = asked
  if (!(await takeHousehold(tx, address.householdKey, clientId))) return { subscribed: false, door: 'taken' }
  const { brand } = plan
  const firstWeek = menuWeekOf(asked.firstDeliveryDate)
  const profile = profileOf({ ...tastes, plan, preferred: tastes.categories })
  await writeAddress(tx, clientId, 'main', { ...address, verified: address.verified ?? true })
  await insertSubscription(tx, {
    ...tastes,
    severe: tastes.severe ?? [],
    ...area,
    ...slot,
    clientId,
    brand,
    planId: plan.id,
    profileKey: profileKey(profile),
    province: address.province,
    firstWeek,
    createdAt: asOf.now,
  })
  const { kitchen } = area
  const orders = await openOrders(tx, { clientId, brand, kitchen, weekday: slot.weekday, firstWeek }, asOf)
  return { subscribed: true, orders }
}
