// menu.data and menu.search_words: the menu of the week that holds a date (rule 6).

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { type Plan, unitPriceOf } from '../../domain/plans.ts'
import { planById, type Terms } from '../../domain/terms/terms.ts'
import { currentWeek, openWeek, resolveMenuWeek } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { firstOpenWeek } from './first_open_week.ts'
import { localTime } from './local_time.ts'
import { menusOf } from './memory.ts'
import { versionOf } from './menu_version.ts'
import { searchWords } from './search_words.ts'
import { timesOfWeek, weekTabs } from './weeks_to_show.ts'
import { menuLists } from './wire.ts'

/** The person who views the menu; the id of a plan only where the household has one. */
export interface MenuQuestion {
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
  /** `this-week`, `next-week`, `open-week` or an ISO date. */
  date: string
  planId: string | null
  /** The household's delivery day; null for a visitor, who can still have any. */
  weekday: Weekday | null
}

/**
 * The menu of a week, with the weeks around it. A week without a published menu is answered with `published: false`, no
 * products, and the nearest weeks among the tabs.
 * @throws menu_not_published for a date that cannot be read
 */
export async function menuData(services: Stored, question: MenuQuestion): Promise<OutputOf<'menu.data'>> {
  const { brand, locale, now } = question
  const week = await weekAsked(services, question)
  const menus = menusOf(services)
  const [found, known, all] = await Promise.all([
    menus.week(brand, week),
    menus.weeks(brand),
    menus.weekdays(brand),
  ])
  const menu = found?.published ? found : null
  const { weekday } = question
  const weekdays = weekday === null ? all : () => [weekday]
  const terms = await termsOf(services)
  const { cutoffs } = terms
  const times = timesOfWeek(brand, week, weekdays(week), { now, cutoffs })
  const lists = menu ? menuLists(menu, locale) : { dishes: [], items: [], categories: [] }
  return {
    week,
    published: menu !== null,
    version: menu ? versionOf(menu) : `${week}.0`,
    weeks: weekTabs(brand, week, known, weekdays, { now, cutoffs }),
    cutoffAt: times?.cutoffAt ?? null,
    cutoffLocal: times ? localTime(brand, times.cutoffAt) : null,
    firstDeliveryDate: times?.firstDeliveryDate ?? null,
    firstCutoffLocal: times ? localTime(brand, times.firstCutoffAt) : null,
    lastDeliveryDate: times?.lastDeliveryDate ?? null,
    ...lowestPrices(terms.of(brand, week), question.planId),
    atPlanPrice: question.planId !== null,
    ...lists,
  }
}

/**
 * The search words of a week's products, none where no menu is published.
 * @throws menu_not_published for a date that cannot be read
 */
export async function menuWords(
  services: Stored,
  question: Pick<MenuQuestion, 'brand' | 'now' | 'date' | 'weekday'>,
): Promise<OutputOf<'menu.search_words'>> {
  const week = await weekAsked(services, question)
  const menu = await menusOf(services).week(question.brand, week)
  return menu?.published ? searchWords(menu) : {}
}

/** The Monday of the week in question; this week's for `open-week`, where no week can be ordered. @throws menu_not_published */
async function weekAsked(
  services: Stored,
  { brand, now, date, weekday }: Pick<MenuQuestion, 'brand' | 'now' | 'date' | 'weekday'>,
): Promise<string> {
  if (date === openWeek)
    return (await firstOpenWeek(services, brand, now, weekday))?.menu.week ?? currentWeek(brand, now)
  const week = resolveMenuWeek(brand, date, now)
  if (week === null) throw new Refusal('menu_not_published')
  return week
}

/** Cents for a serving of a recipe and for a meal: the household's own, or the lowest of all. */
function lowestPrices(terms: Terms, planId: string | null): { perServingCents: number; mealCents: number } {
  const plan = planId === null ? undefined : planById(terms, planId)
  const plans = plan ? [plan] : terms.plans
  const lowest = (kind: Plan['kind']) => Math.min(...plans.map(each => unitPriceOf(each, kind).servingCents))
  return { perServingCents: lowest('rtc'), mealCents: lowest('rte') }
}
