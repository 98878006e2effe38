import { stack, stackOffsetDiverging } from 'd3-shape'
import { type ChartRow, type Drawing, looks } from './series.ts'

/** The width of a bar, as a share of its place. */
const share = 0.62

/** Bars of the series on each other; negative values hang below zero. */
export function Bars({ rows, at, y, hatch }: Drawing) {
  const width = ((at(1) - at(0) || 60) * share).toFixed(2)
  const layers = stack<ChartRow, number>()
    .keys(rows[0]?.values.map((_, place) => place) ?? [])
    .value((row, place) => row.values[place] ?? 0)
    .offset(stackOffsetDiverging)([...rows])
  return (
    <>
      {layers.map(layer =>
        layer.map(([from, to], place) => (
          <rect
            className="of-chart-bar"
            data-look={looks[layer.key]}
            fill={looks[layer.key] === 'second' ? hatch : undefined}
            height={Math.max(0, y(Math.min(from, to)) - y(Math.max(from, to)))}
            key={`${layer.key} ${rows[place]?.key}`}
            width={`${width}%`}
            x={`${(at(place) - Number(width) / 2).toFixed(2)}%`}
            y={y(Math.max(from, to))}
          />
        )),
      )}
      <line className="of-chart-zero" x1="0" x2="100%" y1={y(0)} y2={y(0)} />
    </>
  )
}
