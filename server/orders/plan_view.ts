// A plan as it is sent.

import type { Plan as PlanView } from '../../contract/views.ts'
import { type Plan, servingsOf, weeklyGoodsCents } from '../../domain/plans.ts'

/** A plan's size and price for a screen. A meal feeds one. */
export function planView(plan: Plan): PlanView {
  return {
    id: plan.id,
    kind: plan.kind,
    people: plan.people ?? 1,
    count: plan.units,
    servings: servingsOf(plan),
    perServingCents: plan.servingCents,
    weekCents: weeklyGoodsCents(plan),
  }
}
