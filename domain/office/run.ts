// How far a batch of the weekly run is: seven steps, the current one filled by its share.

import type { OrderState } from '../machines/order.ts'

export const runSteps = ['open', 'chosen', 'locked', 'charged', 'packed', 'road', 'delivered'] as const
type RunStep = (typeof runSteps)[number]

interface Batch {
  /** Boxes by state; those without one of them are left out. */
  counts: readonly { state: OrderState; orders: number; unchosen: number }[]
  lockedAt: string | null
  chargedAt: string | null
}

interface Progress {
  /** The step that is under way, or the last one that is done. */
  step: RunStep
  /** From 0 to 1: the part of the boxes that has taken it. */
  share: number
  /** Boxes that are sent, or may be. */
  boxes: number
}

/** A batch without boxes that are sent is open, with nothing done. */
export function progressOf({ counts, lockedAt, chargedAt }: Batch): Progress {
  const of = (state: OrderState) =>
    counts.reduce((sum, one) => sum + (one.state === state ? one.orders : 0), 0)
  const ended = of('delivered') + of('failed')
  const onRoad = of('out_for_delivery')
  const packed = of('packed') + onRoad + ended
  const paid = of('charged') + packed
  const boxes = of('upcoming') + of('locked') + of('payment_failed') + paid
  const at = (step: RunStep, part: number): Progress => ({
    step,
    share: boxes === 0 ? 0 : Math.min(1, part / boxes),
    boxes,
  })
  if (lockedAt === null) {
    const unchosen = counts.reduce((sum, one) => sum + (one.state === 'upcoming' ? one.unchosen : 0), 0)
    return at('chosen', of('upcoming') - unchosen)
  }
  if (chargedAt === null) return at('charged', paid)
  if (ended > 0 && ended === packed) return at('delivered', boxes)
  if (onRoad > 0 || ended > 0) return at('delivered', ended)
  if (packed > 0) return at('packed', packed)
  return at('charged', boxes)
}
