// Payments with an unknown outcome: the household was told that its box is not paid yet, and the processor never answered. The
// processor is asked again under the same key, after some minutes and until it answers.

import type { Services } from '../integrations/services.ts'
import { readChargeKey } from './charge_key.ts'
import { payOrder } from './pay_order.ts'

/** Minutes without an answer after which the processor is asked again. */
const patience = 3

/**
 * Only for boxes: gifts, late items and the weekly run ask again by themselves. No new attempt is made.
 * @param now program time, ISO instant
 * @returns the number of payments asked about
 */
export async function askAgain(
  services: Pick<Services, 'pool' | 'cards' | 'log' | 'config'>,
  now: string,
): Promise<{ asked: number }> {
  const before = Temporal.Instant.from(now).subtract({ minutes: patience }).toString()
  const keys = await services.cards.unanswered(before)
  let asked = 0
  for (const key of keys) {
    const order = readChargeKey(key)
    if (!order) continue
    const { clientId, orderId } = order
    await payOrder(services, { clientId, orderId, now, since: longAgo })
    asked += 1
  }
  return { asked }
}

/** Another attempt has been made since, so none begins here. */
const longAgo = '1970-01-01T00:00:00Z'
