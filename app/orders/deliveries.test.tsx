// The list of the next deliveries.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import { accountMessages } from '../../i18n/account.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import type { Account } from './account.ts'
import { Deliveries } from './deliveries.tsx'

test('ends with the plan and a link to change it, except while the account closes', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const list = (state: string) => {
        const subscription = { state, plan: { kind: 'rtc', count: 3, people: 2 } }
        const element = (
          <BrandProvider brand={brand} locale={locale}>
            <ToastProvider>
              <Deliveries
                account={{ subscription, orders: [] } as unknown as Account}
                now="2026-11-27T18:00:00.000Z"
              />
            </ToastProvider>
          </BrandProvider>
        )
        const router = createMemoryRouter([{ path: '/', element }])
        const html = renderToStaticMarkup(<RouterProvider router={router} />)
        return /account-plan">.*?<a [^>]*href="([^"]+)"[^>]*>([^<]+)</.exec(html)?.slice(1)
      }
      const { changePlan } = accountMessages(brand, locale).deliveries
      const link = [expect.stringMatching(/\/settings\/subscription$/), changePlan]
      expect(list('active')).toEqual(link)
      expect(list('paused')).toEqual(link)
      expect(list('closing')).toBeUndefined()
    }
  }
})
