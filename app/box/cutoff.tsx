import { timeLeft } from '../../domain/time/time_left.ts'
import { formatClock, formatDay, formatWeekday } from '../../i18n/dates.ts'
import { orderMessages } from '../../i18n/orders.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { CutoffChip } from './cutoff_chip.tsx'

interface OrderCutoffProps {
  order: { cutoffAt: string; cutoffLocal: string }
  /** Program time, ISO instant. */
  now: string
}

/** How long an order can still change: the time left first, the instant second. Nothing after the cutoff. */
export function OrderCutoff({ order, now }: OrderCutoffProps) {
  const say = useMessages(orderMessages).cutoff
  const locale = useLocale()
  const left = timeLeft(now, order.cutoffAt)
  if (!left) return null
  const [date = '', time = ''] = order.cutoffLocal.split('T')
  // Within a week the weekday alone is clear.
  const clock = formatClock(time.slice(0, 5), locale)
  const until =
    left.days >= 7
      ? say.untilDay(formatDay(date, locale), clock)
      : say.until(formatWeekday(date, locale), clock)
  return <CutoffChip lastHour={left.days === 0 && left.hours === 0} left={say.left(left)} until={until} />
}
