// The vans that each kitchen starts with. An admin changes them at /admin/routes.

import type { FleetOfKitchen } from '../../domain/routes/fleet.ts'

/** Windows begin at eight and end at eight. */
const day = { boxes: 60, bags: 120, shiftFrom: 7 * 60, shiftUntil: 21 * 60 } as const

export const fleets: readonly FleetOfKitchen[] = [
  { brand: 'freshprep', kitchen: 'vancouver', lat: 49.2683, lon: -123.0998, vans: 24, ...day },
  { brand: 'freshprep', kitchen: 'calgary', lat: 51.0189, lon: -114.0331, vans: 12, ...day },
  { brand: 'cookit', kitchen: 'montreal', lat: 45.5349, lon: -73.6543, vans: 24, ...day },
  { brand: 'cookit', kitchen: 'toronto', lat: 43.7106, lon: -79.4862, vans: 12, ...day },
]
