import type { OutputOf } from '../../../contract/index.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { formatTime, formatWeekday } from '../../components/dates.ts'
import { contactMessages } from '../../messages/contact.ts'
import { type ProgramTime, useProgramTime } from '../../orders/program_time.ts'
import { dateIn, useOwnZone } from './local_time.ts'

interface OpenNowProps {
  periods: OutputOf<'contact.form'>['periods']
  time: ProgramTime
}

/** Whether somebody answers at this moment, and until or from when by the visitor's clock. */
export function OpenNow({ periods, time }: OpenNowProps) {
  const say = useMessages(contactMessages)
  const locale = useLocale()
  const { facts } = useBrand()
  const { now } = useProgramTime(time).current
  const own = useOwnZone()
  const zone = own ?? facts.hours.zone
  const period = periods.find(({ closesAt }) => closesAt > now)
  if (!period) return null
  const { opensAt, closesAt } = period
  const open = opensAt <= now
  return (
    <p className="open-now" data-open={open}>
      <strong>{open ? say.open : say.closed}</strong>
      {/* Its line is there before its words are known. */}
      <span data-waiting={own === null || undefined}>
        {open ? say.until(formatTime(closesAt, zone, locale)) : opening()}
      </span>
    </p>
  )

  function opening(): string {
    const day = dateIn(zone, opensAt)
    const today = dateIn(zone, now)
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    const names: Record<string, string> = { [today]: say.today, [tomorrow]: say.tomorrow }
    return say.opens(names[day] ?? formatWeekday(day, locale), formatTime(opensAt, zone, locale))
  }
}
