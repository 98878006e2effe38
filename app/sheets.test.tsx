import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pages } from '../contract/page_table.ts'
import { PageSheets } from './sheets.tsx'

// Vitest gives stylesheets no address.
vi.mock('./styles/app.css?url', () => ({ default: '/site.css' }))
vi.mock('./styles/sheet_reading.css?url', () => ({ default: '/reading.css' }))
vi.mock('./styles/sheet_household.css?url', () => ({ default: '/household.css' }))
vi.mock('./styles/sheet_editor.css?url', () => ({ default: '/editor.css' }))
vi.mock('./styles/sheet_admin.css?url', () => ({ default: '/admin.css' }))
vi.mock('./office/office.css?url', () => ({ default: '/office.css' }))

const order = ['site', 'reading', 'household', 'editor', 'admin', 'office']

test.each(Object.entries(pages))(
  '%s keeps a place for every sheet, so that they apply in one order, whichever page was opened first',
  (_, page) => {
    const html = renderToStaticMarkup(
      <html lang="en">
        <head>
          <PageSheets page={page} />
        </head>
      </html>,
    )
    const placed = [...html.matchAll(/<(?:link|style)[^>]*data-precedence="(\w+)"/g)].map(
      ([, place]) => place,
    )
    expect([...new Set(placed)]).toEqual(order)
    const linked = [...html.matchAll(/href="\/(\w+)\.css" data-precedence="(\w+)"/g)].map(
      ([, sheet, place]) => `${sheet} in ${place}`,
    )
    const named = ['site', ...('sheets' in page ? page.sheets : [])]
    expect(linked.toSorted()).toEqual(named.map(id => `${id} in ${id}`).toSorted())
  },
)
