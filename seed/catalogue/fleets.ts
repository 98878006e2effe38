// The vans that each kitchen starts with. What an admin saves at /admin/routes overrides them.

import type { BrandId } from '../../domain/brands.ts'
import type { Fleet } from '../../domain/routes/fleet.ts'
import type { Place } from '../../domain/routes/great_circle.ts'

export interface FleetOfKitchen extends Fleet, Place {
  brand: BrandId
  kitchen: string
}

/** Windows begin at eight and end at eight. */
const day = { boxes: 60, bags: 120, shiftFrom: 7 * 60, shiftUntil: 21 * 60 } as const

export const fleets: readonly FleetOfKitchen[] = [
  { brand: 'freshprep', kitchen: 'vancouver', lat: 49.2683, lon: -123.0998, vans: 24, ...day },
  { brand: 'freshprep', kitchen: 'calgary', lat: 51.0189, lon: -114.0331, vans: 12, ...day },
  { brand: 'cookit', kitchen: 'montreal', lat: 45.5349, lon: -73.6543, vans: 24, ...day },
  { brand: 'cookit', kitchen: 'toronto', lat: 43.7106, lon: -79.4862, vans: 12, ...day },
]
