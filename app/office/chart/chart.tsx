// A chart of the office: bars that stand on each other, or lines, over weeks or the like. It is SVG that the server draws, stretched to its
// place without scripts; widths are shares of it, so that words keep their size. Its table stands beside it, and says the same.

import { scaleLinear, scalePoint } from 'd3-scale'
import { useId, useState } from 'react'
import { Bars } from './bars.tsx'
import { Lines } from './lines.tsx'
import { type ChartRow, type Look, looks, rangeOf, type Series } from './series.ts'

interface ChartProps {
  kind: 'bars' | 'lines'
  title: string
  rows: readonly ChartRow[]
  series: readonly Series[]
  /** A value in words, short. */
  wordsOf: (value: number) => string
  /** Names the slider that reads the rows one by one: `Week`. */
  along: string
  /** In place of a chart where there is nothing to draw. */
  none: string
}

const height = 172
const top = 18
const bottom = 24
/** Percent of the width in front of the drawing, for the words of the scale. */
const forWords = 9
/** Rows between two words of the axis. */
const everyRow = 3

export function Chart({ kind, title, rows, series, wordsOf, along, none }: ChartProps) {
  const id = useId()
  const [read, setRead] = useState(() => rows.findLastIndex(row => row.values.some(value => value !== null)))
  if (rows.length === 0) return <p className="of-meta of-chart-none">{none}</p>
  const shown = Math.max(0, Math.min(read, rows.length - 1))
  const row = rows[shown]
  const y = scaleLinear()
    .domain(rangeOf(kind, rows))
    .nice(4)
    .range([height - bottom, top])
  const x = scalePoint<number>()
    .domain(rows.map((_, place) => place))
    .range([forWords, 100])
    .padding(0.6)
  const at = (place: number) => x(place) ?? 0
  const said = row ? sayRow(row, series, wordsOf) : ''
  const Drawn = kind === 'bars' ? Bars : Lines
  // Boxes come whole.
  const isWhole = rows.every(({ values }) => values.every(value => value === null || Number.isInteger(value)))
  const ticks = y.ticks(4).filter(tick => !isWhole || Number.isInteger(tick))
  return (
    <figure aria-labelledby={id} className="of-chart">
      <figcaption id={id}>{title}</figcaption>
      <ul className="of-chart-legend">
        {series.map((one, place) => (
          <li key={one.words}>
            <Swatch kind={kind} look={looks[place] ?? 'first'} />
            <span>{one.words}</span>
          </li>
        ))}
      </ul>
      <div className="of-chart-plot">
        <svg aria-hidden height={height} width="100%">
          <Hatch id={id} />
          {ticks.map(tick => (
            <g key={tick}>
              <line className="of-chart-rule" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
              <text className="of-chart-words" x="0" y={y(tick) - 4}>
                {wordsOf(tick)}
              </text>
            </g>
          ))}
          <Drawn at={at} hatch={`url(#${id}-hatch)`} height={height} rows={rows} y={y} />
          {rows.map((one, place) =>
            (rows.length - 1 - place) % everyRow === 0 ? (
              <text
                className="of-chart-words"
                key={one.key}
                textAnchor={place === rows.length - 1 ? 'end' : place === 0 ? 'start' : 'middle'}
                x={place === rows.length - 1 ? '100%' : place === 0 ? 0 : `${at(place)}%`}
                y={height - 6}
              >
                {one.label}
              </text>
            ) : null,
          )}
          <line
            className="of-chart-mark"
            x1={`${at(shown)}%`}
            x2={`${at(shown)}%`}
            y1={top}
            y2={height - bottom}
          />
        </svg>
        <input
          aria-label={`${along}: ${title}`}
          aria-valuetext={said}
          max={rows.length - 1}
          min={0}
          onChange={event => setRead(Number(event.currentTarget.value))}
          type="range"
          value={shown}
        />
      </div>
      <p className="of-chart-read">{said}</p>
    </figure>
  )
}

/** One row in words: `Nov 23: chosen by household 812, automatic 120`. */
function sayRow(row: ChartRow, series: readonly Series[], wordsOf: (value: number) => string): string {
  const values = series.flatMap(({ words }, place) => {
    const value = row.values[place]
    return value === null || value === undefined ? [] : [`${words} ${wordsOf(value)}`]
  })
  return `${row.label}: ${values.join(', ')}`
}

/** The second part of a bar is hatched, so that it is not told by its colour alone. */
const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern
      height="6"
      id={`${id}-hatch`}
      patternTransform="rotate(45)"
      patternUnits="userSpaceOnUse"
      width="6"
    >
      <rect className="of-chart-hatch-ground" height="6" width="6" />
      <rect className="of-chart-hatch-line" height="6" width="2.5" />
    </pattern>
  </defs>
)

function Swatch({ kind, look }: { kind: ChartProps['kind']; look: Look }) {
  const id = useId()
  if (kind === 'lines') {
    return (
      <svg aria-hidden height="10" width="22">
        <line className="of-chart-line" data-look={look} x1="0" x2="22" y1="5" y2="5" />
      </svg>
    )
  }
  return (
    <svg aria-hidden height="10" width="14">
      <Hatch id={id} />
      <rect
        className="of-chart-bar"
        data-look={look}
        fill={look === 'second' ? `url(#${id}-hatch)` : undefined}
        height="10"
        width="14"
      />
    </svg>
  )
}
