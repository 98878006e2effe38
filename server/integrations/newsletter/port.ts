// The port of the newsletter's lists.

import type { NewsletterForm } from '../../../contract/newsletter.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'

/** A subscriber. */
interface NewsletterSignup {
  brand: BrandId
  locale: Locale
  /** The submitted form: it names the list. */
  form: NewsletterForm
  /** Normalized. */
  email: string
  /** When they agreed to it: program time, ISO instant. */
  at: string
}

export interface Newsletter {
  /**
   * Adds an address to a list; one that is on it stays there. Resolves to the form's action: only `show_thank_you` is a success.
   * Throws where the provider cannot be reached.
   */
  subscribe(signup: NewsletterSignup): Promise<{ action: string }>
}
