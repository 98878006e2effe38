// Money is integer cents, always. Rates are parts per 100,000 (9.975 % is 9,975). Formatting is written by hand instead
// of with Intl: server and browser must print the very same characters, or the page would change when it hydrates; and
// on a phone, making the first Intl format takes longer than hydrating a whole header. A test compares it with Intl for
// en-CA and fr-CA.

import type { Locale } from './brands.ts'

const rateUnit = 100_000
const noBreakSpace = '\u00a0'
const groupMark: Readonly<Record<Locale, string>> = { en: ',', fr: noBreakSpace }
const decimalMark: Readonly<Record<Locale, string>> = { en: '.', fr: ',' }

/** A whole number as the language writes it: `1,250`, `1 250` with a no-break space. */
export function formatWhole(number: number, locale: Locale): string {
  const digits = String(number)
  return digits.length <= 3 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, groupMark[locale])
}

function signed(cents: number, amount: string, locale: Locale): string {
  const sign = cents < 0 ? '-' : ''
  return locale === 'fr' ? `${sign}${amount}${noBreakSpace}$` : `${sign}$${amount}`
}

/** `$1,234.50` in English, `1 234,50 $` in French with no-break spaces. Takes integer cents, negative ones too. */
export function formatMoney(cents: number, locale: Locale): string {
  const absolute = Math.abs(cents)
  const decimals = String(absolute % 100).padStart(2, '0')
  const amount = `${formatWhole(Math.floor(absolute / 100), locale)}${decimalMark[locale]}${decimals}`
  return signed(cents, amount, locale)
}

/** Whole dollars lose their decimals (`$59`, `59 $`); any other amount is written in full. Integer cents. */
export function formatMoneyShort(cents: number, locale: Locale): string {
  if (cents % 100 !== 0) return formatMoney(cents, locale)
  return signed(cents, formatWhole(Math.abs(cents) / 100, locale), locale)
}

/** Rounded up to the next whole dollar, for "from" and "up to" claims: 1105 is `$12`. Integer cents. */
export function formatMoneyCeiling(cents: number, locale: Locale): string {
  return formatMoneyShort(Math.ceil(cents / 100) * 100, locale)
}

/** A rate as a percentage: `9.975%`, `9,975 %`. Parts per 100,000. */
export function formatRate(rate: number, locale: Locale): string {
  const percent = String(rate / 1_000)
  return locale === 'fr' ? `${percent.replace('.', ',')}${noBreakSpace}%` : `${percent}%`
}

/**
 * An amount in dollars as a person types it, in either language: `12.50`, `12,5`, `$1,250`, `1 250,00 $`.
 * @returns integer cents; null for anything else, such as a sign, an exponent or a third decimal
 */
export function readMoney(typed: string): number | null {
  const plain = typed.replace(/[$\s]/g, '')
  const number = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.')
  return /^\d{1,7}(\.\d{0,2})?$/.test(number) ? Math.round(Number(number) * 100) : null
}

/** A whole number as a person types it, with a sign of either form: `250`, `-250`, `−1 000`. Null for anything else. */
export function readWhole(typed: string): number | null {
  const plain = typed.replace(/\s/g, '').replace('−', '-')
  return /^[-+]?\d{1,7}$/.test(plain) ? Number(plain) : null
}

/** `cents × rate`, rounded half up to the cent. `cents` is 0 or more; `rate` is parts per 100,000. */
export function multiplyRate(cents: number, rate: number): number {
  return Math.floor((cents * rate + rateUnit / 2) / rateUnit)
}

/** Orders shares that tie, so that a result need not depend on the order of the list. */
type TieBreak = (a: number, b: number) => number

/**
 * Splits an amount in proportion to weights, to the cent, by largest remainder: the parts always sum to the whole.
 * Without any weight the amount is split evenly. Ties go to the earlier share unless `tieBreak` (given two
 * indexes) says otherwise.
 * @param totalCents integer, 0 or more; `totalCents × weight` must stay below 2^53.
 * @param weights integers, 0 or more.
 */
export function allocate(totalCents: number, weights: readonly number[], tieBreak?: TieBreak): number[] {
  let weightSum = 0
  for (const weight of weights) weightSum += weight
  if (weights.length === 0) return []
  if (weightSum === 0) {
    return totalCents === 0
      ? weights.map(() => 0)
      : allocate(
          totalCents,
          weights.map(() => 1),
          tieBreak,
        )
  }

  const shares = new Array<number>(weights.length)
  const remainders = new Array<number>(weights.length)
  let left = totalCents
  for (let i = 0; i < weights.length; i++) {
    const exact = totalCents * (weights[i] as number)
    const share = Math.floor(exact / weightSum)
    shares[i] = share
    remainders[i] = exact - share * weightSum
    left -= share
  }
  if (left > 0) giveLargestRemainders(shares, remainders, left, tieBreak)
  return shares
}

function giveLargestRemainders(shares: number[], remainders: number[], left: number, tieBreak?: TieBreak) {
  const order = shares.map((_, index) => index)
  order.sort(
    (a, b) =>
      (remainders[b] as number) - (remainders[a] as number) || (tieBreak ? tieBreak(a, b) : 0) || a - b,
  )
  for (let i = 0; i < left; i++) {
    const index = order[i] as number
    shares[index] = (shares[index] as number) + 1
  }
}
