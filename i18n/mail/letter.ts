// The shape of every letter and text message (docs/delivery.md): a file here has the words of one subject in both languages, each message
// under the name of its template (server/messages/templates.ts). A body is paragraphs, separated by an empty line.

import type { Locale } from '../../domain/brands.ts'
import type { ReturnableKind } from '../../domain/returnables.ts'
import type { Voice } from '../catalogue.ts'

/**
 * One message. As a text message it is its subject, or `textHead` where the subject names a person, a dish or what a household wrote:
 * any of them may have a letter that phones do not know, which would double the message, or be longer than it. `textTail` follows: the
 * one thing to know or to do, where the subject does not suffice.
 */
export type Letter<Facts> = {
  readonly subject: (facts: Facts) => string
  readonly body: (facts: Facts) => string
  readonly action: string
  readonly textHead?: (facts: Facts) => string
  readonly textTail?: (facts: Facts) => string
}

/**
 * A message that always comes as a text too, in words of its own: a single message, and short. `link` is the tracking page without sign-in,
 * until the day is over; empty where there is none.
 */
export type LetterWithText<Facts> = Letter<Facts> & {
  readonly text: (facts: Facts & { link: string }) => string
}

/** A letter whose reader may have no household here: it says whom it greets, and why it comes. */
export type LetterToAnybody<Facts> = Letter<Facts> & {
  readonly hello: (facts: Facts) => string
  readonly why: (facts: Facts) => string
}

/** The letters of one file, in both languages. */
export type LettersOf<Letters> = Readonly<Record<Locale, (voice: Voice) => Letters>>

/** A box: `deliveryDate` is an ISO date. */
export interface Box {
  deliveryDate: string
}

/** A box and its window, in whole hours of the brand's wall clock. */
export interface BoxInWindow extends Box {
  startHour: number
  endHour: number
}

/** A bag or kit by its number. */
export interface ReturnableNamed {
  kind: ReturnableKind
  number: string
}

export interface Card {
  brand: string
  last4: string
}

/** A change by the household: `reference` identifies it. */
export interface OfChange {
  reference: string
}

/** A plan: `count` recipes a week for `people`, or meals a week. */
export interface AgreedPlan {
  kind: 'rtc' | 'rte'
  people: number
  count: number
}
