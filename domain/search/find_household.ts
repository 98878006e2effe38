// What somebody of the office may have meant by what they typed: a household is found by anything it can say of itself on the phone.

import { looksLikeGiftCode, normalGiftCode } from '../gifts/gift_cards.ts'
import { slipsForgiven, slipsToBeginning } from '../slips.ts'
import { foldText } from '../text.ts'

/** By what a household was found, in the order in which results are shown: what names one household comes first. */
export const foundBy = [
  'order',
  'bag',
  'reference',
  'gift_card',
  'payment',
  'email',
  'phone',
  'name',
  'address',
  'postal',
  'card',
  'code',
] as const

export type FoundBy = (typeof foundBy)[number]

/** What is looked up, by the table that can answer; null where the typed text cannot be such a thing. */
interface Meanings {
  /** Words of a name, an email or an address, folded; four at the most. */
  words: readonly string[] | null
  /** The digits at the end of a phone number. */
  phone: string | null
  /** The beginning of a postal code, in its normal form: `V5T`, `V5T 3N3`. */
  postal: string | null
  /** The id of a box. */
  orderId: string | null
  /** The end of an event's or a box's id, which references and the numbers of bags show: eight hexadecimal digits. */
  tail: string | null
  /** The last four digits of a card. */
  card: string | null
  /** A gift card's code, in its normal form. */
  giftCode: string | null
  /** A discount code, in capitals. */
  code: string | null
  /** A processor's name for a payment, or ours. */
  payment: string | null
}

const mostWords = 4
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** `53D0-E0BA`, `53D0-E0BA-7`, `B-3F09A21C`, `53d0e0ba`. */
const reference = /^(?:[bk]-)?([\da-f]{4})-?([\da-f]{4})(?:-\d{1,4})?$/i
const cardEnd = /^(?:[a-zé ]*[•*. ]*)?(\d{4})$/i
const postalCode = /^([a-z]\d[a-z])\s?(\d(?:[a-z]\d?)?)?$/i

/** @param typed as typed, in any case, with or without spaces and accents */
export function meaningsOf(typed: string): Meanings {
  const asked = typed.trim().slice(0, 120)
  const words = foldText(asked).split(' ').filter(Boolean).slice(0, mostWords)
  const isNumber = /^[\d\s().+-]+$/.test(asked)
  const digits = asked.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [, half, end = ''] = postalCode.exec(asked) ?? []
  const tail = reference.exec(asked)
  const card = cardEnd.exec(asked)?.[1] ?? null
  return {
    words: isSearchable(words) ? words : null,
    phone: isNumber && digits.length >= 4 && digits.length <= 15 ? digits : null,
    postal: half ? `${half} ${end}`.trim().toUpperCase() : null,
    orderId: uuid.test(asked) ? asked.toLowerCase() : null,
    tail: tail ? `${tail[1]}${tail[2]}`.toLowerCase() : null,
    card,
    giftCode: looksLikeGiftCode(asked) ? normalGiftCode(asked) : null,
    code: /^[\w-]{3,40}$/.test(asked) && !isNumber ? asked.toUpperCase() : null,
    payment: /^[\w:-]{8,200}$/.test(asked) ? asked : null,
  }
}

/** One or two letters begin half of all names; a character or two of Chinese are one. */
const isSearchable = (words: readonly string[]): boolean =>
  words.some(word => word.length >= 3 || /[^\p{Script=Latin}\d]/u.test(word))

/** Whether nothing at all can be looked up: too little was typed. */
export const isNothing = (meanings: Meanings): boolean => Object.values(meanings).every(way => way === null)

/**
 * Spellings of a word with one slip mended: two letters that changed places, or one too many. Short words have too little in common
 * with what they should be to be found by that.
 */
export function respellings(word: string): string[] {
  const letters = [...word]
  const swapped = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join('')).filter(one => one.length >= 3)
  return [...new Set([...swapped, ...shorter])].filter(one => one !== word)
}

/** What a word may be, from words that are known: those that it stands in, and those that it is a slip or two from. */
interface Spellings {
  within: readonly string[]
  slipped: readonly string[]
}

/** @param known words of names and addresses that are like it, the likest first */
export function spellingsOf(word: string, known: readonly string[]): Spellings {
  const most = slipsForgiven(word.length)
  return {
    within: known.filter(one => !one.startsWith(word) && one.includes(word)),
    slipped: known.filter(one => !one.includes(word) && slipsToBeginning(word, one, most) !== null),
  }
}

/** How closely what is looked up has to be as typed. */
export const closeness = ['as_typed', 'begun', 'misspelt'] as const

/**
 * The query of a text search (PostgreSQL's `tsquery`) for texts with all of the words, each as typed, only begun or within another, or
 * misspelt. Words are letters and digits alone (`foldText`).
 */
export function queryOf(
  words: readonly string[],
  spellings: readonly Spellings[],
  how: (typeof closeness)[number],
): string {
  return words
    .map((word, place) => {
      const { within = [], slipped = [] } = spellings[place] ?? {}
      if (how === 'as_typed') return `'${word}'`
      const others = [...within, ...(how === 'misspelt' ? slipped : [])].map(one => `'${one}'`)
      return `(${[`'${word}':*`, ...others].join(' | ')})`
    })
    .join(' & ')
}

/**
 * How far the words are from a text: 0 where each is a word of it, 1 where each begins one, 2 where each stands in it, 3 and more by
 * the slips; null where it is something else.
 */
export function distanceTo(words: readonly string[], text: string): number | null {
  const own = foldText(text).split(' ')
  let furthest = 0
  for (const word of words) {
    const distance = wordDistance(word, own)
    if (distance === null) return null
    furthest = Math.max(furthest, distance)
  }
  return furthest
}

function wordDistance(word: string, own: readonly string[]): number | null {
  if (own.includes(word)) return 0
  if (own.some(one => one.startsWith(word))) return 1
  if (own.some(one => one.includes(word))) return 2
  const slips = own.flatMap(one => slipsToBeginning(word, one, slipsForgiven(word.length)) ?? [])
  return slips.length === 0 ? null : 2 + Math.min(...slips)
}
