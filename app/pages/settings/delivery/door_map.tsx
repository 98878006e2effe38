import type { OutputOf } from '../../../../contract/index.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { drawMap, type Side } from '../../../editorial/live/map.ts'

type Address = NonNullable<OutputOf<'settings_delivery.delivery'>['address']>

export interface NearPlace {
  name: string
  lat: number
  lon: number
  areas: number
}

const namesOnMap = 6

/**
 * The address among the served communities near it, with their distance. Drawn here, so that no other party learns where somebody
 * lives. It has no streets, and says so.
 */
export function DoorMap({ address, places }: { address: Address; places: readonly NearPlace[] }) {
  const say = useMessages(settingsDeliveryMessages)
  const { lat, long } = address.coordinates
  const { width, height, dots, door, scale } = drawMap(places, namesOnMap, { lat, lon: long })
  if (!door || dots.length === 0) return null
  const named = dots.filter(({ label }) => label !== null).map(({ name }) => name)
  const label = say.map(`${address.address}, ${address.city}`, [...new Set(named)].join(', '))
  return (
    <figure className="door-figure">
      <svg aria-label={label} className="places-map door-map" role="img" viewBox={`0 0 ${width} ${height}`}>
        {dots.map(({ name, x, y, radius }) => (
          <circle className="places-dot" cx={x} cy={y} key={`${name} ${x}`} r={radius} />
        ))}
        {dots.map(
          ({ name, x, y, radius, label: side }) =>
            side && (
              <text className="places-name" key={`${name} ${x}`} {...anchorOf(side, x, y, radius)}>
                {name}
              </text>
            ),
        )}
        <path
          className="door-pin"
          d={`M${door.x} ${door.y} c-10 -26 -30 -40 -30 -66 a30 30 0 1 1 60 0 c0 26 -20 40 -30 66 z`}
        />
        <circle className="door-eye" cx={door.x} cy={door.y - 66} r={11} />
        {scale && (
          <g className="door-scale">
            <path d={`M${scale.x} ${scale.y - 12} v12 h${scale.length} v-12`} />
            <text textAnchor="middle" x={scale.x + scale.length / 2} y={scale.y - 16}>
              {say.kilometres(scale.kilometres)}
            </text>
          </g>
        )}
      </svg>
      <figcaption>{say.mapNote}</figcaption>
    </figure>
  )
}

/** The anchor of a name: its beginning, end or middle. */
function anchorOf(side: Side, x: number, y: number, radius: number) {
  if (side === 'right') return { textAnchor: 'start' as const, x: x + radius + 8, y: y + 9 }
  if (side === 'left') return { textAnchor: 'end' as const, x: x - radius - 8, y: y + 9 }
  return { textAnchor: 'middle' as const, x, y: side === 'below' ? y + radius + 30 : y - radius - 12 }
}
