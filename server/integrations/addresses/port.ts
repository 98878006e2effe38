// An outside address book: suggestions while a person types, and the address of the chosen one. Without it the program uses its own
// civic addresses (server/places/addresses).

import type { Locale, Province } from '../../../domain/brands.ts'

interface BookSuggestion {
  /** The book's own name for it, see `find`. */
  id: string
  /** Number and street: `1500 W Broadway`. */
  address: string
  /** Distinguishes it from others: city, province, perhaps the postal code. */
  detail: string
}

export interface FoundAddress {
  number: string
  street: string
  unit: string
  city: string
  province: Province
  /** In its normal form; empty where the book does not have it. */
  postal: string
  /** Null where the book has no position. */
  point: { lat: number; lon: number } | null
}

export interface AddressBook {
  /** The prefix of its suggestions' ids, so that a chosen one is looked up in its own book. */
  readonly prefix: string
  /** Addresses in Canada that match the text so far, best first. Throws where the book does not answer. */
  suggest(typed: string, locale: Locale): Promise<BookSuggestion[]>
  /** The address of a suggestion; null where there is none, or none in a province of ours. Throws as `suggest` does. */
  find(id: string, locale: Locale): Promise<FoundAddress | null>
}

/** The timeout of a book, in milliseconds, while a person types. */
export const bookTimeout = 3_000
