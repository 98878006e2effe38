// The life of a bag or kit that is out (area 9): when it is due, when its notices are sent, and from when it can be billed: never
// without two dated notices.

import { bagWeeks, type ReturnableEventKind, retrievalAttempts, returnShownDays } from './returnables.ts'
import { addDays } from './time/zone.ts'

/** Days between the first notice and the second, and from the second until it can be billed. */
export const noticeDays = 7

export const returnableStates = ['out', 'asked', 'at_door', 'disputed', 'late', 'lost', 'billed'] as const
/**
 * `asked`: a pickup is booked. `at_door`: the household put it out. `disputed`: the household says that it is back already, or
 * never came. `late`: out for more than six weeks. `lost`: the household says so. `billed`: its fee was charged.
 */
export type LifeState = (typeof returnableStates)[number]

/** Something that happened to it, on a day of the brand. */
export interface LifeEvent {
  kind: ReturnableEventKind
  /** ISO date. */
  date: string
}

interface ReturnableLife {
  state: LifeState
  /** The last day of its six weeks. */
  dueOn: string
  /** Pickups at which nothing was handed over. */
  attempts: number
  /** The first day on which it can be billed, as far as is known; null where it will not be. */
  feeFrom: string | null
  /** It can be billed today. */
  feeDue: boolean
  /** The notice that is due today; null without one. */
  notice: 'due_soon' | 'overdue' | null
}

/**
 * @param outSince day of its delivery. @param events in any order
 * @param pickupAhead whether a pickup of the household is still to come. @param today brand's date; all ISO dates
 */
export function lifeOf(
  { outSince, events, pickupAhead }: { outSince: string; events: readonly LifeEvent[]; pickupAhead: boolean },
  today: string,
): ReturnableLife {
  const dueOn = addDays(outSince, bagWeeks * 7)
  const last = (kind: ReturnableEventKind) =>
    events
      .filter(event => event.kind === kind)
      .map(({ date }) => date)
      .toSorted()
      .at(-1)
  const attempts = events.filter(({ kind }) => kind === 'failed').length
  const [dueSoon, overdue] = [last('due_soon'), last('overdue')]
  const enough = attempts >= retrievalAttempts
  const said = stateOf({ last, pickupAhead, late: today > dueOn }, today)
  // A household's own word comes first: a return takes a few days to show.
  const billed = last('billed') !== undefined
  const held =
    billed || last('waived') !== undefined || said === 'asked' || said === 'at_door' || said === 'disputed'
  const state = billed && said !== 'disputed' ? 'billed' : said
  if (held) return { state, dueOn, attempts, feeFrom: null, feeDue: false, notice: null }
  const first = dueSoon ?? latestOf(today, addDays(dueOn, -noticeDays))
  const second = overdue ?? latestOf(addDays(first, noticeDays), enough ? today : addDays(dueOn, 1), today)
  const feeFrom = addDays(second, noticeDays)
  const notice =
    dueSoon === undefined && (enough || today >= addDays(dueOn, -noticeDays))
      ? 'due_soon'
      : dueSoon !== undefined && overdue === undefined && second <= today
        ? 'overdue'
        : null
  const feeDue = dueSoon !== undefined && overdue !== undefined && today >= feeFrom
  return { state: said, dueOn, attempts, feeFrom, feeDue, notice }
}

function stateOf(
  {
    last,
    pickupAhead,
    late,
  }: {
    last: (kind: ReturnableEventKind) => string | undefined
    pickupAhead: boolean
    late: boolean
  },
  today: string,
): LifeState {
  const [atDoor, failed, disputed, lost] = [last('at_door'), last('failed'), last('disputed'), last('lost')]
  if (lost !== undefined && lost >= (disputed ?? '')) return 'lost'
  if (disputed !== undefined) return 'disputed'
  if (pickupAhead) return 'asked'
  if (atDoor !== undefined && atDoor > (failed ?? '') && today <= addDays(atDoor, returnShownDays))
    return 'at_door'
  return late ? 'late' : 'out'
}

const latestOf = (...dates: string[]): string => dates.toSorted().at(-1) as string
