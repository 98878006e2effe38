// Filters of a menu: the filters there are, which products fit, how many remain, and their order. Editor and menu share
// them. Filters travel in the address, so each is a short word.

import { madeWithoutTags } from './allergens.ts'
import { type ProteinGroup, proteinGroups } from './proteins.ts'
import { conflictOf, hasWishes, type ProductToJudge, type Wishes } from './suits.ts'
import { type Difficulty, difficulties } from './types.ts'

/** A dish or an item of a menu; an item has no minutes, no calories and a price of its own. */
export interface Browsable extends ProductToJudge {
  minutes?: number
  difficulty?: Difficulty
  spice?: number
  calories?: number
  proteinGrams?: number
  protein?: ProteinGroup | null
  surchargeCents?: number
  priceCents?: number
}

interface FacetRule {
  options: readonly string[]
  /** How several options of a facet combine: `any` of them, `all` of them, or `one` that replaces the other. */
  several: 'any' | 'all' | 'one'
  fits: (product: Browsable, option: string, wishes: Wishes) => boolean
}

/** A threshold: the product has at most this much of something. */
const atMost = (value: number | undefined, limit: string) => value !== undefined && value <= Number(limit)

const rules = {
  safe: {
    options: ['us'],
    several: 'one',
    fits: (product, _, wishes) => conflictOf(product, wishes) === null,
  },
  diet: {
    options: [
      'vegetarian',
      'vegan',
      'high-protein',
      'keto-friendly',
      'made-without-gluten',
      'made-without-dairy',
      'made-without-nuts',
    ],
    several: 'all',
    fits: ({ diets, allergens }, option) =>
      diets.includes(option) || madeWithoutTags(allergens).includes(option),
  },
  protein: {
    options: proteinGroups,
    several: 'any',
    fits: ({ protein }, option) => protein === option,
  },
  /** Minutes from start to table. */
  time: {
    options: ['20', '30', '40'],
    several: 'one',
    fits: ({ minutes }, option) => atMost(minutes, option),
  },
  difficulty: {
    options: difficulties,
    several: 'any',
    fits: ({ difficulty }, option) => difficulty === option,
  },
  /** From 0, none at all, to 3, hot. */
  spice: {
    options: ['0', '1', '2', '3'],
    several: 'any',
    fits: ({ spice }, option) => String(spice) === option,
  },
  /** Calories of a serving. */
  calories: {
    options: ['600', '700', '800'],
    several: 'one',
    fits: ({ calories }, option) => atMost(calories, option),
  },
  /** At the plan's price. */
  surcharge: { options: ['none'], several: 'one', fits: ({ surchargeCents }) => surchargeCents === 0 },
  /** Dollars of an item. */
  price: {
    options: ['5', '10'],
    several: 'one',
    fits: ({ priceCents = Number.POSITIVE_INFINITY }, option) => priceCents <= Number(option) * 100,
  },
} as const satisfies Record<string, FacetRule>

export type FacetId = keyof typeof rules

/** Every facet, in the order in which it is offered. */
export const facetIds = Object.keys(rules) as FacetId[]

const ruleOf = (facet: FacetId): FacetRule => rules[facet]

/** The chosen options, by facet; a facet without a choice is absent. */
export type Filters = Readonly<Partial<Record<FacetId, readonly string[]>>>

/**
 * The filters that an address asks for; unknown values are ignored.
 * @param read a parameter of the address by its name: `time` → `30`, `diet` → `vegan,high-protein`
 */
export function readFilters(read: (name: string) => string | null): Filters {
  const filters: Partial<Record<FacetId, readonly string[]>> = {}
  for (const facet of facetIds) {
    const asked = read(facet)?.split(',') ?? []
    const { options, several } = ruleOf(facet)
    const known = options.filter(option => asked.includes(option))
    if (known.length > 0) filters[facet] = several === 'one' ? known.slice(0, 1) : known
  }
  return filters
}

/** The parameter of a facet in the address; null without a choice. */
export function writeFilter(filters: Filters, facet: FacetId): string | null {
  return filters[facet]?.join(',') ?? null
}

/** The number of chosen options. */
export function countAsked(filters: Filters): number {
  return facetIds.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), 0)
}

/** The filters with an option turned on or off. */
export function toggled(filters: Filters, facet: FacetId, option: string): Filters {
  const { [facet]: before = [], ...others } = filters
  const { options, several } = ruleOf(facet)
  const on = !before.includes(option)
  const wanted = several === 'one' ? [] : before.filter(other => other !== option)
  const after = options.filter(other => wanted.includes(other) || (on && other === option))
  return after.length > 0 ? { ...others, [facet]: after } : others
}

/** The products that match the filters, in the order given. */
export function fitting<P extends Browsable>(products: readonly P[], filters: Filters, wishes: Wishes): P[] {
  const asked = facetIds.filter(facet => filters[facet])
  return products.filter(product => asked.every(facet => fits(product, facet, filters[facet] ?? [], wishes)))
}

function fits(product: Browsable, facet: FacetId, options: readonly string[], wishes: Wishes): boolean {
  const rule = ruleOf(facet)
  const one = (option: string) => rule.fits(product, option, wishes)
  return rule.several === 'all' ? options.every(one) : options.some(one)
}

/** The property that a product needs for a facet to apply to it: bread has no minutes. */
const answers: Readonly<Record<FacetId, (product: Browsable) => boolean>> = {
  safe: () => true,
  diet: () => true,
  protein: ({ protein }) => protein !== undefined,
  time: ({ minutes }) => minutes !== undefined,
  difficulty: ({ difficulty }) => difficulty !== undefined,
  spice: ({ spice }) => spice !== undefined,
  calories: ({ calories }) => calories !== undefined,
  surcharge: ({ surchargeCents }) => surchargeCents !== undefined,
  price: ({ priceCents }) => priceCents !== undefined,
}

/** The filters that apply to these products; the others wait in the address for the next tab. */
export function relevant(filters: Filters, products: readonly Browsable[], wishes: Wishes): Filters {
  const kept = facetIds.filter(
    facet => filters[facet] && (facet === 'safe' ? hasWishes(wishes) : products.some(answers[facet])),
  )
  return Object.fromEntries(kept.map(facet => [facet, filters[facet]]))
}

export interface FacetOffered {
  facet: FacetId
  /** The number of products with this option on, beside all other choices. */
  options: { id: string; count: number; asked: boolean }[]
}

/**
 * The options that narrow these products down. An option that no product has is left out, unless it is chosen; so is an option that
 * all of them have, because it would change nothing.
 */
export function facetsOf(products: readonly Browsable[], filters: Filters, wishes: Wishes): FacetOffered[] {
  return facetIds.flatMap(facet => {
    if (facet === 'safe' && !hasWishes(wishes)) return []
    const { [facet]: chosen = [], ...others } = filters
    const rest = fitting(products, others, wishes)
    const { options, several } = ruleOf(facet)
    const offered = options.flatMap(id => {
      const asked = chosen.includes(id)
      const having = products.filter(product => fits(product, facet, [id], wishes)).length
      if (!asked && (having === 0 || having === products.length)) return []
      const beside = several === 'all' ? chosen.filter(other => other !== id) : []
      const count = rest.filter(product => fits(product, facet, [...beside, id], wishes)).length
      return [{ id, count, asked }]
    })
    return offered.length > 0 ? [{ facet, options: offered }] : []
  })
}

export const sorts = ['recommended', 'time', 'price', 'calories', 'protein'] as const
export type Sort = (typeof sorts)[number]

/** The orders that make sense for these products: items can be ordered by price alone. */
export function sortsOf(products: readonly Browsable[]): Sort[] {
  const cooked = products.some(({ minutes }) => minutes !== undefined)
  return sorts.filter(sort => cooked || sort === 'recommended' || sort === 'price')
}

/**
 * The products in another order; equal ones stay as they were. `recommended` keeps the order given: the week's ranking.
 * @param priceOf cents of a serving or a piece, as this household pays it
 */
export function sorted<P extends Browsable>(
  products: readonly P[],
  sort: Sort,
  priceOf: (product: P) => number,
): readonly P[] {
  const last = Number.POSITIVE_INFINITY
  const keys: Record<Exclude<Sort, 'recommended'>, (product: P) => number> = {
    time: ({ minutes }) => minutes ?? last,
    price: priceOf,
    calories: ({ calories }) => calories ?? last,
    protein: ({ proteinGrams }) => -(proteinGrams ?? 0),
  }
  if (sort === 'recommended') return products
  return products.toSorted((a, b) => compare(keys[sort](a), keys[sort](b)))
}

/** Two products without minutes are equal; the difference of two infinities would be NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
