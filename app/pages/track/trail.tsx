import { brands } from '../../../domain/brands.ts'
import { formatShortDay, formatTime } from '../../../i18n/dates.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { formatHours } from '../../../i18n/wall_clock.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import type { Tracked } from './page.tsx'

const stages = ['locked', 'packed', 'out_for_delivery', 'delivered'] as const

/** Locked, packed, on the road, at the door: what happens on the day with its time, the last with the window it is promised for. */
export function Trail({ order, steps }: { order: NonNullable<Tracked['order']>; steps: Tracked['steps'] }) {
  const say = useMessages(trackingMessages)
  const locale = useLocale()
  const { id } = useBrand()
  const { zone } = brands[id]
  const taken: readonly string[] = steps.map(({ step }) => step)
  const done = stages.findLastIndex(stage => taken.includes(stage))
  const when = (stage: (typeof stages)[number]) => {
    const at = steps.find(({ step }) => step === stage)?.at
    // Locked and packed may be days ago: a time alone would not say which.
    if (at) return stage === 'locked' || stage === 'packed' ? '' : formatTime(at, zone, locale)
    return stage === 'delivered'
      ? `${formatShortDay(order.deliveryDate, locale)}, ${formatHours(order.window, locale)}`
      : ''
  }
  return (
    <ol aria-label={say.trail} className="journey">
      {stages.map((stage, place) => (
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
