// The port of mail and text messages.

import type { BrandId, Locale } from '../../../domain/brands.ts'

/** A rendered message, ready to be sent. */
export type Letter = MailLetter | TextMessage

interface Addressed {
  clientId: string
  /** With `clientId`: its idempotency key. Where it can tell, a carrier sends one key only once. */
  key: string
  brand: BrandId
  /** An email address, or a phone number. */
  to: string
  template: string
  locale: Locale
  /** Program time, ISO instant. */
  at: string
}

export interface MailLetter extends Addressed {
  channel: 'email'
  from: { name: string; address: string }
  /** `Reply-To`, where it is not the sender. */
  replyTo: { name: string; address: string } | null
  /** The carrier lays it out (layout/lay_out.ts). */
  parts: LetterParts
  attachments?: readonly Attachment[]
  /** Where one POST unsubscribes from letters of its kind (RFC 8058); absent where that is not possible. */
  unsubscribe?: string
}

export interface TextMessage extends Addressed {
  channel: 'sms'
  text: string
}

/** A letter in parts, before it is laid out: plain JSON. */
export interface LetterParts {
  brand: BrandId
  locale: Locale
  subject: string
  hello: string
  paragraphs: string[]
  /** Its paragraphs have the marks of domain/letters/words.ts, with whole addresses. */
  marked?: true
  rows: Row[]
  action: { label: string; url: string }
  closing: string
  small: string[]
  /** Who sends it, and from where (CASL). */
  sender: string
  /** The unsubscribe link of its kind of letter. */
  stop?: { label: string; url: string }
}

export interface Row {
  label: string
  amount: string
  /** The total is emphasized. */
  strong?: boolean
}

export interface Attachment {
  name: string
  /** MIME type. */
  type: string
  content: Buffer
}

/** The result for one letter. A permanent refusal is `impossible` and is not retried. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'impossible'; reason: string }

export interface Carrier<L extends Letter = Letter> {
  /** Sends letters; returns a result for each, in their order. One letter's failure does not make it throw. */
  send(letters: readonly L[]): Promise<Delivery[]>
}
