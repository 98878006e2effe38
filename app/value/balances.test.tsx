import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import { balanceMessages } from '../../i18n/balances.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { Balances } from './balances.tsx'

for (const brand of brandIds) {
  for (const locale of locales) {
    const shown = (corporateCents: number) => {
      const held = { givenCents: 1_200, boughtCents: 3_000, corporateCents, points: 340, pointsPending: 17 }
      const html = renderToStaticMarkup(
        <BrandProvider brand={brand} locale={locale}>
          <Balances {...held} />
        </BrandProvider>,
      )
      return [...html.matchAll(/<b>([^<]*)<\/b>.*?<strong[^>]*>([^<]*)</g)].map(([, label, value]) => [
        label,
        value,
      ])
    }
    test(`${brand} in ${locale}: all balances are one list, in the order in which boxes use them`, () => {
      const say = balanceMessages(brand, locale)
      const [twelve, thirty, fifty] =
        locale === 'en' ? ['$12.00', '$30.00', '$50.00'] : ['12,00\u00a0$', '30,00\u00a0$', '50,00\u00a0$']
      const points = [say.points, say.pointsValue('340', 340)]
      expect(shown(5_000)).toEqual([
        [say.given, twelve],
        [say.bought, thirty],
        [say.corporate, fifty],
        points,
      ])
      expect(shown(0)).toEqual([[say.given, twelve], [say.bought, thirty], points])
    })
  }
}
