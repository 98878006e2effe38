// The delivery slots of each zone: five windows a week near a kitchen, two farther out, one after a long drive.

import type { Weekday } from '../../domain/time/zone.ts'

/** A day and a window of hours in the brand's time. Weekdays are ISO: 1 is Monday, 7 is Sunday. */
interface DeliverySlot {
  zone: string
  weekday: Weekday
  startHour: number
  endHour: number
}

type Window = readonly [weekday: Weekday, startHour: number, endHour: number]

const city: readonly Window[] = [
  [7, 16, 20],
  [1, 8, 12],
  [1, 16, 20],
  [2, 16, 20],
  [3, 12, 16],
]
const suburb: readonly Window[] = [
  [7, 12, 16],
  [7, 16, 20],
  [1, 16, 20],
  [2, 8, 12],
]
const monday: readonly Window[] = [
  [1, 12, 16],
  [1, 16, 20],
]
const tuesday: readonly Window[] = [
  [2, 12, 16],
  [2, 16, 20],
]
const wednesday: readonly Window[] = [[3, 12, 18]]

const windows: Readonly<Record<string, readonly Window[]>> = {
  vancouver: city,
  'richmond-delta': suburb,
  'fraser-valley': suburb,
  'sea-to-sky': wednesday,
  victoria: monday,
  nanaimo: wednesday,
  okanagan: tuesday,
  kamloops: wednesday,
  calgary: city,
  'calgary-region': suburb,
  'bow-valley': wednesday,
  'red-deer': monday,
  lethbridge: tuesday,
  edmonton: city,
  'edmonton-region': suburb,
  montreal: city,
  laval: suburb,
  'south-shore': suburb,
  'north-shore': suburb,
  vaudreuil: monday,
  sherbrooke: tuesday,
  'trois-rivieres': monday,
  'centre-du-quebec': tuesday,
  quebec: city,
  chaudiere: wednesday,
  saguenay: wednesday,
  gatineau: suburb,
  ottawa: city,
  seaway: tuesday,
  kingston: monday,
  kawartha: tuesday,
  toronto: city,
  durham: suburb,
  york: suburb,
  'peel-halton': suburb,
  hamilton: suburb,
  niagara: monday,
  'waterloo-guelph': suburb,
  london: monday,
  windsor: tuesday,
  sarnia: wednesday,
  simcoe: tuesday,
}

/** Every slot of every zone. */
export const slots: readonly DeliverySlot[] = Object.entries(windows).flatMap(([zone, open]) =>
  open.map(([weekday, startHour, endHour]) => ({ zone, weekday, startHour, endHour })),
)
