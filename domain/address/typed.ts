// An address typed field by field, because it is on no list (rule 67): whether its parts can belong to one door, and how its label
// is printed.

import type { Province } from '../brands.ts'
import { foldText } from '../text.ts'
import { addressLabelLines } from './label.ts'
import { canonicalWords, splitAddress } from './normalize.ts'
import { isPostOfficeBox, isPostOfficeBoxUnit, isRegionalRoad } from './po_box.ts'

export interface TypedAddress {
  /** The civic number, perhaps with its letter or half: `1500`, `3535A`, `12 1/2`. */
  number: string
  /** The street with its kind and direction, in the person's own spelling: `W Broadway`. */
  street: string
  unit: string
  city: string
  /** In its normal form, see domain/postal.ts. */
  postal: string
}

/** The facts of a postal code's area. */
interface KnownArea {
  province: Province
  /** Every name of its places; any of them is right. */
  cities: readonly string[]
}

type TypedFault = 'number_invalid' | 'street_required' | 'po_box' | 'city_not_in_area'
type TypedFaults = Partial<Record<'number' | 'street' | 'unit' | 'city', TypedFault>>

const civicNumber = /^(?!0+\D*$)\d{1,6}(?: ?(?:1\/2|½)| ?-? ?[a-z])?$/i
/** A street has no picture in its name. */
const picture = /\p{Extended_Pictographic}/u

/** The faults of typed fields, by field; empty where they agree with each other and with what is known. */
export function typedFaults(typed: TypedAddress, known: KnownArea): TypedFaults {
  const { number, street, unit, city } = typed
  const line = `${number} ${street}`
  const boxInStreet = isPostOfficeBox(line) || (isPostOfficeBox(street) && !isRegionalRoad(line))
  const named = streetAlone(typed)
  return {
    ...(!civicNumber.test(number.trim()) && { number: 'number_invalid' as const }),
    ...(boxInStreet
      ? { street: 'po_box' as const }
      : (!/\p{L}{2}/u.test(named) || picture.test(named)) && { street: 'street_required' as const }),
    ...(isPostOfficeBoxUnit(unit) && { unit: 'po_box' as const }),
    ...(!known.cities.some(name => isSameCity(name, city)) && { city: 'city_not_in_area' as const }),
  }
}

/** Number and street for storage: in the person's spelling, without doubled spaces or a repeated number. */
export function tidyTyped(typed: TypedAddress): TypedAddress {
  const number = spaced(typed.number).toUpperCase().replace('½', '1/2')
  return {
    ...typed,
    number: number.replace(/^(\d+) ?-? ?([A-Z])$/, '$1$2').replace(/^(\d+)1\/2$/, '$1 1/2'),
    street: streetAlone(typed),
    unit: spaced(typed.unit),
    city: spaced(typed.city),
  }
}

/** The lines of the label of a typed address. */
export function typedLabel(typed: TypedAddress, province: Province): string[] {
  return addressLabelLines({ ...typed, province })
}

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The street without its number, in case a person typed `1500 W Broadway` into the street field. */
function streetAlone({ number, street }: TypedAddress): string {
  const split = splitAddress(street)
  const repeats = split.number !== null && split.number === number.trim().toLowerCase()
  return spaced(repeats && split.street !== '' ? split.street : street).replace(/^,\s*|,$/g, '')
}

/** Words of a city's name that people leave out. */
const cityWords = new Set(['city', 'of', 'ville', 'de', 'district', 'municipality', 'on', 'qc', 'bc', 'ab'])

/** Whether two spellings name one city: `Ville de Montreal` is `Montréal`, `St-Lambert` is `Saint-Lambert`. */
export function isSameCity(a: string, b: string): boolean {
  const named = (city: string) =>
    canonicalWords(foldText(city))
      .filter(word => !cityWords.has(word))
      .join('')
  return named(a) !== '' && named(a) === named(b)
}

/** Names that cities share across many areas: a resident of a borough or a merged town may write either. */
const metropolis: readonly { fsa: RegExp; city: string }[] = [
  { fsa: /^M/, city: 'Toronto' },
  { fsa: /^H(?!7)/, city: 'Montréal' },
  { fsa: /^H7/, city: 'Laval' },
  { fsa: /^(?:K1|K2|K4[ABCMP])/, city: 'Ottawa' },
  { fsa: /^(?:G1|G2|G3[EGJK])/, city: 'Québec' },
]

/** The names a city may have in an area, the area's own place first, each once. */
export function citiesOf(fsa: string, place: string, listed: readonly string[]): string[] {
  const wide = metropolis.filter(one => one.fsa.test(fsa)).map(one => one.city)
  return [...new Set([place, ...wide, ...listed])]
}
