// Issues a paid gift: the card, its bonus, and their letters.

import { randomUUIDv7 } from 'node:crypto'
import { bonusExpiry, giftBonusCents, giftHour } from '../../../domain/gifts/gift_cards.ts'
import type { GiftBonus } from '../../../domain/terms/terms.ts'
import { brandDate, instantAt } from '../../../domain/time/zone.ts'
import type { Tx } from '../../request/database/database.ts'
import { deviceNow } from '../../request/device.ts'
import { noteChange } from '../../request/security_log.ts'
import type { GiftPurchase } from './purchase_store.ts'
import { giftBoughtEvent } from './purchase_store.ts'
import { insertGiftCard } from './store.ts'
import { tellOfCard } from './tell_of_card.ts'

export interface NewCards {
  bought: { id: string; codeHash: string }
  bonus: { id: string; codeHash: string }
}

/** Whether a card for a day is due at an instant: on its day from the morning on, or later. */
export function isDue(brand: GiftPurchase['brand'], sendOn: string, now: string): boolean {
  return Date.parse(now) >= Date.parse(instantAt(brand, sendOn, giftHour))
}

/** Issues a purchase, in the transaction that records its payment. */
export async function issueGift(
  tx: Tx,
  purchase: GiftPurchase,
  cards: NewCards,
  bonus: GiftBonus,
  now: string,
): Promise<void> {
  const { brand, clientId, id: purchaseId, amountCents, sendOn } = purchase
  const today = brandDate(brand, now)
  const of = { brand, clientId, purchaseId }
  const due = sendOn === null || isDue(brand, sendOn, now)
  const bought = { kind: 'bought', valueCents: amountCents, expiresOn: null } as const
  const state = due ? 'sent' : 'scheduled'
  await insertGiftCard(tx, { ...of, ...cards.bought, ...bought, state, sendOn: sendOn ?? today }, now)
  if (due) await tellOfCard(tx, { ...purchase, cardId: cards.bought.id, sends: 1, kind: 'bought' }, now)
  await issueBonus(tx, purchase, cards.bonus, bonus, now)
  if (actorOf(purchase) === 'client') await recordBought(tx, purchase, now)
}

/** The buyer's bonus, sent by email at once; the day the purchase began counts (rule 39). */
async function issueBonus(
  tx: Tx,
  purchase: GiftPurchase,
  card: NewCards['bonus'],
  bonus: GiftBonus,
  now: string,
): Promise<void> {
  const { brand, clientId, id: purchaseId, amountCents } = purchase
  const valueCents = giftBonusCents(amountCents, bonus, brandDate(brand, purchase.createdAt))
  if (valueCents === 0) return
  const today = brandDate(brand, now)
  const expiresOn = bonusExpiry(today)
  const given = { kind: 'given', valueCents, state: 'sent', sendOn: today, expiresOn } as const
  await insertGiftCard(tx, { brand, clientId, purchaseId, ...card, ...given }, now)
  const issued = { ...purchase, amountCents: valueCents, cardId: card.id, sends: 1, kind: 'given' } as const
  await tellOfCard(tx, { ...issued, expiresOn }, now)
}

/** A visitor's purchase is stored under its own id. */
export const actorOf = ({ clientId, id }: Pick<GiftPurchase, 'clientId' | 'id'>): 'visitor' | 'client' =>
  clientId === id ? 'visitor' : 'client'

async function recordBought(tx: Tx, { clientId, id, amountCents }: GiftPurchase, at: string): Promise<void> {
  await giftBoughtEvent.run(tx, {
    clientId,
    id: randomUUIDv7(),
    data: JSON.stringify({ purchaseId: id, amountCents }),
    at,
    device: deviceNow(),
  })
  noteChange(tx, { clientId, kind: 'gift_bought', actor: 'client' })
}
