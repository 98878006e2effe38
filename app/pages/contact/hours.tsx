import { contactZone } from '../../../brands/facts.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { contactMessages } from '../../../i18n/contact.ts'
import { formatTime, formatWindow, weekdayName } from '../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Table } from '../../components/table.tsx'
import { useOwnZone } from './local_time.ts'

interface HoursProps {
  days: OutputOf<'contact.form'>['hours']
  periods: OutputOf<'contact.form'>['periods']
}

/** The hours as given, and beside them on the visitor's clock; that column exists from the start and is filled in later. */
export function Hours({ days, periods }: HoursProps) {
  const say = useMessages(contactMessages)
  const locale = useLocale()
  const own = useOwnZone()
  const ownTimes = (row: number) => {
    const period = periods.find(of => of.row === row)
    // A reader in the same zone sees the given hours, whatever the browser's zone data.
    if (!period || own === null || own === contactZone.zone) return null
    const at = (instant: string) => formatTime(instant, own, locale)
    return `${at(period.opensAt)} ${locale === 'fr' ? 'à' : 'to'} ${at(period.closesAt)}`
  }
  return (
    <div className="contact-hours">
      <Table
        caption={say.hours}
        columns={[
          <span className="visually-hidden" key="days">
            {say.days}
          </span>,
          say.zone(contactZone.zoneName[locale]),
          say.yours,
        ]}
        rows={days.map(({ fromDay, toDay, opens, closes }, row) => ({
          id: String(fromDay),
          cells: [
            say.dayRange(weekdayName(fromDay, locale), weekdayName(toDay, locale)),
            formatWindow(opens, closes, locale),
            <span data-waiting={own === null || undefined} key="own">
              {ownTimes(row) ?? formatWindow(opens, closes, locale)}
            </span>,
          ],
        }))}
        size="small"
        titled
      />
    </div>
  )
}
