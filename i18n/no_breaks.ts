// Spaces at which a line must not break. Sentences are written with ordinary spaces, and corrected here.

import type { Locale } from '../domain/brands.ts'

/** Before `:`, `»`, `%` and `$`, and after `«`, as French sets them. */
const frenchSigns = / (?=[:»%$])|(?<=«) /g

/** Between a number and its unit, `30 g`, `4 pm`, `74 °C`, and between an hour and its minutes, `23 h 59`. */
const units =
  /(?<=[\d½¼¾]) (?=°|(?:am|pm|h|min|minutes?|g|kg|mg|mL|L|km|cm|cal|kcal|kJ|lb|oz|pts|port\.|tbsp|tsp|c\. à)(?![\p{L}’]))|(?<=\d\sh) (?=\d)/gu

/** A sentence with no-break spaces where its language needs them. */
export function noBreaks(text: string, locale: Locale): string {
  const bound = text.replace(units, '\u00a0')
  return locale === 'fr' ? bound.replace(frenchSigns, '\u00a0') : bound
}
