// The author of a box's event: the household, or whoever of the company does it for the household, with the reason.

import type { OrderEventKind } from '../../domain/household_events.ts'
import { actForNow, authorNow, factsNow } from '../request/asker.ts'
import type { Tx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'

export interface OrderEvent {
  kind: OrderEventKind
  actor: string
  data: Record<string, unknown>
}

/** An event as it is written. */
export const authored = ({ clientId }: { clientId: string }, event: OrderEvent): OrderEvent => ({
  ...event,
  actor: authorNow(clientId, event.actor),
  data: factsNow(clientId, event.actor, event.data),
})

/** Notes what is done for a household for the log of staff; nothing where the household does it. */
export function noteAuthored(
  tx: Tx,
  {
    clientId,
    orderId,
    event: { kind, data, actor },
  }: { clientId: string; orderId: string; event: OrderEvent },
): void {
  if (actForNow(clientId)?.actor === actor)
    noteInLog(tx, { clientId, about: { orderId }, event: { kind, data, by: actor } })
}
