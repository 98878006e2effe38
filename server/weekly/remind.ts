// Reminds before a cutoff: each batch once for each lead time a household can set, sent to those who set it. Reminders
// that fell due while the program was stopped are sent once when it starts.

import { firstPreferences, reminderDue } from '../../domain/communications/preferences.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { readOpenBatches, readToRemind, stampReminded } from './remind_store.ts'
import { type MessageToSend, tellAll } from './tell_all.ts'

/**
 * Sends reminders that have fallen due. Where a household turned reminders off, or has chosen and only wants others, none is
 * written at all.
 * @returns the number of reminders
 */
export async function remind(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  now: string,
): Promise<{ reminded: number }> {
  let reminded = 0
  const remindBatch = async (batch: Awaited<ReturnType<typeof readOpenBatches>>[number]) => {
    const due = reminderDue(batch.cutoffAt, now, batch.reminded)
    if (!due) return
    const cutoffDate = wallClock(batch.brand, batch.cutoffAt).date
    const key = (template: string, orderId: string) => `${template}:${orderId}:${due.hours}`
    reminded += await withTx(pool, async tx => {
      const orders = await readToRemind(tx, batch, due.passed, firstPreferences)
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
      await tellAll(tx, batch, messages, now)
      await stampReminded(tx, batch, due.passed)
      return messages.length
    })
  }
  const named = ({ brand, cutoffAt }: { brand: string; cutoffAt: string }) => ({ brand, cutoffAt })
  await eachAlone(log, 'reminders', await readOpenBatches(pool, now), remindBatch, named)
  return { reminded }
}
