// Distances without a map: the great circle, with a factor for roads.

import { drivingMinutes } from '../../../domain/routes/great_circle.ts'
import type { Distances } from './port.ts'

export const greatCircle: Distances = { minutes: async places => drivingMinutes(places) }
