import type { OutputOf } from '../../../contract/index.ts'
import { formatClock, formatHours, formatWeekday } from '../../../i18n/dates.ts'
import { editorialMessages } from '../../../i18n/editorial.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Table } from '../../components/table.tsx'

type Locations = OutputOf<'locations.location_data'>

/** A Monday, for naming weekdays. */
const monday = '2026-01-05'
const dayOf = (weekday: number) => `${monday.slice(0, 8)}${String(4 + weekday).padStart(2, '0')}`

/** Each delivery day, with its order deadline and its windows. The delivery week begins on Sunday. */
export function DeliveryDays({ locations: { days } }: { locations: Locations }) {
  const say = useMessages(editorialMessages).days
  const locale = useLocale()
  const inOrder = [...days].sort((a, b) => (a.weekday % 7) - (b.weekday % 7))
  return (
    <div className="delivery-days">
      <Table
        caption={say.caption}
        columns={[say.day, say.until, say.windows]}
        rows={inOrder.map(day => ({
          id: String(day.weekday),
          cells: [
            formatWeekday(dayOf(day.weekday), locale),
            say.untilAt(formatWeekday(dayOf(day.cutoffWeekday), locale), formatClock(day.cutoffTime, locale)),
            <ul key="windows">
              {day.windows.map(window => (
                <li key={`${window.startHour} ${window.endHour}`}>{formatHours(window, locale)}</li>
              ))}
            </ul>,
          ],
        }))}
      />
    </div>
  )
}
