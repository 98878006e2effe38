// Every page, at an address that shows something, for tests that look at all of them.

import { linkTo, type Page, type PageId, pages } from '../contract/paths.ts'
import type { BrandId, Locale } from '../domain/brands.ts'

/** An example for each page with parameters; `order` stands for one of the client's orders. */
const examples: Readonly<Record<string, Record<string, string>>> = {
  menu: { date: 'next-week' },
  product: { id: 'beef-tacos-slaw' },
  faqCategory: { friendlyId: 'delivery' },
  editor: { id: 'order' },
  box: { id: 'order' },
  receipt: { id: 'order' },
  cook: { id: 'order' },
  creditNote: { id: 'order', number: '1' },
  socialReturn: { provider: 'google_oauth2' },
  trackShared: { token: 'x' },
  unsubscribe: { token: 'x' },
  // Nobody's order: the page's message about it is checked too.
  adminHousehold: { id: '00000000-0000-4000-8000-000000000000' },
  adminClientPoints: { id: '00000000-0000-4000-8000-000000000000' },
  adminOrderPoints: { id: '00000000-0000-4000-8000-000000000000' },
  adminRefunds: { id: '00000000-0000-4000-8000-000000000000' },
  adminPiece: { kind: 'page', slug: 'story' },
}

interface ShownPage {
  id: PageId
  page: Page
  /** Address in the language, of a client with this order. */
  path: string
}

/**
 * All pages of a kind of person, without redirects.
 * @param orderId an order of the client's
 * @throws where a page with parameters has no example
 */
export function shownPages(
  who: Page['who'],
  voice: { brand: BrandId; locale: Locale },
  orderId = '',
): ShownPage[] {
  return (Object.keys(pages) as PageId[]).flatMap(id => {
    const page = pages[id]
    if (page.who !== who || page.file?.endsWith('.ts')) return []
    const parameters = examples[id]
    if (page.path.includes('/:') && !parameters)
      throw new Error(`Give ${id} an example in tests/all_pages.ts.`)
    const filled = parameters && { ...parameters, ...(parameters.id === 'order' && { id: orderId }) }
    return [{ id, page, path: linkTo(id, voice, filled) }]
  })
}
