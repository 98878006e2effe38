// SQL of what is kept of codes that were typed.

import type { SubscriptionState } from '../../domain/machines/tables.ts'
import type { Queryable } from '../platform/database.ts'

export interface CodeEvent {
  clientId: string
  id: string
  kind:
    | 'code_applied'
    | 'code_refused'
    | 'code_removed'
    | 'gift_card_applied'
    | 'card_removed'
    | 'receipts_sent'
  data: Record<string, unknown>
  now: string
}

export async function insertCodeEvent(db: Queryable, event: CodeEvent): Promise<void> {
  await db.query({
    name: 'code_event_insert',
    text: `insert into client_event (client_id, id, kind, actor, data, at) values ($1, $2, $3, 'client', $4::jsonb, $5)`,
    values: [event.clientId, event.id, event.kind, JSON.stringify(event.data), event.now],
  })
}

/** Wrong codes a household typed since an instant. */
export async function countRefusals(db: Queryable, clientId: string, since: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'code_refusals',
    text: `select count(*)::int as count from client_event
      where client_id = $1 and kind = 'code_refused' and at > $2`,
    values: [clientId, since],
  })
  return rows[0]?.count ?? 0
}

/** Null where the sign-up is not complete. */
export async function selectSubscriptionState(
  db: Queryable,
  clientId: string,
): Promise<SubscriptionState | null> {
  const { rows } = await db.query<{ state: SubscriptionState }>({
    name: 'code_subscription_state',
    text: 'select state from subscription where client_id = $1',
    values: [clientId],
  })
  return rows[0]?.state ?? null
}
