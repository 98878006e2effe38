// The port of mail and text messages.

import type { BrandId, Locale } from '../../../domain/brands.ts'

/** A message put into words, ready to go. */
export interface Letter {
  clientId: string
  /** With `clientId`: its idempotency key. A carrier given the same one again sends nothing again, where it can tell. */
  key: string
  brand: BrandId
  channel: 'email' | 'sms'
  /** An e-mail address, or a phone number. */
  to: string
  from: { name: string; address: string }
  /** `Reply-To`, where it is not the sender. */
  replyTo: { name: string; address: string } | null
  template: string
  locale: Locale
  subject: string
  text: string
  /** Null for a text message. */
  html: string | null
  /** Program time, ISO instant. */
  at: string
  attachments?: readonly Attachment[]
  /** Where one POST turns letters of its kind off (RFC 8058); left out where they cannot be. */
  unsubscribe?: string
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

export interface Carrier {
  /** Takes letters on; answers for each, in their order. Does not throw for a single letter's sake. */
  send(letters: readonly Letter[]): Promise<Delivery[]>
}
