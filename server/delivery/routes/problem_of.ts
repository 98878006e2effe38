// Turns the addresses of a day into a problem for the planner.

import {
  type Fleet,
  middleOf,
  serviceMinutes,
  shiftOf,
  usualFleet,
  vanCost,
} from '../../../domain/routes/fleet.ts'
import type { Place } from '../../../domain/routes/great_circle.ts'
import type { RouteProblem } from '../../../domain/routes/problem.ts'
import type { Services } from '../../integrations/services.ts'
import type { Db } from '../../request/database/database.ts'
import { readFleetOn } from '../fleets/store.ts'
import type { DayOfKitchen, DoorToRoute } from './plan_store.ts'

/** The vans for a kitchen's plan of a day, and their place of departure. */
export async function fleetFor(db: Db, day: DayOfKitchen, doors: readonly Place[]): Promise<Fleet & Place> {
  return (await readFleetOn.first(db, day)) ?? { ...usualFleet, ...middleOf(doors) }
}

/** The problem of some addresses of a kitchen, in the given order. */
export async function problemOf(
  { distances }: Pick<Services, 'distances'>,
  fleet: Fleet & Place,
  doors: readonly Omit<DoorToRoute, 'clientId' | 'subjectId'>[],
): Promise<RouteProblem> {
  const minutes = await distances.minutes([fleet, ...doors])
  const stops = doors.map(door => ({
    from: door.startHour * 60,
    // The service must end before the window does.
    until: door.endHour * 60 - serviceMinutes[door.kind],
    service: serviceMinutes[door.kind],
    boxes: door.kind === 'delivery' ? 1 : 0,
    bags: door.bags,
  }))
  const capacity = { boxes: fleet.boxes, bags: fleet.bags }
  return { stops, minutes, shift: shiftOf(fleet, stops, minutes), capacity, vanCost }
}
