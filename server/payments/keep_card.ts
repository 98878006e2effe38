// Putting a verified card on file.

import { randomUUIDv7 } from 'node:crypto'
import type { CardOnFile, CardProcessor } from '../integrations/cards/port.ts'
import type { Tx } from '../platform/database.ts'
import { insertMethod, makeDefault, selectMethodByToken } from './method_store.ts'

export interface CardToKeep {
  clientId: string
  provider: CardProcessor['name']
  card: CardOnFile
  nameOnCard: string
}

/**
 * Makes a card the household's default. Hold the client first: of two at once the later one is the default.
 * @param now program time, ISO instant
 * @returns false when it was the default already, so that repeating it is no change
 */
export async function keepCard(tx: Tx, { clientId, provider, card, nameOnCard }: CardToKeep, now: string) {
  const known = await selectMethodByToken(tx, clientId, card.token)
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

/** Whether a household already has this very card on file. */
export async function holdsCard(tx: Tx, clientId: string, token: string): Promise<boolean> {
  return (await selectMethodByToken(tx, clientId, token)) !== null
}
