// The facts of a request that its page is rendered from.

import type { StatedFacts } from '../domain/brand_facts/facts.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import type { Right } from '../domain/staff/roles.ts'
import type { Api } from './index.ts'

/** The field of a form with the client of its page: only that client sees the typed text again. */
export const typedBy = 'typedBy'

/** JSON that many pages share: the server adds it to the end of a page, already compressed, in an element with this id. */
export interface SharedText {
  id: string
  json: string
}

/** Whom an admin's page is about: both brands, or one. */
export type ActsOn = BrandId | 'both'

/** Who is in the office. */
export interface OfficePerson {
  name: string
  /** Whether the office's own session is theirs, and not a household's. */
  isSignedIn: boolean
}

/** What a page of the office knows of its admin. */
export interface OfficeRequest {
  /** The brands for which they may open the page. */
  brands: readonly BrandId[]
  /** The chosen ones; `both` only where the admin may act on both. */
  acts: ActsOn
  person: OfficePerson
  /** What they may do, at one brand at least. */
  rights: readonly Right[]
  /** The calls of the page for a brand. */
  apiOf(brand: BrandId): Api
}

/** What a brand says of itself on every page, in the language of the page. */
export interface PageFacts
  extends Pick<StatedFacts, 'phone' | 'email' | 'pickupsEmail' | 'outside' | 'social'> {
  madeIn: string
  region: string
  sisterRegion: string
}

export interface PageRequest {
  brand: BrandId
  locale: Locale
  facts: PageFacts
  /** Scheme, host and port that the person sees. */
  origin: string
  /** Address of the sister brand, same scheme and port. */
  sisterOrigin: string
  /** The brand's own site elsewhere, where it has one: a visitor's logo leads there (rule 23). */
  outsideSite: string | null
  /** Scheme and host of sized pictures; empty where it is this site. */
  pictureHost: string
  /** Empty on a page that visitors share: its scripts are allowed by hash. */
  nonce: string
  /** The page is kept for other visitors. */
  whole: boolean
  environment: string
  /** The program's instant, ISO. */
  now: string
  /** Date in the brand's time, ISO. */
  today: string
  /** The time on the brand's clocks, `HH:MM`. */
  time: string
  /** Keeps the page that required a sign-in, and its typed form, with the session (rule 20). */
  rememberLocation(url: string, typed?: Readonly<Record<string, string>>): Promise<void>
  /** The typed form of a page before the sign-in; it is returned once. */
  typedBefore(url: string): Promise<Readonly<Record<string, string>> | null>
  /** Receives the texts of this page that others share; null where the answer has no place for them. */
  shared: SharedText[] | null
  /** Null on a page that is not the office's. */
  office: OfficeRequest | null
  /** Puts a failure in the server's log. */
  report(failure: unknown): void
}
