// Finds the coordinates of a chosen suggestion.

import { addressLine } from '../../../domain/address/label.ts'
import { householdKey, splitAddress, withTypedDirection } from '../../../domain/address/normalize.ts'
import type { Locale, Province } from '../../../domain/brands.ts'
import type { FoundAddress } from '../../integrations/addresses/port.ts'
import type { Services } from '../../integrations/services.ts'
import { selectAddress } from './store.ts'

/** An address, as a list of addresses has it. */
export interface ListedDoor {
  number: string
  street: string
  /** Number and street on one line. */
  address: string
  unit: string
  city: string
  province: Province
  /** Empty where the list does not have it. */
  postal: string
  /** Null where the list has no position. */
  point: { lat: number; lon: number } | null
}

type Lists = Pick<Services, 'pool' | 'addressBook' | 'log'>

/**
 * The address of a suggestion; null for an id that is unknown, or from a book no longer in use.
 * @throws where the outside book it came from does not answer
 */
export async function findListed(lists: Lists, id: string, locale: Locale): Promise<ListedDoor | null> {
  const { addressBook: book } = lists
  if (book && id.startsWith(book.prefix)) {
    const found = await book.find(id.slice(book.prefix.length), locale)
    return found && listedDoor(found)
  }
  const civic = /^\d{1,16}$/.test(id) ? await selectAddress(lists.pool, id) : null
  return civic && listedDoor({ ...civic, point: { lat: civic.lat, lon: civic.lon } })
}

function listedDoor(found: FoundAddress): ListedDoor {
  return { ...found, address: addressLine(found.number, found.street, found.province) }
}

/**
 * The address of the chosen suggestion. `asked.address` has to be that very address in some spelling, or with the direction that
 * the list leaves out: a person who types on after choosing has chosen nothing yet, and gets `changed`.
 */
export async function resolveAddress(
  lists: Lists,
  asked: { id: string; address: string; locale: Locale },
): Promise<ListedDoor | 'changed' | null> {
  const listed = await findListed(lists, asked.id, asked.locale)
  if (!listed) return null
  const street = withTypedDirection(listed.street, splitAddress(asked.address).street)
  const address = addressLine(listed.number, street, listed.province)
  return isSameDoor(asked.address, address) ? { ...listed, street, address } : 'changed'
}

/** Whether two lines name one address, units aside. */
export function isSameDoor(a: string, b: string): boolean {
  const door = (line: string) => householdKey({ address: line, unit: 'x', postal: '' })
  return door(a) === door(b)
}
