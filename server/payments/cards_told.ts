// A processor's reports about cards on file: a replaced card, or a disputed charge.

import type { DisputeTold, RenewedCard } from '../integrations/cards/port.ts'
import type { Services } from '../integrations/services.ts'
import { cardDisputeKeep, paymentMethodRenewed } from './cards_told_store.ts'

/** Stores the new number and expiry of a card that kept its token. Safe to repeat. */
export async function renewCard({ pool }: Pick<Services, 'pool'>, card: RenewedCard): Promise<void> {
  const { token, brand, last4, expiryMonth, expiryYear } = card
  await paymentMethodRenewed.run(pool, { token, brand, last4, expiryMonth, expiryYear })
}

/**
 * Records the present state of a dispute, for admins, and logs it: somebody has to answer it at the processor. Safe to repeat, and
 * in any order.
 */
export async function keepDispute(
  { pool, log, clock }: Pick<Services, 'pool' | 'log' | 'clock'>,
  dispute: DisputeTold,
): Promise<void> {
  log.error({ ...dispute }, 'a charge is disputed at the processor')
  const { key, reference, amountCents, reason, state, evidenceDueAt, at } = dispute
  if (key === null) return
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  await cardDisputeKeep.run(pool, {
    clientId: key.slice(0, 36),
    reference,
    chargeKey: key,
    amountCents,
    reason,
    state,
    now,
    evidenceDueAt,
    at: at ?? now,
  })
}
