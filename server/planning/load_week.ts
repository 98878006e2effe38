// A brand's menu week as it is planned or published, with everything that its rules follow from.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { menuSizes, type Offer, poolFactsOf } from '../../domain/catalogue/menu_rules.ts'
import type { WeekFacts } from '../../domain/catalogue/week_rules.ts'
import { planSize } from '../../domain/plans.ts'
import { addWeeks, currentWeek, menuWeekOf, menuWeeksInUse } from '../../domain/time/weeks.ts'
import { type DishToPlan, type OfferBook, offersOf, type WeekOfferings } from '../catalogue/offerings.ts'
import type { Db } from '../request/database/database.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import {
  type Plan,
  readPlans,
  readPublishedWeeks,
  readServed,
  readSubscribersByPlan,
  type ServedDish,
} from './plan_store.ts'
import { proposalOf } from './proposals.ts'
import { weeksRemembered } from './publish.ts'

/** Weeks that are shown before this one, and those after the last that is published by itself. */
const weeksBack = 8
const weeksOn = 6

export type WeekOffer = Offer<DishToPlan>

/** A week and what stands around it. */
export interface WeekPlanned {
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  current: string
  /** The first and the last week that can be looked at. */
  first: string
  last: string
  /** When each week was published; a week that is not there is not published. */
  published: ReadonlyMap<string, Date | null>
  plans: ReadonlyMap<string, Plan>
  /** The menu's entries, where it is published. */
  entries: readonly ServedDish[]
  /** Ids of the dishes as planned, or as published where nothing else is planned. */
  ids: readonly string[]
  /** Ids of the published dishes that can be had, or of the planner's proposal. */
  before: readonly string[]
  /** Whether somebody planned something else than is published, or than the planner proposes. */
  byHand: boolean
  offerings: WeekOfferings
  /** Ready-to-cook dishes that the brand can serve in it, by id. */
  offers: ReadonlyMap<string, WeekOffer>
  /** Ids of the menus before it, the latest first. */
  previous: readonly (readonly string[])[]
  facts: WeekFacts
}

/**
 * @param asked.week a Monday; by default the first week that is not published
 * @param asked.now program time, ISO instant
 * @throws Refusal not_found for no Monday, and for a week too far away
 */
export async function loadWeek(
  services: Stored,
  { brand, now, ...asked }: { brand: BrandId; week?: string | undefined; now: string },
  db: Db = services.pool,
): Promise<WeekPlanned> {
  const current = currentWeek(brand, now)
  const first = addWeeks(current, -weeksBack)
  const from = addWeeks(first, -weeksRemembered)
  const inUse = menuWeeksInUse(brand, now).at(-1) as string
  const published = new Map(
    (await readPublishedWeeks.all(db, { brand, from })).map(one => [one.week, one.publishedAt]),
  )
  const lastPublished = [...published.keys()].at(-1) ?? addWeeks(current, -1)
  const last = addWeeks([lastPublished, inUse].sort().at(-1) as string, weeksOn)
  const week = asked.week ?? addWeeks(lastPublished, 1)
  if (menuWeekOf(week) !== week || week < first || week > last) throw new Refusal('not_found')
  const until = addWeeks(week, 1)
  const plans = new Map((await readPlans.all(db, { brand, from })).map(one => [one.week, one]))
  const served = Map.groupBy(await readServed.all(db, { brand, from, until }), one => one.week)
  const book = await offersOf(services, from)
  const known = { services, brand, book, plans, served, published }
  const idsOf = idsThrough(known, addWeeks([week, lastPublished].sort()[0] as string, -weeksRemembered), week)
  const previous = weeksBefore(idsOf, week)
  const offerings = book.of(week)
  const pool = poolOf(offerings, brand)
  const entries = published.has(week) ? (served.get(week) ?? []) : []
  const plan = plans.get(week)
  const drafted = plan && (plan.publishedAt === null || !published.has(week)) ? plan.dishes : null
  const before = published.has(week)
    ? entries.filter(({ capacity }) => capacity > 0).map(({ id }) => id)
    : // What a plan by hand differs from is what the planner would choose without it: a lock alone makes no other dish one by hand.
      proposed(known, week, previous, drafted ? [] : (plan?.locked ?? []))
  const beside = [...(idsOf.get(addWeeks(week, -1)) ?? []), ...fixedIds(known, until)]
  return {
    ...{ brand, week, current, first, last, published, plans, entries, before, previous, offerings },
    ids: drafted ?? before,
    byHand: drafted !== null,
    offers: new Map(pool.map(offer => [offer.dish.id, offer])),
    facts: {
      week,
      size: menuSizes[brand],
      pool: poolFactsOf(pool),
      beside,
      demand: await services.memory.of(openDemand, services.pool)[brand].get(),
    },
  }
}

interface Known {
  services: Stored
  brand: BrandId
  book: OfferBook
  plans: ReadonlyMap<string, Plan>
  served: ReadonlyMap<string, readonly ServedDish[]>
  published: ReadonlyMap<string, unknown>
}

const poolOf = ({ dishes }: WeekOfferings, brand: BrandId): WeekOffer[] =>
  dishes.filter(({ dish, brands }) => dish.kind === 'rtc' && brands.includes(brand))

/** Ids of a week's dishes where they are published or planned by hand; none where the planner would choose. */
function fixedIds({ published, served, plans }: Known, week: string): readonly string[] {
  if (published.has(week)) return (served.get(week) ?? []).map(({ id }) => id)
  return plans.get(week)?.dishes ?? []
}

/** The dishes of every week from one to the one before another: as published, as planned, or as the planner proposes. */
function idsThrough(known: Known, from: string, until: string): Map<string, readonly string[]> {
  const idsOf = new Map<string, readonly string[]>()
  for (let week = from; week < until; week = addWeeks(week, 1)) {
    const fixed = fixedIds(known, week)
    const isToCome = !known.published.has(week) && [...known.published.keys()].every(one => one < week)
    const ids =
      fixed.length > 0 || !isToCome
        ? fixed
        : proposed(known, week, weeksBefore(idsOf, week), known.plans.get(week)?.locked ?? [])
    if (ids.length > 0) idsOf.set(week, ids)
  }
  return idsOf
}

const weeksBefore = (idsOf: ReadonlyMap<string, readonly string[]>, week: string) =>
  [...idsOf]
    .filter(([one]) => one < week)
    .map(([, ids]) => ids)
    .toReversed()
    .slice(0, weeksRemembered)

const proposed = (
  { services, brand, book }: Known,
  week: string,
  previous: readonly (readonly string[])[],
  kept: readonly string[],
) => proposalOf(services, book.revision, { brand, week, offerings: book.of(week), previous, kept })

/** How long the demand is trusted, in milliseconds of real time: it changes slowly, and counting it takes a while. */
const demandTrusted = 300_000

/** Kits of recipes that the active households of a brand take in a week, if all choose theirs. */
function openDemand(pool: Stored['pool']): Record<BrandId, Fresh<number>> {
  const of = (brand: BrandId) =>
    openFresh(async () => {
      const plans = await readSubscribersByPlan(pool, brand)
      return plans.reduce((sum, { planId, households }) => {
        const size = planSize(planId)
        return sum + (size?.kind === 'rtc' ? size.units * households : 0)
      }, 0)
    }, demandTrusted)
  return { freshprep: of('freshprep'), cookit: of('cookit') }
}
