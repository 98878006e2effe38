// A brand as people see it. Colours, type and shapes are tokens (app/styles/brand_*.css); rules (where it delivers, its
// minimum) are domain/brands.ts; everything else a person can see or call is here, as data.

import type { BrandId, Locale } from '../domain/brands.ts'

type InBothLanguages = Readonly<Record<Locale, string>>

/** Monday is 1, Sunday 7; times are wall clock in `ContactHours.zone`. */
interface OpeningHours {
  fromDay: number
  toDay: number
  /** `HH:MM`, 24 hours. */
  opens: string
  closes: string
}

export interface ContactHours {
  zone: string
  /** The zone's name beside the hours (rule 54). */
  zoneName: InBothLanguages
  days: readonly OpeningHours[]
}

export const outsidePages = [
  'careers',
  'corporateSales',
  'drivers',
  'students',
  'affiliates',
  'press',
  'blog',
] as const
export type OutsidePage = (typeof outsidePages)[number]

export const socialNetworks = ['instagram', 'facebook', 'tiktok', 'youtube', 'linkedin'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Numbers for the copy; where the catalogue has its own number, that one is shown instead (rule 55). */
export interface Claims {
  /** "18 recipes a week" or "35+ meals". */
  dishesAWeek: { count: number; orMore: boolean; of: 'recipes' | 'meals' }
  marketItems: { count: number; orMore: boolean } | null
  from: { cents: number; per: 'week' | 'serving' }
  places: { count: number; orMore: boolean; of: 'communities' | 'cities' }
}

/** One piece of a drawn wordmark; its tone names the token that fills it. */
export interface LogoPiece {
  path: string
  tone: 'ink' | 'plate' | 'dot'
}

export interface BrandFacts {
  id: BrandId
  name: string
  /** "Made in Vancouver and Calgary." */
  madeIn: InBothLanguages
  /** The region in a sentence, in French with its prepositions: "British Columbia and Alberta", « au Québec et en Ontario ». */
  region: InBothLanguages
  phone: { shown: string; href: string }
  email: string
  /** On one line, where mail reaches the company: at the foot of every letter (CASL). */
  postalAddress: string
  /** Where problems with scheduling a pickup are settled (area 8). */
  pickupsEmail: string
  /** Host used unless the configuration names another (rule 52). */
  defaultHost: string
  outside: Partial<Readonly<Record<OutsidePage, string>>>
  /** The flag that turns gift cards on; null where they are always on. */
  giftFlag: 'cookit_gift_card' | null
  /** The flag that shortens a visitor's navigation (rule 25); null where it is never shortened. */
  shortNavigationFlag: 'cookit_short_nav' | null
  /** The picture of a dish where both exist: on a table, or the plate cut out, from above. */
  dishesAre: 'dishes' | 'cutouts'
  /** Its signature picture (public/scenes): the table or the stall it is known for. */
  signature: string
  /** The brand's own part of its home page: cravings, or how kits go round. */
  homeShows: 'cravings' | 'kits'
  social: readonly { network: SocialNetwork; href: string }[]
  claims: Claims
  hours: ContactHours
  /** For `<meta name="theme-color">`. */
  themeColour: string
  favicon: string
  /** The wordmark as a file, for mail and structured data; pages draw it as outlines. */
  logoFile: string
  /** Box of the wordmark's outlines (logo_pieces.ts). */
  logo: { width: number; height: number }
  /** The sharing picture of pages without one of their own: 1200 by 630 pixels (scripts/share_cards.mjs). */
  shareCard: InBothLanguages
  /** Web app manifest and the icon of Apple's home screens. */
  manifest: string
  touchIcon: string
  /** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the files the first paint needs. */
  fontPreloads: readonly string[]
  sister: BrandId
}

/** Hours of both brands as area 9 gives them, in Pacific time. */
export const contactHours: ContactHours = {
  zone: 'America/Vancouver',
  zoneName: { en: 'PST', fr: 'HNP' },
  days: [
    { fromDay: 1, toDay: 3, opens: '08:00', closes: '21:00' },
    { fromDay: 4, toDay: 5, opens: '08:00', closes: '17:00' },
    { fromDay: 6, toDay: 7, opens: '09:00', closes: '20:00' },
  ],
}
