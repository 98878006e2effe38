// The processor tells us, by itself, what a charge came to that had to wait for its holder.

import type { ChargeOutcome } from '../integrations/cards/port.ts'
import type { Services } from '../request/services.ts'
import { readChargeKey } from './charge_key.ts'
import { recordOutcome } from './record_outcome.ts'

/** Safe to repeat, and to call with a key that is none of ours. */
export async function settleCharge(
  services: Pick<Services, 'pool' | 'cards' | 'log' | 'clock'>,
  key: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const of = readChargeKey(key)
  if (of) await recordOutcome(services, of, outcome, services.clock.now().toString())
}
