// Phone numbers in words.

import type { Locale } from '../domain/brands.ts'

/**
 * A number of North America as each language writes it: `604-555-0123`, `604 555-0123`; any other as it is.
 * @param e164 `+16045550123`
 */
export function formatPhone(e164: string, locale: Locale): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  if (!area) return e164
  return `${area}${locale === 'fr' ? '\u00a0' : '-'}${exchange}-${line}`
}
