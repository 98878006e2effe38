import { contactZone } from '../../../brands/facts.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { contactMessages } from '../../../i18n/contact.ts'
import { formatClock, formatTime, formatWeekday, weekdayName } from '../../../i18n/dates.ts'
import { type ProgramTime, useProgramTime } from '../../box/program_time.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { dateIn, useOwnZone } from './local_time.ts'

type Period = OutputOf<'contact.form'>['periods'][number]

interface OpenNowProps {
  days: OutputOf<'contact.form'>['hours']
  periods: readonly Period[]
  time: ProgramTime
}

/** Whether we are open now, and until or from when on the visitor's clock. */
export function OpenNow({ days, periods, time }: OpenNowProps) {
  const say = useMessages(contactMessages)
  const { now } = useProgramTime(time).current
  const own = useOwnZone()
  const words = useWords(days, own, now)
  const period = periods.find(({ closesAt }) => closesAt > now)
  if (!period) return null
  const open = period.opensAt <= now
  return (
    <p className="open-now" data-open={open}>
      <strong>{open ? say.open : say.closed}</strong>
      {/* Its line is there before its words are known. */}
      <span data-waiting={own === null || undefined}>{open ? words.until(period) : words.opens(period)}</span>
    </p>
  )
}

/** The hours as given, until the visitor's zone is known or where it is the same. */
function useWords(days: OpenNowProps['days'], own: string | null, now: string) {
  const say = useMessages(contactMessages)
  const locale = useLocale()
  const { zone } = contactZone
  const clock = (instant: string, given: string | undefined) =>
    own === null || own === zone ? formatClock(given ?? '00:00', locale) : formatTime(instant, own, locale)

  const dayOf = ({ row, opensAt }: Period): string => {
    if (own === null) return weekdayName(days[row]?.fromDay ?? 1, locale)
    const day = dateIn(own, opensAt)
    const today = dateIn(own, now)
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    if (day === today) return say.today
    return day === tomorrow ? say.tomorrow : formatWeekday(day, locale)
  }
  return {
    until: ({ row, closesAt }: Period) => say.until(clock(closesAt, days[row]?.closes)),
    opens: (period: Period) => say.opens(dayOf(period), clock(period.opensAt, days[period.row]?.opens)),
  }
}
