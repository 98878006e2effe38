// Finds an address: chosen from the suggestions, typed like a listed one, or typed field by field (rule 67). All typed fields are
// compared with the facts of the area.

import { Refusal } from '../../../contract/errors.ts'
import { addressLine } from '../../../domain/address/label.ts'
import { canonicalWords, splitAddress } from '../../../domain/address/normalize.ts'
import { citiesOf, isSameCity, tidyTyped, typedFaults, typedLabel } from '../../../domain/address/typed.ts'
import type { Locale, Province } from '../../../domain/brands.ts'
import { fsaOf } from '../../../domain/postal.ts'
import { foldText } from '../../../domain/text.ts'
import type { Services } from '../../integrations/services.ts'
import { type Area, areasNear } from '../areas/find_area.ts'
import { isSameDoor, type ListedDoor, resolveAddress } from './resolve_address.ts'
import { selectByNumber, selectCities, selectNearestNumber } from './store.ts'

/** How a position was found: of the address itself, of the nearest listed number in its street, of its area. */
type PointMode = 'rooftop' | 'street' | 'area'

export interface Door {
  /** Number and street on one line. */
  address: string
  city: string
  province: Province
  postal: string
  lat: number
  lon: number
  mode: PointMode | string
  /** False for an address that is on no list, until an admin has checked it. */
  verified: boolean
}

interface AskedDoor {
  /** Id of the chosen suggestion. */
  addressId: string | null
  /** Number and street on one line, as typed. */
  address: string
  /** The parts of an unlisted address; null where it had to be chosen. */
  typed: { number: string; street: string } | null
  unit: string
  city: string
  /** In its normal form, and of `area`. */
  postal: string
  /** Whether the person has confirmed the label of a typed address. */
  confirmed: boolean
}

type Lists = Pick<Services, 'pool' | 'addressBook' | 'log'>

/**
 * The address, with its place on the map.
 * @throws Refusal address_not_chosen, address_not_found, postal_not_there; for a typed one number_invalid, street_required, po_box,
 *   city_not_in_area by field, or address_unconfirmed with the lines of its label
 */
export async function findDoor(lists: Lists, asked: AskedDoor, area: Area, locale: Locale): Promise<Door> {
  if (asked.typed) return findTyped(lists, asked, asked.typed, area)
  if (!asked.addressId) {
    const listed = await findExactly(lists, asked, area)
    if (!listed) throw notChosen()
    return placed(lists, listed, asked, area)
  }
  const found = await resolveAddress(lists, { id: asked.addressId, address: asked.address, locale })
  if (found === null) throw new Refusal('address_not_found', { fields: { address: 'address_not_found' } })
  if (found === 'changed') throw notChosen()
  if (found.postal !== '' && fsaOf(found.postal) !== area.fsa) throw notChosen()
  return placed(lists, found, asked, area)
}

const notChosen = () => new Refusal('address_not_chosen', { fields: { address: 'address_not_chosen' } })

/** A listed address, completed where the list has gaps: its postal code from the person, its position from its street or area. */
async function placed(lists: Lists, listed: ListedDoor, asked: AskedDoor, area: Area): Promise<Door> {
  const { address, city, province, point } = listed
  if (listed.postal === '' && point && !(await areasNear(lists.pool, point)).includes(area.fsa)) {
    throw new Refusal('postal_not_there', { fields: { postal: 'postal_not_there' } })
  }
  const place = point ? { ...point, mode: 'rooftop' as const } : await placeOf(lists, listed, area)
  return { address, city, province, postal: asked.postal, ...place, verified: true }
}

/** The listed address that a line names exactly, apart from spelling; null where none or several match. */
async function findExactly({ pool }: Lists, asked: AskedDoor, area: Area): Promise<ListedDoor | null> {
  const { number } = splitAddress(asked.address)
  if (number === null) return null
  const known = await selectByNumber.all(pool, { number, fsa: area.fsa, province: area.province })
  const same = known
    .map(civic => ({
      ...civic,
      address: addressLine(civic.number, civic.street, civic.province),
      point: { lat: civic.lat, lon: civic.lon },
    }))
    .filter(door => isSameDoor(door.address, asked.address))
    .filter(door => door.postal !== '' || isSameCity(door.city, asked.city))
  const written = foldText(asked.address)
  const found =
    same.find(door => door.postal === asked.postal) ??
    same.find(door => foldText(door.address) === written) ??
    (new Set(same.map(door => door.address)).size === 1 ? same[0] : undefined)
  return found ?? null
}

async function findTyped(
  lists: Lists,
  asked: AskedDoor,
  parts: { number: string; street: string },
  area: Area,
): Promise<Door> {
  const { unit, city, postal, confirmed } = asked
  const cities = citiesOf(area.fsa, area.place, await selectCities(lists.pool, area.fsa))
  const raw = { ...parts, unit, city, postal }
  const faults = typedFaults(raw, { province: area.province, cities })
  const [fault] = Object.values(faults)
  if (fault) throw new Refusal(fault, { fields: faults, details: { fsa: area.fsa, place: area.place } })
  const tidy = tidyTyped({ ...raw, city: cities.find(name => isSameCity(name, city)) ?? city })
  const address = addressLine(tidy.number, tidy.street, area.province)
  if (!confirmed) {
    const [line1 = '', line2 = ''] = typedLabel(tidy, area.province)
    throw new Refusal('address_unconfirmed', { details: { line1, line2 } })
  }
  const listed = await findExactly(lists, { ...asked, address, city: tidy.city }, area)
  const near =
    listed && (listed.postal !== '' || (await areasNear(lists.pool, listed.point ?? area)).includes(area.fsa))
  if (near) return placed(lists, listed, asked, area)
  const place = await placeOf(lists, tidy, area)
  return { address, city: tidy.city, province: area.province, postal, ...place, verified: false }
}

/** The position of an address that no list has: by the nearest listed number of its street, else in the middle of its area. */
async function placeOf(
  { pool }: Lists,
  { number, street }: { number: string; street: string },
  area: Area,
): Promise<{ lat: number; lon: number; mode: PointMode }> {
  const words = [...new Set(canonicalWords(foldText(street)))]
  const nearest = await selectNearestNumber(pool, {
    number: Number.parseInt(number, 10),
    words,
    fsa: area.fsa,
  })
  return nearest ? { ...nearest, mode: 'street' } : { lat: area.lat, lon: area.lon, mode: 'area' }
}
