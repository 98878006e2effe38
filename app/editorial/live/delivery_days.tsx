import type { OutputOf } from '../../../contract/index.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { formatClock, formatWeekday } from '../../components/dates.ts'
import { formatHours } from '../../components/wall_clock.ts'
import { editorialMessages } from '../../messages/editorial.ts'

type Locations = OutputOf<'locations.location_data'>

/** A Monday, for naming weekdays. */
const monday = '2026-01-05'
const dayOf = (weekday: number) => `${monday.slice(0, 8)}${String(4 + weekday).padStart(2, '0')}`

/** Each day we deliver on, until when it can be ordered, and its windows. The delivery week begins on Sunday. */
export function DeliveryDays({ locations: { days, cutoffTime } }: { locations: Locations }) {
  const say = useMessages(editorialMessages).days
  const locale = useLocale()
  const inOrder = [...days].sort((a, b) => (a.weekday % 7) - (b.weekday % 7))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section aria-label={say.caption} className="ed-table-frame" tabIndex={0}>
      <table className="ed-table delivery-days">
        <caption className="visually-hidden">{say.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say.day}</th>
            <th scope="col">{say.until}</th>
            <th scope="col">{say.windows}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(day => (
            <tr key={day.weekday}>
              <th className="font-display" scope="row">
                {formatWeekday(dayOf(day.weekday), locale)}
              </th>
              <td>
                {say.untilAt(
                  formatWeekday(dayOf(day.cutoffWeekday), locale),
                  formatClock(cutoffTime, locale),
                )}
              </td>
              <td>
                <ul>
                  {day.windows.map(window => (
                    <li key={`${window.startHour} ${window.endHour}`}>{formatHours(window, locale)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
