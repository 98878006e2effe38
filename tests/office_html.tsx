// A page of the office in its frame, as the server draws it.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { BrandProvider } from '../app/components/brand_context.tsx'
import { ToastProvider } from '../app/components/toasts.tsx'
import { KeysProvider } from '../app/office/keys.tsx'
import type { OfficeData } from '../app/office/layout.tsx'
import { ScreenContext } from '../app/office/screen.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import { rights } from '../domain/staff/roles.ts'

interface Drawn {
  brand: BrandId
  locale: Locale
  /** What the page's loader answers. */
  data: unknown
}

/** The HTML of a page at its brand's host, for an admin of that brand alone. */
export function officeHtml(page: ReactNode, { brand, locale, data }: Drawn): string {
  const office: OfficeData = {
    acts: brand,
    brands: [brand],
    person: { name: 'Ada Test', isSignedIn: true },
    rights,
    clocks: [{ brand, date: '2026-12-01', time: '16:50' }],
    choices: { density: 'compact', letters: true },
  }
  const frame = (
    <BrandProvider brand={brand} locale={locale}>
      <ToastProvider>
        <ScreenContext value={{ ...office.choices, change: () => {} }}>
          <KeysProvider letters>
            <Outlet />
          </KeysProvider>
        </ScreenContext>
      </ToastProvider>
    </BrandProvider>
  )
  const loader = () => null
  const children = [{ id: 'page', path: '/', element: page, loader }]
  const router = createMemoryRouter([{ id: 'office', element: frame, loader, children }], {
    hydrationData: { loaderData: { office, page: data } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
