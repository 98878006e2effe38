// Refuses a change of a box that its browser has not seen. A browser has one request in flight and repeats it word for
// word under its id until it is answered, so a request may arrive twice, late, or after later ones. The order's history
// remembers what was saved; the order itself remembers what was refused.

import { type Edit, isApplied } from '../../domain/orders/edits.ts'
import type { Services } from '../integrations/services.ts'
import type { BoxEvent, OrderOfClient } from './change_box.ts'
import type { OrderInView } from './order_view.ts'
import { type Connection, noteRefused, wasSaved } from './store.ts'

/** What the browser saw when it asked, and the id of its request. Without it a request is not guarded. */
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
 * How a request stands. `saved`: it was saved before, or asks for what is so already. `overtaken`: the box was changed since by
 * another one. `refused`: it was refused before, on the box as it is, and must not come true after all. `free` otherwise.
 */
type Standing = 'free' | 'saved' | 'overtaken' | 'refused'

/** Reads the history only where the order was changed since the browser saw it. */
export async function standingOf(
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
 * Notes with the order that a request was refused, so that a repeated one is refused too.
 * @returns false where the order was changed meanwhile, so that the refusal is out of date
 */
export async function keepRefused(
  connection: Connection,
  { clientId, orderId }: OrderOfClient,
  { seen }: SeenBox,
  { version, refused }: OrderInView['order'],
): Promise<boolean> {
  if (!seen || refused.includes(seen.id)) return true
  return noteRefused(connection, { clientId, orderId, version, requestId: seen.id })
}

/** The event of a change, with the request that made it. */
export const signed = ({ kind, data }: BoxEvent, { seen }: SeenBox) => ({
  kind,
  actor: 'client',
  data: { ...data, ...(seen && { id: seen.id }) },
})
