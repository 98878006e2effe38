// The zones with their windows: each leads to its areas.

import { Link } from 'react-router'
import { addDays } from '../../../../domain/time/zone.ts'
import { formatHours, formatWeekday } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { zoneName } from '../../../../i18n/zones.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { PlacesData } from './page.tsx'
import { placesWords } from './words.ts'

/** Any Monday. */
const monday = '2026-11-30'

export function Zones({ zones, zone }: Pick<PlacesData, 'zones'> & { zone: string | null }) {
  const say = useMessages(placesWords)
  const locale = useLocale()
  if (zones.length === 0) return <p>{say.none}</p>
  return (
    <Panel
      bare
      end={
        zone !== null && (
          <Link className="of-btn" to="?">
            {say.all}
          </Link>
        )
      }
      title={say.zones}
    >
      <table className="of-table">
        <caption className="visually-hidden">{say.zones}</caption>
        <thead>
          <tr>
            <th scope="col">{say.zone}</th>
            <th scope="col">{say.kitchen}</th>
            <th scope="col">{say.areas}</th>
            <th scope="col">{say.windows}</th>
            <th scope="col">{say.households}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(one => (
            <tr aria-current={one.zone === zone ? 'true' : undefined} key={one.zone}>
              <th scope="row">
                <Link to={`?zone=${one.zone}`}>{zoneName(one.zone)}</Link>
              </th>
              <td>{kitchenName(one.kitchen)}</td>
              <td>{one.served}</td>
              <td>
                {one.windows
                  .map(
                    window =>
                      `${formatWeekday(addDays(monday, window.weekday - 1), locale)} ${formatHours(window, locale)}`,
                  )
                  .join(', ')}
              </td>
              <td>{one.households}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
