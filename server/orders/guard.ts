// Refuses a change of a box that its browser has not seen. A browser has one request in flight and repeats it word for word under
// its id until it is answered, so a request may arrive twice, late, or after later ones. The order's history remembers saved
// requests; the order itself remembers refused ones.

import { type Edit, isApplied } from '../../domain/orders/edits.ts'
import type { Services } from '../integrations/services.ts'
import type { BoxEvent, OrderOfClient } from './change_box.ts'
import type { OrderInView } from './order_view.ts'
import { type Connection, noteRefused, wasSaved } from './store.ts'

/** The box as the browser saw it, and the id of its request. A request without it is not guarded. */
export interface SeenBox {
  seen?:
    | {
        /** Of the order. */
        version: number
        id: string
      }
    | undefined
}

export type AskedEdit = Edit & SeenBox

/**
 * The status of a request. `saved`: it was saved before, or its change is already made. `overtaken`: another request has changed
 * the box since. `refused`: it was refused before, on the box as it is, and must stay refused. `free` otherwise.
 */
type Standing = 'free' | 'saved' | 'overtaken' | 'refused'

/** Reads the history only where the order was changed since the browser saw it. */
export async function standingOfOrder(
  { pool }: Pick<Services, 'pool'>,
  { clientId, orderId }: OrderOfClient,
  asked: AskedEdit,
  { order, lines }: OrderInView,
): Promise<Standing> {
  const { seen } = asked
  if (!seen) return 'free'
  if (order.version === seen.version) return order.refused.includes(seen.id) ? 'refused' : 'free'
  const isSaved =
    isApplied(lines, asked) || (await wasSaved(pool, { clientId, orderId, requestId: seen.id, ...seen }))
  return isSaved ? 'saved' : 'overtaken'
}

/**
 * Records with the order that a request was refused, so that a repeat is refused too.
 * @returns false where the order changed in the meantime, so that the refusal is out of date
 */
export async function recordRefused(
  connection: Connection,
  { clientId, orderId }: OrderOfClient,
  { seen }: SeenBox,
  { version, refused }: OrderInView['order'],
): Promise<boolean> {
  if (!seen || refused.includes(seen.id)) return true
  return noteRefused(connection, { clientId, orderId, version, requestId: seen.id })
}

/** The event of a change, with its request. */
export const signed = ({ kind, data }: BoxEvent, { seen }: SeenBox) => ({
  kind,
  actor: 'client',
  data: { ...data, ...(seen && { id: seen.id }) },
})
