// A brand as people see it, as far as the program's code depends on it: its name, its files, which of its parts a page shows. Colours, type
// and shapes are tokens (app/styles/brand_*.css); rules (where it delivers) are domain/brands.ts; what it says of itself and can change is
// data (domain/brand_facts).

import type { BrandId, Locale } from '../domain/brands.ts'

type InBothLanguages = Readonly<Record<Locale, string>>

/** The clocks that its hours are given on (rule 54). */
interface ContactZone {
  zone: string
  /** The zone's name beside the hours. */
  zoneName: InBothLanguages
}

/** One piece of a drawn wordmark; its tone names the token that fills it. */
export interface LogoPiece {
  path: string
  tone: 'ink' | 'plate' | 'dot'
}

export interface BrandFacts {
  id: BrandId
  name: string
  /** Host used unless the configuration names another (rule 52). */
  defaultHost: string
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
  /** What it counts of the dishes of a week, and what its lowest price is of. */
  counts: { dishes: 'recipes' | 'meals'; from: 'week' | 'serving' }
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

/** Both brands give their hours in Pacific time. */
export const contactZone: ContactZone = {
  zone: 'America/Vancouver',
  zoneName: { en: 'PST', fr: 'HNP' },
}
