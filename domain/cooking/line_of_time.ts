// Schedules the steps of one or two dishes for one cook, so that both are on the table at the same time.

import type { CookingStep } from '../catalogue/types.ts'

type Step = Pick<CookingStep, 'minutes' | 'timers'>

/** A step of one of the dishes, at its place on the timeline. */
interface Moment {
  /** Place of the dish among those given, and of the step in its recipe, both from 0. */
  dish: number
  step: number
  /** Minutes from the start of cooking. */
  startsAt: number
}

export interface LineOfTime {
  moments: readonly Moment[]
  /** Minutes from the start until the last dish is on the table. */
  minutes: number
}

/** Shortest waiting time, in minutes, that frees the cook: for less, the pot is watched. */
const worthLeaving = 3

/** How long a step occupies the cook, minutes: during its longest countdown there is time for the other dish. */
export function attendedMinutes({ minutes, timers }: Step): number {
  const longest = Math.max(0, ...timers) / 60
  return longest < worthLeaving ? minutes : Math.max(1, minutes - longest)
}

/**
 * The steps of one or two dishes in the order in which one person does them: each recipe in its own order, one step that needs the
 * hands at a time. It is the order in which both dishes are ready soonest and closest together, so that neither gets cold.
 * @param dishes the steps of each, `minutes` in minutes and `timers` in seconds
 */
export function lineOfTime(dishes: readonly (readonly Step[])[]): LineOfTime {
  let best: { moments: Moment[]; minutes: number; cost: number } | null = null
  const moments: Moment[] = []

  const visit = (next: readonly number[], free: number, ready: readonly number[], turns: number) => {
    const left = dishes.flatMap((steps, dish) => ((next[dish] ?? 0) < steps.length ? [dish] : []))
    if (left.length === 0) {
      const minutes = Math.max(0, ...ready)
      // A minute that one dish waits for the other counts as much as a minute until dinner. Each change between dishes costs a
      // little.
      const cost = minutes + (minutes - Math.min(minutes, ...ready)) + turns / 100
      if (best === null || cost < best.cost) best = { moments: [...moments], minutes, cost }
      return
    }
    for (const dish of left) {
      const place = next[dish] ?? 0
      const step = dishes[dish]?.[place]
      if (!step) continue
      const startsAt = Math.max(free, ready[dish] ?? 0)
      const turned = moments.length > 0 && moments.at(-1)?.dish !== dish
      moments.push({ dish, step: place, startsAt })
      visit(
        next.map((value, of) => (of === dish ? value + 1 : value)),
        startsAt + attendedMinutes(step),
        ready.map((value, of) => (of === dish ? startsAt + step.minutes : value)),
        turns + (turned ? 1 : 0),
      )
      moments.pop()
    }
  }

  visit(
    dishes.map(() => 0),
    0,
    dishes.map(() => 0),
    0,
  )
  const found = best as LineOfTime | null
  return { moments: found?.moments ?? [], minutes: found?.minutes ?? 0 }
}
