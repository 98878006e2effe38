// From the suggestion somebody chose to the place on the map.

import { householdKey } from '../../../domain/address/normalize.ts'
import type { Province } from '../../../domain/brands.ts'
import type { Queryable } from '../../platform/database.ts'
import { addressLine } from './line.ts'
import { selectAddress } from './store.ts'

/** A door, as our own records write it. */
export interface ResolvedAddress {
  /** Number and street on one line. */
  address: string
  city: string
  province: Province
  postal: string
  lat: number
  lon: number
  /** How the point was found. */
  mode: 'rooftop'
}

/**
 * The civic address of a suggestion; null for an id that names none. `asked.address` has to be that very address in some
 * spelling: whoever goes on typing after choosing has chosen nothing yet, and gets `changed`.
 */
export async function resolveAddress(
  db: Queryable,
  asked: { id: string; address: string },
): Promise<ResolvedAddress | 'changed' | null> {
  const civic = /^\d{1,9}$/.test(asked.id) ? await selectAddress(db, Number(asked.id)) : null
  if (!civic) return null
  const { city, province, postal, lat, lon } = civic
  const address = addressLine(civic.number, civic.street, province)
  const door = (line: string) => householdKey({ address: line, unit: 'x', postal })
  if (door(asked.address) !== door(address)) return 'changed'
  return { address, city, province, postal, lat, lon, mode: 'rooftop' }
}
