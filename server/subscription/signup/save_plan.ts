// The first step of a sign-up: the plan, tastes and exclusions.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import type { DishCategory } from '../../../domain/catalogue/types.ts'
import { planCategories, planId, planSize } from '../../../domain/plans.ts'
import { termsOf } from '../../catalogue/catalogue.ts'
import type { DraftPlan } from '../../identity/draft/draft.ts'
import type { Services } from '../../integrations/services.ts'
import { planView } from '../../orders/plan_view.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { firstDelivery, heldCodeOf, priceBoxes } from './first_box.ts'
import {
  discountOfSignup,
  loadSignup,
  refuseDisabled,
  refuseSubscribed,
  type Signup,
  saveDraft,
} from './load_signup.ts'
import { stepAnswer } from './steps.ts'

type Input = ParsedOf<'signup.save_plan'>
type SelectedPlan = NonNullable<OutputOf<'signup.get_selected_plan'>>

/** @throws Refusal plan_unavailable, invalid_input, already_signed_up, signup_disabled */
export async function savePlan(
  services: Services,
  request: CallRequest,
  input: Input,
): Promise<OutputOf<'signup.save_plan'>> {
  await refuseDisabled(services, request)
  const signup = await loadSignup(services, request)
  refuseSubscribed(signup)
  const chosen = draftPlanOf(input, signup.draft.plan)
  const kept = await saveDraft(services, request, signup, { plan: chosen })
  const selected = await describePlan(services, request, kept, chosen)
  return { ...stepAnswer(kept.step, request), selected }
}

/** The plan chosen so far, priced; null before the first step. */
export async function selectedPlan(services: Services, request: CallRequest): Promise<SelectedPlan | null> {
  const signup = await loadSignup(services, request)
  const { plan } = signup.draft
  return plan && describePlan(services, request, signup, plan)
}

function draftPlanOf(input: Input, before: DraftPlan | null): DraftPlan {
  const plan = planSize(planId(input))
  if (!plan) throw new Refusal('plan_unavailable')
  const offered: readonly DishCategory[] = planCategories[input.kind]
  const categories = input.categories ?? before?.categories.filter(one => offered.includes(one)) ?? []
  const exclusions = input.exclusions ?? before?.exclusions ?? []
  const severe = input.severe ?? before?.severe.filter(id => exclusions.includes(id)) ?? []
  const vegan = input.vegan ?? before?.vegan ?? false
  refuseUnknown('categories', categories, offered)
  refuseUnknown(
    'exclusions',
    exclusions,
    allergens.map(allergen => allergen.id),
  )
  // Only exclusions can be severe.
  refuseUnknown('severe', severe, exclusions)
  return {
    id: plan.id,
    categories: [...new Set(categories)],
    exclusions: [...new Set(exclusions)],
    severe: [...new Set(severe)],
    vegetarian: (input.vegetarian ?? before?.vegetarian ?? false) || vegan,
    vegan,
  }
}

function refuseUnknown(field: string, given: readonly string[], known: readonly string[]): void {
  if (given.some(one => !known.includes(one))) {
    throw new Refusal('invalid_input', { fields: { [field]: 'invalid_input' } })
  }
}

async function describePlan(
  services: Services,
  request: CallRequest,
  signup: Signup,
  chosen: DraftPlan,
): Promise<SelectedPlan> {
  const { id: _, ...tastes } = chosen
  const discount = await discountOfSignup(services, request, signup)
  const { brand, now } = request
  const of = { brand, planId: chosen.id, ...(await firstDelivery(services, brand, signup.draft, now)) }
  const { plan, boxes } = priceBoxes(await termsOf(services), of, discount)
  return { plan: planView(plan), ...tastes, heldCode: heldCodeOf(discount), ...boxes }
}
