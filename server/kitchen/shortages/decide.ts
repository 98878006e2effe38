// Decides what happens to a box with a shortage: the household's choice if it came in time, else the announced default. Exclusions,
// and for a default what the replacement adds, are checked again when it is carried out, so nothing excluded ever comes in, and
// nothing is added without a yes.

import { createHash } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { deliverySteps } from '../../../domain/machines/order_groups.ts'
import { type ShortageChoice, swapsFor } from '../../../domain/substitution.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { judged } from '../../menu/replacing.ts'
import { carryOutRefunds } from '../../money/card_refunds/carry_out.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import { refundIn } from '../../refunds/make_refund.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import {
  type BoxConcerned,
  decideShortageBox,
  holdShortageBox,
  readConcernedOne,
  type ShortageBox,
} from './box_store.ts'
import { compare, contentsFor, wishesOfBox, worthOf } from './compare.ts'
import { readShortage, type ShortageRow } from './store.ts'
import { type HeldBox, holdShortBox, takeReplacement, writeSwap } from './swap_store.ts'

type Needs = Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>

interface Answered {
  clientId: string
  brand: BrandId
  shortageId: string
  choice: ShortageChoice
  /** The product it is swapped for. */
  swapId: string | null
  /** Program time, ISO instant. */
  now: string
}

/**
 * Takes a household's answer, and carries it out at once. Repeating it changes nothing; an accepted replacement can still be left
 * out or swapped.
 * @throws Refusal not_found; shortage_over once its time is over, or the box is packed; shortage_unfit for an impossible
 *   replacement; sold_out
 */
export async function answerShortage(services: Needs, answered: Answered): Promise<ShortageChoice> {
  const { clientId, brand, shortageId, choice, swapId, now } = answered
  const shortage = await readShortage.first(services.pool, { id: shortageId })
  if (!shortage || shortage.brand !== brand) throw new Refusal('not_found')
  await withTx(services.pool, async tx => {
    await holdHousehold(tx, clientId)
    const asked = await holdShortageBox(tx, clientId, shortageId)
    if (!asked) throw new Refusal('not_found')
    const same = asked.choice === choice && asked.swapId === swapId
    if (same) return
    const open = asked.choice === null || asked.choice === 'accept'
    if (!open || shortage.decideBy === null || now > shortage.decideBy) throw new Refusal('shortage_over')
    await carryOut(tx, services, { shortage, asked, choice, swapId, by: 'client', now })
  })
  menusOf(services).changed()
  await carryOutRefunds(services, clientId)
  return choice
}

/** Carries out the announced default for a household that did not answer. Safe to repeat. */
export async function decideByItself(
  services: Needs,
  shortage: ShortageRow,
  clientId: string,
  now: string,
): Promise<void> {
  await withTx(services.pool, async tx => {
    await holdHousehold(tx, clientId)
    const asked = await holdShortageBox(tx, clientId, shortage.id)
    if (asked?.choice !== null) return
    await carryOut(tx, services, { shortage, asked, choice: asked.standard, swapId: null, by: 'clock', now })
  })
  await carryOutRefunds(services, clientId)
}

interface Doing {
  shortage: ShortageRow
  asked: ShortageBox
  choice: ShortageChoice
  swapId: string | null
  by: 'client' | 'clock'
  now: string
}

async function carryOut(tx: Tx, services: Needs, doing: Doing): Promise<void> {
  const { shortage, asked, by, now } = doing
  const { clientId, orderId } = asked
  const held = await holdShortBox(tx, clientId, orderId)
  const box = await readConcernedOne.first(tx, { clientId, orderId, productId: shortage.productId })
  const decided = (
    choice: ShortageChoice,
    more: { swapId?: string | null; refundNumber?: number | null } = {},
  ) => decideShortageBox(tx, asked, { choice, swapId: null, refundNumber: null, ...more, by, at: now })
  const of = { clientId, shortageId: shortage.id, orderId, productId: shortage.productId, units: asked.units }
  const drop = async () => {
    const refundNumber = await dropIn(tx, services, { ...of, brand: shortage.brand, actor: by, now })
    await decided('drop', { refundNumber })
  }
  if (!held || !box) {
    if (by === 'client') throw new Refusal('shortage_over')
    // Packed before anybody decided: the kitchen went by the announced default. A box called off has nothing left to refund.
    const packed = held !== undefined && isOneOf(held.state, deliverySteps)
    if (!packed || asked.standard === 'drop') return drop()
    return (await replaceIn(tx, services, doing, held, asked.units)) ? decided('accept') : drop()
  }
  const contents = await contentsFor(services, shortage, [box])
  const { fits, standard } = compare(shortage, box, contents)
  if (doing.choice === 'accept' && !fits && by === 'client') throw new Refusal('shortage_unfit')
  const takes = by === 'client' ? fits : standard === 'accept'
  if (doing.choice === 'swap') {
    const to = doing.swapId
    const offered = await swapsOffered(services, shortage, box, held)
    if (to === null || !offered.includes(to))
      throw new Refusal('shortage_unfit', { fields: { swapId: 'shortage_unfit' } })
    await swapIn(tx, services, { held, box, from: shortage.productId, to, actor: by, now })
    return decided('swap', { swapId: to })
  }
  if (doing.choice === 'accept' && takes && (await replaceIn(tx, services, doing, held, box.units))) {
    return decided('accept')
  }
  return drop()
}

/** Puts the replacement in, where it is a product of its own. @returns false where it has run out too */
async function replaceIn(
  tx: Tx,
  services: Needs,
  { shortage: { productId, replacement }, asked, by, now }: Doing,
  held: HeldBox,
  units: number,
): Promise<boolean> {
  if (!replacement?.version) return true
  const box = { ...asked, units }
  return swapIn(tx, services, { held, box, from: productId, to: replacement.id, actor: by, now }).catch(
    whereSoldOut,
  )
}

/** The replacement has run out too: then the price is refunded. */
function whereSoldOut(failure: unknown): false {
  if (failure instanceof Refusal && failure.code === 'sold_out') return false
  throw failure
}

/** Products of the week that a household can have instead of a line; ids. */
export async function swapsOffered(
  services: Stored,
  { productId }: ShortageRow,
  box: BoxConcerned,
  { brand, week, priced }: Pick<HeldBox, 'brand' | 'week' | 'priced'>,
): Promise<string[]> {
  const menu = await menusOf(services).week(brand, week)
  const catalogue = await catalogueOf(services)
  const line = menu?.products.get(productId)
  if (!menu || !line) return []
  const products = [...menu.products.values()].map(product => ({
    ...judged(product, null, catalogue),
    kind: product.kind,
    taxClass: product.taxClass,
    cents: worthOf(product),
    left: menu.soldOut.has(product.id) ? 0 : box.units,
    rank: product.rank,
  }))
  const { kind, taxClass } = line
  return swapsFor({ kind, taxClass, cents: worthOf(line), units: box.units }, products, {
    inBox: priced.lines.map(one => one.productId),
    wishes: wishesOfBox(box),
  })
}

interface Swap {
  held: HeldBox
  box: Pick<BoxConcerned, 'clientId' | 'orderId' | 'units'>
  from: string
  to: string
  actor: string
  now: string
}

/** @throws Refusal sold_out */
async function swapIn(tx: Tx, services: Stored, { held, box, from, to, actor, now }: Swap): Promise<true> {
  const { clientId, orderId, units } = box
  const { brand, week } = held
  const version = (await menusOf(services).week(brand, week))?.products.get(to)?.version
  if (version === undefined || !(await takeReplacement(tx, { brand, week, productId: to }, units)))
    throw new Refusal('sold_out', { details: { productId: to, left: 0 } })
  const priced = {
    ...held.priced,
    lines: held.priced.lines.map(line => (line.productId === from ? { ...line, productId: to } : line)),
  }
  const of = { clientId, orderId, version: held.version + 1, priced }
  await writeSwap(tx, of, { from, to, version }, { actor, at: now })
  return true
}

/** A UUID of its own for the refund of a shortage, always the same, so that it is made once. */
function requestOf(shortageId: string, clientId: string): string {
  const hex = createHash('sha256').update(`shortage:${shortageId}:${clientId}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/**
 * Refunds the price of a line, by the usual refund, to where it came from.
 * @returns its credit note's number; null where nothing of it was left
 */
export async function dropIn(
  tx: Tx,
  services: Stored,
  of: {
    clientId: string
    shortageId: string
    orderId: string
    productId: string
    units: number
    brand: BrandId
    actor: string
    now: string
  },
): Promise<number | null> {
  const { clientId, shortageId, orderId, productId, units, brand, now } = of
  try {
    const { number } = await refundIn(tx, services, {
      clientId,
      orderId,
      brand,
      wish: { kind: 'units', units: { [productId]: units } },
      to: 'payment',
      reason: 'short',
      note: null,
      requestId: requestOf(shortageId, clientId),
      actor: { event: of.actor, ledger: of.actor },
      now,
    })
    return number
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'refund_nothing_left') return null
    throw failure
  }
}
