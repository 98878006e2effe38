import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import { trackingMessages } from '../../i18n/tracking.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { RoadMap } from './road_map.tsx'

const door = { lat: 49.26, lon: -123.1 }
const van = { lat: 49.278, lon: -123.1 }
const places = [
  { name: 'Vancouver', lat: 49.25, lon: -123.05 },
  { name: 'Hope', lat: 49.38, lon: -121.44 },
]

test('without scripts, or where no map can be drawn, address and van are a drawing with a name, and the words below say where the van is', {
  tags: '[RT-TRACK]',
}, () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const say = trackingMessages(brand, locale)
      const drawn = (props: Pick<Parameters<typeof RoadMap>[0], 'van' | 'vanAt'>) =>
        renderToStaticMarkup(
          <BrandProvider brand={brand} locale={locale}>
            <RoadMap door={door} places={places} {...props} />
          </BrandProvider>,
        )
      const near = drawn({ van, vanAt: '16:05' })
      expect(near).toContain(`aria-label="${say.mapWithVan}" role="img"`)
      expect(near).toContain('class="road-van"')
      expect(near).toContain(say.vanFar({ kilometres: 2, direction: 'north' }).replaceAll("'", '&#x27;'))
      expect(near).toContain('Vancouver')
      expect(near).not.toContain('Hope')
      const far = drawn({ van: null, vanAt: null })
      expect(far).toContain(`aria-label="${say.map}" role="img"`)
      expect(far).toContain(say.rings)
      // Parts that need scripts are absent before they run.
      for (const page of [near, far])
        expect(page).not.toMatch(/<button|<canvas|aria-hidden="true" class="road/)
    }
  }
})
