import type { Locale } from '../../domain/brands.ts'
import { formatDay, formatMonth, formatMonths, formatWeekday, formatWeekdayLetter } from '../../i18n/dates.ts'
import { useLocale } from './brand_context.tsx'
import { calendarWeeks, monthsNamedAt } from './calendar_weeks.ts'

/** A day of the calendar: its link and its text. */
export interface CalendarMark {
  href: string
  /** Announced after the date: "Three dinners for two, change it until Friday". */
  label: string
  tone: 'coming' | 'skipped' | 'past' | 'trouble'
}

interface CalendarProps {
  label: string
  /** ISO dates, both included; whole weeks are shown. */
  from: string
  to: string
  today: string
  /** The word for "today" in screen readers. */
  todayLabel: string
  marks: ReadonlyMap<string, CalendarMark>
}

/** Weeks below each other, Monday first; a day with an entry is a link to it. */
export function Calendar({ label, from, to, today, todayLabel, marks }: CalendarProps) {
  const locale = useLocale()
  const weeks = calendarWeeks(from, to)
  return (
    <table aria-label={label} className="calendar">
      <thead>
        <tr>
          {weeks[0]?.map(date => (
            <th abbr={formatWeekday(date, locale)} key={date} scope="col">
              <span aria-hidden>{formatWeekdayLetter(date, locale)}</span>
              <span className="visually-hidden">{formatWeekday(date, locale)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map((week, place) => (
        <tbody key={week[0]}>
          <MonthName dates={monthsNamedAt(week, place === 0)} locale={locale} />
          <tr>
            {week.map(date => (
              <td
                aria-current={date === today ? 'date' : undefined}
                data-past={date < today || undefined}
                key={date}
              >
                <Day date={date} mark={marks.get(date)} today={date === today ? todayLabel : null} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

function MonthName({ dates, locale }: { dates: readonly string[]; locale: Locale }) {
  const [from, to] = dates
  if (!from) return null
  return (
    <tr>
      <th className="calendar-month" colSpan={7} scope="colgroup">
        {to ? formatMonths(from, to, locale) : formatMonth(from, locale)}
      </th>
    </tr>
  )
}

function Day({ date, mark, today }: { date: string; mark: CalendarMark | undefined; today: string | null }) {
  const locale = useLocale()
  const number = Number(date.slice(8))
  const hidden = today && <span className="visually-hidden"> ({today})</span>
  if (!mark) {
    return (
      <span className="calendar-day">
        {number}
        {hidden}
      </span>
    )
  }
  return (
    <a className="calendar-day" data-tone={mark.tone} href={mark.href}>
      <span aria-hidden>{number}</span>
      <span className="visually-hidden">
        {formatDay(date, locale)}, {mark.label}
      </span>
      {hidden}
    </a>
  )
}
