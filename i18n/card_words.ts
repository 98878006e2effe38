// A card, or an account that pays like one, in words.

import type { Locale } from '../domain/brands.ts'

/** The common names of cards; processors write them in lower case. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  paypal: 'PayPal',
}

/** `Visa` for `visa`; an unknown brand is shown as the processor writes it. */
export const cardName = (brand: string): string => names[brand.toLowerCase()] ?? brand

/** `Visa ending in 4242`, `Visa se terminant par 4242`; a method without a number is called by its name. */
export function cardEnding(name: string, last4: string, locale: Locale): string {
  if (last4 === '') return name
  return locale === 'fr' ? `${name} se terminant par ${last4}` : `${name} ending in ${last4}`
}
