// The cutoffs of a brand as somebody is changing them, by the weekday of the delivery.

import type { OutputOf } from '../../../../contract/index.ts'
import { byDate, heldOn } from '../../../../domain/terms/versions.ts'
import type { CutoffRule } from '../../../../domain/time/cutoff.ts'

export type Cutoffs = OutputOf<'places_admin.cutoffs'>
type OfWeekday = Cutoffs['weekdays'][number]

export type Typed = Readonly<Record<number, Partial<CutoffRule>>>

export interface CutoffRow {
  weekday: number
  /** The newest version. */
  version: number
  households: number
  /** Of boxes delivered today. */
  now: CutoffRule
  /** What comes next, and from which Monday; null where nothing does. */
  next: { rule: CutoffRule; from: string } | null
  /** From the date of the change, as it is typed. */
  after: CutoffRule
  isChanged: boolean
}

/** The weekdays on which the brand delivers, or somebody has deliveries. @param today and from: ISO dates */
export function rowsOf(
  { weekdays, delivered }: Pick<Cutoffs, 'weekdays' | 'delivered'>,
  { today, from, typed }: { today: string; from: string; typed: Typed },
): CutoffRow[] {
  return weekdays
    .filter(({ weekday, households }) => delivered.includes(weekday) || households > 0)
    .flatMap(of => {
      const dated = datedOf(of)
      const [present, held] = [heldOn(dated, today), heldOn(dated, from || today)]
      if (!present || !held) return []
      const next = dated.find(one => one.from > today)
      const after = { ...held.value, ...typed[of.weekday] }
      return [
        {
          ...{ weekday: of.weekday, version: of.version, households: of.households },
          now: present.value,
          next: next ? { rule: next.value, from: next.from } : null,
          after,
          isChanged: after.days !== held.value.days || after.time !== held.value.time,
        },
      ]
    })
}

const datedOf = ({ versions }: OfWeekday) => byDate(versions.filter(({ takenBack }) => !takenBack))

/** The weekday on which boxes of a weekday are cut off. */
export const cutoffWeekday = (weekday: number, { days }: CutoffRule): number =>
  ((weekday - days + 13) % 7) + 1

/** Whether a time can be one: an emptied field has none. */
export const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

export interface CutoffEntry {
  weekday: number
  version: OfWeekday['versions'][number]
  standing: 'inForce' | 'toCome' | 'before' | 'takenBack'
}

/** Every version of every weekday, the newest first; those that came with the program are one for all. */
export function historyOf({ weekdays }: Pick<Cutoffs, 'weekdays'>, today: string): CutoffEntry[] {
  return weekdays
    .flatMap(of => {
      const held = heldOn(datedOf(of), today)
      return of.versions
        .filter(({ admin }) => admin !== null)
        .map((version): CutoffEntry => {
          const standing =
            version === held ? 'inForce' : version.from > today ? ('toCome' as const) : ('before' as const)
          return { weekday: of.weekday, version, standing: version.takenBack ? 'takenBack' : standing }
        })
    })
    .sort((a, b) => (whenOf(a) < whenOf(b) ? 1 : whenOf(a) > whenOf(b) ? -1 : a.weekday - b.weekday))
}

const whenOf = ({ version: { date, time } }: CutoffEntry) => `${date} ${time}`
