// menu_weeks.board and menu_weeks.dishes: a week on its board, and what could come into it.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { mendRule } from '../../domain/catalogue/mend_week.ts'
import { isInSeason, missedBy } from '../../domain/catalogue/menu_rules.ts'
import { standingOf, weekRules } from '../../domain/catalogue/week_rules.ts'
import { find, searchIndex } from '../../domain/search/find.ts'
import { wordsOf } from '../../domain/search/words.ts'
import { planById } from '../../domain/terms/terms.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { keyOfProduct, menusOf } from '../menu/memory.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import { productNames } from '../menu/product_names.ts'
import type { Stored } from '../request/services.ts'
import { loadWeek, type WeekOffer, type WeekPlanned } from './load_week.ts'
import { readWeekBoxes } from './plan_store.ts'

type Board = OutputOf<'menu_weeks.board'>
type DishOnBoard = OutputOf<'menu_weeks.dishes'>['dishes'][number]

interface BoardRequest {
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

/** Weeks in the strip, and how many of them are before the one that is shown. */
const inStrip = 6
const stripBefore = 2
const mostMealPictures = 12
const mostDishes = 40

/** @throws Refusal not_found */
export async function showBoard(
  services: Stored,
  { locale, ...asked }: BoardRequest & { week?: string | undefined },
): Promise<Board> {
  const loaded = await loadWeek(services, asked)
  const { brand, week, published, plans, facts, offerings } = loaded
  const plan = plans.get(week)
  const names = await namesOf(services, loaded, locale)
  const chosen = await offersIn(services, loaded, loaded.ids)
  const locked = new Set(plan?.locked)
  const missing = loaded.ids.filter(id => !chosen.some(({ dish }) => dish.id === id))
  const meals = offerings.dishes.filter(({ dish, brands }) => dish.kind === 'rte' && brands.includes(brand))
  const boxes = await readWeekBoxes.all(services.pool, { brand, from: week })
  const sum = (of: (one: (typeof boxes)[number]) => number) => boxes.reduce((all, one) => all + of(one), 0)
  const { size: _, week: __, ...known } = facts
  return {
    week,
    state: stateOf(loaded, week),
    weeks: stripOf(loaded),
    earlier: week > loaded.first ? addWeeks(week, -1) : null,
    later: week < loaded.last ? addWeeks(week, 1) : null,
    editable: week >= loaded.current,
    publishable: published.has(week) || published.has(addWeeks(week, -1)) || published.size === 0,
    publishedAt: published.get(week)?.toISOString() ?? null,
    plan: {
      version: plan?.version ?? 0,
      by: plan?.by ?? null,
      at: plan?.at.toISOString() ?? null,
      byHand: loaded.byHand,
    },
    dishes: chosen.map(offer => ({
      ...dishShown(offer, loaded, locale),
      locked: locked.has(offer.dish.id),
    })),
    gone: missing.map(id => ({ id, name: names(id) })),
    before: loaded.before.map(id => ({ id, name: names(id) })),
    facts: { ...known, pool: mutable(known.pool), beside: [...known.beside] },
    mends: mendsOf(loaded, chosen, locked, names),
    servingCents: planById((await termsOf(services)).of(brand, week), 'rtc_2-3')?.servingCents ?? 0,
    meals: {
      count: meals.length,
      pictures: meals.flatMap(({ dish }) => pictureOf(dish.picture, brand) ?? []).slice(0, mostMealPictures),
    },
    items: offerings.items.filter(item => item.brand.includes(brand)).length,
    boxes: { all: sum(one => one.boxes), chosen: sum(one => one.boxes - one.unchosen) },
  }
}

const mutable = ({ cuisines, allergens, meanCostCents }: WeekPlanned['facts']['pool']) => ({
  cuisines: [...cuisines],
  allergens: [...allergens],
  meanCostCents,
})

function stateOf({ current, published, plans }: WeekPlanned, week: string): Board['state'] {
  if (week < current) return 'past'
  if (published.has(week)) return week === current ? 'running' : 'open'
  return plans.get(week)?.dishes ? 'planned' : 'proposed'
}

function stripOf(loaded: WeekPlanned): Board['weeks'] {
  const latest = addWeeks(loaded.last, 1 - inStrip)
  const wanted = addWeeks(loaded.week, -stripBefore)
  const [, begun = wanted] = [loaded.first, wanted, latest].sort()
  return Array.from({ length: inStrip }, (_, place) => {
    const week = addWeeks(begun, place)
    return { week, state: stateOf(loaded, week) }
  })
}

/** The names of dishes in a language: those that are offered, and those that a plan or a menu has besides. */
async function namesOf(services: Stored, loaded: WeekPlanned, locale: Locale) {
  const others = [...loaded.ids, ...loaded.before].filter(id => !loaded.offers.has(id))
  const named = others.length === 0 ? new Map() : await productNames(services.pool, others)
  return (id: string): string => loaded.offers.get(id)?.dish.name[locale] ?? named.get(id)?.[locale] ?? id
}

/** The dishes with these ids: as offered, or as the menu pins them. One that is neither is left out. */
async function offersIn(
  services: Stored,
  { entries, offers }: WeekPlanned,
  ids: readonly string[],
): Promise<WeekOffer[]> {
  const pinned = entries.filter(({ id }) => !offers.has(id))
  const contents = pinned.length === 0 ? new Map() : await menusOf(services).contents(pinned)
  return ids.flatMap((id): WeekOffer[] => {
    const offered = offers.get(id)
    if (offered) return [offered]
    const entry = pinned.find(one => one.id === id)
    const content = entry && contents.get(keyOfProduct(entry))
    if (!entry || !content?.dish) return []
    const { dish, recipe } = content
    return [
      {
        dish,
        surchargeCents: recipe?.surchargeCents ?? 0,
        weeklyCapacity: entry.capacity,
        brands: [],
        season: recipe?.season ?? null,
        foodCostCents: 0,
      },
    ]
  })
}

function dishShown(
  { dish, ...offer }: WeekOffer,
  loaded: WeekPlanned,
  locale: Locale,
): Omit<DishOnBoard, 'breaks'> {
  const since = loaded.previous.findIndex(week => week.includes(dish.id))
  return {
    id: dish.id,
    name: dish.name[locale],
    category: dish.category,
    cuisine: dish.cuisine,
    diets: [...dish.diets],
    equipment: [...dish.equipment],
    allergens: [...dish.allergens],
    picture: pictureOf(dish.picture, loaded.brand),
    surchargeCents: offer.surchargeCents,
    foodCostCents: offer.foodCostCents,
    weeklyCapacity: offer.weeklyCapacity,
    season: offer.season ? [offer.season[0], offer.season[1]] : null,
    weeksSince: since < 0 ? null : since + 1,
  }
}

function mendsOf(
  loaded: WeekPlanned,
  chosen: readonly WeekOffer[],
  locked: ReadonlySet<string>,
  names: (id: string) => string,
): Board['mends'] {
  const rules = weekRules(loaded.facts)
  const servable = servableIn(loaded)
  const named = (id: string | null) => (id === null ? null : { id, name: names(id) })
  return standingOf(rules, chosen).flatMap(({ name, isKept }) => {
    if (isKept) return []
    const mend = mendRule(name, chosen, locked, { servable, rules, previous: loaded.previous })
    return mend
      ? [{ rule: name, out: named(mend.out), into: named(mend.into), broken: [...mend.broken] }]
      : []
  })
}

const servableIn = ({ offers, facts, week }: WeekPlanned): WeekOffer[] => {
  const beside = new Set(facts.beside)
  return [...offers.values()].filter(offer => !beside.has(offer.dish.id) && isInSeason(offer, week))
}

/** @throws Refusal not_found */
export async function listDishesFor(
  services: Stored,
  { locale, brand, now, ...asked }: BoardRequest & ParsedOf<'menu_weeks.dishes'>,
): Promise<OutputOf<'menu_weeks.dishes'>> {
  const loaded = await loadWeek(services, { brand, now, week: asked.week })
  const rest = await offersIn(
    services,
    loaded,
    asked.dishes.filter(id => id !== asked.out),
  )
  const inWeek = new Set(asked.dishes)
  const rules = weekRules(loaded.facts)
  const broken = new Set(brokenBy(rules, await offersIn(services, loaded, asked.dishes)))
  const free = [...loaded.offers.values()].filter(
    ({ dish }) => !inWeek.has(dish.id) && (!asked.category || dish.category === asked.category),
  )
  const matches = asked.find ? foundIn(free, asked.find) : free
  const totals = rules.map(rule => rest.reduce((sum, offer) => sum + rule.weight(offer), 0))
  const shown = matches.map((offer, place) => {
    const breaks = rules.flatMap((rule, index) =>
      isBrokenAt(rule, (totals[index] ?? 0) + rule.weight(offer)) ? [rule.name] : [],
    )
    const since = loaded.previous.findIndex(week => week.includes(offer.dish.id))
    return { offer, place, breaks, rested: since < 0 ? Infinity : since }
  })
  const ranked = shown.toSorted(
    (a, b) => a.breaks.length - b.breaks.length || b.rested - a.rested || a.place - b.place,
  )
  return {
    found: matches.length,
    served: asked.dishes.filter(id => loaded.offers.has(id)),
    dishes: ranked.slice(0, mostDishes).map(({ offer, breaks }) => ({
      ...dishShown(offer, loaded, locale),
      // Those that the week breaks anyway say nothing about the dish.
      breaks: breaks.filter(name => !broken.has(name)),
    })),
  }
}

type WeekRule = ReturnType<typeof weekRules>[number]

const isBrokenAt = (rule: WeekRule, total: number) => missedBy(rule, total) > 0

const brokenBy = (rules: readonly WeekRule[], chosen: readonly WeekOffer[]) =>
  standingOf(rules, chosen).flatMap(({ name, isKept }) => (isKept ? [] : [name]))

function foundIn(offers: readonly WeekOffer[], words: string): WeekOffer[] {
  const byId = new Map(offers.map(offer => [offer.dish.id, offer]))
  const index = searchIndex(
    offers.map(({ dish }) => ({
      id: dish.id,
      name: wordsOf(`${dish.name.en} ${dish.name.fr}`).join(' '),
      more: wordsOf(dish.cuisine).join(' '),
    })),
  )
  return (find(index, words) ?? []).flatMap(id => byId.get(id) ?? [])
}
