// Phone numbers in words.

import type { Locale } from '../domain/brands.ts'

/**
 * A number of North America as each language writes it: `604-555-0123`, `604 555-0123 poste 23`; any other as it is.
 * @param phone `+16045550123`, `+16045550123;ext=23`
 */
export function formatPhone(phone: string, locale: Locale): string {
  const [, area, exchange, line, extension] = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/.exec(phone) ?? []
  if (!area) return phone
  const number = `${area}${locale === 'fr' ? '\u00a0' : '-'}${exchange}-${line}`
  if (!extension) return number
  return `${number} ${locale === 'fr' ? 'poste' : 'ext.'}\u00a0${extension}`
}
