// The initial selection of the plan screen: from the address (rule 1), from an earlier choice, else two people and
// three recipes.

import type { OutputOf } from '../../../../contract/index.ts'
import type { Plan } from '../../../../contract/views.ts'

export interface PlanDraft {
  kind: 'rtc' | 'rte'
  people: number
  recipes: number
  meals: number
  categories: string[]
  exclusions: string[]
  severe: string[]
  vegetarian: boolean
  vegan: boolean
}

export const usual: PlanDraft = {
  kind: 'rtc',
  people: 2,
  recipes: 3,
  meals: 8,
  categories: [],
  exclusions: [],
  severe: [],
  vegetarian: false,
  vegan: false,
}

/** The initial draft of the page. The address overrides what was saved. */
export function choiceFrom(
  search: URLSearchParams,
  selected: OutputOf<'signup.get_selected_plan'>,
): PlanDraft {
  const draft = { ...usual }
  if (selected) {
    const { plan, categories, exclusions, severe, vegetarian, vegan } = selected
    Object.assign(draft, { kind: plan.kind, categories, exclusions, severe, vegetarian, vegan })
    if (plan.kind === 'rtc') Object.assign(draft, { people: plan.people, recipes: plan.count })
    else draft.meals = plan.count
  }
  const kind = search.get('plan')
  if (kind === 'rtc' || kind === 'rte') draft.kind = kind
  draft.people = oneOf(search.get('people'), [2, 4], draft.people)
  draft.recipes = oneOf(search.get('recipes'), [2, 3, 4], draft.recipes)
  draft.meals = oneOf(search.get('meals'), [6, 8, 10, 14], draft.meals)
  const submenu = search.get('submenu')
  if (submenu) draft.categories = [submenu]
  return draft
}

function oneOf(text: string | null, allowed: readonly number[], otherwise: number): number {
  const value = Number(text)
  return allowed.includes(value) ? value : otherwise
}

/** The plan on sale that matches the draft. */
export function planOfDraft(plans: readonly Plan[], draft: PlanDraft): Plan | undefined {
  return plans.find(plan =>
    draft.kind === 'rtc'
      ? plan.kind === 'rtc' && plan.people === draft.people && plan.count === draft.recipes
      : plan.kind === 'rte' && plan.count === draft.meals,
  )
}
