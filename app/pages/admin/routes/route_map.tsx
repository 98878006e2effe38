import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { drawingOf } from '../../../maps/project.ts'
import type { Route } from './page.tsx'

interface RouteMapProps {
  picked: Route
  /** Of its kitchen, the picked one among them. */
  routes: readonly Route[]
}

/** The vans of a kitchen as lines from it through their stops; the picked one stands out, and its stops have their numbers. */
export function RouteMap({ picked, routes }: RouteMapProps) {
  const say = useMessages(adminRouteMessages)
  const drawing = drawingOf([picked.from, ...routes.flatMap(({ stops }) => stops)], 0.06)
  const { width, height, at } = drawing
  const lineOf = (route: Route) =>
    [route.from, ...route.stops]
      .map(at)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ')
  const start = at(picked.from)
  return (
    <figure className="of-map">
      <svg aria-label={say.map(picked.number)} role="img" viewBox={`0 0 ${width} ${height}`}>
        {routes
          .filter(({ id }) => id !== picked.id)
          .map(route => (
            <polyline className="of-map-other" key={route.id} points={lineOf(route)} />
          ))}
        <polyline className="of-map-line" points={lineOf(picked)} />
        <rect className="of-map-kitchen" height={26} width={26} x={start.x - 13} y={start.y - 13} />
        {picked.stops.map((stop, place) => {
          const { x, y } = at(stop)
          return (
            <g data-late={stop.late || undefined} data-state={stop.state} key={stop.id}>
              <circle className="of-map-stop" cx={x} cy={y} r={17} />
              <text className="of-map-number" textAnchor="middle" x={x} y={y + 7}>
                {place + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="of-meta">{say.mapNote}</figcaption>
    </figure>
  )
}
