// A row of an order that no longer changes.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderCard } from '../../contract/views.ts'
import { brandIds, locales } from '../../domain/brands.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { PastOrder } from './past_order.tsx'

const paid = {
  id: '0192f7d0-0000-7000-8000-000000000001',
  deliveryDate: '2026-12-01',
  state: 'charged',
  label: 'upcoming',
  skipped: false,
  editable: false,
  untouched: false,
  dishesToChoose: 0,
  lines: [
    { productId: 'dal', name: 'Dal', kind: 'rtc', quantity: 1, servings: 2, cents: 2790, picture: null },
  ],
  totalCents: 8370,
  receipt: { discounts: [], taxes: [] },
  points: { pending: 0, available: 0 },
} as unknown as OrderCard

test('a box under way says how far it is and has the one link it is given; a past one leads to its page', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const row = (order: OrderCard, link?: React.ReactNode) => {
        const element = (
          <BrandProvider brand={brand} locale={locale}>
            <PastOrder link={link} order={order} plan={null} />
          </BrandProvider>
        )
        const router = createMemoryRouter([{ path: '/', element }])
        return renderToStaticMarkup(<RouterProvider router={router} />)
      }
      const underway = row(paid, <a href="/editor">View</a>)
      expect(underway.match(/<a [^>]*>/g)).toEqual(['<a href="/editor">'])
      expect(underway).toContain(locale === 'en' ? 'In the kitchen' : 'En préparation')
      const past = row({ ...paid, state: 'delivered', label: 'completed' })
      expect(past.match(/<a [^>]*>/g)).toHaveLength(1)
    }
  }
})
