// Checks an entered card for the built-in processor: it returns a known card, or the reason and the field at fault.

/** The behaviour of a card on file (`builtin_card.behaviour`). */
type Behaviour = 'approves' | 'declines' | 'asks'

/** The result of putting a card on file. */
type OnFile = 'accepted' | 'challenged' | 'declined'

type CardBrand = 'visa' | 'mastercard' | 'amex'

interface TestCard {
  brand: CardBrand
  onFile: OnFile
  behaviour: Behaviour
}

/** The only numbers that work: any other might belong to a person, so it is declined and never stored. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', onFile: 'accepted', behaviour: 'approves' },
  '5555555555554444': { brand: 'mastercard', onFile: 'accepted', behaviour: 'approves' },
  '378282246310005': { brand: 'amex', onFile: 'accepted', behaviour: 'approves' },
  '4000000000000002': { brand: 'visa', onFile: 'declined', behaviour: 'declines' },
  '4000002500003155': { brand: 'visa', onFile: 'challenged', behaviour: 'approves' },
  '4000000000000341': { brand: 'visa', onFile: 'accepted', behaviour: 'declines' },
  '4000002760003184': { brand: 'visa', onFile: 'accepted', behaviour: 'asks' },
}

/** A card as entered in the form; spaces and dashes in the number do not matter. */
export interface CardEntry {
  number: string
  expiryMonth: string
  /** Two digits or four. */
  expiryYear: string
  cvc: string
}

export interface AcceptedCard {
  accepted: true
  brand: CardBrand
  last4: string
  expiryMonth: number
  expiryYear: number
  behaviour: Behaviour
  challenged: boolean
}

interface RefusedCard {
  accepted: false
  code: 'card_invalid' | 'card_expired' | 'card_declined'
  field: 'number' | 'expiry' | 'cvc' | null
}

const refused = (code: RefusedCard['code'], field: RefusedCard['field']): RefusedCard => ({
  accepted: false,
  code,
  field,
})

/**
 * Checks a card like a bank's gateway: number, expiry, cvc, then the bank's own answer.
 * @param now program time; a card is valid until its month has ended everywhere on earth
 */
export function judgeCard(entry: CardEntry, now: Temporal.Instant): AcceptedCard | RefusedCard {
  const digits = entry.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return refused('card_invalid', 'number')
  const expiry = readExpiry(entry)
  if (expiry === null) return refused('card_invalid', 'expiry')
  if (isExpired(expiry.month, expiry.year, now)) return refused('card_expired', 'expiry')
  const cvcLength = /^3[47]/.test(digits) ? 4 : 3
  if (!/^\d+$/.test(entry.cvc) || entry.cvc.length !== cvcLength) return refused('card_invalid', 'cvc')
  const card = testCards[digits]
  if (!card || card.onFile === 'declined') return refused('card_declined', null)
  return {
    accepted: true,
    brand: card.brand,
    last4: digits.slice(-4),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    behaviour: card.behaviour,
    challenged: card.onFile === 'challenged',
  }
}

/** Whether a card's month has ended, in the last place on earth where it does. `month` is 1 to 12. */
export function isExpired(month: number, year: number, now: Temporal.Instant): boolean {
  const there = now.toZonedDateTimeISO('Etc/GMT+12')
  return year < there.year || (year === there.year && month < there.month)
}

function readExpiry({ expiryMonth, expiryYear }: CardEntry): { month: number; year: number } | null {
  if (!/^\d{1,2}$/.test(expiryMonth) || !/^(?:\d{2}|20\d{2})$/.test(expiryYear)) return null
  const month = Number(expiryMonth)
  const year = Number(expiryYear) + (expiryYear.length === 2 ? 2000 : 0)
  return month >= 1 && month <= 12 ? { month, year } : null
}

/** The check digit of every card number (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
