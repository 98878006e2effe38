// SQL of the events of codes.

import type { HouseholdEventKind } from '../../domain/household_events.ts'
import type { SubscriptionState } from '../../domain/machines/tables.ts'
import { authorNow, factsNow } from '../request/asker.ts'
import type { Db } from '../request/database/database.ts'
import { column, statement } from '../request/database/statement.ts'
import { deviceNow } from '../request/device.ts'

export interface CodeEvent {
  clientId: string
  id: string
  kind: Extract<
    HouseholdEventKind,
    | 'code_applied'
    | 'code_refused'
    | 'code_removed'
    | 'gift_card_applied'
    | 'gift_card_resent'
    | 'card_removed'
    | 'card_changed'
    | 'corporate_plan_set'
  >
  /** The actor, where it was not the client: an admin's client id. */
  actor?: string
  data: Record<string, unknown>
  now: string
}

const codeEventInsert = statement({
  name: 'code_event_insert',
  text: `insert into client_event (client_id, id, kind, actor, data, at, device)
      values ($clientId, $id, $kind, $actor, $data::jsonb, $now, $device)`,
})

export async function insertCodeEvent(db: Db, event: CodeEvent): Promise<void> {
  await codeEventInsert.run(db, {
    ...event,
    data: JSON.stringify(factsNow(event.clientId, event.actor ?? 'client', event.data)),
    actor: authorNow(event.clientId, event.actor ?? 'client'),
    device: deviceNow(),
  })
}

const codeRefusals = statement({
  name: 'code_refusals',
  text: `select count(*)::int as count from client_event
      where client_id = $clientId and kind = 'code_refused' and at > $since`,
  row: { count: 'int' },
})

/** Wrong codes of a household since an instant. */
export async function countRefusals(db: Db, clientId: string, since: string): Promise<number> {
  return (await codeRefusals.first(db, { clientId, since }))?.count ?? 0
}

const codeSubscriptionState = statement({
  name: 'code_subscription_state',
  text: 'select state from subscription where client_id = $clientId',
  row: { state: column<SubscriptionState>('text') },
})

/** Null where the sign-up is not complete. */
export async function selectSubscriptionState(db: Db, clientId: string): Promise<SubscriptionState | null> {
  return (await codeSubscriptionState.first(db, { clientId }))?.state ?? null
}
