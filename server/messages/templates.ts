// Every message a household can get, with its facts. A message is rendered when it is sent (`i18n/mail`), in the client's language
// and brand of that moment. Facts are plain JSON, so that the weekly run can write thousands of rows with one insert.

import type { Locale } from '../../domain/brands.ts'
import type { Bilingual, Diet, DishCategory, DishKind } from '../../domain/catalogue/types.ts'
import type { DeliveryMethod } from '../../domain/gifts/gift_cards.ts'
import type { HouseholdEventKind } from '../../domain/household_events.ts'
import type { LetterWords } from '../../domain/letters/words.ts'
import type { DeclineReason } from '../../domain/payments/declines.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { Refund } from '../../domain/refunds/refund.ts'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import type { AddedFlesh, StandardChoice } from '../../domain/substitution.ts'
import type { CutoffChange } from '../../i18n/mail/cutoff_days.ts'
import type { PriceChange } from '../../i18n/mail/prices.ts'
import type {
  AddressFacts,
  CardFacts,
  ContactFacts,
  DishFacts,
  FeeFacts,
  GiftFace,
  MovedFacts,
  OfChange,
  OfDelivery,
  OfOrder,
  OfPickup,
  ReturnableFacts,
  RouteFacts,
  SlotFacts,
  WelcomeFacts,
} from './facts.ts'

/** An address for the boxes from one day until another. ISO dates. */
interface StayFacts extends AddressFacts {
  from: string
  until: string
}

/** Facts by template. Money is integer cents. */
export interface TemplateData {
  /** Sign-up is complete. */
  welcome: OfDelivery & WelcomeFacts
  order_skipped: OfOrder & OfChange
  /** `missing`: what it had and is sold out now; absent in messages of before. */
  order_unskipped: OfDelivery & OfChange & { missing?: DishFacts[] }
  /** `fromDate`: the delivery date the box had before. */
  delivery_moved: OfDelivery & OfChange & { fromDate: string }
  /** Nothing was chosen by cutoff, so the automatic choice filled the box. */
  chosen_for_you: OfOrder & { dishes: DishFacts[] }
  /** Below the minimum at cutoff: neither charged nor delivered (rule 31). */
  minimum_not_met: OfOrder & { goodsCents: number; minimumCents: number }
  /** Nothing chosen, and nothing on the menu within the household's exclusions: the box was skipped. */
  nothing_safe: OfOrder
  /** The receipt, with the contents of the box. `card` paid `priced.payment.cardCents`; null where nothing was left for a card. */
  order_charged: OfDelivery & { priced: PricedOrder; card: CardFacts | null }
  /** The receipt of an item added after cutoff: `priced` is the addition; `card` is null where value paid all of it. */
  items_added: OfDelivery & { item: DishFacts; priced: PricedOrder; card: CardFacts | null }
  /** `why`: where its holder can act on it, else null. */
  payment_declined: OfOrder & { amountCents: number; card: CardFacts | null; why: DeclineReason | null }
  /** The bank asks the card's holder to confirm. */
  payment_needs_action: OfOrder & { amountCents: number; card: CardFacts | null }
  /** Not paid when packing began. */
  order_cancelled: OfOrder
  /** A box that was unpaid has been paid for with another card. */
  paid_with_other_card: OfOrder & { amountCents: number; card: CardFacts }
  /** A capture for a box that could not be paid for any more: it is refunded at once. */
  payment_given_back: OfOrder & { amountCents: number; card: CardFacts }
  /**
   * A refund of a box, with a credit note by number. `refund.payment` says where it goes; `card` is null where none gets any;
   * `points` were taken back with it.
   */
  order_refunded: OfOrder & {
    number: number
    refund: Refund
    whole: boolean
    points: number
    card: CardFacts | null
    /** The kitchen knew of it beforehand. */
    short?: boolean
    /** Points that the household owes now: it had turned them into credit. */
    owed?: number
  }
  /** A claim that an admin will look at. */
  claim_received: OfOrder
  /** A claim that an admin declined; `answer` is the reason. */
  claim_declined: OfOrder & { answer: string }
  /** `before`: the former method; null where there was none. Letters that were queued before it was recorded have none. */
  card_changed: OfChange & { card: CardFacts; before?: CardFacts | null }
  out_for_delivery: OfDelivery
  /**
   * `points`: the points earned with this box, now available. `at`: when it came, brand wall clock, `2026-12-01T16:10`, where its
   * driver said so; an admin who settles it later does not know.
   */
  delivered: OfOrder & { points: number; at?: string }
  /** On the road, and expected after its window. `from`, `until`: brand wall clock, `20:15`. */
  delivery_late: OfOrder & { from: string; until: string }
  delivery_failed: OfOrder
  /** The household chose a new delivery; `fromDate`: the day the box did not come. */
  delivery_again: OfDelivery & { fromDate: string }
  /**
   * A shortage of a box before packing. `short`: the ingredient of a dish; `until`: brand wall clock, `2026-11-28T17:00`, after
   * which `standard` happens.
   */
  shortage_asked: OfOrder & {
    shortageId: string
    product: Bilingual
    short: Bilingual | null
    replacement: Bilingual
    gained: Bilingual[]
    lost: Bilingual[]
    /** Absent in letters of an earlier version, whose `standard` did not depend on what is added. */
    flesh?: AddedFlesh[]
    diets?: Diet[]
    /** Whether the household may take the replacement; as absent as the two above. */
    fits?: boolean
    standard: StandardChoice
    /** Brand wall clock; null where the time to answer was over before the box was paid. */
    until: string | null
  }
  /**
   * A meal or an item of the box was corrected or withdrawn. `outcome`: what became of it; `until`: brand wall clock, where the household is
   * asked, after which it is left out.
   */
  product_corrected: OfOrder & {
    product: Bilingual
    outcome: 'kept' | 'replaced' | 'dropped' | 'asked' | 'warned'
    withdrawn: boolean
    replacement: Bilingual | null
    gained: Bilingual[]
    lost: Bilingual[]
    traces: Bilingual[]
    flesh: AddedFlesh[]
    diets: Diet[]
    /** The household can still change its box. */
    editable: boolean
    until: string | null
  }
  /** What a household's boxes cost rises from a delivery date on, or does not after all. */
  price_change: PriceChange
  /** A box that can still change costs another amount: a price went down, or the law changed a tax. */
  box_repriced: OfOrder & { beforeCents: number; totalCents: number; why: 'price' | 'tax' }
  /** A day was closed: the box comes on another day of its week, or is skipped. */
  day_closed: OfDelivery & {
    closedOn: string
    reason: Bilingual
    skipped: boolean
    /** Brand wall clock; null where it is skipped. */
    cutoff: string | null
    beforeCents: number | null
    totalCents: number | null
  }
  /** It is open again, and the box stays as it was told. */
  day_opened: OfOrder & { closedOn: string; reason: Bilingual; skipped: boolean }
  /**
   * A delivery window ended, has other hours or no room: what the household has every week, and the boxes that come otherwise or not. Both slots
   * are null where that stays; `after` alone where no window has room. `from`: ISO date.
   */
  window_changed: {
    before: SlotFacts | null
    after: SlotFacts | null
    from: string
    moved: { from: string; to: string; startHour: number; endHour: number }[]
    skipped: string[]
  }
  /** The cutoff of a household's weekday is another one from a box on, or is not after all. */
  cutoff_changed: CutoffChange
  /** A fee for bags and kits that did not come back, after two notices: paid, or refused by the card. */
  returnables_billed: FeeFacts
  returnables_unpaid: FeeFacts
  /** An admin refunded a fee. */
  returnables_fee_back: { totalCents: number }
  /** The card that pays for boxes expires with this month. */
  card_expiring: { card: CardFacts; month: string; year: string }
  /** `taken`: the number of bags and kits that the driver has. */
  pickup_done: OfPickup & { taken: number }
  pickup_missed: OfPickup & { boxComing: boolean }
  /**
   * The first notice, a week before six weeks are over, and the second, once they are. ISO dates. `boxComing`: a box comes whose
   * driver can take them along.
   */
  returnables_due: { items: ReturnableFacts[]; dueOn: string; boxComing: boolean }
  returnables_overdue: { items: ReturnableFacts[]; feeFrom: string }
  pickup_booked: OfPickup & OfChange
  /** The day of a booked pickup was closed: the pickup is on another day of its week, or called off. ISO dates. */
  pickup_day_closed: OfPickup & {
    closedOn: string
    reason: Bilingual
    calledOff: boolean
    boxComing: boolean
  }
  pickup_cancelled: OfPickup & OfChange & { boxComing: boolean }
  /** Paused. `skipped` and `goesOn`: delivery dates of the boxes that do not come, and of those in processing. */
  account_paused: OfChange & {
    reason: StopReason
    resumesOn: string | null
    skipped: string[]
    goesOn: string[]
  }
  /** A pause ends by itself: the box of `resumesOn` is charged on `chargeDate`. ISO dates. */
  resumes_soon: { resumesOn: string; chargeDate: string; wakesOn: string }
  /** Boxes come again; `missing` had been chosen and is sold out now. */
  account_resumed: OfChange & {
    next: { deliveryDate: string; chargeDate: string; startHour: number; endHour: number } | null
    missing: DishFacts[]
    byItself: boolean
  }
  /** Closing waits for these; `boxes`: delivery dates of boxes still under way. */
  account_closing: OfChange & { bags: number; kits: number; boughtCents: number; boxes: string[] }
  /** Closed, with what expired. */
  account_closed: OfChange & { givenCents: number; points: number }
  /** Another plan: `count` recipes for `people`, or meals. `holdsFrom`: the first box under it; null where none is planned. */
  plan_changed: OfChange & {
    kind: DishKind
    people: number | null
    count: number
    family: boolean
    categories: DishCategory[]
    holdsFrom: string | null
    /** The former value; letters that were queued before it was recorded have none. */
    before?: {
      kind: DishKind
      people: number | null
      count: number
      family: boolean
      categories: DishCategory[]
    }
  }
  /** A new standing address or slot; `moved` and `skipped` are boxes to come, by delivery date. */
  delivery_changed: OfChange &
    AddressFacts &
    MovedFacts &
    SlotFacts & {
      /** The former value; letters that were queued before it was recorded have none. */
      before?: AddressFacts & SlotFacts
      /** An admin made the change. */
      byUs?: boolean
    }
  /** The boxes from one day until another go elsewhere. */
  alternate_address_changed: OfChange & StayFacts & MovedFacts & { before?: StayFacts | null }
  alternate_address_removed: OfChange & MovedFacts & { before?: StayFacts }
  /** The reset link for a forgotten password, made while the letter is sent (secret_links.ts). */
  password_reset: { resetId: string }
  /** The same, for a person who was brought over without a password. */
  password_first: { resetId: string }
  password_changed: Record<never, never>
  /** The copy of their data can be fetched. */
  data_ready: Record<never, never>
  /** ISO dates: of erasure, and until when amounts are kept without a name. */
  erasure_planned: { dueOn: string; amountsUntil: string }
  erasure_taken_back: Record<never, never>
  /** A way to sign in was added or removed; `way`: a provider’s id, or its holder's name for a passkey. */
  sign_in_changed: {
    change:
      | 'provider_linked'
      | 'provider_linked_alone'
      | 'provider_removed'
      | 'passkey_added'
      | 'passkey_removed'
    way: string
  }
  /** To the new address, with the link that confirms it, made while the letter is sent. */
  email_change: { changeId: string; email: string }
  /** To the account's present address, with the link that stops it, made while the letter is sent; `email`: the new one. */
  email_change_asked: { changeId: string; email: string }
  /** To the account's former address. */
  email_changed: { email: string }
  /** A cutoff is near; `cutoffDate`: its ISO date, `chosen`: whether the box is chosen. */
  order_reminder: OfOrder & { cutoffDate: string; chosen: boolean }
  /** A box is skipped, which can be undone until its cutoff. */
  skipped_reminder: OfOrder & { cutoffDate: string }
  /** The receipt of any change without a letter of its own, in the words of the list of changes. */
  change_noted: OfChange & { kind: HouseholdEventKind; facts: Record<string, unknown> }
  /** Given value has expired at the household's request. */
  given_expired: OfChange & { givenCents: number }
  /** The code that confirms a phone number, made while the message is sent. */
  phone_code: { codeId: string }
  /** A gift card, to its recipient. */
  gift_card: GiftFace
  /** A gift card to print, to its buyer; the sheet is attached. */
  gift_to_print: GiftFace & { cardLocale: Locale }
  /** The buyer's bonus for a bought card (rule 39). `expiresOn`: ISO date, the last day it counts. */
  gift_bonus: { cardId: string; senderName: string; amountCents: number; expiresOn: string }
  /** A bought gift card is paid. `sendOn`: ISO date; null for at once. */
  gift_receipt: {
    senderName: string
    recipientName: string
    recipientEmail: string
    amountCents: number
    deliveryMethod: DeliveryMethod
    sendOn: string | null
    card: CardFacts
    /** Of the receipt. */
    number?: string
  }
  /** A capture for a gift's attempt that was over, and all of it is refunded. */
  gift_given_back: { senderName: string; recipientName: string; amountCents: number; card: CardFacts }
  /** To a friend, in a household's name: once for each address. */
  /** `meals`: what the friend's first box has for free; absent in letters of before, which promised three. */
  referral_invitation: { friendName: string; referrerName: string; code: string; meals?: number }
  /** A friend's first box was delivered, and the credit for it is given. */
  referral_credited: { friendName: string; amountCents: number }
  /** Idle points that expire soon: `expiresOn` is the last day they count, ISO date. */
  points_expire_soon: { points: number; expiresOn: string }
  /** The points program ends: `endsOn` is its last day, `expiresOn` the last one of the household's points. ISO dates. */
  points_programme_ends: { points: number; endsOn: string; expiresOn: string }
  /** The merit offer's credit is given: so many deliveries were made in time. */
  merit_credited: { amountCents: number; deliveries: number }
  /** To a person who drives from now on. */
  driver_named: Record<never, never>
  /** A route was given to a driver, or taken away. */
  route_given: RouteFacts
  route_taken: RouteFacts
  /** To an address that somebody wants on the newsletter's list of the letter's language, with the link that confirms it. */
  newsletter_confirm: { askedAt: string }
  /** To somebody who is to work here, with the link of their invitation. */
  staff_invitation: { staffId: string; name: string; invitedAt: string }
  /**
   * A letter of the office to a list of households. `words` are read as it is sent; they are there in a sample, which greets `sampleFor`.
   * `stopped`: somebody stopped it since it was written.
   */
  list_letter: { letterId: string; words?: LetterWords & { stopped?: boolean }; sampleFor?: string }
  /** A message of the contact page, to the house. */
  contact: ContactFacts
}

export type TemplateName = keyof TemplateData

export type Channel = 'email' | 'sms'

/** The default channels of each template. */
export const channelsOf = {
  welcome: ['email'],
  order_skipped: ['email'],
  order_unskipped: ['email'],
  delivery_moved: ['email'],
  chosen_for_you: ['email'],
  minimum_not_met: ['email'],
  nothing_safe: ['email'],
  order_charged: ['email'],
  items_added: ['email'],
  payment_declined: ['email'],
  payment_needs_action: ['email'],
  order_cancelled: ['email'],
  paid_with_other_card: ['email'],
  payment_given_back: ['email'],
  order_refunded: ['email'],
  claim_received: ['email'],
  claim_declined: ['email'],
  card_changed: ['email'],
  out_for_delivery: ['email', 'sms'],
  delivered: ['email'],
  delivery_late: ['email', 'sms'],
  delivery_failed: ['email', 'sms'],
  delivery_again: ['email'],
  shortage_asked: ['email'],
  product_corrected: ['email'],
  price_change: ['email'],
  box_repriced: ['email'],
  day_closed: ['email'],
  day_opened: ['email'],
  window_changed: ['email'],
  cutoff_changed: ['email'],
  returnables_billed: ['email'],
  returnables_unpaid: ['email'],
  returnables_fee_back: ['email'],
  card_expiring: ['email'],
  pickup_booked: ['email'],
  pickup_day_closed: ['email'],
  pickup_cancelled: ['email'],
  pickup_done: ['email'],
  pickup_missed: ['email'],
  returnables_due: ['email'],
  returnables_overdue: ['email'],
  account_paused: ['email'],
  resumes_soon: ['email'],
  account_resumed: ['email'],
  account_closing: ['email'],
  account_closed: ['email'],
  plan_changed: ['email'],
  delivery_changed: ['email'],
  alternate_address_changed: ['email'],
  alternate_address_removed: ['email'],
  password_reset: ['email'],
  password_first: ['email'],
  password_changed: ['email'],
  data_ready: ['email'],
  erasure_planned: ['email'],
  erasure_taken_back: ['email'],
  sign_in_changed: ['email'],
  email_change: ['email'],
  email_change_asked: ['email'],
  email_changed: ['email'],
  given_expired: ['email'],
  change_noted: ['email'],
  order_reminder: ['email'],
  skipped_reminder: ['email'],
  phone_code: ['sms'],
  gift_card: ['email'],
  gift_to_print: ['email'],
  gift_bonus: ['email'],
  gift_receipt: ['email'],
  gift_given_back: ['email'],
  referral_invitation: ['email'],
  referral_credited: ['email'],
  points_expire_soon: ['email'],
  points_programme_ends: ['email'],
  merit_credited: ['email'],
  driver_named: ['email'],
  route_given: ['email'],
  route_taken: ['email'],
  newsletter_confirm: ['email'],
  staff_invitation: ['email'],
  list_letter: ['email'],
  contact: ['email'],
} as const satisfies {
  readonly [T in TemplateName]: readonly Channel[]
}

/** Letters that do not come as a text: they have a link, a code or a sheet, go to another person, or are advertising by email. */
const lettersOnly = [
  'password_reset',
  'password_first',
  'email_change',
  'email_change_asked',
  'gift_card',
  'gift_to_print',
  'referral_invitation',
  'newsletter_confirm',
  'staff_invitation',
  'list_letter',
  'contact',
] as const satisfies readonly TemplateName[]

/** Templates that always come as a text message, in words of its own. */
type SmsTemplate = {
  [T in TemplateName]: 'sms' extends (typeof channelsOf)[T][number] ? T : never
}[TemplateName]

export const isSmsTemplate = (template: TemplateName): template is SmsTemplate =>
  (channelsOf[template] as readonly Channel[]).includes('sms')

/** Letters that come as a text too, where a household asked for that: each without a text of its own. */
export const textedToo: readonly TemplateName[] = (Object.keys(channelsOf) as TemplateName[]).filter(
  template => !isSmsTemplate(template) && !(lettersOnly as readonly TemplateName[]).includes(template),
)
