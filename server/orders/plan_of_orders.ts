// Applies a new plan to the boxes that can still change. A box keeps its selection and is priced by the new plan; one
// with dishes of the other kind keeps its old plan too, because a kit is not a ready meal (rule 62).

import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import type { PlanSize } from '../../domain/plans.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { type Household, type HouseholdOrder, planOf } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import { pricedOf } from './order_view.ts'
import { priceOfView, repriceMovedDiscounts, withOrder } from './reprice.ts'
import { holdOpenOrders, saveOrder, writeOrderPlan } from './state_store.ts'

interface BoxUnderPlan {
  order: HouseholdOrder
  nowCents: number
  thenCents: number
  stays: boolean
}

interface PlanRequest {
  clientId: string
  plan: PlanSize
  /** Program time, ISO instant. */
  now: string
}

/** The boxes to come, before and after the change. */
export async function previewPlan(
  services: Stored,
  { clientId, plan, now }: PlanRequest,
): Promise<BoxUnderPlan[]> {
  const household = await loadHousehold(services, clientId, now)
  const boxes: BoxUnderPlan[] = []
  let then = household
  for (const order of household?.orders ?? []) {
    if (!household || !then || !isOpen(order, now) || order.state !== 'upcoming') continue
    const nowCents = pricedOf(await viewOf(services, household, order)).totalCents
    const changed = underPlan(then, order, plan)
    const after = changed ?? { household: then, order }
    const view = await viewOf(services, after.household, after.order)
    const priced = order.priced && priceOfView(view)
    const thenCents = order.priced ? (priced?.totalCents ?? 0) : pricedOf(view).totalCents
    then = withOrder(after.household, { ...after.order, priced })
    boxes.push({ order, nowCents, thenCents, stays: changed === null })
  }
  return boxes
}

/**
 * Puts the boxes that can still change under a plan, skipped ones too; those with a price are priced anew.
 * @returns the boxes with a changed plan, soonest first
 */
export async function putUnderPlan(
  tx: Tx,
  services: Stored,
  { clientId, plan, now }: PlanRequest,
): Promise<HouseholdOrder[]> {
  await holdOpenOrders(tx, clientId, now)
  let household = await loadHousehold(services, clientId, now, tx)
  const changed: HouseholdOrder[] = []
  for (const order of household?.orders ?? []) {
    const under = household && isOpen(order, now) ? underPlan(household, order, plan) : null
    if (!under || order.plan.id === plan.id) continue
    household = under.household
    changed.push(under.order)
  }
  const saved: HouseholdOrder[] = []
  for (const order of changed) {
    const priced = household && priceOfView(await viewOf(services, household, order))
    await writeOrderPlan(tx, clientId, order.id, plan.id)
    const event = { kind: 'plan_changed', actor: 'client', data: { planId: plan.id } } as const
    const again = { ...order, priced, totalCents: priced?.totalCents ?? null }
    household = household && withOrder(household, again)
    saved.push(await saveOrder(tx, clientId, again, event, now))
  }
  // A box with dishes of the other kind kept its plan, but a discount may have come to it, or gone.
  if (saved.length > 0) await repriceMovedDiscounts(tx, services, clientId, now)
  return saved
}

const isOpen = ({ state, cutoffAt }: HouseholdOrder, now: string) =>
  isOneOf(state, openOrders) && cutoffAt >= now

function underPlan(
  household: Household,
  order: HouseholdOrder,
  size: PlanSize,
): { household: Household; order: HouseholdOrder } | null {
  const plan = planOf(household.terms.of(order.brand, order.deliveryDate), size.id)
  const dishes = (order.lines ?? []).filter(line => line.kind !== 'item')
  if (plan.kind !== order.plan.kind && dishes.length > 0) return null
  const changed = { ...order, plan }
  return { household: withOrder({ ...household, plan }, changed), order: changed }
}
