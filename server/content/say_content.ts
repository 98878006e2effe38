// Renders a document: inserts its facts, and the spaces at which a line must not break.

import type { Locale } from '../../domain/brands.ts'
import { type Facts, fillFacts } from '../../domain/content/facts.ts'
import { noBreaks } from '../../i18n/no_breaks.ts'

/** A document in one language with its facts; undefined where a missing value leaves nothing of it. */
export function sayContent<T>(document: T, facts: Facts, locale: Locale): T | undefined {
  const filled = fillFacts(document, facts)
  return filled === undefined ? undefined : spaced(filled, locale)
}

function spaced<T>(said: T, locale: Locale): T {
  if (typeof said === 'string') return noBreaks(said, locale) as T
  if (Array.isArray(said)) return said.map(part => spaced(part, locale)) as T
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, spaced(part, locale)])) as T
}
