import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { sentOrders, type TrackedStep, trackedSteps } from '../../../domain/machines/order_groups.ts'
import { formatClock, formatHours, formatShortDay } from '../../../i18n/dates.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import type { Tracked } from './page.tsx'

/** Locked, packed, on the road, at the door: each step of the day with its time, the last with its promised window. */
export function Trail({ order, steps }: { order: NonNullable<Tracked['order']>; steps: Tracked['steps'] }) {
  const say = useMessages(trackingMessages)
  const locale = useLocale()
  const taken: readonly string[] = steps.map(({ step }) => step)
  const done = trackedSteps.findLastIndex(stage => taken.includes(stage))
  const when = (stage: TrackedStep) => {
    const time = steps.find(({ step }) => step === stage)?.time
    // Locked and packed may be days ago, so the time needs its date.
    if (time) return isOneOf(stage, sentOrders) ? formatClock(time, locale) : ''
    return stage === 'delivered'
      ? `${formatShortDay(order.deliveryDate, locale)}, ${formatHours(order.window, locale)}`
      : ''
  }
  return (
    <ol aria-label={say.trail} className="journey">
      {trackedSteps.map((stage, place) => (
        <li
          aria-current={place === done ? 'step' : undefined}
          data-done={place <= done || undefined}
          key={stage}
        >
          <b>{say.steps[stage]}</b>
          <span className="visually-hidden">, {place <= done ? say.done : say.notYet}</span>
          {when(stage) && <span className="journey-when">{when(stage)}</span>}
        </li>
      ))}
    </ol>
  )
}
