// How sentences are stored: one file for each area, both languages side by side, brand variants inside the sentence.
// The compiler holds French to the same keys and parameters as English. See docs/decisions/0003-messages.md.

import type { BrandId, Locale } from '../domain/brands.ts'
import { noBreaks } from './no_breaks.ts'

/** The brand that speaks, and its language. */
export interface Voice {
  brand: BrandId
  locale: Locale
  /** The variant of a sentence for this brand. */
  pick<T>(variants: Record<BrandId, T>): T
  /** The form of a word for a count, by the language's own plural rule (French: 0 and 1 are singular). */
  plural(count: number, one: string, other: string): string
}

type Sentence = string | readonly string[] | ((...parameters: never[]) => string)
type Sentences = { readonly [key: string]: Sentence | Sentences }

/** Widens literal strings, so that French must have the shape of English but not its words. */
type Shape<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends (...parameters: infer P) => string
      ? (...parameters: P) => string
      : { readonly [K in keyof T]: Shape<T[K]> }

export type Catalogue<T> = (brand: BrandId, locale: Locale) => Shape<T>

/** CLDR's plural rules of both languages for counts. Written out, because making Intl's would delay every page. */
const isOne: Readonly<Record<Locale, (count: number) => boolean>> = {
  en: count => count === 1,
  fr: count => Math.abs(count) < 2,
}

function voiceOf(brand: BrandId, locale: Locale): Voice {
  return {
    brand,
    locale,
    pick: variants => variants[brand],
    plural: (count, one, other) => (isOne[locale](count) ? one : other),
  }
}

/**
 * Declares an area's sentences. Each language is a function of the voice, made once per brand and language.
 * @example const welcome = messages({ en: () => ({ hello: 'Hello' }), fr: () => ({ hello: 'Bonjour' }) })
 */
export function messages<T extends Sentences>(languages: {
  en: (voice: Voice) => T
  fr: (voice: Voice) => Shape<NoInfer<T>>
}): Catalogue<T> {
  const made = new Map<string, Shape<T>>()
  return (brand, locale) => {
    const key = `${brand} ${locale}`
    let sentences = made.get(key)
    if (!sentences) {
      sentences = bound(languages[locale](voiceOf(brand, locale)) as Shape<T>, locale)
      made.set(key, sentences)
    }
    return sentences
  }
}

/** Every sentence of an area without breaks inside a number and its unit, those that functions make too. */
function bound<T>(said: T, locale: Locale): T {
  if (typeof said === 'string') return noBreaks(said, locale) as T
  if (typeof said === 'function')
    return ((...parameters: unknown[]) => bound(said(...parameters), locale)) as T
  if (Array.isArray(said)) return said.map(part => bound(part, locale)) as T
  return Object.fromEntries(
    Object.entries(said as Sentences).map(([key, part]) => [key, bound(part, locale)]),
  ) as T
}
