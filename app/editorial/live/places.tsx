import type { SVGProps } from 'react'
import type { OutputOf } from '../../../contract/index.ts'
import type { Province } from '../../../domain/brands.ts'
import { editorialMessages } from '../../../i18n/editorial.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { landAround, outlineOf } from '../../maps/outlines.ts'
import { drawMap, type Side } from './map.ts'

type Locations = OutputOf<'locations.location_data'>

const namesOnMap = 9

/** Every community we deliver to: as a dot by its size, and by name. */
export function Places({ locations: { provinces, communities } }: { locations: Locations }) {
  const say = useMessages(editorialMessages).places
  const { width, height, dots, pathOf } = drawMap(
    provinces.flatMap(({ places }) => places),
    namesOnMap,
  )
  const outlines = provinces.map(({ province }) => outlineOf(province))
  const around = landAround(provinces.map(({ province }) => province))
  return (
    <div className="places">
      <svg
        aria-label={say.map(communities)}
        className="places-map"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <path className="places-elsewhere" d={around.map(pathOf).join('')} />
        {outlines.map(({ land }) => (
          <path className="places-land" d={land.map(pathOf).join('')} key={pathOf(land[0] ?? [])} />
        ))}
        {outlines.map(
          ({ lakes }) =>
            lakes.length > 0 && <path className="places-lake" d={lakes.map(pathOf).join('')} key="lakes" />,
        )}
        {dots.map(({ name, x, y, radius }) => (
          <circle className="places-dot" cx={x} cy={y} key={`${name} ${x}`} r={radius} />
        ))}
        {dots.map(({ name, x, y, radius, label }) =>
          label ? (
            <text className="places-name" key={`${name} ${x}`} {...anchorOf(label, x, y, radius)}>
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <div className="places-lists">
        {provinces.map(({ province, places }) => (
          <details key={province}>
            <summary>
              <span className="text-h3">{say.provinces[province]}</span>{' '}
              <span className="text-muted">{say.count(places.length)}</span>
            </summary>
            {/* Names are in the form of their residents, in whichever language. */}
            <ul lang={languageOf(province)}>
              {places.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  )
}

/** The anchor of a name: its beginning, end or middle. */
function anchorOf(side: Side, x: number, y: number, radius: number): SVGProps<SVGTextElement> {
  if (side === 'right') return { textAnchor: 'start', x: x + radius + 8, y: y + 9 }
  if (side === 'left') return { textAnchor: 'end', x: x - radius - 8, y: y + 9 }
  return { textAnchor: 'middle', x, y: side === 'below' ? y + radius + 30 : y - radius - 12 }
}

const languageOf = (province: Province) => (province === 'QC' ? 'fr-CA' : 'en-CA')
