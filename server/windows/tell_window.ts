// The letter to a household whose window was changed by the company: what it had, what it has, and what became of its boxes.

import type { Slot } from '../../domain/time/slots.ts'
import { tell } from '../messages/outbox.ts'
import type { Tx } from '../request/database/database.ts'
import type { LeftWindow } from '../subscription/settings_delivery/leave_window.ts'
import type { ZoneToSettle } from './store.ts'

/** Nothing is written where nothing is otherwise, but for a household without any window, once for each timetable. */
export async function tellWindow(
  tx: Tx,
  { clientId, brand, zone, version, now, from }: ZoneToSettle & { clientId: string; now: string },
  { standing, moved, skipped, isChanged }: LeftWindow,
): Promise<void> {
  const isLost = standing?.after === null
  if (!isChanged && !isLost) return
  const boxes = [...moved.map(({ order }) => order), ...skipped]
  const names = boxes.map(({ id, version: of }) => `${id}.${of}`).sort()
  await tell(tx, {
    clientId,
    brand,
    template: 'window_changed',
    data: {
      before: standing ? facts(standing.before) : null,
      after: standing?.after ? facts(standing.after) : null,
      from,
      moved: moved.map(({ from: day, order }) => ({
        from: day,
        to: order.deliveryDate,
        startHour: order.startHour,
        endHour: order.endHour,
      })),
      skipped: skipped.map(({ deliveryDate }) => deliveryDate),
    },
    key: `window_changed:${zone}:${version}:${names[0] ?? (isLost ? 'none' : 'every_week')}`,
    at: now,
  })
}

const facts = ({ weekday, startHour, endHour }: Slot) => ({ weekday, startHour, endHour })
