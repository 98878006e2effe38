// The facts of a request that its page is rendered from.

import type { BrandId, Locale } from '../domain/brands.ts'

/** The field of a form with the client of its page: only that client sees again what was typed. */
export const typedBy = 'typedBy'

/** JSON that is the same for many, and its name on a page. */
export interface SharedText {
  /** Letters and digits. */
  name: string
  json: string
}

/** Texts at the end of a page that many pages share: the server inserts them already compressed. */
export interface SharedTexts {
  /** An unguessable marker of their place. */
  mark: string
  add(text: SharedText): void
}

export interface PageRequest {
  brand: BrandId
  locale: Locale
  /** Scheme, host and port the person sees. */
  origin: string
  /** Address of the sister brand, same scheme and port. */
  sisterOrigin: string
  /** Scheme and host of sized pictures; empty where it is this site. */
  pictureHost: string
  /** Empty on a page that visitors share: its scripts are let in by hash. */
  nonce: string
  /** Render everything before the first byte goes out: the page is kept for other visitors. */
  whole: boolean
  environment: string
  /** The program's instant, ISO. */
  now: string
  /** Date in the brand's time, ISO. */
  today: string
  /** What the brand's clocks show, `HH:MM`. */
  time: string
  /** Keeps the page that required a sign-in, and its typed form, with the session (rule 20). */
  rememberLocation(url: string, typed?: Readonly<Record<string, string>>): Promise<void>
  /** The typed form of a page before the sign-in; it is returned once. */
  typedBefore(url: string): Promise<Readonly<Record<string, string>> | null>
  /** Takes what this page has in common with others; null where the answer is not a page that is worked with. */
  shared: SharedTexts | null
  /** Puts a failure in the server's log. */
  report(failure: unknown): void
}
