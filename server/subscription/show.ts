// settings_subscription.show: the plan, its price, and the other plans on sale.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { planCategories, plansOf, planTypeOf, servingsOf } from '../../domain/plans.ts'
import { noBalances, priceBox } from '../../domain/pricing/price_box.ts'
import { brandDate } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { loadHousehold } from '../orders/load.ts'
import { planView } from '../orders/plan_view.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { readChoice, readStanding } from './store.ts'

/** @throws Refusal not_found without a subscription */
export async function showSubscription(
  { pool }: Pick<Services, 'pool'>,
  { clientId, brand, now }: SubscriptionOfClient,
): Promise<OutputOf<'settings_subscription.show'>> {
  const [choice, standing, household] = await Promise.all([
    readChoice(pool, clientId),
    readStanding(pool, clientId),
    loadHousehold(pool, clientId, now),
  ])
  if (!choice || !standing || !household) throw new Refusal('not_found')
  const { plan, province } = household
  const open = household.orders.filter(order => order.state === 'upcoming' && order.cutoffAt >= now)
  const [first] = open
  const deliveryDate = first?.deliveryDate ?? brandDate(brand, now)
  const box = { lines: [], held: [], balances: noBalances, place: { brand, province }, day: deliveryDate }
  const totalOf = (one: typeof plan) => priceBox({ ...box, plan: one }).price.totalCents
  return {
    status: standing.state,
    reason: standing.reason,
    resumesOn: standing.resumesOn,
    plan: planView(plan),
    planType: planTypeOf(plan, choice.categories),
    servings: servingsOf(plan),
    recipesPerWeek: plan.recipes,
    mealsPerWeek: plan.meals,
    categories: [...choice.categories],
    totalCents: totalOf(plan),
    holdsFrom: first
      ? {
          id: first.id,
          deliveryDate: first.deliveryDate,
          window: { startHour: first.startHour, endHour: first.endHour },
        }
      : null,
    plans: plansOf(brand).map(one => ({ plan: planView(one), totalCents: totalOf(one) })),
    planCategories: { rtc: [...planCategories.rtc], rte: [...planCategories.rte] },
  }
}
