import type { Road } from '../../contract/tracking.ts'
import { formatWindow } from '../../i18n/dates.ts'
import { trackingMessages } from '../../i18n/tracking.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'

/** The expected time of the box, and how many stops come before it. */
export function RoadTold({ road }: { road: Pick<Road, 'started' | 'before' | 'window' | 'late'> }) {
  const say = useMessages(trackingMessages)
  const locale = useLocale()
  if (!road.window) return null
  return (
    <div aria-live="polite" className="road-told">
      <p className="road-window">
        <span>{road.late ? say.expectedLate : say.expected}</span>
        <b>{formatWindow(road.window.from, road.window.until, locale)}</b>
      </p>
      {road.before !== null && <p>{say.stopsBefore(road.before)}</p>}
      {!road.started && <p>{say.notLeft}</p>}
    </div>
  )
}
