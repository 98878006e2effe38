// Locks a slice of a batch: in one transaction, unfilled boxes get their dishes, every order gets its price and leaves `upcoming`,
// card payments are recorded before any card is charged, and messages are written.

import { candidateOf, isSafe } from '../../domain/choice/candidate.ts'
import { profileFromKey } from '../../domain/choice/profile.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import { repriceMovedDiscounts } from '../orders/reprice.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { Batch, Choice, Slice } from './batch.ts'
import { assign, CapacityMoved, unitsByDish } from './choose.ts'
import { returnUnits } from './choose_store.ts'
import { dealHand } from './hand_out.ts'
import { decideOrders, isPriced, type LockingFacts } from './lock_decide.ts'
import {
  type HeldRow,
  holdSlice,
  type OrderToLock,
  readHeldCodes,
  readLines,
  readOrdersToLock,
  readValueOfSlice,
} from './lock_store.ts'
import { writeLocked } from './lock_write.ts'
import { dishesToChoose, historiesOn } from './own_history.ts'

/** The inputs of locking. */
type Locking = Stored & Pick<Services, 'config'>

const tries = 20

/**
 * Locks a slice, unless that is done. It sees one state of the database: an edit that commits in the meantime makes it start again.
 * @param now program time, ISO instant
 */
export async function lockSlice(services: Locking, batch: Batch, slice: Slice, now: string): Promise<void> {
  const menu = await menusOf(services).week(batch.brand, batch.week)
  for (let attempt = 1; ; attempt++) {
    try {
      await withTx(services.pool, tx => lockOnce(tx, services, batch, slice, menu, now), {
        isolation: 'repeatable read',
      })
      return
    } catch (error) {
      if (!(error instanceof CapacityMoved) || attempt === tries) throw error
    }
  }
}

async function lockOnce(
  tx: Tx,
  services: Locking,
  batch: Batch,
  slice: Slice,
  menu: WeekMenu | null,
  now: string,
): Promise<void> {
  const terms = (await termsOf(services)).of(batch.brand, batch.deliveryDate)
  const held = await holdSlice(tx, batch, slice)
  if (!held) return
  const { choices, cutoffAt } = held
  const cutoffDay = brandDate(batch.brand, cutoffAt)
  const keyOf = historiesOn(menu)
  const read = await readOrdersToLock(tx, batch, slice, dishesToChoose(menu))
  const orders = read.map(order => ({ ...order, profileKey: keyOf(order) }))
  const chosenFor = await chooseDishes(tx, batch, menu, choices, orders)
  const lines = await readLines(tx, slice, orders.filter(hasUnpricedBox))
  const pinned = await menusOf(services).contents(
    [...lines.values()].flat().map(({ productId, version }) => ({ id: productId, version })),
  )
  const facts: LockingFacts = {
    ...batch,
    cutoffAt,
    cutoffDay,
    pointsEndOn: services.config.pointsEndOn,
    terms,
    menu,
    pinned,
    lines,
    value: new Map(
      (await readValueOfSlice(tx, { ...batch, cutoffAt, cutoffDay }, slice)).map(value => [
        value.clientId,
        value,
      ]),
    ),
    held: byClient(await readHeldCodes(tx, batch, slice)),
    dishesFor: order => chosenFor.get(order.orderId) ?? [],
  }
  const decided = decideOrders(orders, facts)
  await writeLocked(tx, batch, slice, { decided, minimumCents: terms.minimumCents }, now)
  // A box that is not delivered leaves its discount to the household's next one, which may already be chosen and priced.
  const lost = decided.filter(
    ({ order, outcome }) => outcome.state !== 'locked' && facts.held.has(order.clientId),
  )
  for (const { order } of lost) await repriceMovedDiscounts(tx, services, order.clientId, now)
}

/** The box has lines, and its price with the dishes still to come is not known yet. */
function hasUnpricedBox(order: OrderToLock): boolean {
  return !isPriced(order) && order.filled
}

/** The dishes of each order without a selection, by order id; edits in between change the kitchen's capacity accordingly. */
async function chooseDishes(
  tx: Tx,
  batch: Batch,
  menu: WeekMenu | null,
  choices: readonly Choice[],
  orders: readonly OrderToLock[],
): Promise<Map<string, readonly string[]>> {
  const safe = choices.filter(choice => isStillSafe(choice, menu))
  const hand = dealHand(
    safe,
    orders.filter(order => order.unchosen),
  )
  const unsafe = choices.filter(choice => !safe.includes(choice))
  await returnUnits(tx, batch, unitsByDish([...hand.over, ...unsafe]))
  const demand = hand.beyond.map(({ profileKey }) => ({ profileKey, households: 1 }))
  const more = dealHand(await assign(tx, batch, menu, demand), hand.beyond)
  return new Map([...hand.dishes, ...more.dishes])
}

/** Whether the dishes of a choice suit its profile as they are now: one of them may have been corrected or withdrawn since it was made. */
function isStillSafe({ profileKey, dishIds }: Choice, menu: WeekMenu | null): boolean {
  const profile = profileFromKey(profileKey)
  return dishIds.every(id => {
    const product = menu?.products.get(id)
    return (
      product === undefined ||
      product.kind === 'item' ||
      (!product.withdrawn &&
        isSafe(candidateOf(product.dish, { ...product, capacity: 0, taken: 0 }), profile))
    )
  })
}

function byClient(rows: readonly HeldRow[]): Map<string, HeldRow[]> {
  const held = new Map<string, HeldRow[]>()
  for (const row of rows) held.set(row.clientId, [...(held.get(row.clientId) ?? []), row])
  return held
}
