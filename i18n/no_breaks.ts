// Spaces at which a line must not break. Sentences are written with ordinary spaces, and corrected here.

import type { Locale } from '../domain/brands.ts'
import { dateWords } from './date_words.ts'

/** Before `:`, `»`, `%` and `$`, and after `«`, as French sets them. */
const frenchSigns = / (?=[:»%$])|(?<=«) /g

/** Between a number and its unit, `30 g`, `4 pm`, `74 °C`, and between an hour and its minutes, `23 h 59`. */
const units =
  /(?<=[\d½¼¾]) (?=°|(?:am|pm|h|min|minutes?|g|kg|mg|mL|L|km|cm|cal|kcal|kJ|lb|oz|pts|port\.|tbsp|tsp|c\. à)(?![\p{L}’]))|(?<=\d\sh) (?=\d)/gu

const names = (months: readonly string[]) => months.join('|')

/** Between a month and its day: `December 1`, `1er décembre`. */
const days: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`(?<=\\b(?:${names(dateWords.en.months)})) (?=\\d{1,2}\\b)`, 'g'),
  fr: new RegExp(`(?<=\\b(?:1er|\\d{1,2})) (?=(?:${names(dateWords.fr.months)})(?![\\p{L}’]))`, 'gu'),
}

/** A sentence with no-break spaces where its language needs them. */
export function noBreaks(text: string, locale: Locale): string {
  const bound = text.replace(units, '\u00a0').replace(days[locale], '\u00a0')
  return locale === 'fr' ? bound.replace(frenchSigns, '\u00a0') : bound
}
