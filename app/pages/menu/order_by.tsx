import type { Locale } from '../../../domain/brands.ts'
import {
  formatDay,
  formatShortWallClock,
  formatWallClock,
  formatWeekday,
  formatWeekdayAndDay,
} from '../../../i18n/dates.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import type { Menu } from './view.ts'

type InWords = (date: string, locale: Locale) => string

/**
 * Until when a week can be ordered, and for which delivery. A household has one delivery, so one cutoff. For a visitor, the next
 * cutoff and the week's last, which the days on the week's tab count to.
 */
export function OrderBy({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const { cutoffLocal, firstCutoffLocal, firstDeliveryDate, lastDeliveryDate } = menu
  if (!cutoffLocal || !firstCutoffLocal || !firstDeliveryDate || !lastDeliveryDate) return null
  const inWords = (cutoffIn: InWords, lastCutoffIn: InWords, deliveryIn: InWords) => {
    const first = {
      cutoff: cutoffIn(firstCutoffLocal, locale),
      delivery: deliveryIn(firstDeliveryDate, locale),
    }
    const last = { cutoff: lastCutoffIn(cutoffLocal, locale), delivery: deliveryIn(lastDeliveryDate, locale) }
    return [first, cutoffLocal === firstCutoffLocal ? null : last] as const
  }
  return (
    <>
      <span className="on-wide">
        {say.orderBy(...inWords(formatWallClock, formatWallClock, formatWeekdayAndDay))}
      </span>
      <span aria-hidden className="on-narrow">
        {say.orderByShort(...inWords(formatShortWallClock, dayOf, formatWeekday))}
      </span>
    </>
  )
}

/** The day alone: every cutoff is at the same time of day. */
const dayOf: InWords = (local, locale) => formatDay(local.slice(0, 10), locale)
