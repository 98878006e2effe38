// A row of an order that no longer changes.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderCard } from '../../contract/views.ts'
import { brandIds, locales } from '../../domain/brands.ts'
import { arrivalMessages } from '../../i18n/arrival.ts'
import { historyMessages } from '../../i18n/history.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import { EatenBox } from './eaten_box.tsx'
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

test('a past box of which nobody said whether it came asks its household, in a row and as plates', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const { came, missing } = arrivalMessages(brand, locale)
      const { overdueNote } = historyMessages(brand, locale)
      const html = (element: React.ReactNode, today: string) => {
        const provided = (
          <BrandProvider brand={brand} locale={locale}>
            <ToastProvider>{element}</ToastProvider>
          </BrandProvider>
        )
        const router = createMemoryRouter(
          [{ id: 'root', path: '/', element: provided, loader: () => null }],
          {
            hydrationData: { loaderData: { root: { today } } },
          },
        )
        return renderToStaticMarkup(<RouterProvider router={router} />)
      }
      const plates = <EatenBox onReview={() => {}} order={paid} plan={null} said={{}} />
      for (const shown of [<PastOrder key="row" order={paid} plan={null} />, plates]) {
        const [before, after] = [html(shown, paid.deliveryDate), html(shown, '2026-12-02')]
        for (const words of [`>${came}<`, `>${missing}<`, overdueNote]) {
          expect(before).not.toContain(words)
          expect(after).toContain(words)
        }
      }
    }
  }
})
