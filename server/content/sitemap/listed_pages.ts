// The pages for search engines: those that anybody may open and that are not unlisted, each with its parameters.

import { type PageId, pages } from '../../../contract/paths.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { currentWeek, nameOfMenuWeek } from '../../../domain/time/weeks.ts'
import { menusOf } from '../../menu/memory.ts'
import type { WeekMenu } from '../../menu/week_menu.ts'
import type { Stored } from '../../request/services.ts'
import { contentOf } from '../memory.ts'

/** A page at one of its addresses, in either language. */
export interface ListedPage {
  page: PageId
  parameters: Record<string, string>
}

interface PublicContent {
  /** The Monday of the brand's current week. */
  current: string
  /** Published menus from this week on, by date. */
  menus: readonly WeekMenu[]
  /** Slugs of the FAQ's categories that have an answer. */
  faqCategories: readonly string[]
}

type Lister = (shown: PublicContent) => Record<string, string>[]

/** The values of pages with a parameter. */
const listers: Partial<Record<PageId, Lister>> = {
  menu: ({ menus, current }) => menus.map(({ week }) => ({ date: nameOfMenuWeek(week, current) })),
  product: ({ menus }) =>
    [...new Set(menus.flatMap(({ products }) => [...products.keys()]))].map(id => ({ id })),
  faqCategory: ({ faqCategories }) => faqCategories.map(friendlyId => ({ friendlyId })),
}

/** Pages with a parameter that should be listed and are not yet; a test proves that there are none. */
export const unlistedParameters = (): PageId[] =>
  listedIds().filter(id => pages[id].path.includes('/:') && !listers[id])

/** Every listed page, at every one of its addresses. */
export async function listedPages(
  services: Stored,
  brand: BrandId,
  now: Temporal.Instant,
): Promise<ListedPage[]> {
  const current = currentWeek(brand, now.toString())
  const weeks = (await menusOf(services).weeks(brand)).filter(
    ({ week, published }) => published && week >= current,
  )
  const menus = await Promise.all(weeks.map(({ week }) => menusOf(services).week(brand, week)))
  const entries = await contentOf(services).pieces(brand, 'faq_entry')
  const shown = {
    current,
    menus: menus.filter(menu => menu !== null),
    faqCategories: [...new Set(entries.map(({ document }) => document.category))],
  }
  return listedIds().flatMap(page => {
    const parameters = pages[page].path.includes('/:') ? (listers[page]?.(shown) ?? []) : [{}]
    return parameters.map(each => ({ page, parameters: each }))
  })
}

const listedIds = () =>
  (Object.keys(pages) as PageId[]).filter(id => pages[id].who === 'anyone' && !pages[id].unlisted)
