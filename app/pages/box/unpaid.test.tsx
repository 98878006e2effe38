// A box that is unpaid, or was never paid for: its page asks for what is due, and shows no receipt.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, type Locale, locales } from '../../../domain/brands.ts'
import { boxMessages } from '../../../i18n/box.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { line, orderWith } from '../../orders/example_box.ts'
import BoxPage from './page.tsx'

type Brand = (typeof brandIds)[number]

function pageOf(brand: Brand, locale: Locale, changed: object): string {
  const order = { ...orderWith([line('spaghetti', 1)]), ...changed }
  const box = { order, recipes: [], card: null, late: [], paypal: true, said: null, shortages: [] }
  const element = (
    <BrandProvider brand={brand} locale={locale}>
      <BoxPage />
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'box', path: '/', element, loader: () => box }], {
    hydrationData: { loaderData: { box } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const unpaid = {
  state: 'payment_failed',
  payment: { state: 'declined', actionUrl: null },
  payBy: '2026-11-28',
}

test('an unpaid box shows what is due, and leads to each way to pay', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const say = boxMessages(brand, locale)
      const html = pageOf(brand, locale, unpaid)
      expect(html).toContain(`>${say.toPay}<`)
      expect(html).toContain(`>${say.insideAhead}<`)
      expect(html).not.toContain(`>${say.receipt}<`)
      for (const way of ['/settings/card', '/settings/payment#paypal', '/settings/payment#codes'])
        expect(html).toContain(`${way}"`)
    }
  }
})

test.each(['cancelled', 'not_met', 'skipped'])('a box that is %s shows no total and no card', state => {
  const html = pageOf('freshprep', 'en', { state, totalCents: 4_185 })
  expect(html).toContain('You weren’t charged.')
  expect(html).not.toMatch(/\$41\.85|>Receipt<|>Total</)
  expect(html.includes('because it wasn’t paid before packing')).toBe(state === 'cancelled')
})
