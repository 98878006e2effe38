// The words for every kind of event (domain/household_events.ts).

import type { BrandId, Locale } from '../domain/brands.ts'
import { saidOnce } from '../domain/catalogue/allergens.ts'
import { dishesOf, ingredientsOf } from '../domain/catalogue/exclusions.ts'
import type { HouseholdEventKind, OrderEventKind } from '../domain/household_events.ts'
import { isCalendarDate } from '../domain/time/zone.ts'
import {
  alternateInWords,
  cardInWords,
  communicationsInWords,
  deliveryInWords,
  nameInWords,
  notesInWords,
  planInWords,
} from './before_words.ts'
import { categoryMessages } from './browse.ts'
import { changeWordsEn } from './change_words_en.ts'
import { changeWordsFr } from './change_words_fr.ts'
import { cuisineMessages } from './cuisines.ts'
import { formatFullDay } from './dates.ts'

/** The facts of an event, read defensively: an old event may lack newer facts. */
export interface Facts {
  brand: BrandId
  /** Words or a number; null where the event does not say. */
  text: (name: string) => string | null
  cents: (name: string) => number | null
  /** A day in words. */
  day: (name: string) => string | null
  /** Name of the product whose id the event has; null if it has none or the id is unknown. */
  product: (name: string) => string | null
  /** Names of the products whose ids the event lists; unknown ids are left out. */
  products: (name: string) => string[]
  /** Name of a product's swap, by the names of the two fields that hold their ids. */
  swap: (product: string, name: string) => string | null
  /** Names added to a list of tastes or exclusions; unknown ids are left out. */
  gained: (name: string) => string[]
  /** Names removed from it. */
  lost: (name: string) => string[]
  /** Whether something was turned on or off; null where the event does not say. */
  turned: (name: string) => boolean | null
  /** A setting's present and former value (before_words.ts); null where the event has neither. */
  nowAndBefore: {
    name: () => string | null
    notes: () => string | null
    plan: () => string | null
    delivery: () => string | null
    alternate: () => string | null
    card: () => string | null
    communications: () => string | null
  }
}

/** A product's name and its swaps' names, in the reader's language. */
interface NamedForWords {
  name: string
  swaps: Readonly<Record<string, string>>
}

/** By product id; allergens by `allergen:<id>`, ingredients by `ingredient:<id>`. */
export type ProductsInWords = ReadonlyMap<string, NamedForWords>

const noProducts: ProductsInWords = new Map()

type Words = string | ((facts: Facts) => string)

export interface ChangeWords {
  household: Record<HouseholdEventKind, Words>
  order: Record<OrderEventKind, Words>
  /** Why somebody of the company did it for the household. */
  because: (reason: string) => string
  /** For a kind that is no longer written. */
  other: string
}

const languages: Record<Locale, ChangeWords> = { en: changeWordsEn, fr: changeWordsFr }

/**
 * @param kind of the event; an unknown one is described in general words
 * @param products the names of its products; without them it is described without names
 */
export function wordsOfChange(
  { brand, locale }: { brand: BrandId; locale: Locale },
  about: 'household' | 'order',
  kind: string,
  data: Readonly<Record<string, unknown>>,
  products: ProductsInWords = noProducts,
): string {
  const all = languages[locale]
  const known: Readonly<Record<string, Words>> = all[about]
  const words = Object.hasOwn(known, kind) ? known[kind] : undefined
  if (words === undefined) return all.other
  const said = typeof words === 'string' ? words : words(factsOf({ brand, locale }, data, products))
  const { because } = data
  return typeof because === 'string' && because !== '' ? `${said}. ${all.because(because)}` : said
}

/** Ids of the products that an event names. */
export function productsIn(kind: string, data: Readonly<Record<string, unknown>>): string[] {
  if (kind === 'taste_changed') {
    const { from, to } = changeIn(data.exclusions)
    return dishesOf([...wordsIn(from), ...wordsIn(to)])
  }
  const named = kind === 'swapped' ? [data.from, data.to] : [data.productId, data.to]
  return [...named, ...(Array.isArray(data.pairings) ? data.pairings : [])].filter(
    id => typeof id === 'string',
  )
}

/** A fact's value before and after. */
const changeIn = (value: unknown): { from?: unknown; to?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(word => typeof word === 'string') : []

function factsOf(
  { brand, locale }: { brand: BrandId; locale: Locale },
  data: Readonly<Record<string, unknown>>,
  products: ProductsInWords,
): Facts {
  const text = (name: string) => {
    const value = data[name]
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
  }
  const nameIn: Record<string, (word: string) => string | undefined> = {
    exclusions: word => {
      const [dish] = dishesOf([word])
      const isIngredient = ingredientsOf([word]).length > 0
      return products.get(dish ?? (isIngredient ? word : `allergen:${word}`))?.name
    },
    severe: word => products.get(`allergen:${word}`)?.name,
    categories: word => (categoryMessages(brand, locale) as Readonly<Record<string, string>>)[word],
    cuisines: word => (cuisineMessages(brand, locale) as Readonly<Record<string, string>>)[word],
  }
  const only = (name: string, there: 'from' | 'to', notThere: 'from' | 'to') => {
    const change = changeIn(data[name])
    const others = wordsIn(change[notThere])
    const words = wordsIn(change[there]).filter(word => !others.includes(word))
    return saidOnce(words).flatMap(word => nameIn[name]?.(word) ?? [])
  }
  return {
    gained: name => only(name, 'to', 'from'),
    lost: name => only(name, 'from', 'to'),
    turned: name => {
      const { to } = changeIn(data[name])
      return typeof to === 'boolean' ? to : null
    },
    nowAndBefore: {
      name: () => nameInWords({ brand, locale }, data),
      notes: () => notesInWords({ brand, locale }, data),
      plan: () => planInWords({ brand, locale }, data),
      delivery: () => deliveryInWords({ brand, locale }, data),
      alternate: () => alternateInWords({ brand, locale }, data),
      card: () => cardInWords({ brand, locale }, data),
      communications: () => communicationsInWords({ brand, locale }, data),
    },
    brand,
    text,
    cents: name => (Number.isInteger(data[name]) ? (data[name] as number) : null),
    day: name => {
      const date = text(name)
      return date !== null && isCalendarDate(date) ? formatFullDay(date, locale) : null
    },
    product: name => products.get(text(name) ?? '')?.name ?? null,
    products: name => {
      const ids = data[name]
      return Array.isArray(ids) ? ids.flatMap(id => products.get(id)?.name ?? []) : []
    },
    swap: (product, name) => {
      const swaps = products.get(text(product) ?? '')?.swaps ?? {}
      const id = text(name)
      return id !== null && Object.hasOwn(swaps, id) ? (swaps[id] ?? null) : null
    },
  }
}
