import type { Locale } from '../../domain/brands.ts'

/** A number as somebody types it, in either language; null for anything else. */
export function numberIn(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** A number as somebody would type it in the language: `0,5` in French. */
export function numberShown(number: number, locale: Locale): string {
  return locale === 'fr' ? String(number).replace('.', ',') : String(number)
}
