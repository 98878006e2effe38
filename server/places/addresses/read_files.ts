// The civic addresses that come with the program, from the files of seed/data.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Province } from '../../../domain/brands.ts'
import { parseCsv } from '../../../domain/csv.ts'
import { type CivicAddress, civicAddress } from './civic_address.ts'

/** Every address of the files; one with two spellings comes once. */
export function readCivicAddresses(): CivicAddress[] {
  const doors = new Map<string, CivicAddress>()
  for (const row of [...facilities(), ...vancouver()]) {
    const address = civicAddress(row)
    if (!doors.has(address.id)) doors.set(address.id, address)
  }
  return [...doors.values()]
}

const read = (name: string) => readFileSync(new URL(`../../../seed/data/${name}`, import.meta.url))

/** Schools, clinics and pharmacies of the four provinces, with postal codes. */
function* facilities() {
  for (const row of parseCsv(read('addresses.csv').toString('utf8'))) {
    const { street = '', number = '', unit = '', city = '', postal = '' } = row
    // "201" of "1508 W Broadway": the number is the unit's.
    const inside = /^(\d+) ((?:W|E|West|East) \p{L}.*)$/u.exec(street)
    const province = row.province as Province
    const point = { lat: Number(row.lat), lon: Number(row.lon) }
    yield inside
      ? { number: inside[1] ?? '', street: inside[2] ?? '', unit: number, city, province, postal, ...point }
      : { number, street, unit, city, province, postal, ...point }
  }
}

/** The homes of the City of Vancouver's middle, without postal codes. */
function* vancouver() {
  for (const row of parseCsv(gunzipSync(read('addresses_vancouver.csv.gz')).toString('utf8'))) {
    const { street = '', number = '' } = row
    const point = { lat: Number(row.lat), lon: Number(row.lon) }
    yield { number, street, unit: '', city: 'Vancouver', province: 'BC' as const, postal: '', ...point }
  }
}
