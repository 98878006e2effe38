// Today's values of the facts in editorial text, for one brand and language: counted from the menu, taken from the rules, or the
// brand's own (rule 55).

import { type ShownClaims, shownOf } from '../../brands/claims.ts'
import { brandFacts } from '../../brands/index.ts'
import type { Promises, StatedFacts } from '../../domain/brand_facts/facts.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { Facts } from '../../domain/content/facts.ts'
import { formatMoney, formatMoneyCeiling, formatMoneyShort } from '../../domain/money.ts'
import { passwordMinimum } from '../../domain/person.ts'
import { loyaltyDeliveries } from '../../domain/points.ts'
import { lowestPrices } from '../../domain/pricing/lowest.ts'
import { feeCents } from '../../domain/returnable_fee.ts'
import { bagWeeks, retrievalAttempts, returnShownDays, rinseSeconds } from '../../domain/returnables.ts'
import type { Terms } from '../../domain/terms/terms.ts'
import { type Cutoffs, firstOpenDate, lateEditHours } from '../../domain/time/cutoff.ts'
import { addDays } from '../../domain/time/zone.ts'
import { formatClock } from '../../i18n/dates.ts'
import { retriesOf } from '../../i18n/payment_retries.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { firstOpenWeek } from '../menu/first_open_week.ts'
import { countCommunities } from '../places/areas/find_area.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import type { Stored } from '../request/services.ts'

/**
 * The facts of a brand in a language.
 * @param now program time
 */
export async function contentFactsOf(
  services: Stored,
  brand: BrandId,
  locale: Locale,
  now: Temporal.Instant,
): Promise<Facts> {
  const at = now.toString({ fractionalSecondDigits: 3 })
  const sister = brandFacts[brand].sister
  const [open, places, book, stated, ofSister] = await Promise.all([
    firstOpenWeek(services, brand, at),
    countCommunities(services.pool, brand),
    termsOf(services),
    statedFactsOf(services, brand, at),
    statedFactsOf(services, sister, at),
  ])
  const next = firstOpenDate(brand, at, book.cutoffs)
  const products = open ? [...open.menu.products.values()] : []
  const recipes = products.filter(product => product.kind === 'rtc')
  const counts = {
    recipes: recipes.length,
    meals: products.filter(product => product.kind === 'rte').length,
    items: products.filter(product => product.kind === 'item').length,
    vegetarian: recipes.filter(product => product.dish?.diets.includes('vegetarian')).length,
    places,
  }
  return {
    ...ofTheWeek(counts, brand, stated, locale),
    ...ofPrices(book.of(brand, next), locale),
    ...ofCutoffs(brand, next, book.cutoffs, locale),
    ...ofRules(locale),
    ...ofPromises(stated.promises),
    cardRetries: retriesOf({ brand, locale }),
    ...ofBrand(brand, stated, locale),
    sister: brandFacts[sister].name,
    sisterRegion: ofSister.region[locale],
  }
}

interface Counts {
  recipes: number
  meals: number
  items: number
  vegetarian: number
  places: number
}

/** A count of zero has no value: no menu is published, or no area is known. */
const known = (count: number): string | null => (count > 0 ? String(count) : null)

const range = (least: number, most: number, locale: Locale) =>
  `${least} ${locale === 'fr' ? 'à' : 'to'} ${most}`

function ofTheWeek(
  counts: Counts,
  brand: BrandId,
  { claims, promises }: Pick<StatedFacts, 'claims' | 'promises'>,
  locale: Locale,
) {
  const ofDishes =
    brandFacts[brand].counts.dishes === 'meals' ? counts.recipes + counts.meals : counts.recipes
  const shown = {
    dishes: shownOf(ofDishes, claims.dishes),
    items: shownOf(counts.items, claims.items),
    places: shownOf(counts.places, claims.places),
  }
  const { vegetarianLeast: least, vegetarianMost: most } = promises
  const asClaimed = counts.vegetarian >= least && counts.vegetarian <= most
  return {
    recipes: known(counts.recipes),
    meals: known(counts.meals),
    vegetarian: asClaimed ? range(least, most, locale) : known(counts.vegetarian),
    dishes: inText(shown.dishes, locale),
    items: inText(shown.items, locale),
    places: inText(shown.places, locale),
    dishesFigure: alone(shown.dishes),
    itemsFigure: alone(shown.items),
    placesFigure: alone(shown.places),
  }
}

function alone({ count, orMore }: ShownClaims): string | null {
  return orMore ? `${count}+` : known(count)
}

function inText({ count, orMore }: ShownClaims, locale: Locale): string | null {
  if (!orMore) return known(count)
  return locale === 'fr' ? `plus de ${count}` : `${count}+`
}

function ofPrices(terms: Terms, locale: Locale) {
  const { fromWeekCents, fromServingCents, fromMealCents } = lowestPrices(terms)
  return {
    fromWeek: formatMoneyCeiling(fromWeekCents, locale),
    fromServing: formatMoney(fromServingCents, locale),
    fromMeal: formatMoney(fromMealCents, locale),
    minimumOrder: formatMoneyShort(terms.minimumCents, locale),
    friendMeals: String(terms.friendServings),
    pointsPercent: percent(terms.points.standard),
    pointsLoyalPercent: percent(terms.points.loyal),
    referrerCredit: formatMoneyShort(terms.referrerCents, locale),
  }
}

/** Parts per 100,000 as percent. */
const percent = (rate: number) => String(rate / 1_000)

/** Of the days of a week the earliest cutoff, which a text that names one may promise. @param next the first delivery that can still change */
function ofCutoffs(brand: BrandId, next: string, cutoffs: Cutoffs, locale: Locale) {
  const rules = Array.from({ length: 7 }, (_, day) => cutoffs(brand, addDays(next, day)))
  const [first = cutoffs(brand, next)] = rules.toSorted(
    (a, b) => b.days - a.days || (a.time < b.time ? -1 : 1),
  )
  return { cutoffDays: String(first.days), cutoffTime: formatClock(first.time, locale) }
}

function ofRules(locale: Locale) {
  return {
    lateEditHours: String(lateEditHours),
    rinseSeconds: range(rinseSeconds.least, rinseSeconds.most, locale),
    bagWeeks: String(bagWeeks),
    bagFee: formatMoneyShort(feeCents.cooler_bag, locale),
    kitFee: formatMoneyShort(feeCents.zero_waste_kit, locale),
    returnDays: String(returnShownDays),
    pickupAttempts: String(retrievalAttempts),
    loyalDeliveries: String(loyaltyDeliveries),
    passwordLength: String(passwordMinimum),
  }
}

function ofPromises({ eatWithinDays, minutesToCook, minutesToHeat, firstOrderPercent }: Promises) {
  return {
    eatWithinDays: String(eatWithinDays),
    minutesToCook: String(minutesToCook),
    minutesToHeat: String(minutesToHeat),
    firstOrderPercent: String(firstOrderPercent),
  }
}

function ofBrand(brand: BrandId, facts: StatedFacts, locale: Locale) {
  return {
    brand: brandFacts[brand].name,
    region: facts.region[locale],
    phone: facts.phone.shown,
    email: facts.email,
    pickupsEmail: facts.pickupsEmail,
  }
}
