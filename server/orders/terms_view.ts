// The terms of a box as they are sent: a browser prices with them.

import type { BoxTerms as TermsView } from '../../contract/views.ts'
import type { BoxTerms } from '../../domain/terms/terms.ts'

/** Cents, and rates in parts per 100,000. */
export function termsView({ volume, taxes, ...terms }: BoxTerms): TermsView {
  const due = Object.entries(taxes).map(([taxClass, of]) => [taxClass, [...of]])
  return { ...terms, volume: [...volume], taxes: Object.fromEntries(due) as TermsView['taxes'] }
}
