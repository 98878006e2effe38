// SQL of refunds to cards.

import type { CardRefund } from '../../integrations/processors/port.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'

export interface RefundToMake extends CardRefund {
  clientId: string
}

const cardRefundInsert = statement({
  name: 'card_refund_insert',
  text: `insert into card_refund (client_id, key, charge_key, amount_cents, state, at)
      values ($clientId, $key, $chargeKey, $amountCents, 'created', $at)
        on conflict (client_id, key) do nothing`,
})

/** Records a refund to a card; a known one stays unchanged. */
export async function insertCardRefund(
  tx: Tx,
  { clientId, key, chargeKey, amountCents }: RefundToMake,
  at: string,
): Promise<void> {
  await cardRefundInsert.run(tx, { clientId, key, chargeKey, amountCents, at })
}

/** Refunds of one household that are not made yet. */
export const readOpenRefunds = statement({
  name: 'card_refund_open',
  text: `select client_id as "clientId", key, charge_key as "chargeKey", amount_cents as "amountCents"
      from card_refund where client_id = $clientId and state = 'created' order by key`,
  row: columnsOf<RefundToMake>({ clientId: 'uuid', key: 'text', chargeKey: 'text', amountCents: 'int' }),
})

/** Every household's refunds that are not made yet, some at a time. */
export const readAllOpenRefunds = batchStatement({
  name: 'card_refund_all_open',
  text: `select client_id as "clientId", key, charge_key as "chargeKey", amount_cents as "amountCents"
      from card_refund where state = 'created' order by client_id, key limit 500`,
  row: columnsOf<RefundToMake>({ clientId: 'uuid', key: 'text', chargeKey: 'text', amountCents: 'int' }),
})

/** Records that the processor has made one. */
export const markRefunded = statement({
  name: 'card_refund_done',
  text: `update card_refund set state = 'done', provider_reference = $reference
      where client_id = $clientId and key = $key and state = 'created'`,
})
