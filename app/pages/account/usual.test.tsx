// The dashboard's offer of items that a household usually buys and its next box does not have.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../../domain/brands.ts'
import { dashboardMessages } from '../../../i18n/dashboard_messages.ts'
import { formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { ToastProvider } from '../../components/toasts.tsx'
import { Usual } from './usual.tsx'

const order = { id: '0192f7d0-0000-7000-8000-000000000001', deliveryDate: '2026-12-01' }
const items = [
  { id: 'naan', times: 3, name: 'Naan', priceCents: 450, picture: null },
  { id: 'chips', times: 2, name: 'Chips', priceCents: 599, picture: null },
] as unknown as Parameters<typeof Usual>[0]['addons']['items']

for (const brand of brandIds) {
  for (const locale of locales) {
    const say = dashboardMessages(brand, locale)
    const shown = (addons: Parameters<typeof Usual>[0]['addons']) => {
      const element = (
        <BrandProvider brand={brand} locale={locale}>
          <ToastProvider>
            <Usual addons={addons} />
          </ToastProvider>
        </BrandProvider>
      )
      const router = createMemoryRouter([{ path: '/', element }])
      return renderToStaticMarkup(<RouterProvider router={router} />)
    }

    test(`${brand} in ${locale}: each item has its price, one button that adds it, and the name of its box`, {
      tags: '[API-account.ghost_addons]',
    }, () => {
      const html = shown({ order, items })
      const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)
      expect(buttons).toEqual(items.map(item => say.addOf(item.name)))
      const words = html.replace(/<[^>]+>/g, ' ')
      expect(words).toContain(say.usual)
      expect(words).toContain(formatWeekdayAndDay(order.deliveryDate, locale))
      expect(words).toContain(locale === 'en' ? '$4.50' : '4,50')
    })

    test(`${brand} in ${locale}: nothing shows where no item is usual, or no box can change`, () => {
      expect(shown({ order, items: [] })).not.toContain(say.usual)
      expect(shown({ order: null, items })).not.toContain(say.usual)
    })
  }
}
