// SQL of disputes and open differences of a brand.

import type { DifferenceKind } from '../../../domain/payments/watched.ts'
import { batchStatement, column } from '../../request/database/statement.ts'
import { notOfOthers } from './not_of_others.ts'

/**
 * Disputes of a brand's households and of visitors who bought its gifts, and those of charges that nobody knows; two hundred at the most,
 * open ones first, then the latest. A visitor's purchase is its own holder.
 */
export const readDisputes = batchStatement({
  name: 'watched_disputes',
  text: `select * from (
      select d.reference, o.provider, c.client_id as "clientId",
        coalesce(c.first_name || ' ' || c.last_name, g.sender_name) as name, coalesce(c.email, g.sender_email) as email,
        d.charge_key as "chargeKey", d.amount_cents as "amountCents", d.reason, d.state, d.at,
        d.evidence_due_at as "evidenceDueAt"
      from card_dispute d
      left join client c on c.client_id = d.client_id
      left join gift_purchase g on g.client_id = d.client_id and g.id = d.client_id
      left join outside_charge o on o.client_id = d.client_id and o.key = d.charge_key
      where coalesce(c.brand, g.brand) = $brand
      union all
      select reference, provider, null, null, null, null, amount_cents, reason, state, at, evidence_due_at
      from unknown_dispute
    ) d order by state = any ($closed::text[]), at desc, reference limit 200`,
  row: {
    reference: 'text',
    provider: 'text?',
    /** Null for a visitor, and where nobody knows whose charge it is; the latter has no name either. */
    clientId: 'uuid?',
    name: 'text?',
    email: 'text?',
    chargeKey: 'text?',
    amountCents: 'int',
    reason: 'text',
    state: 'text',
    at: 'instant',
    evidenceDueAt: 'instant?',
  },
})

/** Open differences of a brand's households and of unknown payments, latest first, at most two hundred. */
export const readDifferences = batchStatement({
  name: 'watched_differences',
  text: `select d.provider, d.name, d.kind, d.reference, d.there_cents as "thereCents", d.here_cents as "hereCents",
      d.found_at as "foundAt"
    from payment_difference d
    where d.settled_at is null and ${notOfOthers}
    order by d.found_at desc, d.provider, d.name, d.kind limit 200`,
  row: {
    provider: 'text',
    name: 'text',
    kind: column<DifferenceKind>('text'),
    reference: 'text?',
    thereCents: 'int',
    hereCents: 'int',
    foundAt: 'instant',
  },
})
