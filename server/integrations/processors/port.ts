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
//
// An outside processor is a folder here and a line in processors.ts. The folder exports one `OutsideCards`: its name, its environment
// variables, its form in the browser, and how it is opened. Its name in our books (the `provider` columns) is that of the folder.

import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { MountCardForm } from '../../../contract/card_form.ts'
import type { DisputeStanding } from '../../../domain/payments/watched.ts'
import type { Clock } from '../../request/clock/clock.ts'
import type { Block } from '../../request/config/block.ts'
import type { Config } from '../../request/config.ts'
import type { Db } from '../../request/database/database.ts'
import type { Site } from '../outside_page/outside_page.ts'

/** A card, or an account that pays like one, as it may be shown and stored: never its number. */
export interface CardOnFile {
  token: string
  /** `visa`, `mastercard`, `amex`; `paypal` for an account there. */
  brand: string
  /** Empty for an account. */
  last4: string
  /** Null for an account, which does not expire. */
  expiryMonth: number | null
  /** Four digits. */
  expiryYear: number | null
  /** `ready` can be charged; `needs_action` waits for its holder at `actionUrl`; `refused` never will. */
  state: 'ready' | 'needs_action' | 'refused'
  actionUrl: string | null
}

export interface Charge {
  /** Idempotency key: a key charges once, whatever comes with it later. See server/money/charge_key.ts. */
  key: string
  token: string
  /** Integer cents, above 0. */
  amountCents: number
}

/** `given_up`: by us, see `giveUp`; all others come from the bank or the holder. */
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
 * The outcome is unknown: the answer was cut off, or none came. The charge is repeated under its key until there is one; until then
 * it counts as neither paid nor declined.
 */
export interface UnknownOutcome {
  state: 'unknown'
}

export interface CardRefund {
  /** Idempotency key: a key refunds once. */
  key: string
  /** The charge that it refunds, in whole or in part. */
  chargeKey: string
  /** Integer cents, above 0. */
  amountCents: number
}

/** `refused`: there is no such charge, or less of it is left. */
export type RefundOutcome = { state: 'refunded'; reference: string } | { state: 'refused' }

/** Moves money, of cards or of accounts. */
export interface Processor {
  /**
   * Charges any number of cards. Repeating a key returns its present outcome. An outside call: never make it inside a transaction.
   * @returns the outcome of every key
   */
  charge(charges: readonly Charge[]): Promise<Map<string, ChargeOutcome | UnknownOutcome>>

  /**
   * Gives up a charge that waits for its holder, before the same is charged to another card: it can never be captured afterwards.
   * One that was answered in the meantime keeps its answer.
   * @returns the key's outcome; null for a key never charged
   */
  giveUp(key: string): Promise<ChargeOutcome | UnknownOutcome | null>

  /**
   * Refunds captured charges to their cards. Repeating a key returns its outcome; together the refunds of a charge never exceed it.
   * An outside call: never make it inside a transaction.
   * @returns the outcome of every key
   */
  refund(refunds: readonly CardRefund[]): Promise<Map<string, RefundOutcome | UnknownOutcome>>

  /** The books of an outside processor; the built-in one has none, because its books are this database. */
  readonly statement?: BookStatement
}

/** The web role's services for an integration's endpoints. */
export interface EndpointsNeed {
  /** The holder of the cards that a request puts on file. */
  holder(request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** The site that a request's person comes from, in the language they read it in: `?locale=`, else what they chose before. */
  site(request: FastifyRequest): Promise<Site>
  /** Receives the outcome of a charge whose holder has answered, or that the processor reports; possibly more than once. */
  settle(key: string, outcome: ChargeOutcome): Promise<void>
  /** Receives a replacement card of a bank, under the same token. */
  cardRenewed(card: RenewedCard): Promise<void>
  /** Receives the state of a dispute. */
  disputed(dispute: DisputeReport): Promise<void>
}

export type RenewedCard = Pick<CardOnFile, 'token' | 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>

/** A charge that its holder disputes with their bank. */
export interface DisputeReport {
  /** The processor, as the `provider` columns name it. */
  provider: string
  /** Key of the charge; null where it is not ours. */
  key: string | null
  /** The processor's id of the dispute. */
  reference: string
  amountCents: number
  /** The processor's words. */
  reason: string
  state: string
  /** The end of the time for evidence, ISO instant; null where none is required. */
  evidenceDueAt: string | null
  /** The time of this state, ISO instant; null for now. */
  at: string | null
}

/** The sources of a processor's scripts, calls and frames, on pages that take a card. */
export interface PolicySources {
  scripts: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

/** A payment in the processor's own books; cents. */
export interface StatementLine {
  /** Our key, where it has one. */
  key: string | null
  reference: string
  capturedCents: number
  refundedCents: number
  disputed: boolean
}

/** A processor's own books, to be compared with the ledger. */
export interface BookStatement {
  /** How many days back it is read each day. */
  daysBehind: number
  /** Payments begun since an instant (ISO). */
  lines(since: string): AsyncIterable<StatementLine>
}

/** Takes cards: puts them on file, and charges them. */
export interface CardProcessor extends Processor {
  /**
   * The card of a token; null for a token that the processor did not issue, or issued to somebody else.
   * @param holder the person who puts it on file, as `holderOf` of server/request/card_holder.ts names them
   */
  describe(token: string, holder: string): Promise<CardOnFile | null>

  /** Its own form in the browser, with our public key for it; null where the page's fields take the card. */
  readonly form: { mount: MountCardForm; publishableKey: string } | null

  readonly policy: PolicySources

  /**
   * Begins to put a card on file; the browser continues with the result.
   * @param onFile token of a card the household has on file already; null where it has none
   * @returns the secret for the form in the browser; null where it needs none
   */
  beginSetup(holder: string, onFile: string | null): Promise<string | null>

  /** Its endpoints, where it has any: mounted by the web role while it is in use. */
  readonly routes: readonly ((needs: EndpointsNeed) => FastifyPluginCallback)[]
}

/** What an outside processor is opened with. */
export interface CardGround {
  config: Config
  db: Db
  clock: Clock
  /** Receives the failures of a payment, by its key. */
  onFailure(error: unknown, key: string): void
}

/** What is known of an outside processor without opening it. */
export interface ProcessorFacts {
  /** Its name for people, in every language. */
  title: string
  /** How a dispute stands, by the processor's word in lower case. */
  disputes: Readonly<Record<string, DisputeStanding>>
}

/** An outside card processor: the export of its folder that processors.ts lists. */
export interface OutsideCards extends ProcessorFacts {
  /** Its environment variables. */
  variables: Block
  /** The prefix of its tokens. */
  tokens: string
  /** Null where its variables are not set. */
  open(ground: CardGround): CardProcessor | null
}
