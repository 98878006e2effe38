// Keeps a change from writing over what its browser has not seen: another device's change of the line, and what was asked
// after it, when a try of it comes late (domain/orders/tries.ts).

import type pg from 'pg'
import { Refusal } from '../../contract/errors.ts'
import { type Edit, isApplied, valueIn } from '../../domain/orders/edits.ts'
import type { BoxChange, OrderLine } from '../../domain/orders/lines.ts'
import { standingOf } from '../../domain/orders/tries.ts'
import type { BoxEvent, OrderOfClient } from './change_box.ts'
import type { OrderInView } from './order_view.ts'
import { readWritten } from './store.ts'

/** What the browser saw of the line it changes, and which try this is. */
export interface SeenLine {
  seen?:
    | {
        /** Of the order. */
        version?: number
        /** What the line may say of what is changed: any of these, in the words of `saidOf`. */
        from?: readonly string[] | undefined
        id?: string | undefined
        doubt?: readonly { id: string; productId: string }[] | undefined
      }
    | undefined
}

export type AskedEdit = Edit & SeenLine

/**
 * Refuses a change of a line that another device changed since it was looked at; to want what is so already is no quarrel.
 * @throws order_changed with `productId`
 */
export function refuseIfOvertaken(lines: readonly OrderLine[], edit: Edit, { seen }: SeenLine): void {
  if (!seen?.from || seen.from.includes(valueIn(lines, edit))) return
  refuseUnlessSo(lines, edit)
}

function refuseUnlessSo(lines: readonly OrderLine[], edit: Edit): void {
  if (!isApplied(lines, edit)) throw new Refusal('order_changed', { details: { productId: edit.productId } })
}

/** The guard of one request. What is not signed with an id is let through: then the words of the line alone decide. */
export function guardOf(pool: pg.Pool, of: OrderOfClient, asked: AskedEdit) {
  const { productId, seen } = asked
  const { id, version = 0, doubt = [] } = seen ?? {}
  let checked = version
  let doubts = id === undefined ? [] : doubt
  return {
    /**
     * Whether there is nothing to do any more: this very try was saved before, or what it wants is so.
     * @throws order_changed with `productId`
     */
    async isSaved({ order, lines }: OrderInView): Promise<boolean> {
      if (id === undefined || order.version <= checked) return false
      const since = await readWritten(pool, of.clientId, of.orderId, checked)
      const standing = standingOf({ id, productId, version: checked, doubt }, since)
      if (standing === 'overtaken') refuseUnlessSo(lines, asked)
      return standing !== 'free'
    },
    /** Whether earlier tries may still be on their way: before anything else they are made to come too late. */
    inDoubt: () => doubts.length > 0,
    /** Notes on the order that whatever was in doubt is so no longer: `standingOf` finds it overtaken. */
    settling: {
      kind: 'doubts_settled' as const,
      actor: 'client',
      data: { id, settles: true, also: [...new Set(doubts.map(one => one.productId))] },
    },
    /** @param at the version that came with it */
    settled(at: number) {
      doubts = []
      checked = at
    },
    /** The event of the change, with its try and what else it changed. */
    signed({ kind, data }: BoxEvent, { written, removed }: BoxChange) {
      const ids = [...written.map(line => line.productId), ...removed]
      const also = ids.filter(other => other !== productId)
      const more = { ...(id !== undefined && { id }), ...(also.length > 0 && { also }) }
      return { kind, actor: 'client', data: { ...data, ...more } }
    },
  }
}
