// The port of mail and text messages.

import type { BrandId, Locale } from '../../../domain/brands.ts'

/** A message put into words, ready to go. */
export type Letter = MailLetter | TextMessage

interface Addressed {
  clientId: string
  /** With `clientId`: its idempotency key. A carrier given the same one again sends nothing again, where it can tell. */
  key: string
  brand: BrandId
  /** An e-mail address, or a phone number. */
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
  /** Laid out by who carries it (layout/lay_out.ts). */
  parts: LetterParts
  attachments?: readonly Attachment[]
  /** Where one POST turns letters of its kind off (RFC 8058); left out where they cannot be. */
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
  rows: Row[]
  action: { label: string; url: string }
  closing: string
  small: string[]
  /** How letters of its kind are turned off. */
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

/** The result for one letter. A permanent refusal is `impossible` and is not tried again. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'impossible'; reason: string }

export interface Carrier<L extends Letter = Letter> {
  /** Takes letters on; answers for each, in their order. Does not throw for a single letter's sake. */
  send(letters: readonly L[]): Promise<Delivery[]>
}
