import type { OutputOf } from '../../../contract/index.ts'
import type { Province } from '../../../domain/brands.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { editorialMessages } from '../../messages/editorial.ts'
import { drawMap } from './map.ts'

type Locations = OutputOf<'locations.location_data'>

const namesOnMap = 9

/** Every community we deliver to: as a dot by its size, and by name. */
export function Places({ locations: { provinces, communities } }: { locations: Locations }) {
  const say = useMessages(editorialMessages).places
  const { width, height, dots } = drawMap(
    provinces.flatMap(({ places }) => places),
    namesOnMap,
  )
  return (
    <div className="places">
      <svg
        aria-label={say.map(communities)}
        className="places-map"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        {dots.map(({ name, x, y, radius }) => (
          <circle className="places-dot" cx={x} cy={y} key={`${name} ${x}`} r={radius} />
        ))}
        {dots.map(({ name, x, y, radius, label }) =>
          label ? (
            <text
              className="places-name"
              key={`${name} ${x}`}
              textAnchor={label === 'right' ? 'start' : 'end'}
              x={label === 'right' ? x + radius + 8 : x - radius - 8}
              y={y + 9}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <div className="places-lists">
        {provinces.map(({ province, places }) => (
          <details key={province}>
            <summary>
              <span className="font-display text-h3">{say.provinces[province]}</span>{' '}
              <span className="text-muted">{say.count(places.length)}</span>
            </summary>
            {/* Names are as their people write them, in whichever language. */}
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

const languageOf = (province: Province) => (province === 'QC' ? 'fr-CA' : 'en-CA')
