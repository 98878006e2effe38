// What we need of PayPal beside moving money (Processor, ../processors/port.ts): a person approves there, once, that boxes are charged
// to their account, or approves one payment. Its pages are PayPal's own: the browser is sent to `approveUrl`, and comes back to
// where we said. What was approved becomes a token that is charged like a card's.
//
// The built-in PayPal (builtin/) is the default; its pages, on the host of the page that uses them:
//
//   GET  /vendor/paypal/approve/:token   what is asked, with a form. ?locale=en|fr, else the language it was begun in.
//   POST /vendor/paypal/approve/:token   account (an email), answer = approve | approve_declining | fail | cancel
//     → 303 to where the person is sent back. `approve_declining` approves, and every charge is declined;
//       `fail`: PayPal cannot use the account. `cancel` goes back by the other address and changes nothing.

import type { FastifyPluginCallback } from 'fastify'
import type { Locale } from '../../../domain/brands.ts'
import type { CardOnFile, EndpointsNeed } from '../processors/port.ts'

/** The question to a person, and where they return: whole addresses of our own. */
export interface Approval {
  /** Our name at PayPal. */
  brandName: string
  locale: Locale
  returnUrl: string
  cancelUrl: string
}

interface VaultApproval extends Approval {
  /** The holder of the account, as `holderOf` of server/request/card_holder.ts names them. */
  holder: string
}

interface OrderApproval extends Approval {
  /** The item to pay for; it is stored with the order, and read by `describeOrder`. */
  reference: string
  /** Integer cents of Canadian dollars, above 0. */
  amountCents: number
}

/** An account at PayPal. `card.state` is `needs_action`, with the address for approval, until its owner has approved. */
export interface PayPalAccount {
  card: CardOnFile
  /** The account's email; empty until it is known. */
  email: string
}

/** Receives PayPal's own reports. */
export type PayPalNeeds = Pick<EndpointsNeed, 'settle' | 'disputed'>

export interface PayPal {
  /** The processor of its money: the value of a payment method's `provider` column. */
  readonly name: 'builtin' | 'paypal'
  /** Our public id for PayPal's own scripts; null for the built-in one, which has none. */
  readonly clientId: string | null
  /** Its endpoints, where it has any here: mounted by the web role while it is in use. */
  readonly routes: readonly ((needs: PayPalNeeds) => FastifyPluginCallback)[]

  /** A token by which PayPal's scripts in the browser recognize a returning payer; valid for hours at most. */
  idToken(): Promise<string>

  /** Begins to put an account on file. */
  beginVault(approval: VaultApproval): Promise<{ token: string; approveUrl: string }>

  /**
   * Puts an approved account on file. Safe to repeat: the same token makes the same account.
   * @returns null for a token that PayPal did not issue, or issued to somebody else
   */
  finishVault(token: string, holder: string): Promise<PayPalAccount | null>

  /** Begins one payment. Approval charges nothing yet: `charge` does, with the order's token. */
  beginOrder(approval: OrderApproval): Promise<{ orderId: string; approveUrl: string }>

  /** The state of one payment; null for an unknown order, or one for another `reference`. */
  describeOrder(orderId: string, reference: string): Promise<(PayPalAccount & { amountCents: number }) | null>
}

/** PayPal did not answer, or its answer breaks its own documentation. */
export class PayPalUnavailable extends Error {
  override readonly name = 'PayPalUnavailable'
}
