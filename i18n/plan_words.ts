// A plan in words, for letters and the list of changes.

import type { DishCategory } from '../domain/catalogue/types.ts'
import { type PlanSize, planTypeOf } from '../domain/plans.ts'
import { messages } from './catalogue.ts'

export interface PlanInWords {
  kind: 'rtc' | 'rte'
  people: number | null
  /** Recipes, or ready meals. */
  count: number
  family: boolean
}

/** @param categories its preferred ones: with family-friendly dishes it is the family plan */
export const planSaid = (plan: PlanSize, categories: readonly DishCategory[]): PlanInWords => ({
  kind: plan.kind,
  people: plan.people,
  count: plan.units,
  family: planTypeOf(plan, categories) === 'family',
})

export const planWords = messages({
  en: voice => ({
    plan: ({ kind, people, count, family }: PlanInWords) =>
      kind === 'rte'
        ? `${count} ${voice.plural(count, 'ready-to-eat meal', 'ready-to-eat meals')} a week`
        : `${count} ${voice.plural(count, 'recipe', 'recipes')} a week for ${people}${family ? ', the family plan' : ''}`,
  }),
  fr: voice => ({
    plan: ({ kind, people, count, family }: PlanInWords) =>
      kind === 'rte'
        ? `${count} ${voice.plural(count, 'plat prêt à manger', 'plats prêts à manger')} par semaine`
        : `${count} ${voice.plural(count, 'recette', 'recettes')} par semaine pour ${people}${family ? ', le forfait familial' : ''}`,
  }),
})
