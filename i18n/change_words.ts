// What happened, in words, for every kind of event there is (domain/household_events.ts).

import type { BrandId, Locale } from '../domain/brands.ts'
import type { HouseholdEventKind, OrderEventKind } from '../domain/household_events.ts'
import { isCalendarDate } from '../domain/time/zone.ts'
import { changeWordsEn } from './change_words_en.ts'
import { changeWordsFr } from './change_words_fr.ts'
import { formatFullDay } from './dates.ts'

/** What an event says, read with care: what was written down years ago may lack what is written today. */
export interface Facts {
  brand: BrandId
  /** Words or a number; null where the event does not say. */
  text: (name: string) => string | null
  cents: (name: string) => number | null
  /** A day in words. */
  day: (name: string) => string | null
  /** What the product is called that the event has the id of; null where the event names none, or nobody knows it. */
  product: (name: string) => string | null
  /** What products are called that the event has a list of, those that are known. */
  products: (name: string) => string[]
  /** What the swap of a product is called, by the names of both ids in the event. */
  swap: (product: string, name: string) => string | null
}

/** What a product and its swaps are called in the language of the words. */
interface NamedForWords {
  name: string
  swaps: Readonly<Record<string, string>>
}

/** By product id. */
export type ProductsInWords = ReadonlyMap<string, NamedForWords>

const noProducts: ProductsInWords = new Map()

type Words = string | ((facts: Facts) => string)

export interface ChangeWords {
  household: Record<HouseholdEventKind, Words>
  order: Record<OrderEventKind, Words>
  /** For a kind that nobody writes any more. */
  other: string
}

const languages: Record<Locale, ChangeWords> = { en: changeWordsEn, fr: changeWordsFr }

/**
 * @param kind of the event; one that is not known any more is told in general words
 * @param products what the products are called that it names; without them it is told without names
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
  return typeof words === 'string' ? words : words(factsOf({ brand, locale }, data, products))
}

/** Ids of the products that an event names. */
export function productsIn(kind: string, data: Readonly<Record<string, unknown>>): string[] {
  const named = kind === 'swapped' ? [data.from, data.to] : [data.productId]
  return [...named, ...(Array.isArray(data.pairings) ? data.pairings : [])].filter(
    id => typeof id === 'string',
  )
}

function factsOf(
  { brand, locale }: { brand: BrandId; locale: Locale },
  data: Readonly<Record<string, unknown>>,
  products: ProductsInWords,
): Facts {
  const text = (name: string) => {
    const value = data[name]
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
  }
  return {
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
