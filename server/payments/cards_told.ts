// A processor's reports about cards on file: a replaced card, or a disputed charge.

import type { DisputeTold, RenewedCard } from '../integrations/cards/port.ts'
import type { Services } from '../integrations/services.ts'
import { batchStatement, statement } from '../request/database/statement.ts'

const paymentMethodRenewed = batchStatement({
  name: 'payment_method_renewed',
  text: `update payment_method set card_brand = $brand, last4 = $last4, expiry_month = $expiryMonth,
        expiry_year = $expiryYear where token = $token`,
})

/** Stores the new number and expiry of a card that kept its token. Safe to repeat. */
export async function renewCard({ pool }: Pick<Services, 'pool'>, card: RenewedCard): Promise<void> {
  const { token, brand, last4, expiryMonth, expiryYear } = card
  await paymentMethodRenewed.run(pool, { token, brand, last4, expiryMonth, expiryYear })
}

const cardDisputeKeep = statement({
  name: 'card_dispute_keep',
  text: `insert into card_dispute as d
      (client_id, reference, charge_key, amount_cents, reason, state, at, evidence_due_at, told_at)
    values ($clientId, $reference, $chargeKey, $amountCents, $reason, $state, $now, $evidenceDueAt, $at)
    on conflict (client_id, reference) do update set state = excluded.state,
      amount_cents = excluded.amount_cents,
      evidence_due_at = excluded.evidence_due_at, told_at = excluded.told_at
    where coalesce(d.told_at, '-infinity') <= excluded.told_at`,
})

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
