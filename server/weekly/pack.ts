// Begins packing with the day of delivery. Unpaid boxes are cancelled, and their households told: until then any card could have
// paid for them.

import { brandIds } from '../../domain/brands.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import { brandDate } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { giveUpPayment } from '../money/give_up.ts'
import { eachPiece, piecesOfBatch } from '../nodes/pieces.ts'
import { repriceMovedDiscounts } from '../orders/reprice.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { type ClientRange, halvesOrNone, inHalves } from '../request/in_halves.ts'
import { type Batch, keyOfBatch } from './batch.ts'
import { cancelUnpaid, readBatchesToPack, readOpenOfCancelled, stampPacked } from './pack_store.ts'
import { readMembers } from './set_aside/store.ts'
import { tellAll } from './tell_all.ts'

type Packing = Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>

/**
 * Cancels the unpaid orders of every batch delivered today or before, of both brands.
 * @param now program time, ISO instant
 * @returns the number of cancelled orders
 */
export async function pack(services: Packing, now: string): Promise<{ cancelled: number }> {
  let cancelled = 0
  await eachAlone(
    services.log,
    'pack',
    await batchesToPack(services, now),
    async batch => {
      cancelled += await packBatch(services, batch, now)
    },
    ({ brand, deliveryDate, kitchen }) => ({ brand, deliveryDate, kitchen }),
  )
  return { cancelled }
}

/** Charged batches whose packing is due and has not begun. */
export async function batchesToPack({ pool }: Pick<Services, 'pool'>, now: string): Promise<Batch[]> {
  const batches = await Promise.all(
    brandIds.map(brand => readBatchesToPack.all(pool, { brand, date: brandDate(brand, now) })),
  )
  return batches.flat()
}

/**
 * Begins the packing of one batch. Pending payments of cancelled boxes are given up with the processor; late captures are refunded.
 * If it is killed in between, the processor does not answer, or an order cannot be cancelled, the next run continues: the batch is stamped last.
 * @throws WaitsForNodes where nodes of a distributed database are lost, once all others are done
 */
export async function packBatch(services: Packing, batch: Batch, now: string): Promise<number> {
  const { pool, log } = services
  const unpaid = statesBefore('order', 'cancelled')
  let orders = 0
  let whole = true
  const cancel = async (range: ClientRange) => {
    orders += await withTx(pool, tx => cancelIn(tx, { ...batch, ...range }))
  }
  const cancelIn = async (tx: Tx, part: Batch & ClientRange) => {
    const cancelled = await cancelUnpaid(tx, part, unpaid, now)
    const messages = cancelled.map(order => ({ ...order, template: 'order_cancelled' as const, facts: {} }))
    await tellAll(tx, { ...batch, members: part.members }, messages, now)
    // A cancelled box's discount goes to the household's next one.
    for (const { clientId } of cancelled) await repriceMovedDiscounts(tx, services, clientId, now)
    return cancelled.length
  }
  const setAside = async (range: ClientRange, error: unknown) => {
    const members = await readMembers.all(pool, { ...batch, ...range, states: unpaid })
    const parts = halvesOrNone(range, members, error)
    if (parts.length === 0) {
      whole = false
      log.error({ err: error, ...members[0] }, 'an unpaid order could not be cancelled, and is set aside')
    }
    return parts
  }
  await eachPiece(
    services,
    `pack ${keyOfBatch(batch).join(' ')}`,
    await piecesOfBatch(services, batch),
    piece => inHalves(piece, cancel, setAside),
  )
  const open = await readOpenOfCancelled.all(pool, batch)
  const answers = await eachAlone(
    services.log,
    'give_up_payments',
    open,
    one => giveUpPayment(services, one, now),
    ({ clientId, orderId }) => ({ clientId, orderId }),
  )
  const known = answers.length === open.length && answers.every(Boolean)
  if (known && whole) await stampPacked.run(pool, { ...batch, at: now })
  return orders
}
