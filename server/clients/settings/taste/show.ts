// settings_taste.show: what a household likes and excludes, and what that leaves of the weeks ahead.

import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { fits } from '../../../../domain/catalogue/fitting.ts'
import { planById, planCategories } from '../../../../domain/plans.ts'
import { currentWeek, weeksAhead } from '../../../../domain/time/weeks.ts'
import { addDays } from '../../../../domain/time/zone.ts'
import { allergens } from '../../../../seed/catalogue/allergens.ts'
import { menusOf } from '../../../menu/memory.ts'
import { type CallRequest, signedIn } from '../../../request/call_request.ts'
import { programTime } from '../../../request/program_time.ts'
import type { Services } from '../../../request/services.ts'
import { readTaste } from './store.ts'

type Shown = OutputOf<'settings_taste.show'>

/** @throws Refusal not_found without a subscription */
export async function showTaste(
  { pool, db }: Pick<Services, 'pool' | 'db'>,
  request: CallRequest,
): Promise<Shown> {
  const { brand, locale } = request
  const taste = await readTaste(db, signedIn(request))
  const plan = taste && planById(brand, taste.planId)
  if (!taste || !plan) throw new Refusal('not_found')
  const known: ReadonlySet<string> = new Set(allergens.map(({ id }) => id))
  const { severe, vegetarian, vegan } = taste
  const exclusions = taste.exclusions.filter(id => known.has(id))
  const first = currentWeek(brand, programTime(request))
  const ahead = Array.from({ length: weeksAhead }, (_, place) => addDays(first, 7 * (place + 1)))
  const weeks: Shown['weeks'] = []
  for (const week of ahead) {
    const menu = await menusOf(pool).week(brand, week)
    if (!menu?.published) continue
    const dishes = [...menu.products.values()].flatMap(({ kind, dish, surchargeCents }) =>
      // What costs extra is never chosen for anybody, so it does not count.
      kind === plan.kind && dish && surchargeCents === 0
        ? [{ allergens: [...dish.allergens], mayContain: [...dish.mayContain], diets: [...dish.diets] }]
        : [],
    )
    const left = dishes.filter(dish => fits(dish, { exclusions, severe, vegetarian, vegan })).length
    weeks.push({ week, needed: plan.units, left, dishes })
  }
  return {
    kind: plan.kind,
    recipePreference: vegan ? 'vegan' : vegetarian ? 'vegetarian' : 'any',
    tastePreferences: taste.categories,
    categories: [...planCategories[plan.kind]],
    exclusions,
    severe,
    vegetarian,
    vegan,
    allergens: allergens.map(({ id, name }) => ({ id, name: name[locale] })),
    weeks,
    warning: weeks.some(({ left, needed }) => left < needed),
  }
}
