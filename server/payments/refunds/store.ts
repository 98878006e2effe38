// SQL of refunds to cards.

import type pg from 'pg'
import type { CardRefund } from '../../integrations/cards/port.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export interface RefundToMake extends CardRefund {
  clientId: string
}

const cardRefundInsert = statement({
  name: 'card_refund_insert',
  text: `insert into card_refund (client_id, key, charge_key, amount_cents, state, at)
      values ($1, $2, $3, $4, 'created', $5) on conflict (client_id, key) do nothing`,
})

/** Writes a refund to a card down; a known one stays unchanged. */
export async function insertRefund(
  tx: Tx,
  { clientId, key, chargeKey, amountCents }: RefundToMake,
  at: string,
): Promise<void> {
  await cardRefundInsert.run(tx, [clientId, key, chargeKey, amountCents, at])
}

const cardRefundOpen = statement<RefundToMake>({
  name: 'card_refund_open',
  text: `select client_id as "clientId", key, charge_key as "chargeKey", amount_cents as "amountCents"
      from card_refund where client_id = $1 and state = 'created' order by key`,
  row: { clientId: 'uuid', key: 'text', chargeKey: 'text', amountCents: 'int' },
})

/** Refunds of one household that are not made yet. */
export async function readOpenRefunds(pool: pg.Pool, clientId: string): Promise<RefundToMake[]> {
  return cardRefundOpen.all(pool, [clientId])
}

const cardRefundAllOpen = batchStatement<RefundToMake>({
  name: 'card_refund_all_open',
  text: `select client_id as "clientId", key, charge_key as "chargeKey", amount_cents as "amountCents"
      from card_refund where state = 'created' order by client_id, key limit 500`,
  row: { clientId: 'uuid', key: 'text', chargeKey: 'text', amountCents: 'int' },
})

/** Every household's refunds that are not made yet, some at a time. */
export async function readAllOpenRefunds(pool: pg.Pool): Promise<RefundToMake[]> {
  return cardRefundAllOpen.all(pool)
}

const cardRefundDone = statement({
  name: 'card_refund_done',
  text: `update card_refund set state = 'done', provider_reference = $3
      where client_id = $1 and key = $2 and state = 'created'`,
})

/** Notes that the processor has paid one back. */
export async function markRefunded(
  pool: pg.Pool,
  { clientId, key }: RefundToMake,
  reference: string,
): Promise<void> {
  await cardRefundDone.run(pool, [clientId, key, reference])
}
