// The plans on sale, before one is chosen.

import type { OutputOf } from '../../../contract/index.ts'
import { brands, type Province } from '../../../domain/brands.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import { mealsPerWeek, planCategories } from '../../../domain/plans.ts'
import { lowestPrices } from '../../../domain/pricing/lowest.ts'
import { boxTerms } from '../../../domain/terms/terms.ts'
import { currentWeek } from '../../../domain/time/weeks.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import { discountView } from '../../codes/discounts/discount_view.ts'
import type { DiscountRow } from '../../codes/discounts/find_discount.ts'
import { hasFlagOn } from '../../flags/flags.ts'
import { menusOf } from '../../menu/memory.ts'
import { planView } from '../../orders/plan_view.ts'
import { termsView } from '../../orders/terms_view.ts'
import { countCommunities } from '../../places/areas/find_area.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Stored } from '../../request/services.ts'
import { discountOfSignup, loadSignup } from './load_signup.ts'

/**
 * The plans of a brand, the categories each kind can prefer, the allergens a household can exclude, and the discount of the first
 * box, while the sign-up is not complete.
 */
export async function showPlans(
  services: Stored,
  request: CallRequest,
): Promise<OutputOf<'signup.subscription_plans'>> {
  const { brand, locale } = request
  const discount = await discountOfFirstBox(services, request)
  const terms = await termsOfNext(services, brand, request.now.toString())
  return {
    plans: terms.plans.map(planView),
    terms: termsView(boxTerms(terms, brands[brand].provinces[0] as Province)),
    categories: { rtc: [...planCategories.rtc], rte: [...planCategories.rte] },
    allergens: allergens.map(({ id, name }) => ({ id, name: name[locale] })),
    discount: discount ? discountView(discount, locale) : null,
  }
}

async function discountOfFirstBox(services: Stored, request: CallRequest): Promise<DiscountRow | undefined> {
  // The session of a household with a plan says so itself: its editor asks for the plans too, and needs no sign-up.
  if ((await request.session.personal())?.planId != null) return undefined
  const signup = await loadSignup(services, request)
  return signup.subscribed ? undefined : discountOfSignup(services, request, signup)
}

/** The sign-up entry page: the lowest prices and the real numbers of this week (rules 8, 55). */
export async function showGetStarted(
  services: Stored,
  request: CallRequest,
): Promise<OutputOf<'signup.get_started_data'>> {
  const { brand, now } = request
  const [menu, signupDisabled, communities, terms] = await Promise.all([
    menusOf(services).week(brand, currentWeek(brand, now.toString())),
    hasFlagOn(services, request, 'signup_disabled'),
    countCommunities(services.pool, brand),
    termsOfNext(services, brand, now.toString()),
  ])
  const products = menu?.published ? [...menu.products.values()] : []
  return {
    ...lowestPrices(terms),
    mealsPerWeek: Math.max(...mealsPerWeek),
    recipesThisWeek: products.filter(product => product.kind === 'rtc').length,
    itemsThisWeek: products.filter(product => product.kind === 'item').length,
    communities,
    signupDisabled,
  }
}
