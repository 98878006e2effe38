// Gift cards: their amounts, designs and delivery, and the bonus a bought one can bring (areas 5, 9; rule 39).

import type { BonusWindow, GiftBonus } from '../terms/terms.ts'
import { addDays } from '../time/zone.ts'

/** Cents, both included (rule 40). */
export const giftAmounts = { minimumCents: 2_000, maximumCents: 999_900 } as const

export const deliveryMethods = ['email', 'print'] as const
/** To the recipient by email, or to the buyer, to print at home. */
export type DeliveryMethod = (typeof deliveryMethods)[number]

export const giftDesigns = ['celebrate', 'thanks', 'comfort', 'holidays'] as const
/** How a card looks: a dish, a ground and a line of words. */
export type GiftDesign = (typeof giftDesigns)[number]

/** The dish that each design shows, as a cutout. */
export const giftDishes: Readonly<Record<GiftDesign, string>> = {
  celebrate: 'salmon-poke-bowl',
  thanks: 'margherita-flatbread',
  comfort: 'baked-gnocchi-mozzarella',
  holidays: 'roast-chicken-mash-carrots',
}

export const giftMessageLength = 300

/** How far ahead a card can be sent, in days. */
export const giftDaysAhead = 365

/** Time at which a card is sent on its day: brand wall clock. */
export const giftHour = '07:00'

/** Days for which a bonus is valid. */
export const giftBonusDays = 90

/** Whether a day (ISO date, brand zone) lies in the promotion. */
export function inBonusWindow(promotion: BonusWindow | null, date: string): boolean {
  if (!promotion) return false
  const day = date.slice(5)
  const { from, until } = promotion
  return from <= until ? day >= from && day <= until : day >= from || day <= until
}

/** Cents given with a card bought on a day; 0 for a smaller one, or outside the promotion. */
export function giftBonusCents(amountCents: number, bonus: GiftBonus, date: string): number {
  if (amountCents < bonus.minimumCents || !inBonusWindow(bonus.window, date)) return 0
  return Math.floor((amountCents * bonus.percent) / 100)
}

/** The last day of a bonus given on this day: it is valid for 90 days. */
export const bonusExpiry = (date: string): string => addDays(date, giftBonusDays)

/** The symbols of a code: no letter that could be read as a digit (Crockford). */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const giftCodeLength = 16

/** A code for comparison: look-alike symbols made equal, everything else removed. */
export function normalGiftCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0')
    .replace(/[^0-9A-Z]/g, '')
}

/** Whether normalized text could be a gift card's code: only such text is looked up among them. */
export function looksLikeGiftCode(typed: string): boolean {
  const code = normalGiftCode(typed)
  return code.length === giftCodeLength && [...code].every(symbol => symbols.includes(symbol))
}

/** A code of 80 random bits, from ten bytes: 16 symbols. */
export function giftCodeOf(bytes: Uint8Array): string {
  if (bytes.length < 10) throw new RangeError('A gift code takes ten bytes.')
  let code = ''
  for (let i = 0; i < giftCodeLength; i++) {
    const bit = i * 5
    const pair = ((bytes[bit >> 3] as number) << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    code += symbols[(pair >> (11 - (bit & 7))) & 31]
  }
  return code
}

/** A code for display: `ABCD-EFGH-JKMN-PQRS`. */
export const shownGiftCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code
