// From when a version of what boxes hold is: now, a menu week, or the weeks that are not published.

import { menuWeekOf } from '../../domain/time/weeks.ts'
import { formatShortDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { fromWhenWords } from './from_when_words.ts'

/** Menu weeks from which a version can begin. */
const weeksAhead = 10

/** The menu week of a day and those after it. @param today `YYYY-MM-DD` @returns Mondays */
export function comingMondays(today: string): string[] {
  const monday = Temporal.PlainDate.from(menuWeekOf(today))
  return Array.from({ length: weeksAhead }, (_, at) => monday.add({ weeks: at }).toString())
}

interface FromWhenProps {
  /** `now`, `new`, or the Monday of a menu week. */
  from: string
  mondays: readonly string[]
  onFrom: (from: string) => void
}

export function FromWhen({ from, mondays, onFrom }: FromWhenProps) {
  const say = useMessages(fromWhenWords)
  const locale = useLocale()
  const chosen = from === 'now' || from === 'new' ? from : 'week'
  return (
    <fieldset className="of-from">
      <legend className="of-label">{say.legend}</legend>
      {(['now', 'week', 'new'] as const).map(one => (
        <label key={one}>
          <input
            checked={chosen === one}
            name="from"
            onChange={() => onFrom(one === 'week' ? (mondays[0] ?? 'now') : one)}
            type="radio"
            value={one}
          />
          <span>{say[one]}</span>
        </label>
      ))}
      {chosen === 'week' && (
        <select
          aria-label={say.week}
          className="of-select"
          onChange={event => onFrom(event.currentTarget.value)}
          value={from}
        >
          {mondays.map(monday => (
            <option key={monday} value={monday}>
              {formatShortDay(monday, locale)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}
