// A processor's reports about cards on file: a replaced card, or a disputed charge.

import type { DisputeReport, RenewedCard } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import {
  cardDisputeKeep,
  paymentMethodRenewed,
  unknownDisputeForget,
  unknownDisputeKeep,
} from './cards_told_store.ts'

/** Stores the new number and expiry of a card that kept its token. Safe to repeat. */
export async function renewCard({ pool }: Pick<Services, 'pool'>, card: RenewedCard): Promise<void> {
  const { token, brand, last4, expiryMonth, expiryYear } = card
  await paymentMethodRenewed.run(pool, { token, brand, last4, expiryMonth, expiryYear })
}

/**
 * Records the present state of a dispute, for admins, and logs it: somebody has to answer it at the processor. Safe to repeat, and
 * in any order. Where its charge is not known here, it is recorded without a household: it has to be answered all the same.
 */
export async function recordDispute(
  { pool, log, clock }: Pick<Services, 'pool' | 'log' | 'clock'>,
  dispute: DisputeReport,
): Promise<void> {
  log.error({ ...dispute }, 'a charge is disputed at the processor')
  const { provider, key, reference, amountCents, reason, state, evidenceDueAt, at } = dispute
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  const facts = { reference, amountCents, reason, state, now, evidenceDueAt, at: at ?? now }
  if (key === null) {
    await unknownDisputeKeep.run(pool, { ...facts, provider })
    return
  }
  await withTx(pool, async tx => {
    await cardDisputeKeep.run(tx, { ...facts, clientId: key.slice(0, 36), chargeKey: key })
    await unknownDisputeForget.run(tx, { provider, reference })
  })
}
