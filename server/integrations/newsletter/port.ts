// The port of the newsletter's lists.

import type { NewsletterForm } from '../../../contract/newsletter.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'

/** An address and a list. */
export interface NewsletterAddress {
  brand: BrandId
  locale: Locale
  /** The submitted form: it names the list. */
  form: NewsletterForm
  /** Normalized. */
  email: string
}

/** A subscriber. */
interface NewsletterSignup extends NewsletterAddress {
  /** When the address's holder agreed to it: program time, ISO instant. */
  at: string
}

export interface Newsletter {
  /** Whether an address is known to be on a list. False where the provider does not say. */
  isOn(address: NewsletterAddress): Promise<boolean>
  /**
   * Adds an address to a list; one that is on it stays there. Resolves to the form's action: only `show_thank_you` is a success.
   * Throws where the provider cannot be reached.
   */
  subscribe(signup: NewsletterSignup): Promise<{ action: string }>
}
