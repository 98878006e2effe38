// Payments that a person has to look at: differences between a processor's books and the ledger, and disputed charges.

export const differenceKinds = [
  /** Money came in without a request of ours, or not under a key of ours. */
  'not_ours',
  /** The processor has it, and the ledger does not. */
  'not_entered',
  /** The ledger has it, and the processor does not. */
  'not_captured',
  /** Both have it, with different amounts. */
  'amount',
  /** The processor's refunds differ from ours. */
  'refund',
  'disputed',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const disputeStandings = ['answer', 'waits', 'won', 'lost', 'closed'] as const
/** `answer`: evidence is required. `waits`: for the bank, or for the card's holder. */
export type DisputeStanding = (typeof disputeStandings)[number]
