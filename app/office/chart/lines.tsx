import { line } from 'd3-shape'
import { type ChartRow, type Drawing, looks } from './series.ts'

/** A line for each series, broken where it has no value. The drawing within stretches; its lines keep their width. */
export function Lines({ rows, at, y, height }: Drawing) {
  const count = rows[0]?.values.length ?? 0
  return (
    <>
      <svg aria-hidden height={height} preserveAspectRatio="none" viewBox={`0 0 100 ${height}`} width="100%">
        {Array.from({ length: count }, (_, series) => (
          <path
            className="of-chart-line"
            d={
              line<ChartRow>()
                .defined(row => row.values[series] !== null && row.values[series] !== undefined)
                .x((_row, place) => at(place))
                .y(row => y(row.values[series] ?? 0))
                .digits(2)(rows) ?? ''
            }
            data-look={looks[series]}
            key={looks[series]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <g>
        {rows.flatMap((row, place) =>
          row.values.flatMap((value, series) =>
            value === null
              ? []
              : [
                  <circle
                    className="of-chart-point"
                    cx={`${at(place).toFixed(2)}%`}
                    cy={y(value)}
                    data-look={looks[series]}
                    key={`${row.key} ${looks[series]}`}
                    r="2.5"
                  />,
                ],
          ),
        )}
      </g>
    </>
  )
}
