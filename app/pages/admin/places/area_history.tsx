// The versions of a postal area: who, when, why, and from which day.

import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useZoneName } from '../../../office/use_zone_name.ts'
import type { PlacesData } from './page.tsx'
import { placeLanguage } from './place_language.ts'
import { placesWords } from './words.ts'

export function AreaHistory({ area }: { area: NonNullable<PlacesData['picked']> }) {
  const say = useMessages(placesWords)
  const zoneName = useZoneName()
  const locale = useLocale()
  return (
    <Panel title={say.history(area.fsa)}>
      {area.versions.length === 0 && <p>{say.program}</p>}
      <ol className="areas-versions" reversed>
        {area.versions.map(({ version, place, zone, served, from, reason, date, time, admin }) => (
          <li key={version} value={version}>
            <b>
              {place && <span lang={placeLanguage(area.fsa)}>{place}, </span>}
              <span>
                {[zone && zoneName(zone), served ? say.served : say.notServed].filter(Boolean).join(', ')}
              </span>
            </b>
            {from && <span> {say.from(from)}</span>}
            <div className="of-meta">
              {date === null
                ? say.program
                : [reason, admin, `${formatFullDay(date, locale)}, ${time}`].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
