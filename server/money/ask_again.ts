// Payments with an unknown outcome: the household was told that its box is not paid yet, and the processor never answered. The
// processor is asked again under the same key, after some minutes and until it answers.

import type { Services } from '../integrations/services.ts'
import { eachAlone } from '../request/each_alone.ts'
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
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  now: string,
): Promise<{ asked: number }> {
  const before = Temporal.Instant.from(now).subtract({ minutes: patience }).toString()
  const keys = await services.cards.unanswered(before)
  const asked = await eachAlone(
    services.log,
    'ask_again',
    keys.flatMap(key => readChargeKey(key) ?? []),
    ({ clientId, orderId }) => payOrder(services, { clientId, orderId, now, since: longAgo }),
    ({ clientId, orderId }) => ({ clientId, orderId }),
  )
  return { asked: asked.length }
}

/** Another attempt has been made since, so none begins here. */
const longAgo = '1970-01-01T00:00:00Z'
