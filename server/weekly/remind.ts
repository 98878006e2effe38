// Reminds before a cutoff: each batch once for each lead time a household can set, sent to those who set it. Reminders
// that fell due while the program was stopped are sent once when it starts.

import { firstPreferences, reminderDue } from '../../domain/communications/preferences.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import { readOpenBatches, readToRemind, stampReminded } from './remind_store.ts'
import { type MessageToSend, tellAll } from './tell_all.ts'

/**
 * Sends reminders that have fallen due. Where a household turned reminders off, or has chosen and only wants others, none is
 * written at all.
 * @returns the number of reminders
 */
export async function remind({ pool }: Pick<Services, 'pool'>, now: string): Promise<{ reminded: number }> {
  let reminded = 0
  for (const batch of await readOpenBatches(pool, now)) {
    const due = reminderDue(batch.cutoffAt, now, batch.reminded)
    if (!due) continue
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
  return { reminded }
}
