// servings_based_banner.index: the price of a serving by the number of servings in the box.

import type { OutputOf } from '../../contract/index.ts'
import { type Plan, servingsOf } from '../../domain/plans.ts'
import { planById } from '../../domain/terms/terms.ts'
import { termsOfNext } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { showBanner } from './show_banner.ts'
import type { ContentQuestion } from './show_page.ts'

type Banner = OutputOf<'servings_based_banner.index'>
type Size = Banner['sizes'][number]

/**
 * The banner with every size; for a household, its own and the nearest bigger one with a lower price per serving.
 * @param planId of the household's plan; null for a visitor
 * @throws not_found
 */
export async function showServingsBanner(
  services: Stored,
  question: ContentQuestion,
  planId: string | null,
): Promise<Banner> {
  const banner = await showBanner(services, question, 'servings')
  const terms = await termsOfNext(services, question.brand, question.now.toString())
  const sizes = terms.plans
    .flatMap(each => sizeOf(each) ?? [])
    .sort((a, b) => a.servings - b.servings || a.perServingCents - b.perServingCents)
  const plan = planId === null ? undefined : planById(terms, planId)
  const own = plan ? sizeOf(plan) : null
  const next =
    own && sizes.find(each => each.servings > own.servings && each.perServingCents < own.perServingCents)
  return {
    heading: banner.heading,
    text: banner.text,
    action: banner.action,
    sizes,
    own,
    next: next ?? null,
  }
}

/** Null for a plan of ready-to-eat meals, which are priced by the meal. */
function sizeOf(plan: Plan): Size | null {
  const { people, recipes } = plan
  if (people === null || recipes === null) return null
  return { planId: plan.id, people, recipes, servings: servingsOf(plan), perServingCents: plan.servingCents }
}
