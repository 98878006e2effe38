// Payments that a person has to look at: differences between a processor's books and the ledger, and disputed charges.

export const differenceKinds = [
  /** Money came in that we did not ask for, or not under a key of ours. */
  'not_ours',
  /** It came in there, and is not in the ledger. */
  'not_entered',
  /** It is in the ledger, and did not come in there. */
  'not_captured',
  /** Both know it, with other amounts. */
  'amount',
  /** What went back there is not what went back here. */
  'refund',
  'disputed',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const disputeStandings = ['answer', 'waits', 'won', 'lost', 'closed'] as const
/** `answer`: evidence is required. `waits`: for the bank, or for its holder. */
type DisputeStanding = (typeof disputeStandings)[number]

/** By the processors' own words, in small letters; a word that is none of these waits. */
const standings: Readonly<Record<string, DisputeStanding>> = {
  // Stripe
  needs_response: 'answer',
  warning_needs_response: 'answer',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  charge_refunded: 'closed',
  prevented: 'closed',
  // PayPal
  open: 'answer',
  waiting_for_seller_response: 'answer',
  resolved: 'closed',
}

export const disputeStanding = (state: string): DisputeStanding => standings[state] ?? 'waits'
