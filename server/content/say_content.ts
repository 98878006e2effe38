// A document as it is read: its facts said, and in French the spaces that a line never breaks at.

import { frenchSpaces } from '../../app/messages/catalogue.ts'
import type { Locale } from '../../domain/brands.ts'
import { type Facts, fillFacts } from '../../domain/content/facts.ts'

/** A document in a language with its facts; undefined where it names one that is not known and nothing is left of it. */
export function sayContent<T>(document: T, facts: Facts, locale: Locale): T | undefined {
  const said = fillFacts(document, facts)
  return said !== undefined && locale === 'fr' ? spaced(said) : said
}

function spaced<T>(said: T): T {
  if (typeof said === 'string') return frenchSpaces(said)
  if (Array.isArray(said)) return said.map(spaced) as T
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, spaced(part)])) as T
}
