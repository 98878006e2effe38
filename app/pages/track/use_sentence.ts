// The sentence of the tracking page.

import { formatMoney } from '../../../domain/money.ts'
import { formatClock, formatHours, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import type { Tracked } from './page.tsx'

/** The heading and the sentence of a state. */
export function useSentence(tracking: Tracked): { heading: string; sentence: string } {
  const say = useMessages(trackingMessages)
  const locale = useLocale()
  const { state, order, resumesOn, following } = tracking
  const dayOf = (date: string) => formatWeekdayAndDay(date, locale)
  const heading = say.heading[state]
  if (!order) return { heading, sentence: say.paused(resumesOn && dayOf(resumesOn)) }
  const day = dayOf(order.deliveryDate)
  const hours = formatHours(order.window, locale)
  const [until = '', at = ''] = order.cutoffLocal.split('T')
  if (order.overdue) return { heading: say.overdueHeading, sentence: say.overdue(day) }
  if (order.toPay) {
    const { cents, by } = order.toPay
    const sentence = say.unpaid(formatMoney(cents, locale), dayOf(by), day)
    return { heading: say.unpaidHeading, sentence }
  }
  // It can leave before its day.
  if (state === 'after_cutoff' && order.state === 'out_for_delivery')
    return { heading: say.earlyHeading, sentence: say.early(day, hours) }
  const sentences = {
    before_cutoff: () => say.before(day, hours, dayOf(until), formatClock(at, locale)),
    after_cutoff: () => say.after(day, hours),
    skipped: () => say.skipped(day, following && dayOf(following)),
    paused: () => say.paused(resumesOn && dayOf(resumesOn)),
    failed: () => say.failed(day),
    success: () => say.success(day),
    day_of: () => say.dayOf(hours),
  }
  return { heading, sentence: sentences[state]() }
}
