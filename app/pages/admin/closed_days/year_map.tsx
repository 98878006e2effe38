// The year, month by month: each day that can still be closed leads to what would follow.

import { Link, useSearchParams } from 'react-router'
import { addDays, weekdayOf } from '../../../../domain/time/zone.ts'
import { formatMonth, formatWeekdayAndDay, formatWeekdayLetter } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { ClosedDayData } from './page.tsx'
import { closedDayWords } from './words.ts'

const two = (of: number) => String(of).padStart(2, '0')

export function YearMap({ data }: { data: ClosedDayData }) {
  const say = useMessages(closedDayWords)
  const months = Array.from({ length: 12 }, (_, month) => `${data.year}-${two(month + 1)}-01`)
  return (
    <Panel title={`${say.calendar} ${data.year}`}>
      <div className="closed-year">
        {months.map(first => (
          <Month data={data} first={first} key={first} />
        ))}
      </div>
    </Panel>
  )
}

function Month({ data, first }: { data: ClosedDayData; first: string }) {
  const locale = useLocale()
  const monday = addDays(first, 1 - weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) => addDays(monday, week * 7)).filter(
    week => addDays(week, 6) >= first && week.slice(0, 7) <= first.slice(0, 7),
  )
  return (
    <table className="closed-month">
      <caption>{formatMonth(first, locale)}</caption>
      <thead>
        <tr>
          {days(monday).map(day => (
            <th key={day} scope="col">
              {formatWeekdayLetter(day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week}>
            {days(week).map(day => (
              <td key={day}>{day.slice(0, 7) === first.slice(0, 7) && <Day data={data} day={day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const days = (monday: string) => Array.from({ length: 7 }, (_, place) => addDays(monday, place))

function Day({ data, day }: { data: ClosedDayData; day: string }) {
  const say = useMessages(closedDayWords)
  const locale = useLocale()
  const [asked] = useSearchParams()
  const row = data.rows.find(one => one.day === day && one.state !== 'opened')
  const boxes = data.boxes.find(one => one.day === day)?.boxes ?? 0
  const state = row?.state === 'closed' ? 'closed' : row?.holiday ? 'holiday' : undefined
  const number = Number(day.slice(8))
  const names = [
    formatWeekdayAndDay(day, locale),
    row && (row.reason?.[locale] ?? (row.holiday ? say.holidays[row.holiday] : null)),
    state === 'closed' && say.dayNames.closed,
    boxes > 0 && say.dayNames.boxes(boxes),
  ].filter(Boolean)
  const shown = {
    className: 'closed-day',
    'data-state': state,
    'data-boxes': boxes > 0 || undefined,
    'data-today': day === data.today || undefined,
  }
  if (day < data.first && state !== 'closed') return <span {...shown}>{number}</span>
  const to = new URLSearchParams(asked)
  to.set('day', day)
  to.delete('where')
  return (
    <Link
      {...shown}
      aria-current={day === data.picked.day ? 'date' : undefined}
      aria-label={names.join(', ')}
      preventScrollReset
      title={names.join(', ')}
      to={`?${to}`}
    >
      {number}
    </Link>
  )
}
