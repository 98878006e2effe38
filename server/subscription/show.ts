// settings_subscription.show: the plan, its price, and the other plans on sale.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { planCategories, planTypeOf, servingsOf } from '../../domain/plans.ts'
import { noBalances, priceBox } from '../../domain/pricing/price_box.ts'
import { boxTerms } from '../../domain/terms/terms.ts'
import { firstOpenDate } from '../../domain/time/cutoff.ts'
import { planOf } from '../orders/household.ts'
import { loadHousehold } from '../orders/load.ts'
import { planView } from '../orders/plan_view.ts'
import type { Stored } from '../request/services.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { readChoice, readStanding } from './store.ts'

/** @throws Refusal not_found without a subscription */
export async function showSubscription(
  services: Stored,
  { clientId, brand, now }: SubscriptionOfClient,
): Promise<OutputOf<'settings_subscription.show'>> {
  const { pool } = services
  const [choice, standing, household] = await Promise.all([
    readChoice(pool, clientId),
    readStanding(pool, clientId),
    loadHousehold(services, clientId, now),
  ])
  if (!choice || !standing || !household) throw new Refusal('not_found')
  const open = household.orders.filter(order => order.state === 'upcoming' && order.cutoffAt >= now)
  const [first] = open
  const terms = household.terms.of(
    brand,
    first?.deliveryDate ?? firstOpenDate(brand, now, household.terms.cutoffs),
  )
  const plan = planOf(terms, household.plan.id)
  const box = {
    lines: [],
    held: [],
    balances: noBalances,
    terms: boxTerms(terms, household.province),
  }
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
    plans: terms.plans.map(one => ({ plan: planView(one), totalCents: totalOf(one) })),
    planCategories: { rtc: [...planCategories.rtc], rte: [...planCategories.rte] },
  }
}
