// Every postal area of the brand's provinces where people live, in the mark of its zone: hollow where it is not served. What is picked in the lists
// is picked here, and a press on an area picks it there. The lists have all of it for the keyboard.

import { Link, useSearchParams } from 'react-router'
import { brands } from '../../../../domain/brands.ts'
import { useBrand, useMessages } from '../../../components/brand_context.tsx'
import { landAround, outlineOf, type Point } from '../../../maps/outlines.ts'
import { drawingOf } from '../../../maps/project.ts'
import { useActingBrand } from '../../../office/use_office.ts'
import { useZoneName } from '../../../office/use_zone_name.ts'
import { namesOnMap } from './names_on_map.ts'
import type { PlacesData } from './page.tsx'
import { placeLanguage } from './place_language.ts'
import { placesWords } from './words.ts'
import { markOf } from './zone_mark.tsx'

type Area = PlacesData['areas'][number]
type MapProps = Pick<PlacesData, 'areas' | 'zones'> & { zone: string | null; area: string | null }

export function AreaMap({ areas, zones, zone, area: picked }: MapProps) {
  const say = useMessages(placesWords)
  const zoneName = useZoneName()
  const brand = useActingBrand()
  const { id } = useBrand()
  const [asked] = useSearchParams()
  const provinces = brands[brand ?? id].provinces
  const served = areas.filter(area => area.served)
  const own = served.filter(area => area.zone === zone)
  // A zone without an area yet is looked at among all.
  const looked = own.length === 0 ? served : own
  if (looked.length === 0) return null
  const drawing = drawingOf(looked, 0.08)
  const pathOf = (ring: readonly Point[]) =>
    `M${ring
      .map(([lon, lat]) => drawing.at({ lat, lon }))
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}Z`
  const isNear = ({ lat, lon }: { lat: number; lon: number }) => {
    const { x, y } = drawing.at({ lat, lon })
    return x >= 0 && y >= 0 && x <= drawing.width && y <= drawing.height
  }
  const near = areas.filter(isNear)
  const placeOf = ({ zone: of }: Area) => zones.findIndex(one => one.zone === of)
  const linkTo = ({ fsa }: Area) => {
    const to = new URLSearchParams(asked)
    to.set('area', fsa)
    return `?${to}`
  }
  const last = near.filter(({ fsa }) => fsa === picked)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; what can be pressed in it stands in the lists.
    <svg
      aria-label={say.map(served.length)}
      className="areas-map"
      role="group"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      <path className="areas-around" d={landAround(provinces).map(pathOf).join('')} />
      {provinces.map(province => (
        <path className="areas-land" d={outlineOf(province).land.map(pathOf).join('')} key={province} />
      ))}
      <g aria-hidden>
        {[...near.filter(area => !last.includes(area)), ...last].map(area => {
          const { x, y } = drawing.at(area)
          return (
            <Link key={area.fsa} preventScrollReset tabIndex={-1} to={linkTo(area)}>
              <path
                {...markOf(Math.max(0, placeOf(area)), x, y, area.fsa === picked ? 16 : 9)}
                className="areas-dot"
                data-chosen={area.fsa === picked || undefined}
                data-quiet={(zone !== null && area.zone !== zone) || undefined}
                data-served={area.served || undefined}
              >
                <title lang={placeLanguage(area.fsa)}>{`${area.fsa} ${area.place}`}</title>
              </path>
            </Link>
          )
        })}
        {namesOnMap(looked, drawing, zoneName).map(({ zone: of, x, y }) => (
          <text className="areas-name" key={of} textAnchor="middle" x={x} y={y}>
            {zoneName(of)}
          </text>
        ))}
      </g>
    </svg>
  )
}
