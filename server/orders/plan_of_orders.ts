// Applies a new plan to the boxes that can still change. A box keeps its selection and is priced by the new plan; one
// with dishes of the other kind keeps its old plan too, because a kit is not a ready meal (rule 62).

import type { Plan } from '../../domain/plans.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import { pricedOf } from './order_view.ts'
import { priceOfView, withOrder } from './reprice.ts'
import { holdOpenOrders, saveOrder, savePlan } from './state_store.ts'

interface BoxUnderPlan {
  order: HouseholdOrder
  nowCents: number
  thenCents: number
  stays: boolean
}

interface Asked {
  clientId: string
  plan: Plan
  /** Program time, ISO instant. */
  now: string
}

/** The boxes to come, before and after the change. */
export async function previewPlan(services: Stored, { clientId, plan, now }: Asked): Promise<BoxUnderPlan[]> {
  const household = await loadHousehold(services.pool, clientId, now)
  const open = household?.orders.filter(order => isOpen(order, now) && order.state === 'upcoming') ?? []
  const boxes = open.map(async order => {
    const changed = household && underPlan(household, order, plan)
    const total = async (of: Household, one: HouseholdOrder) =>
      pricedOf(await viewOf(services, of, one)).totalCents
    const nowCents = household ? await total(household, order) : 0
    if (!changed) return { order, nowCents, thenCents: nowCents, stays: true }
    const thenCents = order.priced
      ? (priceOfView(await viewOf(services, changed.household, changed.order))?.totalCents ?? 0)
      : await total(changed.household, changed.order)
    return { order, nowCents, thenCents, stays: false }
  })
  return Promise.all(boxes)
}

/**
 * Puts the boxes that can still change under a plan, skipped ones too; those with a price are priced anew.
 * @returns the boxes with a changed plan, soonest first
 */
export async function putUnderPlan(
  tx: Tx,
  services: Stored,
  { clientId, plan, now }: Asked,
): Promise<HouseholdOrder[]> {
  await holdOpenOrders(tx, clientId, now)
  let household = await loadHousehold(tx, clientId, now)
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
    await savePlan(tx, clientId, order.id, plan.id)
    const event = { kind: 'plan_changed', actor: 'client', data: { planId: plan.id } } as const
    const again = { ...order, priced, totalCents: priced?.totalCents ?? null }
    saved.push(await saveOrder(tx, clientId, again, event, now))
  }
  return saved
}

const isOpen = ({ state, cutoffAt }: HouseholdOrder, now: string) =>
  (state === 'upcoming' || state === 'skipped') && cutoffAt >= now

function underPlan(
  household: Household,
  order: HouseholdOrder,
  plan: Plan,
): { household: Household; order: HouseholdOrder } | null {
  const dishes = (order.lines ?? []).filter(line => line.kind !== 'item')
  if (plan.kind !== order.plan.kind && dishes.length > 0) return null
  const changed = { ...order, plan }
  return { household: withOrder({ ...household, plan }, changed), order: changed }
}
