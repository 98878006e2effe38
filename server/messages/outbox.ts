// The outbox: a message to a household is written in the transaction of the change it reports, so that neither exists
// without the other. Sending happens later (send.ts).

import type { BrandId, Locale } from '../../domain/brands.ts'
import { actForNow } from '../request/asker.ts'
import type { Db } from '../request/database/database.ts'
import { outboxInsert } from './outbox_store.ts'
import type { TemplateData } from './templates.ts'
import { channelsOf, type TemplateName } from './templates.ts'

/** The client id of a message without a household: a visitor's message to the house. No client has it. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Letters that only confirm what a household did: where we did it and said so on the phone, they need not come. */
const ownConfirmations: ReadonlySet<TemplateName> = new Set([
  'order_skipped',
  'order_unskipped',
  'delivery_moved',
  'account_paused',
  'account_resumed',
  'plan_changed',
  'change_noted',
])

/** Whether a household need not get it where we did what it asked for. */
export const onlyConfirms = (template: TemplateName): boolean => ownConfirmations.has(template)

/** A message to one household, or on its behalf. */
interface Message<T extends TemplateName = TemplateName> {
  clientId: string
  brand: BrandId
  template: T
  data: TemplateData[T]
  /** Idempotency key within the household, e.g. `charged:{order}`: one message for each key. */
  key: string
  /** Program time, ISO instant. */
  at: string
  /** The recipient, an address or a number (E.164), and the language, where they are not the client's. */
  to?: { email: string; locale: Locale } | { phone: string; locale: Locale }
}

/**
 * Puts a message in the outbox, one row for each channel of its template; a channel other than email is appended to the key. A
 * message with a known key changes nothing. Pass the transaction of the change that it reports.
 */
export async function tell<T extends TemplateName>(tx: Db, message: Message<T>): Promise<void> {
  const act = actForNow(message.clientId)
  if (act && !act.tells && onlyConfirms(message.template)) return
  const recipient = message.to && ('email' in message.to ? message.to.email : message.to.phone)
  for (const channel of channelsOf[message.template]) {
    await outboxInsert.run(tx, {
      ...message,
      key: channel === 'email' ? message.key : `${message.key}:${channel}`,
      channel,
      data: JSON.stringify(act ? { ...message.data, byUs: true } : message.data),
      recipient: recipient ?? null,
      locale: message.to?.locale ?? null,
    })
  }
}
