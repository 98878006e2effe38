// The windows of a zone as rows: kept or ended by a tick, with their hours and capacity.

import type { Weekday } from '../../../../domain/time/zone.ts'
import { formatClock } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Pill } from '../../../office/state.tsx'
import { type WindowRow, weekdayName, windowName } from './timetable.ts'
import { windowWords } from './window_words.ts'

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const hours = Array.from({ length: 19 }, (_, at) => at + 5)

interface RowsProps {
  rows: readonly WindowRow[]
  /** What is taken of each, by its key. */
  takenOf: (row: WindowRow) => string | null
  change: (key: string, by: Partial<WindowRow>) => void
  drop: (key: string) => void
}

export function WindowRows({ rows, takenOf, change, drop }: RowsProps) {
  const say = useMessages(windowWords)
  return (
    <ul className="windows">
      {rows.map(row => (
        <Row
          change={by => change(row.key, by)}
          drop={() => drop(row.key)}
          key={row.key}
          row={row}
          taken={takenOf(row)}
        />
      ))}
      <li className="of-meta">{say.unlimited}</li>
    </ul>
  )
}

interface RowProps {
  row: WindowRow
  taken: string | null
  change: (by: Partial<WindowRow>) => void
  drop: () => void
}

function Row({ row, taken, change, drop }: RowProps) {
  const say = useMessages(windowWords)
  const locale = useLocale()
  const name = windowName(row, locale)
  return (
    <li className="window" data-ended={!row.isKept || undefined}>
      {row.isNew ? (
        <>
          <label className="window-field">
            <span className="of-meta">{say.day}</span>
            <select
              className="input"
              onChange={event => change({ weekday: Number(event.currentTarget.value) as Weekday })}
              value={row.weekday}
            >
              {weekdays.map(weekday => (
                <option key={weekday} value={weekday}>
                  {weekdayName(weekday, locale)}
                </option>
              ))}
            </select>
          </label>
          <Pill shape="waits" tone="info">
            {say.fresh}
          </Pill>
        </>
      ) : (
        <label className="window-kept">
          <input
            checked={row.isKept}
            onChange={event => change({ isKept: event.currentTarget.checked })}
            type="checkbox"
          />
          <span>{name}</span>
        </label>
      )}
      <div className="window-fields">
        <Hour hour={row.startHour} label={say.begins} name={name} set={startHour => change({ startHour })} />
        <Hour hour={row.endHour} label={say.ends} name={name} set={endHour => change({ endHour })} />
        <label className="window-field">
          <span className="of-meta">
            {say.most}
            <span className="visually-hidden">, {name}</span>
          </span>
          <input
            autoComplete="off"
            className="input"
            inputMode="numeric"
            onChange={event => change({ capacity: event.currentTarget.value })}
            value={row.capacity}
          />
        </label>
        {row.isNew && (
          <button className="of-btn" onClick={drop} type="button">
            {say.drop}
            <span className="visually-hidden">, {name}</span>
          </button>
        )}
      </div>
      {taken && <p className="of-meta">{taken}</p>}
    </li>
  )
}

function Hour({
  hour,
  label,
  name,
  set,
}: {
  hour: number
  label: string
  name: string
  set: (hour: number) => void
}) {
  const locale = useLocale()
  return (
    <label className="window-field">
      <span className="of-meta">
        {label}
        <span className="visually-hidden">, {name}</span>
      </span>
      <select className="input" onChange={event => set(Number(event.currentTarget.value))} value={hour}>
        {hours.map(one => (
          <option key={one} value={one}>
            {formatClock(`${one}:00`, locale)}
          </option>
        ))}
      </select>
    </label>
  )
}
