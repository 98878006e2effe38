import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BrandId, brandIds, type Locale, locales } from '../../domain/brands.ts'
import { balanceMessages } from '../../i18n/balances.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { Balances } from './balances.tsx'

const htmlOf = (brand: BrandId, locale: Locale, points: number, corporateCents = 0) =>
  renderToStaticMarkup(
    <BrandProvider brand={brand} locale={locale}>
      <Balances
        boughtCents={3_000}
        corporateCents={corporateCents}
        givenCents={1_200}
        points={points}
        pointsPending={17}
      />
    </BrandProvider>,
  )

for (const brand of brandIds) {
  for (const locale of locales) {
    const shown = (corporateCents: number) => {
      const html = htmlOf(brand, locale, 340, corporateCents)
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

test('points below the least that can be turned into credit say how far it is, and others what they are worth', () => {
  expect(htmlOf('freshprep', 'en', 999)).toContain('1 more and you can turn them into $10.')
  expect(htmlOf('freshprep', 'en', 999)).not.toContain('Worth')
  expect(htmlOf('cookit', 'fr', 340)).toMatch(/Encore 660 et ils s’échangent contre 10\s\$\./)
  expect(htmlOf('freshprep', 'en', 1_000)).toContain('Worth $10.00')
  expect(htmlOf('freshprep', 'en', 0)).not.toMatch(/Worth|turn them/)
})

test('points that are owed say why, that the next ones settle them, and nothing of their worth', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const say = balanceMessages(brand, locale)
      const html = htmlOf(brand, locale, -120)
      expect(html).toContain(say.pointsOwed)
      expect(html).toMatch(/<strong[^>]*>[-−]120\s/)
      expect(html).not.toMatch(/Worth|turn them into \$|s’échangent|Une valeur/)
      expect(htmlOf(brand, locale, 120)).not.toContain(say.pointsOwed)
    }
  }
})
