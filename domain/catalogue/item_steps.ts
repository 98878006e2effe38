// A market item over the weeks: what it is in each, what a change from a week on makes of it, and its price to come. A version takes every later
// week, so what somebody had decided for a later one has to be said again after it.

import { addWeeks } from '../time/weeks.ts'
import type { MarketItem } from './types.ts'

/** A version as it is kept. */
export interface ItemVersion {
  version: number
  /** The first menu week that it is for, a Monday; null for every week that was not published before it. */
  fromWeek: string | null
  withdrawn: boolean
  content: MarketItem
}

/** What an item is from a week on, until the next step. */
export interface ItemStep {
  /** A Monday. */
  from: string
  withdrawn: boolean
  content: MarketItem
}

/** A published week, and the version of the item that it has. */
export interface PinnedWeek {
  /** A Monday. */
  week: string
  version: number
  /** It has no stock there, as what was withdrawn. */
  isEmpty: boolean
}

/** What is to be different; the id stays. */
export type ItemChange = Partial<Omit<MarketItem, 'id'>> & { withdrawn?: boolean }

/** The version of a week that is not published: the newest that is for it. */
const versionFor = (versions: readonly ItemVersion[], week: string): ItemVersion | undefined =>
  versions
    .filter(({ fromWeek }) => fromWeek === null || fromWeek <= week)
    .toSorted((one, other) => other.version - one.version)[0]

/**
 * An item from a week on, step by step. Published weeks have the versions that they pin.
 * @param of.first the present week, a Monday @param of.unpublished the first week that is not published, a Monday
 * @returns at least one step, the first of them from `first`; none for an item without versions
 */
export function itemSteps(of: {
  versions: readonly ItemVersion[]
  pinned: readonly PinnedWeek[]
  first: string
  unpublished: string
}): ItemStep[] {
  const { versions, first, unpublished } = of
  const pinned = new Map(of.pinned.map(one => [one.week, one]))
  const later = versions.flatMap(({ fromWeek }) => (fromWeek !== null && fromWeek > first ? [fromWeek] : []))
  const after = of.pinned.map(({ week }) => addWeeks(week, 1))
  const weeks = [...new Set([first, ...pinned.keys(), ...after, unpublished, ...later])].filter(
    week => week >= first,
  )
  const steps: ItemStep[] = []
  let former: ItemVersion | undefined
  for (const week of weeks.sort()) {
    const newest = versionFor(versions, week)
    const pin = pinned.get(week)
    // What is withdrawn from a published week on stays pinned there in its last version.
    const isGone = pin?.isEmpty === true && newest?.withdrawn === true && newest.version > pin.version
    const found = pin && !isGone ? versions.find(({ version }) => version === pin.version) : newest
    if (!found || found.version === former?.version) continue
    former = found
    steps.push({
      from: steps.length === 0 ? first : week,
      withdrawn: found.withdrawn,
      content: found.content,
    })
  }
  return steps
}

/** The step of a week. */
export const stepIn = (steps: readonly ItemStep[], week: string): ItemStep | undefined =>
  steps.findLast(({ from }) => from <= week) ?? steps[0]

/**
 * The steps that a change makes, to be saved in this order. A later step keeps what it had decided itself: a price to come stays as it is
 * where the price changes before it, and gets a new name where the name does.
 * @param from a Monday, not before the first step
 */
export function changedSteps(steps: readonly ItemStep[], change: ItemChange, from: string): ItemStep[] {
  const begun = stepIn(steps, from)
  if (!begun) return []
  const names = Object.keys(change) as (keyof ItemChange)[]
  const decided = new Set<keyof ItemChange>()
  const made: ItemStep[] = [withChange({ ...begun, from }, change, names)]
  let former = begun
  for (const step of steps.filter(one => one.from > from)) {
    for (const name of names) if (!isAlike(fieldOf(step, name), fieldOf(former, name))) decided.add(name)
    const carried = names.filter(name => !decided.has(name))
    made.push(withChange(step, change, carried))
    former = step
  }
  return made
}

const fieldOf = (step: ItemStep, name: keyof ItemChange): unknown =>
  name === 'withdrawn' ? step.withdrawn : step.content[name]

function withChange(step: ItemStep, change: ItemChange, names: readonly (keyof ItemChange)[]): ItemStep {
  const { withdrawn = step.withdrawn, ...content } = Object.fromEntries(
    names.map(name => [name, change[name]]),
  ) as ItemChange
  return { from: step.from, withdrawn, content: { ...step.content, ...content } }
}

/** Whether two values of a field are the same, its words in any order; what nobody has said is as null. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every(part => other.includes(part))
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(name =>
      isAlike(one[name], other[name]),
    )
  return (one ?? null) === (other ?? null)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What of a change is different from what there is. */
export function differenceFrom(step: ItemStep, change: ItemChange): ItemChange {
  const names = (Object.keys(change) as (keyof ItemChange)[]).filter(
    name => !isAlike(change[name], fieldOf(step, name)),
  )
  return Object.fromEntries(names.map(name => [name, change[name]])) as ItemChange
}

/** The next price after a week that differs from the price in it. */
export function priceToCome(
  steps: readonly ItemStep[],
  week: string,
): { cents: number; from: string } | null {
  const present = stepIn(steps, week)
  const next = steps.find(
    ({ from, content }) => from > week && content.priceCents !== present?.content.priceCents,
  )
  return next ? { cents: next.content.priceCents, from: next.from } : null
}
