// home.homepage: dishes of the week, and figures counted from the menu and priced by the one pricing function (rule
// 55).

import { brandFacts } from '../../../brands/index.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { MenuDish } from '../../../contract/views.ts'
import { type BrandId, brands, type Locale } from '../../../domain/brands.ts'
import { addressOfCraving, answering, cravingIds } from '../../../domain/catalogue/cravings.ts'
import { forWindow } from '../../../domain/catalogue/shop_window.ts'
import { type Plan, weeklyGoodsCents } from '../../../domain/plans.ts'
import { codeDiscountOf } from '../../../domain/pricing/discounts.ts'
import { noBalances, type PricedBox, priceBox } from '../../../domain/pricing/price_box.ts'
import { boxTerms, planById, type Terms } from '../../../domain/terms/terms.ts'
import { currentWeek } from '../../../domain/time/weeks.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import { defaultDiscount } from '../../codes/discounts/bar.ts'
import type { DiscountRow } from '../../codes/discounts/find_discount.ts'
import { firstOpenWeek } from '../../menu/first_open_week.ts'
import { pictureOf } from '../../menu/pictures/picture_of.ts'
import { menuLists } from '../../menu/wire.ts'
import { receiptOf } from '../../orders/order_view.ts'
import { planView } from '../../orders/plan_view.ts'
import { countCommunities } from '../../places/areas/find_area.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import type { Stored } from '../../request/services.ts'

type Homepage = OutputOf<'home.homepage'>

/** The most dishes on the page: recipes first, then meals, the most appealing of each. */
const shown = { rtc: 8, rte: 4 } as const

/** The home page of a brand, for anybody. `now`: program time. */
export async function homepage(
  services: Stored,
  brand: BrandId,
  locale: Locale,
  now: Temporal.Instant,
): Promise<Homepage> {
  const at = now.toString({ fractionalSecondDigits: 3 })
  const [open, communities, discount, { claims, promises }] = await Promise.all([
    firstOpenWeek(services, brand, at),
    countCommunities(services.pool, brand),
    defaultDiscount(services, brand, now),
    statedFactsOf(services, brand, at),
  ])
  const lists = open ? menuLists(open.menu, locale) : { dishes: [], items: [], categories: [] }
  const recipes = lists.dishes.filter(dish => dish.kind === 'rtc')
  const meals = lists.dishes.filter(dish => dish.kind === 'rte')
  const terms = await termsOfNext(services, brand, at)
  const plan = planById(terms, examplePlanId)
  if (!plan) throw new RangeError(`${brand} sells no plan ${examplePlanId}`)
  const example = exampleBox(terms, plan, discount)
  return {
    week: open?.menu.week ?? currentWeek(brand, at),
    dishes: [...pictured(recipes, shown.rtc), ...pictured(meals, shown.rte)],
    categoryCounts: lists.categories,
    cravings: cravingsOf(recipes),
    recipeCount: recipes.length,
    mealCount: meals.length,
    itemCount: lists.items.length,
    vegetarianCount: recipes.filter(dish => dish.diets.includes('vegetarian')).length,
    communities,
    claims,
    vegetarianClaim: { least: promises.vegetarianLeast, most: promises.vegetarianMost },
    signature: pictureOf(brandFacts[brand].signature, brand),
    fromWeekCents: Math.min(...terms.plans.map(weeklyGoodsCents)),
    fromServingCents: Math.min(...terms.plans.map(each => each.servingCents)),
    example: {
      plan: planView(plan),
      receipt: receiptOf(example.price),
      code: example.discounts[0]?.code ?? null,
    },
  }
}

/** Two people, three recipes: the usual size. */
export const examplePlanId = 'rtc_2-3'

/** A first box of a plan in the brand's first province, with the public code. */
function exampleBox(terms: Terms, plan: Plan, code: DiscountRow | undefined): PricedBox {
  const { brand } = plan
  const [province] = brands[brand].provinces
  if (!province) throw new RangeError(`${brand} delivers nowhere`)
  const held = code ? [{ discount: codeDiscountOf(code), orderNumber: 1 }] : []
  return priceBox({ plan, lines: [], held, balances: noBalances, terms: boxTerms(terms, province) })
}

/**
 * Each craving with matching recipes, with its count and a picture; no picture appears twice, nor that of the week's best dish.
 * Cravings with few pictures choose first, so that the others leave them some.
 */
function cravingsOf(recipes: readonly MenuDish[]): Homepage['cravings'] {
  const [, ...others] = pictured(recipes, recipes.length)
  const answered = cravingIds.map(id => ({
    id,
    count: answering(id, recipes).length,
    fit: answering(id, others),
  }))
  const shown = new Map<string, string | null>()
  const taken = new Set<string>()
  for (const { id, fit } of answered.toSorted((a, b) => a.fit.length - b.fit.length)) {
    const free = fit.filter(dish => !taken.has(dish.id))
    const [dish] = free
    if (dish) taken.add(dish.id)
    shown.set(id, dish?.picture ?? null)
  }
  return answered
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => ({ id, count, picture: shown.get(id) ?? null, query: addressOfCraving(id) }))
}

function pictured(all: readonly MenuDish[], count: number): MenuDish[] {
  return forWindow(all.filter(({ picture }) => picture !== null)).slice(0, count)
}
