// Addresses as text to compare: folded for search, and for the rule of one account per household (rule 42), where
// "3535, rue Saint-Denis, app. 4" and "4-3535 St Denis Street" are one home.

import { foldText } from '../text.ts'
import { articles, directions, joinedDirections, streetKinds, wordGroups } from './words.ts'

const standsFor = new Map(wordGroups.flatMap(group => group.map(word => [word, group[0] as string] as const)))
const spellings = new Map(wordGroups.map(group => [group[0] as string, group] as const))
const ordinal = /^(\d+)(?:st|nd|rd|th|e|re|er|ere|eme|ieme)$/

/** The words of a folded text, each in its canonical form. */
export function canonicalWords(folded: string): string[] {
  return folded.split(' ').flatMap(word => {
    if (word === '') return []
    const joined = joinedDirections[word]
    if (joined) return joined
    const plain = ordinal.exec(word)?.[1] ?? word
    return [standsFor.get(plain) ?? plain]
  })
}

/**
 * Text to store for search: every word of an address as written, as folded and in its other spellings, with a space
 * before each, so that a typed word is found by `like '% ' || word || '%'`.
 */
export function addressSearchText(address: string): string {
  const folded = foldText(address)
  const words = new Set(folded.split(' '))
  for (const word of canonicalWords(folded)) {
    for (const spelling of spellings.get(word) ?? [word]) words.add(spelling)
  }
  return [...words].map(word => ` ${word}`).join('')
}

interface AddressQuery {
  /** The civic number, when the text starts with one. */
  number: string | null
  /** Words that each have to begin a word of the address. */
  words: string[]
}

/** What a person typing an address has entered so far: `3535 rue st den` is number 3535 and `st`, `den`. */
export function addressQuery(typed: string): AddressQuery {
  const { number, street } = splitAddress(typed)
  return { number, words: [...new Set(canonicalWords(foldText(street)))] }
}

interface SplitAddress {
  number: string | null
  /** In its normal form, see `normalizeUnit`. */
  unit: string | null
  /** The rest, as typed. */
  street: string
}

const unitWords = 'appartement|apartment|appt|apt|app|unité|unite|unit|suite|bureau|bur|porte|local|#'
const unitAtEnd = new RegExp(
  `[\\s,]+(?:(?:${unitWords})\\.?\\s*#?|ste\\.?\\s+(?=\\d))\\s*([\\p{L}\\d-]{1,8})\\s*$`,
  'iu',
)
const unitInFront = new RegExp(
  `^\\s*(?:${unitWords})\\.?\\s*#?\\s*([\\p{L}\\d]{1,8})\\s*[-–,\\s]\\s*(?=\\d)`,
  'iu',
)
const unitDashNumber = /^\s*([\p{L}\d]{1,6})\s*[-–]\s*(?=\d+[a-z]?[\s,])/iu
const civicNumber = /^\s*(\d+(?:\s?(?:1\/2|½)|[a-z](?![\p{L}\d]))?)(?:[\s,]+|$)/iu

/**
 * Takes an address line apart: `204-3535 Main St`, `#204 3535 Main St` and `3535 Main St, apt 204` are all number 3535,
 * unit 204, street Main St.
 */
export function splitAddress(line: string): SplitAddress {
  let rest = line.trim()
  let unit: string | null = null
  for (const form of [unitAtEnd, unitInFront, unitDashNumber]) {
    const found = form.exec(rest)
    if (!found || unit !== null) continue
    unit = normalizeUnit(found[1] as string)
    rest = rest.replace(form, '')
  }
  const found = civicNumber.exec(rest)
  if (!found) return { number: null, unit, street: rest.trim() }
  const number = (found[1] as string)
    .toLowerCase()
    .replace('½', '1/2')
    .replace(/\s?(1\/2)$/, ' $1')
  return { number, unit, street: rest.slice(found[0].length).trim() }
}

const unitPrefix = new RegExp(`^(?:${unitWords}|ste)\\.?\\s*#?\\s*(?=[\\p{L}\\d])`, 'iu')

/** A unit for comparison: `Apt. 4-B`, `# 4b` and `4B` are all `4b`. Empty where there is none. */
export function normalizeUnit(unit: string): string {
  return foldText(unit.trim().replace(unitPrefix, ''))
    .replaceAll(' ', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(?:basement|bsmt|soussol)/, 'bsmt')
    .replace(/^(?:penthouse|ph)/, 'ph')
}

/**
 * The key that two spellings of one home share: number, street name, unit and postal code.
 * @param home `address` is number and street on one line, perhaps with the unit; `postal` in its normal form.
 */
export function householdKey(home: {
  address: string
  unit?: string | null | undefined
  postal: string
}): string {
  const split = splitAddress(home.address)
  const unit = normalizeUnit(home.unit ?? '') || (split.unit ?? '')
  const postal = home.postal.replace(' ', '').toLowerCase()
  return [split.number ?? '', streetName(split.street), unit, postal].join('|')
}

/**
 * Kinds of street, articles and "saint" are left out: the postal code tells Maple Street from Maple Avenue. They stay
 * where nothing else names the street: "90 Street" is not "90 Avenue", and Toronto has an Avenue Road. Directions go last.
 */
function streetName(street: string): string {
  const words = canonicalWords(foldText(street))
  const named = words.filter(word => !streetKinds.has(word) && !articles.has(word) && !directions.has(word))
  const isNumbered = named.every(word => /^\d+$/.test(word))
  const name = isNumbered
    ? words.filter(word => !directions.has(word) && !articles.has(word)).toSorted()
    : named
  return [...name, ...words.filter(word => directions.has(word)).toSorted()].join(' ')
}

/**
 * A listed street with the direction that a person typed, where the list has none: `W 10th Ave` is not plain `10th Ave`. The
 * direction stays before or after the name, as typed. A listed direction stays as it is.
 */
export function withTypedDirection(listed: string, typed: string): string {
  const isDirection = (word: string | undefined) => {
    const said = canonicalWords(foldText(word ?? ''))
    return said.length > 0 && said.every(one => directions.has(one))
  }
  if (listed.split(/\s+/).some(isDirection)) return listed
  const words = typed.trim().split(/[\s,]+/)
  const [first] = words
  const last = words.at(-1)
  if (words.length < 2) return listed
  if (isDirection(first)) return `${first?.toUpperCase()} ${listed}`
  return isDirection(last) ? `${listed} ${last?.toUpperCase()}` : listed
}
