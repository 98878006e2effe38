// For tests that buy and redeem gift cards.

import { giftCode } from '../server/messages/gifts/gift_code.ts'
import type { TestServer, Visitor } from './http.ts'
import { cardOf, cards } from './signup.ts'

/** The form's fields, without intent and card. */
export const giftForm = {
  amountCents: 12_500,
  deliveryMethod: 'email',
  design: 'thanks',
  senderName: 'Ada Lovelace',
  senderEmail: 'ada@example.com',
  recipientName: 'Zoë O’Neil',
  recipientEmail: 'zoe@example.com',
  sendOn: null as string | null,
  message: 'Bon appétit "chez" toi!',
}

export type GiftForm = typeof giftForm

/** A fresh intent, and the whole form with a card of its own. */
export async function giftBody(self: Visitor, changed: Partial<GiftForm> = {}, number: string = cards.works) {
  const { intent } = (await self.get('/api/v1/gift_cards/initialize_intent_api')).json()
  return { ...giftForm, ...changed, intent: intent as string, ...(await cardOf(self, number)) }
}

export const buy = (self: Visitor, body: object) => self.post('/api/v1/gift_cards/create', body)

/** All rows of one purchase: money, cards, ledger and letters. */
export async function purchaseOf({ services }: TestServer, intent: string) {
  const id = intent.split('.')[0]
  const query = async (text: string) => (await services.pool.query(text, [id])).rows
  const [purchase] = await query('select * from gift_purchase where id = $1')
  return {
    state: purchase?.state as string | undefined,
    holder: purchase?.client_id as string | undefined,
    charges: await query(
      `select state, amount_cents from builtin_charge where idempotency_key like '%:gift:' || $1 || ':%' order by at`,
    ),
    cards: await query(
      `select id, kind, value_cents, state, send_on::text, expires_on::text, sends, taken_by from gift_card
       where purchase_id = $1 order by kind`,
    ),
    ledger: await query(
      `select account, amount_cents from ledger_entry where key = 'gift_sale:' || $1 order by account`,
    ),
    letters: (
      await query(
        `select template, recipient, locale from outbox_message
         where client_id = (select client_id from gift_purchase where id = $1::uuid) and template like 'gift_%'
         order by template`,
      )
    ).map(row => `${row.template} ${row.locale} ${row.recipient}`),
  }
}

/** The codes of a purchase's cards: bought, then given. */
export async function codesOf(server: TestServer, intent: string): Promise<string[]> {
  const { cards: issued } = await purchaseOf(server, intent)
  return Promise.all(issued.map(card => giftCode(server.services, card.id)))
}
