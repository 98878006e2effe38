import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../../domain/brands.ts'
import { balanceMessages } from '../../../i18n/balances.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { rewardsMessages } from '../../../i18n/rewards.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { ToastProvider } from '../../components/toasts.tsx'
import { Rewards } from './rewards.tsx'

type Brand = (typeof brandIds)[number]
type Locale = (typeof locales)[number]

/** The page of a household with these points, where the program ends on 30 June. */
function pageOf(brand: Brand, locale: Locale, available: number, ended: boolean): string {
  const options = {
    options: [{ points: 1_000, creditCents: 1_000, enough: available >= 1_000 }],
    next: { points: 2_500, missing: 2_500 - available },
    percent: 1,
    pointsEnding: ended,
    credit: { givenCents: 1_200, boughtCents: 3_000, corporateCents: 0 },
    toDouble: { deliveries: 26, left: 5 },
    endsOn: '2026-06-30',
    useBy: '2026-07-07',
    ended,
  }
  const element = (
    <BrandProvider brand={brand} locale={locale}>
      <ToastProvider>
        <Rewards
          available={available}
          histories={{ entries: [], next: null }}
          options={options}
          page="rewards"
          pending={0}
          redeem={async () => ({ creditCents: 0 })}
        />
      </ToastProvider>
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: null } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('after the program’s last day the page promises no more points, and offers credit only where there are enough', {
  tags: '[RT-REWARDS] [ST-POINTS-EXPIRE-PROGRAM-END]',
}, () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const say = rewardsMessages(brand, locale)
      const promises = [say.expiry, say.toDouble(5, 26), say.lede(locale === 'fr' ? '1 %' : '1%')]
      const promisesIn = (html: string) => promises.filter(one => html.includes(one)).length
      const balance = balanceMessages(brand, locale)
      expect(promisesIn(pageOf(brand, locale, 1_200, false))).toBe(3)
      for (const [available, offered] of [
        [1_200, true],
        [214, false],
        [0, false],
      ] as const) {
        const html = pageOf(brand, locale, available, true)
        expect([
          promisesIn(html),
          html.includes(say.endedLeft(formatFullDay('2026-07-07', locale))),
          html.includes(say.redeem),
        ]).toEqual([0, offered, offered])
        expect(html).not.toContain(balance.none)
        expect(html).not.toMatch(/you can turn them into|s’échangent contre/)
      }
    }
  }
})

test('points that are owed are below zero, with why, and nothing is offered for them', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const say = rewardsMessages(brand, locale)
      const html = pageOf(brand, locale, -120, false)
      expect(html).toMatch(/<strong[^>]*>[-−]120\s/)
      expect(html).toContain(balanceMessages(brand, locale).pointsOwed)
      expect(html).not.toContain(say.redeem)
      expect(pageOf(brand, locale, 120, false)).not.toContain(balanceMessages(brand, locale).pointsOwed)
    }
  }
})

test('the balances are the one list of all pages, and say once how far the first credit is', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const say = balanceMessages(brand, locale)
      const html = pageOf(brand, locale, 340, false)
      const labels = [...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, label]) => label)
      expect(labels).toEqual([say.given, say.bought, say.points])
      expect(html.match(/\b660\b/g)).toHaveLength(1)
    }
  }
})
