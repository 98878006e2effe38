// Where we deliver: every forward sortation area (the first half of a postal code) of the four provinces.

import { readFileSync } from 'node:fs'
import type { BrandId, Province } from '../../domain/brands.ts'
import { parseCsv } from '../../domain/csv.ts'

type Kitchen = 'vancouver' | 'calgary' | 'montreal' | 'toronto'

interface Area {
  fsa: string
  brand: BrandId
  province: Province
  /** The community, as its people write it. */
  place: string
  lat: number
  lon: number
  kitchen: Kitchen
  /** Delivery zone, whose days and windows are in slots.ts; empty where we do not deliver. */
  zone: string
  served: boolean
}

function areaOf(row: Record<string, string>): Area {
  return {
    fsa: row.fsa ?? '',
    brand: row.brand as BrandId,
    province: row.province as Province,
    place: row.place ?? '',
    lat: Number(row.lat),
    lon: Number(row.lon),
    kitchen: row.kitchen as Kitchen,
    zone: row.zone ?? '',
    served: row.served === 'yes',
  }
}

/** All areas, read from seed/data/areas.csv. */
export function areas(): Area[] {
  return parseCsv(readFileSync(new URL('../data/areas.csv', import.meta.url), 'utf8')).map(areaOf)
}
