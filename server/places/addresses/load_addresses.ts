// Fills the civic addresses that suggestions are made of, with the text they are searched by.

import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { addressSearchText, householdKey } from '../../../domain/address/normalize.ts'
import type { Province } from '../../../domain/brands.ts'
import { foldText } from '../../../domain/text.ts'
import { parseCsv } from '../../../seed/catalogue/csv.ts'
import { withTx } from '../../platform/database.ts'
import { type CivicAddress, replaceAddresses } from './store.ts'

/**
 * Makes the table what seed/data/addresses.csv says, in one transaction. A door that the file lists in two spellings
 * is taken once. Safe to repeat: an address keeps its id as long as it keeps its line.
 */
export async function loadAddresses(pool: pg.Pool): Promise<void> {
  const addresses = readAddresses()
  await withTx(pool, tx => replaceAddresses(tx, addresses))
}

function readAddresses(): (CivicAddress & { searchText: string })[] {
  const text = readFileSync(new URL('../../../seed/data/addresses.csv', import.meta.url), 'utf8')
  const doors = new Map<string, CivicAddress & { searchText: string }>()
  for (const [line, row] of parseCsv(text).entries()) {
    const address = addressOf(row, line + 1)
    const { number, street, unit, city, province, postal } = address
    const door = householdKey({ address: `${number} ${street}`, unit, postal })
    if (doors.has(door)) continue
    doors.set(door, {
      ...address,
      searchText: addressSearchText([street, city, province, postal].join(' ')),
    })
  }
  return [...doors.values()]
}

function addressOf(row: Record<string, string>, id: number): CivicAddress {
  return {
    id,
    number: foldText(row.number ?? ''),
    street: row.street ?? '',
    unit: row.unit ?? '',
    city: row.city ?? '',
    province: row.province as Province,
    postal: row.postal ?? '',
    lat: Number(row.lat),
    lon: Number(row.lon),
  }
}
