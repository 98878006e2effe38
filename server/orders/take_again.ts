// Brings a skipped box back with its contents, as far as they are there: while it was skipped, others could take them.

import type { OrderLine } from '../../domain/orders/lines.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import type { DishFacts } from '../messages/facts.ts'
import type { Tx } from '../request/database/database.ts'
import type { HouseholdOrder } from './household.ts'
import type { OrderInView } from './order_view.ts'
import { productOfLine } from './pricing.ts'
import { moveStock, replaceLines } from './state_store.ts'

interface TakenAgain {
  /** Upcoming, with the lines it still has; not priced yet. */
  order: HouseholdOrder & { lines: readonly OrderLine[] }
  /** Chosen products that are sold out, with the missing units. */
  missing: DishFacts[]
}

/** Takes a skipped box's lines from stock again. A line is cut to the stock that is left, recorded and reported. */
export async function takeAgain(tx: Tx, clientId: string, view: OrderInView): Promise<TakenAgain> {
  const { order, menu, pinned } = view
  const missing: DishFacts[] = []
  let { lines } = view
  const units = () => lines.map(line => ({ productId: line.productId, units: line.quantity }))
  let short = await moveStock(tx, order, units())
  const isWhole = short.length === 0
  while (short.length > 0) {
    const left = new Map(short.map(one => [one.productId, one.left]))
    const quantityOf = (line: OrderLine) => Math.min(line.quantity, left.get(line.productId) ?? line.quantity)
    for (const line of lines) {
      const product = productOfLine(line, menu, pinned)
      const name = product?.dish?.name ?? product?.item?.name
      const quantity = line.quantity - quantityOf(line)
      if (quantity > 0 && name) missing.push({ ...name, quantity })
    }
    const kept = lines
      .map(line => ({ ...line, quantity: quantityOf(line) }))
      .filter(line => line.quantity > 0)
    const there = new Set(kept.map(line => line.productId))
    lines = kept.map(line => ({ ...line, pairings: line.pairings.filter(id => there.has(id)) }))
    short = await moveStock(tx, order, units())
  }
  if (!isWhole) await replaceLines(tx, clientId, order.id, lines)
  const chosenBy = keepsChoice(view.lines, lines) ? order.chosenBy : null
  return { order: { ...order, state: 'upcoming', lines, chosenBy }, missing }
}

/** A box that lost its dishes counts as not chosen; one without meals by choice stays so. */
const keepsChoice = (before: readonly OrderLine[], lines: readonly OrderLine[]): boolean =>
  hasSelection(lines) || !hasSelection(before)
