// Gives up a payment whose order can no longer be paid for: its holder can no longer confirm it.

import type { Services } from '../integrations/services.ts'
import { type ChargeKey, chargeKey } from './charge_key.ts'
import { recordOutcome } from './record_outcome.ts'

/**
 * Gives a payment up with the processor, and records its outcome. A late capture is refunded.
 * @param now program time, ISO instant
 * @returns false where the processor did not give the outcome: ask again
 */
export async function giveUpPayment(
  services: Pick<Services, 'pool' | 'cards' | 'log'>,
  key: ChargeKey,
  now: string,
): Promise<boolean> {
  const reference = chargeKey(key)
  const left = await services.cards.giveUp(reference)
  if (left?.state === 'unknown') return false
  await recordOutcome(services, key, left ?? { state: 'declined', code: 'given_up', reference }, now)
  return true
}
