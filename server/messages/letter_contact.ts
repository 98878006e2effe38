import type { StatedFacts } from '../../domain/brand_facts/facts.ts'

/** How the brand is reached, as its letters say it. */
export type LetterContact = Pick<StatedFacts, 'email' | 'phone' | 'postalAddress'>

/** Mail address and phone of a letter's small print; empty where nobody reads it. */
export const reachOf = (contact: LetterContact | undefined): [email: string, phone: string] => [
  contact?.email ?? '',
  contact?.phone.shown ?? '',
]
