// The facts of a request that its page is rendered from.

import type { BrandId, Locale } from '../domain/brands.ts'

/** The field of a form that names the client whose page it stands on: only they are shown again what they typed. */
export const typedBy = 'typedBy'

/** JSON that is the same for many, and its name on a page. */
export interface SharedText {
  /** Letters and digits. */
  name: string
  json: string
}

/** What stands at the end of a page and is on many others too: the server puts it there compressed already. */
export interface SharedTexts {
  /** A word that nobody else knows, at the place they go to. */
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
  /** Scheme and host at which pictures are asked for by size; empty where that is this site. */
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
  /** Keeps the page that asked for a sign-in with the session (rule 20), and what was typed into its form. */
  rememberLocation(url: string, typed?: Readonly<Record<string, string>>): Promise<void>
  /** What was typed into the form of a page before the sign-in; it is told once. */
  typedBefore(url: string): Promise<Readonly<Record<string, string>> | null>
  /** Takes what this page has in common with others; null where the answer is not a page that is worked with. */
  shared: SharedTexts | null
  /** Puts a failure in the server's log. */
  report(failure: unknown): void
}
