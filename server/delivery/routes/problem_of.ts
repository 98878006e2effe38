// Doors as a problem for the planner.

import type { BrandId } from '../../../domain/brands.ts'
import {
  placeOfKitchen,
  serviceMinutes,
  shiftAround,
  vanCapacity,
  vanCost,
} from '../../../domain/routes/fleet.ts'
import type { RouteProblem } from '../../../domain/routes/problem.ts'
import type { Services } from '../../request/services.ts'
import type { Door } from './plan_store.ts'

/** The problem of some doors of a kitchen, in the order in which they are given. */
export async function problemOf(
  { distances }: Pick<Services, 'distances'>,
  { brand, kitchen }: { brand: BrandId; kitchen: string },
  doors: readonly Omit<Door, 'clientId' | 'subjectId'>[],
): Promise<RouteProblem> {
  const from = Math.min(...doors.map(door => door.startHour)) * 60 - shiftAround
  const until = Math.max(...doors.map(door => door.endHour)) * 60 + shiftAround
  return {
    stops: doors.map(door => ({
      from: door.startHour * 60,
      // A van is done at the door before the window ends.
      until: door.endHour * 60 - serviceMinutes[door.kind],
      service: serviceMinutes[door.kind],
      boxes: door.kind === 'delivery' ? 1 : 0,
      bags: door.bags,
    })),
    minutes: await distances.minutes([placeOfKitchen(brand, kitchen, doors), ...doors]),
    shift: { from: Math.max(0, from), until },
    capacity: vanCapacity,
    vanCost,
  }
}
