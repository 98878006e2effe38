// A page of the office about one day, which its address names: `?date=2026-11-28`; today by default.

import type { ReactNode } from 'react'
import type { PageId } from '../../contract/paths.ts'
import { addDays, inOurTimes, isCalendarDate, weekdayOf } from '../../domain/time/zone.ts'
import { formatFullDay, formatShortWeekdayAndDay } from '../../i18n/dates.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { OfficePage } from './office_page.tsx'
import { Strip } from './strip.tsx'
import { useToday } from './use_office.ts'

/** The day in a request's address, as calls take it: absent where there is none, or where it is not a date. */
export function askedDay({ url }: Request): { date?: string } {
  const date = new URL(url).searchParams.get('date') ?? ''
  return isCalendarDate(date) && inOurTimes(date) ? { date } : {}
}

interface DayPageProps {
  page: PageId
  title: string
  lede: ReactNode
  /** ISO date. */
  date: string
  /** Before the strip. */
  end?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The frame of such a page: the days of its week in the strip, the weeks before and after beside them. */
export function DayPage({ page, title, lede, date, end, aside, children }: DayPageProps) {
  const locale = useLocale()
  const say = useMessages(officeMessages).strip
  const today = useToday()
  const monday = addDays(date, 1 - weekdayOf(date))
  const days = Array.from({ length: 7 }, (_, place) => addDays(monday, place))
  return (
    <OfficePage
      {...(aside !== undefined && { aside })}
      end={
        <>
          {end !== undefined && <div>{end}</div>}
          <Strip
            after={addDays(date, 7)}
            before={addDays(date, -7)}
            chosen={date}
            name={say.day}
            parameter="date"
            stops={days.map(day => ({
              value: day,
              label: formatShortWeekdayAndDay(day, locale),
              ...(day === today && { said: say.today }),
            }))}
          />
        </>
      }
      heading={`${title}, ${formatFullDay(date, locale)}`}
      lede={lede}
      page={page}
      title={title}
    >
      {children}
    </OfficePage>
  )
}
