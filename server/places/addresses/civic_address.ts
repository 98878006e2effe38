// A civic address as it is stored, and the text by which it is found.

import { createHash } from 'node:crypto'
import { addressSearchText, householdKey } from '../../../domain/address/normalize.ts'
import type { Province } from '../../../domain/brands.ts'
import { foldText } from '../../../domain/text.ts'

export interface CivicAddress {
  /** Derived from the address, so it is the same however often, and from whatever file, the address is loaded. */
  id: string
  number: string
  street: string
  unit: string
  city: string
  province: Province
  /** Empty where the source has none. */
  postal: string
  lat: number
  lon: number
  searchText: string
}

/** 52 bits of a digest: of ten million doors, two share an id once in a hundred loads. */
const idDigits = 13

export function civicAddress(read: Omit<CivicAddress, 'id' | 'searchText'>): CivicAddress {
  const { street, unit, city, province, postal } = read
  const number = foldText(read.number)
  const door = householdKey({ address: `${number} ${street}`, unit, postal })
  // Without a postal code, the city and the street as written distinguish addresses with equal names.
  const key = postal === '' ? `${door}|${foldText(`${street} ${city}`)}` : door
  const digest = createHash('sha256').update(key).digest('hex').slice(0, idDigits)
  const searchText = addressSearchText([street, city, province, postal].filter(Boolean).join(' '))
  return { ...read, number, id: String(Number.parseInt(digest, 16)), searchText }
}
