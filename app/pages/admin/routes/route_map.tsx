import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { drawingOf } from '../../../maps/project.ts'
import type { Route } from './route.tsx'

/** A route as a line from the kitchen through its stops, which have their numbers. */
export function RouteMap({ route }: { route: Route }) {
  const say = useMessages(adminRouteMessages)
  if (route.stops.length === 0) return null
  const { width, height, at } = drawingOf([route.from, ...route.stops], 0.06)
  const line = [route.from, ...route.stops].map(at).map(({ x, y }) => `${x},${y}`)
  const start = at(route.from)
  return (
    <svg
      aria-label={say.map(route.number)}
      className="route-map"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <polyline className="route-line" points={line.join(' ')} />
      <rect className="route-kitchen" height={26} width={26} x={start.x - 13} y={start.y - 13} />
      {route.stops.map((stop, place) => {
        const { x, y } = at(stop)
        return (
          <g data-state={stop.state} key={stop.id}>
            <circle className="route-stop" cx={x} cy={y} r={17} />
            <text className="route-number" textAnchor="middle" x={x} y={y + 7}>
              {place + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
