// The one table of the office's pages, in the order of the week: the navigation, the palette and the keys are made from it.

import type { PageId } from '../../contract/paths.ts'

interface SectionEntry {
  /** The letter that leads here after G. */
  key: string
  /** The pages beside each other in it; the first is where its link leads. */
  pages: readonly PageId[]
  /** Pages below them, without a place of their own in the navigation: a household, a box, a piece of content. */
  below: readonly PageId[]
  /** A line above it. */
  apart?: true
}

export const sections = {
  today: { key: 't', pages: ['admin', 'adminUnpaid', 'adminUnserved', 'adminStuck'], below: [] },
  menu: {
    key: 'm',
    pages: [
      'adminWeeks',
      'adminDishes',
      'adminIngredients',
      'adminMarket',
      'categoryManager',
      'subscriptionProfiles',
    ],
    below: ['adminDish', 'adminIngredient', 'adminMarketItem'],
    apart: true,
  },
  kitchen: { key: 'k', pages: ['adminKitchen', 'adminShortages'], below: [] },
  road: { key: 'r', pages: ['adminDeliveries', 'adminRoutes', 'adminReturnables'], below: [] },
  households: {
    key: 'h',
    pages: ['adminHouseholds', 'adminBoxClaims', 'adminAddresses', 'adminClosing'],
    below: ['adminHousehold', 'adminSeen', 'adminClientPoints', 'adminOrderPoints', 'adminRefunds'],
  },
  offers: {
    key: 'o',
    pages: [
      ...(['adminCodes', 'adminCampaigns', 'adminBar', 'adminOffers', 'adminGiftCards'] as const),
      ...(['adminMessages', 'adminLetters', 'adminNewsletter'] as const),
    ],
    below: ['adminMessage', 'adminLetter', 'adminRecipients'],
  },
  books: { key: 'b', pages: ['adminPayments', 'adminNumbers'], below: [], apart: true },
  settings: {
    key: 's',
    pages: ['adminContent', 'adminFacts', 'adminPrices', 'adminPlaces', 'adminClosedDays', 'adminFlags'],
    below: ['adminPiece'],
  },
  staff: { key: 'p', pages: ['adminStaff', 'adminLog'], below: ['adminMe'] },
} as const satisfies Readonly<Record<string, SectionEntry>>

export type SectionId = keyof typeof sections
/** A page with a place of its own in the navigation. */
type OfficePageId = (typeof sections)[SectionId]['pages'][number]

export interface Section extends SectionEntry {
  id: SectionId
  pages: readonly OfficePageId[]
}

/** The sections with the pages that this person may open; one without any is left out. */
export function sectionsFor(mayOpen: (page: PageId) => boolean): readonly Section[] {
  return (Object.keys(sections) as SectionId[]).flatMap(id => {
    const entry: SectionEntry = sections[id]
    const pages = (sections[id].pages as readonly OfficePageId[]).filter(mayOpen)
    return pages.length > 0 ? [{ ...entry, id, pages }] : []
  })
}

/** The section that a page belongs to; null for a page that is none of the office's. */
export function sectionOf(page: PageId | null): SectionId | null {
  const ids = Object.keys(sections) as SectionId[]
  const holds = ({ pages, below }: SectionEntry) => page !== null && [...pages, ...below].includes(page)
  return ids.find(id => holds(sections[id])) ?? null
}
