// What we need of whoever takes cards: describe a card put on file, and charge many cards at once. The program never sees a
// card number: the browser gives it to the processor and gets a token, and only the token comes here.
//
// The built-in processor (builtin/) is the default. It lives in this program but is spoken to as an outside system; its
// public endpoints, for the browser, on the host of the page that uses them:
//
// A token belongs to the household or visitor's session that made it; for any other it does not exist.
//
//   POST /vendor/cards/setup            JSON { number, expiryMonth, expiryYear, cvc }, all as typed (texts or integers)
//     → 200 { status: 'succeeded', token }                      the card is on file
//     → 200 { status: 'requires_action', token, challengeUrl }   the bank asks for the holder: open challengeUrl
//     → 200 { status: 'declined', code, field }                   code: card_invalid | card_expired | card_declined;
//                                                                 field: number | expiry | cvc, or null
//   GET  /vendor/cards/setup/:token     → 200 { status: 'succeeded' | 'requires_action' | 'declined' }, or 404
//   GET  /vendor/cards/challenge/:id    the bank's page (3-D Secure), to be opened in a frame, a window or as a page.
//     ?locale=en|fr, else Accept-Language. Two buttons; afterwards it posts { type: 'card-challenge', id, status } to the
//     window that opened or framed it (same origin), where status is 'succeeded' or 'declined'. Whoever cannot listen
//     asks GET /vendor/cards/setup/:token instead.
//
// Test cards (any other number is declined; any future expiry, any cvc of the right length):
//   4242 4242 4242 4242   works (so do 5555 5555 5555 4444 and 3782 822463 10005)
//   4000 0000 0000 0002   declined when put on file
//   4000 0025 0000 3155   asks for 3-D Secure when put on file, then works
//   4000 0000 0000 0341   can be put on file, is declined when charged
//   4000 0027 6000 3184   asks for the holder at every charge

import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'

/** Who moves the money of a payment method: what its `provider` column says. */
export type ProviderName = 'builtin' | 'stripe' | 'paypal'

/** A card, or an account that pays like one, as it may be shown and kept: never its number. */
export interface CardOnFile {
  token: string
  /** `visa`, `mastercard`, `amex`; `paypal` for an account there. */
  brand: string
  /** Empty for an account. */
  last4: string
  /** Null for an account, which has no end. */
  expiryMonth: number | null
  /** Four digits. */
  expiryYear: number | null
  /** `ready` can be charged; `needs_action` waits for its holder at `actionUrl`; `refused` never will. */
  state: 'ready' | 'needs_action' | 'refused'
  actionUrl: string | null
}

export interface Charge {
  /** Idempotency key: a key charges once, whatever comes with it later. See server/payments/charge_key.ts. */
  key: string
  token: string
  /** Integer cents, above 0. */
  amountCents: number
}

/** `given_up`: by us, see `giveUp`; every other one is the bank's or the holder's answer. */
export type DeclineCode =
  | 'card_declined'
  | 'card_expired'
  | 'insufficient_funds'
  | 'card_unknown'
  | 'authentication_failed'
  | 'given_up'

export type ChargeOutcome =
  | { state: 'captured'; reference: string }
  | { state: 'declined'; code: DeclineCode; reference: string }
  /** `url`: a same-site path where the holder confirms; the outcome comes later, by `settleCharge`. */
  | { state: 'needs_action'; url: string; reference: string }

/**
 * Nobody knows what became of it: the answer was cut off, or none came. It is asked again under its key until there is one; until
 * then it is neither paid nor refused.
 */
export interface UnknownOutcome {
  state: 'unknown'
}

export interface CardRefund {
  /** Idempotency key: a key refunds once. */
  key: string
  /** Of the charge it gives back, wholly or in part. */
  chargeKey: string
  /** Integer cents, above 0. */
  amountCents: number
}

/** `refused`: there is no such charge, or less of it is left. */
export type RefundOutcome = { state: 'refunded'; reference: string } | { state: 'refused' }

/** Moves money, of cards or of accounts. */
export interface Processor {
  /**
   * Charges any number of cards. Asking again with a key answers with what that key came to by now. An outside call: never
   * make it inside a transaction.
   * @returns the outcome of every key asked for
   */
  charge(charges: readonly Charge[]): Promise<Map<string, ChargeOutcome | UnknownOutcome>>

  /**
   * Gives up a charge that waits for its holder, before the same is charged to another card: it can never be captured
   * afterwards. One that was answered in the meantime keeps its answer.
   * @returns what the key came to; null for a key never charged
   */
  giveUp(key: string): Promise<ChargeOutcome | UnknownOutcome | null>

  /**
   * Pays captured charges back to their cards. Asking again with a key answers with what that key came to; together the
   * refunds of a charge never come to more than it. An outside call: never make it inside a transaction.
   * @returns the outcome of every key asked for
   */
  refund(refunds: readonly CardRefund[]): Promise<Map<string, RefundOutcome | UnknownOutcome>>
}

/** What the web role gives an integration's endpoints. */
export interface EndpointsNeed {
  /** The holder of the cards that a request puts on file. */
  holder(request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** Receives the outcome of a charge whose holder has answered, or that the processor reports: perhaps more than once. */
  settle(key: string, outcome: ChargeOutcome): Promise<void>
  /** Receives a replacement card of a bank, under the same token. */
  cardRenewed(card: RenewedCard): Promise<void>
  /** Receives the state of a dispute. */
  disputed(dispute: DisputeTold): Promise<void>
}

export type RenewedCard = Pick<CardOnFile, 'token' | 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>

/** A holder disputes a charge with their bank. */
export interface DisputeTold {
  /** Of the charge; null where it is none of ours. */
  key: string | null
  /** The processor's name of the dispute. */
  reference: string
  amountCents: number
  /** The processor's words. */
  reason: string
  state: string
  /** Until when it takes an answer, ISO instant; null where it asks for none. */
  evidenceDueAt: string | null
  /** The time of this state, ISO instant; null for now. */
  at: string | null
}

/** What a browser needs to put a card on file: the built-in processor's own form needs nothing. */
export type CardSetup =
  | { processor: 'builtin'; clientSecret: null }
  | { processor: 'stripe'; clientSecret: string }

/** Where a processor's scripts, calls and frames come from, on the pages that take a card. */
export interface PolicySources {
  scripts: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

/** A payment in the processor's own books; cents. */
export interface StatementLine {
  /** Ours, where it carries one. */
  key: string | null
  reference: string
  capturedCents: number
  refundedCents: number
  disputed: boolean
}

/** A processor's own books, to be held against the ledger. */
export interface Statement {
  provider: ProviderName
  /** How far back it is read each day. */
  daysBehind: number
  /** Payments begun since an instant (ISO). */
  lines(since: string): AsyncIterable<StatementLine>
}

export interface CardProcessor extends Processor {
  readonly name: Exclude<ProviderName, 'paypal'>

  /**
   * The card behind a token; null for a token that the processor did not give, or gave to somebody else.
   * @param holder who wants to put it on file, as `holderOf` of server/request/card_holder.ts names them
   */
  describe(token: string, holder: string): Promise<CardOnFile | null>

  /** What its scripts in the browser know us by; null where it has none. */
  readonly publishableKey: string | null

  readonly policy: PolicySources

  /**
   * Begins to put a card on file; the browser goes on with what this gives.
   * @param onFile token of a card the household has on file already; null where it has none
   */
  beginSetup(holder: string, onFile: string | null): Promise<CardSetup>

  /** Keys asked for before an instant (ISO) that have no answer yet; left out where there is always one. */
  unanswered?(before: string): Promise<string[]>

  /** The books of the outside processors; the built-in one has none, because its books are this database. */
  readonly statements?: readonly Statement[]

  /** Its endpoints, where it has some: mounted by the web role while it is the one in use. */
  readonly routes: readonly ((needs: EndpointsNeed) => FastifyPluginCallback)[]
}
