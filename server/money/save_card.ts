// Puts a verified card on file.

import { randomUUIDv7 } from 'node:crypto'
import type { ProviderName } from '../integrations/cards/outside.ts'
import type { CardOnFile } from '../integrations/processors/port.ts'
import type { Tx } from '../request/database/database.ts'
import { insertMethod, makeDefault, renewAccount, selectMethodByToken } from './method_store.ts'

export interface CardToKeep {
  clientId: string
  provider: ProviderName
  card: Pick<CardOnFile, 'token' | 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>
  nameOnCard: string
}

/**
 * Makes a card the household's default. Lock the client first: of two at once the later one is the default.
 * @param now program time, ISO instant
 * @returns false where it was the default already, so that repeating it is no change
 */
export async function saveCard(tx: Tx, { clientId, provider, card, nameOnCard }: CardToKeep, now: string) {
  const known =
    (await selectMethodByToken(tx, clientId, card.token)) ??
    (await sameAccount(tx, clientId, card, nameOnCard))
  if (known?.isDefault) return false
  const id = known?.id ?? randomUUIDv7()
  if (!known) {
    const { token, brand, last4, expiryMonth, expiryYear } = card
    await insertMethod(tx, {
      clientId,
      id,
      provider,
      token,
      cardBrand: brand,
      last4,
      expiryMonth,
      expiryYear,
      nameOnCard,
      createdAt: now,
    })
  }
  await makeDefault(tx, clientId, id)
  return true
}

/** An account that is approved again has another token, and stays one account. */
async function sameAccount(tx: Tx, clientId: string, card: CardToKeep['card'], email: string) {
  if (card.brand !== 'paypal') return null
  return renewAccount(tx, clientId, { email, token: card.token })
}

/** Whether a household already has this very card on file. */
export async function holdsCard(tx: Tx, clientId: string, token: string): Promise<boolean> {
  return (await selectMethodByToken(tx, clientId, token)) !== null
}
