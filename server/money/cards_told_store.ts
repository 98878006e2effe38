// SQL of a processor's reports about cards on file.

import { batchStatement, statement } from '../request/database/statement.ts'

export const paymentMethodRenewed = batchStatement({
  name: 'payment_method_renewed',
  text: `update payment_method set card_brand = $brand, last4 = $last4, expiry_month = $expiryMonth,
        expiry_year = $expiryYear where token = $token`,
})

export const cardDisputeKeep = statement({
  name: 'card_dispute_keep',
  text: `insert into card_dispute as d
      (client_id, reference, charge_key, amount_cents, reason, state, at, evidence_due_at, told_at)
    values ($clientId, $reference, $chargeKey, $amountCents, $reason, $state, $now, $evidenceDueAt, $at)
    on conflict (client_id, reference) do update set state = excluded.state,
      amount_cents = excluded.amount_cents,
      evidence_due_at = excluded.evidence_due_at, told_at = excluded.told_at
    where coalesce(d.told_at, '-infinity') <= excluded.told_at`,
})

export const unknownDisputeKeep = batchStatement({
  name: 'unknown_dispute_keep',
  text: `insert into unknown_dispute as d
      (provider, reference, amount_cents, reason, state, at, evidence_due_at, told_at)
    values ($provider, $reference, $amountCents, $reason, $state, $now, $evidenceDueAt, $at)
    on conflict (provider, reference) do update set state = excluded.state,
      amount_cents = excluded.amount_cents,
      evidence_due_at = excluded.evidence_due_at, told_at = excluded.told_at
    where d.told_at <= excluded.told_at`,
})

/** Its charge is known by now. */
export const unknownDisputeForget = batchStatement({
  name: 'unknown_dispute_forget',
  text: 'delete from unknown_dispute where provider = $provider and reference = $reference',
})
