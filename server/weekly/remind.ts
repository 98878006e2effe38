// Reminds before a cutoff: each batch once for each lead time a household can set, sent to those who set it. Reminders
// that fell due while the program was stopped are sent once when it starts.

import { firstPreferences, reminderDue } from '../../domain/communications/preferences.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { eachPiece, piecesOfBatch } from '../nodes/pieces.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { type ClientRange, halvesOrNone, inHalves } from '../request/in_halves.ts'
import { keyOfBatch } from './batch.ts'
import { readOpenBatches, readToRemind, stampReminded } from './remind_store.ts'
import { readMembers } from './set_aside/store.ts'
import { type MessageToSend, tellAll } from './tell_all.ts'

/**
 * Sends reminders that have fallen due. Where a household turned reminders off, or has chosen and only wants others, none is
 * written at all. One that fails is left out: the next comes with the next lead time.
 * @returns the number of reminders
 */
export async function remind(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  now: string,
): Promise<{ reminded: number }> {
  const { pool, log } = services
  let reminded = 0
  const remindBatch = async (batch: Awaited<ReturnType<typeof readOpenBatches>>[number]) => {
    const due = reminderDue(batch.cutoffAt, now, batch.reminded)
    if (!due) return
    const cutoffDate = wallClock(batch.brand, batch.cutoffAt).date
    const key = (template: string, orderId: string) => `${template}:${orderId}:${due.hours}`
    const pieces = await piecesOfBatch(services, batch)
    let divided = pieces.pieces.length !== 1 || pieces.lost.length > 0
    const remindIn = async (tx: Tx, range: ClientRange) => {
      const orders = await readToRemind(tx, { ...batch, ...range }, due.passed, firstPreferences)
      const messages = orders.map(({ clientId, orderId, skipped, chosen }): MessageToSend => {
        const of = { clientId, orderId }
        return skipped
          ? {
              ...of,
              template: 'skipped_reminder',
              facts: { cutoffDate },
              key: key('skipped_reminder', orderId),
            }
          : {
              ...of,
              template: 'order_reminder',
              facts: { cutoffDate, chosen },
              key: key('order_reminder', orderId),
            }
      })
      await tellAll(tx, { ...batch, members: range.members }, messages, now)
      if (!divided) await stampReminded(tx, batch, due.passed)
      return messages.length
    }
    const remindSome = async (range: ClientRange) => {
      reminded += await withTx(pool, tx => remindIn(tx, range))
    }
    const leaveOut = async (range: ClientRange, error: unknown) => {
      divided = true
      const members = await readMembers.all(pool, { ...batch, ...range, states: openOrders })
      const parts = halvesOrNone(range, members, error)
      if (parts.length === 0) log.error({ err: error, ...members[0] }, 'a household could not be reminded')
      return parts
    }
    await eachPiece(services, `remind ${keyOfBatch(batch).join(' ')} ${due.passed.join()}`, pieces, piece =>
      inHalves(piece, remindSome, leaveOut),
    )
    // Done in parts, it is stamped last: a reminder has a key, so none comes twice.
    if (divided) await withTx(pool, tx => stampReminded(tx, batch, due.passed))
  }
  const named = ({ brand, cutoffAt }: { brand: string; cutoffAt: string }) => ({ brand, cutoffAt })
  await eachAlone(log, 'reminders', await readOpenBatches(pool, now), remindBatch, named)
  return { reminded }
}
