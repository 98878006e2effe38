import { useRef } from 'react'
import { seenFrom } from '../../domain/routes/seen_from.ts'
import { formatClock } from '../../i18n/dates.ts'
import { trackingMessages } from '../../i18n/tracking.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Minus, Plus } from '../components/icons.tsx'
import { sentences } from '../components/sentences.ts'
import type { Point } from '../maps/project.ts'
import type { RoadView } from '../maps/style.ts'
import { StillMap } from './still_map.tsx'
import { useMovable } from './use_movable.ts'

interface RoadMapProps {
  door: Point
  van: Point | null
  vanAt: string | null
  /** Communities around, the largest first. */
  places: readonly (Point & { name: string })[]
}

/** Names on the map, and how far from address and van a place on it may be, in degrees. */
const named = 5
const around = 0.12

/**
 * The address and the van, and their surroundings, from this program's data: no other party learns where somebody lives. A drawing
 * first; a movable map once its scripts are there.
 */
export function RoadMap({ door, van, vanAt, places }: RoadMapProps) {
  const say = useMessages(trackingMessages)
  const locale = useLocale()
  const shown = [door, ...(van ? [van] : [])]
  const near = places
    .filter(place =>
      shown.some(
        ({ lat, lon }) => Math.abs(place.lat - lat) < around && Math.abs(place.lon - lon) < around * 1.5,
      ),
    )
    .slice(0, named)
  const view: RoadView = { door, van, places: near }
  const title = van ? say.mapWithVan : say.map
  const where = useRef<HTMLDivElement>(null)
  const map = useMovable(where, view, { title, ...say.moveMap })
  return (
    <figure className="road-map">
      <div className="road-ground" data-movable={map !== null || undefined}>
        <div aria-hidden={map !== null || undefined} className="road-still">
          <StillMap title={title} view={view} />
        </div>
        <div className="road-movable">
          <div className="road-canvas" ref={where} />
        </div>
        {map && (
          <div className="road-buttons">
            <Button aria-label={say.nearer} kind="icon" onClick={map.nearer}>
              <Plus />
            </Button>
            <Button aria-label={say.further} kind="icon" onClick={map.further}>
              <Minus />
            </Button>
            <Button kind="secondary" onClick={map.whole} size="small">
              {say.whole}
            </Button>
          </div>
        )}
      </div>
      <figcaption>
        {sentences(
          vanAt ? say.vanAt(formatClock(vanAt, locale)) : say.rings,
          van && say.vanFar(seenFrom(door, van)),
        )}
      </figcaption>
    </figure>
  )
}
