// The driving time of vans between places.

import type { Place } from '../../../domain/routes/great_circle.ts'

export interface Distances {
  /**
   * Minutes of driving between all places, row by row: from the first to each, then from the second, and so on. An unreachable
   * place is far, not missing.
   */
  minutes(places: readonly Place[]): Promise<Float64Array>
}
