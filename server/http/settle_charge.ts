// Handles a processor's own report of the outcome of a charge that waited for its holder.

import { recordFee } from '../bags/fees/charge_fee.ts'
import { readFeeKey } from '../bags/fees/fee_key.ts'
import type { ChargeOutcome } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import { readChargeKey } from '../money/charge_key.ts'
import { recordOutcome } from '../money/record_outcome.ts'
import { readGiftKey } from '../value/gift_cards/gift_key.ts'
import { recordGiftOutcome } from '../value/gift_cards/record_gift_outcome.ts'

/** Safe to repeat, and to call with a key that is not ours. */
export async function settleCharge(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'clock' | 'config'>,
  key: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  const [order, gift, fee] = [readChargeKey(key), readGiftKey(key), readFeeKey(key)]
  if (order) await recordOutcome(services, order, outcome, now)
  if (gift) await recordGiftOutcome(services, gift, outcome, now)
  if (fee) await recordFee(services, fee, outcome, now)
}
