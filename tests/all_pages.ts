// Every page, at an address that shows something, for tests that look at all of them.

import { fileOf } from '../app/page_files.ts'
import { linkTo, type Page, type PageId, pages } from '../contract/paths.ts'
import type { BrandId, Locale } from '../domain/brands.ts'

/** Whose pages are shown: a client, one of the client's orders, and one that has arrived, where that is another; and a letter to a list. */
export interface ExampleIds {
  client: string
  order: string
  past?: string
  letter?: string
}

/** An example for each page with parameters; `client`, `order`, `past` and `letter` stand for those that are shown. */
const examples: Readonly<Record<string, Record<string, string>>> = {
  menu: { date: 'next-week' },
  product: { id: 'beef-tacos-slaw' },
  faqCategory: { friendlyId: 'delivery' },
  editor: { id: 'order' },
  box: { id: 'past' },
  receipt: { id: 'past' },
  cook: { id: 'past' },
  creditNote: { id: 'past', number: '1' },
  socialReturn: { provider: 'google_oauth2' },
  trackShared: { token: 'x' },
  unsubscribe: { token: 'x' },
  adminHousehold: { id: 'client' },
  adminSeen: { id: 'client' },
  adminClientPoints: { id: 'client' },
  adminOrderPoints: { id: 'order' },
  adminRefunds: { id: 'order' },
  adminDish: { id: 'teriyaki-salmon-bowl' },
  adminIngredient: { id: 'salmon' },
  adminDishPreview: { id: 'teriyaki-salmon-bowl' },
  adminMarketItem: { id: 'apples-gala' },
  adminLetter: { id: 'letter' },
  adminRecipients: { id: 'letter' },
  adminMessage: { kind: 'merit_credited' },
  adminPiece: { kind: 'page', slug: 'story' },
}

interface ShownPage {
  id: PageId
  page: Page
  /** Address in the language. */
  path: string
}

/**
 * All pages of a kind of person, without redirects.
 * @param shown where the pages have parameters of a client or an order
 * @throws where a page with parameters has no example
 */
export function shownPages(
  who: Page['who'],
  voice: { brand: BrandId; locale: Locale },
  shown: Partial<ExampleIds> = {},
): ShownPage[] {
  return (Object.keys(pages) as PageId[]).flatMap(id => {
    const page = pages[id]
    if (page.who !== who || fileOf(id).endsWith('.ts')) return []
    const parameters = examples[id]
    if (page.path.includes('/:') && !parameters)
      throw new Error(`Give ${id} an example in tests/all_pages.ts.`)
    const filled = { ...parameters, ...(parameters?.id && { id: idOf(parameters.id, shown) }) }
    return [{ id, page, path: linkTo(id, voice, filled) }]
  })
}

function idOf(example: string, shown: Partial<ExampleIds>): string {
  const { client = '', order = '', past = order, letter = '' } = shown
  return { client, order, past, letter }[example] ?? example
}
