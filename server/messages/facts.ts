// Facts that several messages share. All of them are plain JSON.

import type { Locale } from '../../domain/brands.ts'
import type { ContactTopic } from '../../domain/contact/topics.ts'
import type { GiftDesign } from '../../domain/gifts/gift_cards.ts'
import type { FeeItem } from '../../domain/returnable_fee.ts'
import type { ReturnableKind } from '../../domain/returnables.ts'

/** The box of a message. `deliveryDate` is an ISO date. */
export interface OfOrder {
  orderId: string
  deliveryDate: string
}

/** A box and its window: whole hours of the brand's wall clock. */
export interface OfDelivery extends OfOrder {
  startHour: number
  endHour: number
}

/** A pickup of bags and kits. `pickupDate` is an ISO date; whole hours of the brand's wall clock. */
export interface OfPickup {
  pickupId: string
  pickupDate: string
  startHour: number
  endHour: number
}

/** A change by a household; the reference identifies it. Its letter shows it at the end (render.ts). */
export interface OfChange {
  reference: string
}

/** An address, as its label says it. */
export interface AddressFacts {
  address: string
  unit: string
  city: string
  postal: string
}

/** A delivery slot. */
export interface SlotFacts {
  /** 1 is Monday. */
  weekday: number
  startHour: number
  endHour: number
}

export interface MovedFacts {
  moved: { from: string; to: string }[]
  skipped: string[]
}

/** A card as a person recognizes it: `visa`, the last four digits. */
export interface CardFacts {
  brand: string
  last4: string
}

/** A product of a box, in both languages; `quantity` in units. */
export interface DishFacts {
  en: string
  fr: string
  quantity: number
}

/** A fee for bags and kits; cents, taxes included. */
export interface FeeFacts {
  items: FeeItem[]
  totalCents: number
  card: CardFacts
}

/** A bag or kit by its number. */
export interface ReturnableFacts {
  kind: ReturnableKind
  number: string
}

/** The terms a household agreed to. */
export interface WelcomeFacts {
  /** The last moment to change or skip the first box, brand wall clock: `2026-11-27T23:59:59`. */
  cutoffLocal: string
  /** ISO dates on which the first box is charged, and the one after it. */
  chargeDate: string
  nextChargeDate: string
  plan: { kind: 'rtc' | 'rte'; people: number; count: number }
  /** Cents: the first box, and each after it while the plan and the dishes' prices stay. */
  firstCents: number
  weekCents: number
  /** On one line. */
  address: string
}

/** The look of a gift card. */
export interface GiftFace {
  /** Its code is derived from this while the letter is sent. */
  cardId: string
  design: GiftDesign
  senderName: string
  recipientName: string
  amountCents: number
  /** Empty where none was written. */
  message: string
}

export interface ContactFacts {
  name: string
  email: string
  topic: ContactTopic
  /** Empty where none was given. */
  orderNumber: string
  message: string
  /** The language in which they read our site. */
  locale: Locale
  /** Whether they wrote as a signed-in client. */
  signedIn: boolean
}

/** A van's route, to its driver. `date`: ISO date; `kitchen`: by its id; `leaves`: brand wall clock, `15:40`. */
export interface RouteFacts {
  date: string
  number: number
  kitchen: string
  leaves: string
}
