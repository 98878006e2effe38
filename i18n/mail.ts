// Mail and text messages to households (server/messages). A body is paragraphs, separated by an empty line.

import type { Diet, DishCategory } from '../domain/catalogue/types.ts'
import type { DeclineReason } from '../domain/payments/declines.ts'
import type { ReturnableKind } from '../domain/returnables.ts'
import type { AddedFlesh } from '../domain/substitution.ts'
import { messages } from './catalogue.ts'
import { englishMail } from './mail_en.ts'
import { frenchMail } from './mail_fr.ts'
import type { TextHeads, TextTails } from './mail_texts.ts'
import type { PlanInWords } from './plan_words.ts'

/** A box: `deliveryDate` is an ISO date. */
interface Box {
  deliveryDate: string
}
/** A box and its window, in whole hours of the brand's wall clock. */
export interface BoxInWindow extends Box {
  startHour: number
  endHour: number
}
/** A pickup of bags and kits: `pickupDate` is an ISO date, the hours are whole ones of the brand's wall clock. */
interface Pickup {
  pickupDate: string
  startHour: number
  endHour: number
}
/** A bag or kit by its number. */
export interface ReturnableNamed {
  kind: ReturnableKind
  number: string
}
/** A fee for bags and kits; cents, taxes included. */
interface FeeBilled {
  items: readonly (ReturnableNamed & { cents: number })[]
  totalCents: number
  card: Card
}
export interface Card {
  brand: string
  last4: string
}
/** A way to sign in that was added or removed: a provider by its id, a passkey by its name. */
export interface SignInChange {
  change:
    | 'provider_linked'
    | 'provider_linked_alone'
    | 'provider_removed'
    | 'passkey_added'
    | 'passkey_removed'
  way: string
}
/** Money in integer cents; `card` null where none was tried. */
interface BoxToPay extends Box {
  amountCents: number
  card: Card | null
}

/** A change by the household: `reference` identifies it. */
interface OfChange {
  reference: string
}

/** An address, as on its label. */
export interface Door {
  address: string
  unit: string
  city: string
  postal: string
}

/** An address for the boxes from one day until another; ISO dates. */
export interface Stay extends Door {
  from: string
  until: string
}

/** The changes of future boxes, by delivery date. */
export interface BoxesMoved {
  moved: readonly { from: string; to: string }[]
  skipped: readonly string[]
}

/** A van's route. `date`: ISO date; `kitchen`: its id; `leaves`: brand wall clock, `15:40`. */
interface RouteOfDriver {
  date: string
  number: number
  kitchen: string
  leaves: string
}

/** The terms a household agreed to; cents, ISO dates, and the first box’s cutoff by the brand’s clock. */
export interface Agreed {
  cutoffLocal: string
  chargeDate: string
  nextChargeDate: string
  plan: { kind: 'rtc' | 'rte'; people: number; count: number }
  firstCents: number
  weekCents: number
  address: string
}

/** One message: its subject, its body, and its button. */
export type Letter<Facts> = {
  readonly subject: (facts: Facts) => string
  readonly body: (facts: Facts) => string
  readonly action: string
}

type PlanInLetter = PlanInWords & { categories: readonly DishCategory[] }

interface SlotInLetter {
  /** 1 is Monday. */
  weekday: number
  startHour: number
  endHour: number
}

/** What boxes cost from a delivery date on. */
export interface PriceChange {
  what: 'serving' | 'meal' | 'minimum' | 'volume'
  /** Of the plan; null where it is not the price of a serving. */
  people: number | null
  recipes: number | null
  /** ISO dates: the first delivery date, and the last day to refuse. */
  from: string
  refuseBy: string
  /** It stays as it was after all. */
  takenBack: boolean
  before: PriceValue
  after: PriceValue
}

/** Cents, or the steps of the volume discount: what is not meant is 0 and empty. */
interface PriceValue {
  cents: number
  steps: readonly { meals: number; percent: number }[]
}

/** Every letter by its template (server/messages/templates.ts). */
export type Letters = {
  readonly welcome: Letter<BoxInWindow & Agreed>
  readonly order_skipped: Letter<Box>
  /** `missing`: chosen products that are sold out, in the reader's language. */
  readonly order_unskipped: Letter<BoxInWindow & { missing: readonly string[] }>
  readonly delivery_moved: Letter<BoxInWindow & { fromDate: string }>
  /** `dishes`: the contents of the box, in the reader's language. */
  readonly chosen_for_you: Letter<Box & { dishes: readonly string[] }>
  readonly minimum_not_met: Letter<Box & { goodsCents: number; minimumCents: number }>
  readonly nothing_safe: Letter<Box>
  readonly order_charged: Letter<BoxInWindow & { totalCents: number }>
  readonly items_added: Letter<BoxInWindow & { item: string; totalCents: number }>
  readonly payment_declined: Letter<BoxToPay & { why: DeclineReason | null }>
  readonly payment_needs_action: Letter<BoxToPay>
  readonly order_cancelled: Letter<Box>
  readonly paid_with_other_card: Letter<Box & { amountCents: number; card: Card }>
  readonly payment_given_back: Letter<Box & { amountCents: number; card: Card }>
  /** `cardCents`: what of it goes back to a card or to PayPal. `points`: the points taken back with it. */
  readonly order_refunded: Letter<
    Box & {
      totalCents: number
      cardCents: number
      whole: boolean
      points: number
      short?: boolean | undefined
      /** Points that the household owes now. */
      owed?: number | undefined
    }
  >
  readonly claim_received: Letter<Box>
  readonly claim_declined: Letter<Box & { answer: string }>
  readonly card_changed: Letter<{ card: Card; before?: Card | null }>
  readonly out_for_delivery: Letter<BoxInWindow>
  /** `points`: the points earned with the box; 0 is not mentioned. `at`: brand wall clock, `2026-12-01T16:10`. */
  readonly delivered: Letter<Box & { points: number; at?: string | undefined }>
  /** `from`, `until`: the expected window now, brand wall clock, `20:15`. */
  readonly delivery_late: Letter<Box & { from: string; until: string }>
  readonly delivery_failed: Letter<Box>
  readonly delivery_again: Letter<BoxInWindow & { fromDate: string }>
  /**
   * `product`, `short` (an ingredient of it; null where the whole product is short), `instead` and allergens in the reader's
   * language; `until`: brand wall clock, `2026-11-28T17:00`.
   */
  readonly shortage_asked: Letter<
    Box & {
      product: string
      short: string | null
      replacement: string
      gained: readonly string[]
      lost: readonly string[]
      flesh: readonly AddedFlesh[]
      diets: readonly Diet[]
      /** Whether the household may take the replacement. */
      fits: boolean
      standard: 'accept' | 'drop'
      /** Null where the time to answer was over before the box was paid. */
      until: string | null
    }
  >
  /** `outcome`: what became of it in the box. `until`: brand wall clock, where the household is asked; null otherwise. */
  readonly product_corrected: Letter<
    Box & {
      product: string
      outcome: 'kept' | 'replaced' | 'dropped' | 'asked' | 'warned'
      /** It was taken off the menu. */
      withdrawn: boolean
      replacement: string | null
      gained: readonly string[]
      lost: readonly string[]
      traces: readonly string[]
      flesh: readonly AddedFlesh[]
      diets: readonly Diet[]
      editable: boolean
      until: string | null
    }
  >
  readonly price_change: Letter<PriceChange>
  /** `why`: a price went down, or the law changed a tax. */
  readonly box_repriced: Letter<Box & { beforeCents: number; totalCents: number; why: 'price' | 'tax' }>
  readonly returnables_billed: Letter<FeeBilled>
  readonly returnables_unpaid: Letter<FeeBilled>
  readonly returnables_fee_back: Letter<{ totalCents: number }>
  /** `month` and `year` as on the card. */
  readonly card_expiring: Letter<{ card: Card; month: string; year: string }>
  /** `taken`: the number of bags and kits. */
  readonly pickup_done: Letter<Pickup & { taken: number }>
  readonly pickup_missed: Letter<Pickup & { boxComing: boolean }>
  /** `dueOn`, `feeFrom`: ISO dates. `boxComing`: a box comes whose driver can take them along. */
  readonly returnables_due: Letter<{
    items: readonly ReturnableNamed[]
    dueOn: string
    boxComing: boolean
  }>
  readonly returnables_overdue: Letter<{ items: readonly ReturnableNamed[]; feeFrom: string }>
  readonly pickup_booked: Letter<Pickup>
  readonly pickup_cancelled: Letter<Pickup & { boxComing: boolean }>
  readonly account_paused: Letter<
    OfChange & { resumesOn: string | null; skipped: readonly string[]; goesOn: readonly string[] }
  >
  readonly resumes_soon: Letter<{ resumesOn: string; chargeDate: string; wakesOn: string }>
  /** `missing`: chosen products that are sold out, in the reader's language. */
  readonly account_resumed: Letter<
    OfChange & {
      next: (BoxInWindow & { chargeDate: string }) | null
      missing: readonly string[]
      byItself: boolean
    }
  >
  readonly account_closing: Letter<
    OfChange & { bags: number; kits: number; boughtCents: number; boxes: readonly string[] }
  >
  readonly account_closed: Letter<OfChange & { givenCents: number; points: number }>
  /** `categories`: ids of the preferred ones. */
  readonly plan_changed: Letter<OfChange & PlanInLetter & { holdsFrom: string | null; before?: PlanInLetter }>
  readonly delivery_changed: Letter<
    OfChange & Door & SlotInLetter & BoxesMoved & { before?: Door & SlotInLetter; byUs?: boolean }
  >
  readonly alternate_address_changed: Letter<OfChange & Stay & BoxesMoved & { before?: Stay | null }>
  readonly alternate_address_removed: Letter<OfChange & BoxesMoved & { before?: Stay }>
  readonly password_reset: Letter<unknown>
  readonly password_first: Letter<unknown>
  readonly password_changed: Letter<unknown>
  readonly data_ready: Letter<unknown>
  /** ISO dates. */
  readonly erasure_planned: Letter<{ dueOn: string; amountsUntil: string }>
  readonly erasure_taken_back: Letter<unknown>
  readonly sign_in_changed: Letter<SignInChange>
  /** `email`: the new address of the account. */
  readonly email_change: Letter<{ email: string }>
  readonly email_change_asked: Letter<{ email: string }>
  readonly email_changed: Letter<{ email: string }>
  /** `cutoffDate`: the last day on which the box can be changed. */
  readonly order_reminder: Letter<Box & { cutoffDate: string; chosen: boolean }>
  readonly skipped_reminder: Letter<Box & { cutoffDate: string }>
  /** `expiresOn`: the last day on which they count. */
  readonly points_expire_soon: Letter<{ points: number; expiresOn: string }>
  /** `endsOn`: the program's last day. */
  readonly points_programme_ends: Letter<{ points: number; endsOn: string; expiresOn: string }>
  readonly merit_credited: Letter<{ amountCents: number; deliveries: number }>
  readonly referral_credited: Letter<{ friendName: string; amountCents: number }>
  /** `link`: the driver's page, which the text message names. */
  readonly driver_named: Letter<{ link: string }>
  readonly route_given: Letter<RouteOfDriver & { link: string }>
  readonly route_taken: Letter<RouteOfDriver>
  readonly given_expired: Letter<OfChange & { givenCents: number }>
  /** `change`: the change in the words of the list of changes (change_words.ts); `subject`: the same, shorter. */
  readonly change_noted: Letter<{ change: string; subject: string; bare: string }>
}

export type MailSentences = {
  readonly letters: Letters
  /** The text message of a letter, after its subject. */
  readonly heads: TextHeads
  readonly texts: TextTails
  /** Text messages with words of their own: each is a single message, and short. */
  readonly sms: {
    /** `link`: the tracking page without sign-in, until the day is over; empty where there is none. */
    readonly out_for_delivery: (facts: BoxInWindow & { link: string }) => string
    readonly delivery_late: (facts: { from: string; until: string; link: string }) => string
    readonly delivery_failed: (facts: Box & { link: string }) => string
    readonly phone_code: (facts: { code: string }) => string
  }
  readonly frame: {
    readonly hello: (firstName: string) => string
    /** The reference of a change. */
    readonly reference: (reference: string) => string
    readonly closing: string
    readonly questions: (email: string, phone: string) => string
    readonly why: string
    readonly whyAccount: string
    readonly unsubscribe: string
  }
  /** Rows of the receipt that the receipt on screen does not name. */
  readonly receipt: {
    readonly tax: (name: string, rate: string) => string
    readonly given: string
    readonly bought: string
    readonly corporate: string
    readonly card: (card: Card) => string
    readonly freeDelivery: string
  }
  /** Rows of a credit note, where they differ from the receipt's. */
  readonly creditNote: {
    readonly total: string
    readonly back: Readonly<Record<'given' | 'bought' | 'corporate', string>>
    readonly card: (card: Card | null) => string
  }
}

export const mailMessages = messages({ en: englishMail, fr: frenchMail })
