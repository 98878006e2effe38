import { drawingOf } from '../maps/project.ts'
import type { RoadView } from '../maps/style.ts'

/**
 * The address and the van, and their surroundings, as a drawing: for a page without scripts, and for browsers that draw no maps.
 */
export function StillMap({ view: { door, van, places }, title }: { view: RoadView; title: string }) {
  const drawing = drawingOf([door, ...(van ? [van] : []), ...places], 0.14)
  const { width, height, kilometre } = drawing
  const home = drawing.at(door)
  const there = van && drawing.at(van)
  return (
    <svg aria-label={title} role="img" viewBox={`0 0 ${width} ${height}`}>
      {[1, 2, 4, 8, 16, 32].map(ring => (
        <circle className="road-ring" cx={home.x} cy={home.y} key={ring} r={ring * kilometre} />
      ))}
      {places.map(place => {
        const { x, y } = drawing.at(place)
        return (
          <g key={place.name}>
            <circle className="road-place" cx={x} cy={y} r={7} />
            <text className="road-name" textAnchor="middle" x={x} y={y + 40}>
              {place.name}
            </text>
          </g>
        )
      })}
      {there && <line className="road-way" x1={there.x} x2={home.x} y1={there.y} y2={home.y} />}
      <path
        className="road-pin"
        d={`M${home.x} ${home.y} c-10 -26 -30 -40 -30 -66 a30 30 0 1 1 60 0 c0 26 -20 40 -30 66 z`}
      />
      <circle className="road-eye" cx={home.x} cy={home.y - 66} r={11} />
      {there && (
        <g className="road-van" transform={`translate(${there.x - 34} ${there.y - 24})`}>
          <rect height={34} rx={6} width={44} x={0} y={0} />
          <path d="M44 10 h14 l10 12 v12 h-24 z" />
          <circle cx={16} cy={38} r={8} />
          <circle cx={54} cy={38} r={8} />
        </g>
      )}
    </svg>
  )
}
