// Every postal area of the brand's provinces where people live: full where it is served, hollow where it is not, ringed in the chosen zone.

import { brands } from '../../../../domain/brands.ts'
import { useBrand, useMessages } from '../../../components/brand_context.tsx'
import { landAround, outlineOf, type Point } from '../../../maps/outlines.ts'
import { drawingOf } from '../../../maps/project.ts'
import { useActingBrand } from '../../../office/use_office.ts'
import type { PlacesData } from './page.tsx'
import { placeLanguage } from './place_language.ts'
import { placesWords } from './words.ts'

export function AreaMap({ areas, zone }: Pick<PlacesData, 'areas'> & { zone: string | null }) {
  const say = useMessages(placesWords)
  const brand = useActingBrand()
  const { id } = useBrand()
  const provinces = brands[brand ?? id].provinces
  const served = areas.filter(area => area.served)
  const looked = served.filter(area => zone === null || area.zone === zone)
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
  return (
    <svg
      aria-label={say.map(served.length)}
      className="areas-map"
      role="img"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      <path className="areas-around" d={landAround(provinces).map(pathOf).join('')} />
      {provinces.map(province => (
        <path className="areas-land" d={outlineOf(province).land.map(pathOf).join('')} key={province} />
      ))}
      {areas.filter(isNear).map(area => {
        const { x, y } = drawing.at(area)
        return (
          <circle
            className="areas-dot"
            cx={x}
            cy={y}
            data-chosen={(zone !== null && area.zone === zone) || undefined}
            data-served={area.served || undefined}
            key={area.fsa}
            r={8}
          >
            <title lang={placeLanguage(area.fsa)}>{`${area.fsa} ${area.place}`}</title>
          </circle>
        )
      })}
    </svg>
  )
}
