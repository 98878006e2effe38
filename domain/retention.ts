// What is kept for how long, and why. The jobs that delete take their days from here, and docs/retention.md is checked against it.

interface Retention {
  /** Days; `account` while the household has one; `amounts` as docs/operations.md says of a household that was erased; `always`. */
  days: number | 'account' | 'amounts' | 'always'
  /** What becomes of it then. */
  afterwards: 'deleted' | 'archived' | 'kept without a name' | 'kept'
  why: string
}

export const retention = {
  letter_facts: {
    days: 400,
    afterwards: 'archived',
    why: 'A household and support look up a letter within the year and the month after; what was told about money stays in the ledger and the order.',
  },
  mailbox: {
    days: 400,
    afterwards: 'deleted',
    why: 'The built-in mailbox keeps the words of a letter beside its facts; they can be written again from these.',
  },
  door_photos: {
    days: 180,
    afterwards: 'deleted',
    why: 'A photo of a delivery answers a claim or a bank’s dispute, which come within 120 days.',
  },
  claim_photos: {
    days: 400,
    afterwards: 'deleted',
    why: 'A claim is compared with those of the year before.',
  },
  address_attempts: {
    days: 180,
    afterwards: 'deleted',
    why: 'They say where people would like to be served, which is decided twice a year.',
  },
  data_copies: {
    days: 7,
    afterwards: 'deleted',
    why: 'A copy of a household’s data is fetched soon or asked for again.',
  },
  orders_and_ledger: {
    days: 'amounts',
    afterwards: 'kept without a name',
    why: 'Tax law asks for six years after the last one of the books (Income Tax Act, s. 230(4)); AMOUNTS_KEPT_YEARS is seven.',
  },
  consents: {
    days: 'account',
    afterwards: 'deleted',
    why: 'CASL asks the sender to prove a consent as long as it writes by it (s. 13).',
  },
  changes: {
    days: 'account',
    afterwards: 'deleted',
    why: 'A household sees who changed what of its account and its boxes.',
  },
  staff_log: {
    days: 'always',
    afterwards: 'kept',
    why: 'What staff did can be shown years later; what a line says about a household is erased with it.',
  },
} as const satisfies Readonly<Record<string, Retention>>

/** What is deleted or archived by its age. */
export type Aged = {
  [K in keyof typeof retention]: (typeof retention)[K]['days'] extends number ? K : never
}[keyof typeof retention]

/** The instant before which something has been kept for long enough. @param now ISO instant */
export function keptSince(what: Aged, now: string): string {
  return Temporal.Instant.from(now)
    .subtract({ hours: 24 * retention[what].days })
    .toString({ smallestUnit: 'second' })
}
