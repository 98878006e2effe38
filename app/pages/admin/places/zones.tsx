// The zones with their windows: each leads to its areas, its windows, and the map around it.

import { Link } from 'react-router'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useZoneName } from '../../../office/use_zone_name.ts'
import type { PlacesData } from './page.tsx'
import { weekdayName } from './timetable.ts'
import { placesWords } from './words.ts'
import { ZoneMark } from './zone_mark.tsx'

export function Zones({ zones, zone }: Pick<PlacesData, 'zones'> & { zone: string | null }) {
  const say = useMessages(placesWords)
  const zoneName = useZoneName()
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
      <div className="of-table-frame zones-frame">
        <table className="of-table">
          <caption className="visually-hidden">{say.zones}</caption>
          <thead>
            <tr>
              <th scope="col">{say.zone}</th>
              <th data-end scope="col">
                {say.areas}
              </th>
              <th scope="col">{say.windows}</th>
              <th data-end scope="col">
                {say.households}
              </th>
            </tr>
          </thead>
          {[...Map.groupBy(zones, ({ kitchen }) => kitchen)].map(([kitchen, own]) => (
            <tbody key={kitchen}>
              <tr>
                <th className="zone-kitchen" colSpan={4} scope="rowgroup">
                  {say.kitchenOf(kitchenName(kitchen))}
                </th>
              </tr>
              {own.map(one => (
                <tr aria-current={one.zone === zone ? 'true' : undefined} className="zone-row" key={one.zone}>
                  <th scope="row">
                    <span className="zone-name">
                      <ZoneMark place={zones.indexOf(one)} />
                      <Link preventScrollReset to={`?zone=${one.zone}`}>
                        {zoneName(one.zone)}
                      </Link>
                    </span>
                  </th>
                  <td data-end>{one.served}</td>
                  <td>
                    <Days windows={one.windows} />
                  </td>
                  <td data-end>{one.households}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Panel>
  )
}

/** `Mon, Tue · 3`: the days and how many windows they have together. */
function Days({ windows }: { windows: PlacesData['zones'][number]['windows'] }) {
  const locale = useLocale()
  const days = [...new Set(windows.map(({ weekday }) => weekday))]
  const short = days.map(day => `${weekdayName(day, locale).slice(0, 3)}${locale === 'fr' ? '.' : ''}`)
  return <span>{[short.join(', '), windows.length].filter(Boolean).join(' · ')}</span>
}
