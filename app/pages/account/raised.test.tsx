// The dashboard's reminder of bags: they go with the next box only where one is coming.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../../domain/brands.ts'
import { dashboardMessages } from '../../../i18n/dashboard_messages.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { Raised } from './raised.tsx'

const messages = {
  recurringPopup: { overdue: 2 },
  ...{ paymentWarning: null, popupMessage: null, skipNotice: null, shortage: null },
}

for (const brand of brandIds) {
  for (const locale of locales) {
    test(`${brand} in ${locale}: an overdue bag is asked for with the next box only where one is coming`, () => {
      const { overdueNote, overdueAlone } = dashboardMessages(brand, locale)
      const shown = (isComing: boolean) => {
        const element = (
          <BrandProvider brand={brand} locale={locale}>
            <Raised isComing={isComing} messages={messages} />
          </BrandProvider>
        )
        const router = createMemoryRouter([{ path: '/', element }])
        const html = renderToStaticMarkup(<RouterProvider router={router} />)
        return [overdueNote, overdueAlone].filter(one => html.includes(one))
      }
      expect([shown(true), shown(false)]).toEqual([[overdueNote], [overdueAlone]])
    })
  }
}
