// Takes the boxes off closed days, one household at a time: right after a day is closed, and by the clock's job, which goes on where a process
// was killed, and looks again once later boxes are opened.

import { cutoffOf } from '../../domain/time/cutoff.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { takePickupOff } from '../delivery/pickups/leave_closed_day.ts'
import type { Services } from '../integrations/services.ts'
import { localTime } from '../menu/local_time.ts'
import { menusOf } from '../menu/memory.ts'
import { tell } from '../messages/outbox.ts'
import { holdOpenBoxes } from '../orders/hold_open.ts'
import { isStopping, type Tx, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { everyClient } from '../request/in_halves.ts'
import { type LeftDay, leaveClosedDay } from '../subscription/settings_delivery/leave_closed_day.ts'
import {
  type BoxToLeave,
  countBoxesToLeave,
  holdBoxOnDay,
  type KeptDay,
  markDaySettled,
  noteBoxesOnDay,
  pickupsOnDay,
  readBoxesToLeave,
  readUnsettledDays,
  settleBoxOnDay,
} from './store.ts'

export type DaySettling = Pick<Services, 'pool' | 'memory' | 'log'>

/** Boxes that left the day, and those that the clock's job has yet to look at. */
export interface LeftDays {
  moved: number
  skipped: number
  waiting: number
}

const atOnce = 200

/** So many boxes are settled at once by the request that closes a day, a second or two; the clock's job goes on with the others. */
export const boxesSettledAtOnce = 100

/** Before every box. */
const first: BoxToLeave = { clientId: everyClient.firstClient, orderId: everyClient.firstClient }

/** A request that began before the day was closed can still put a box on it for a moment: boxes are looked for until then. */
const minutesToSettle = 2

/** The clock's job. @returns the number of boxes that left a closed day */
export async function settleClosedDays(
  services: DaySettling & Pick<Services, 'clock'>,
): Promise<{ boxes: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  const days = await readUnsettledDays.all(services.pool)
  const settled = await eachAlone(
    services.log,
    'settle_closed_days',
    days,
    async day => {
      await withTx(services.pool, tx => noteBoxesOnDay(tx, day, now))
      return settleDay(services, day, now)
    },
    ({ id }) => ({ closedDay: id }),
  )
  return { boxes: settled.reduce((sum, { moved, skipped }) => sum + moved + skipped, 0) }
}

/**
 * Settles the boxes that are noted. One that fails delays no other. Safe to repeat, and to be killed at any instant.
 * @param most boxes that are settled now; the others, and the pickups, wait for the next time
 */
export async function settleDay(
  services: DaySettling,
  day: KeptDay,
  now: string,
  most?: number,
): Promise<LeftDays> {
  const { pool, log } = services
  const count: LeftDays = { moved: 0, skipped: 0, waiting: 0 }
  for (let after = first; !isStopping(pool); ) {
    const boxes = await readBoxesToLeave(pool, day.id, after, most ?? atOnce)
    const done = await eachAlone(
      log,
      'settle_closed_days',
      boxes,
      box => leaveDay(services, day, box, now),
      ({ clientId, orderId }) => ({ clientId, orderId, closedDay: day.id }),
    )
    count.moved += done.filter(outcome => outcome === 'moved').length
    count.skipped += done.filter(outcome => outcome === 'skipped').length
    const last = boxes.at(-1)
    if (!last || boxes.length < (most ?? atOnce)) break
    if (most !== undefined) {
      count.waiting = await countBoxesToLeave(pool, day.id)
      break
    }
    after = last
  }
  const isDone = count.waiting === 0 && (await takePickupsOff(services, day, now))
  if (count.moved + count.skipped > 0) menusOf(services).changed()
  const since = Temporal.Instant.from(now).subtract({ minutes: minutesToSettle }).toString()
  if (isDone) await markDaySettled(pool, day.id, { now, since })
  return count
}

/** Booked pickups leave the day too. @returns whether all have */
async function takePickupsOff(services: DaySettling, day: KeptDay, now: string): Promise<boolean> {
  const pickups = await pickupsOnDay(services.pool, day)
  const done = await eachAlone(
    services.log,
    'settle_closed_days',
    pickups,
    ({ clientId }) => withTx(services.pool, tx => takePickupOff(tx, { ...day, clientId, now })),
    ({ clientId }) => ({ clientId, closedDay: day.id }),
  )
  return done.length === pickups.length
}

/** @returns null where the box was settled already */
async function leaveDay(
  services: DaySettling,
  day: KeptDay,
  box: BoxToLeave,
  now: string,
): Promise<LeftDay['outcome'] | 'stayed' | null> {
  const cutoff = cutoffOf(day.brand, day.day, await cutoffsOf(services))
  const asOf = now <= cutoff ? now : cutoff
  return withTx(services.pool, async tx => {
    await holdOpenBoxes(tx, box.clientId, asOf)
    const mark = { ...box, closedDayId: day.id }
    if (!(await holdBoxOnDay(tx, mark))) return null
    const left = await leaveClosedDay(tx, services, { ...box, actor: day.actor, now, asOf })
    const outcome = left?.outcome ?? 'stayed'
    const isElsewhere = left !== null && left.after.deliveryDate !== day.day
    await settleBoxOnDay(tx, mark, { outcome, movedTo: isElsewhere ? left.after.deliveryDate : null, now })
    if (left && left.outcome !== 'resting') await tellClosed(tx, day, left, { clientId: box.clientId, now })
    return outcome
  })
}

async function tellClosed(
  tx: Tx,
  { id, brand, day, reason }: KeptDay,
  { before, after }: LeftDay,
  { clientId, now }: { clientId: string; now: string },
): Promise<void> {
  const { id: orderId, deliveryDate, startHour, endHour, version } = after
  const skipped = after.state === 'skipped'
  await tell(tx, {
    clientId,
    brand,
    template: 'day_closed',
    data: {
      orderId,
      closedOn: day,
      reason,
      skipped,
      ...{ deliveryDate, startHour, endHour },
      cutoff: skipped ? null : localTime(brand, after.cutoffAt),
      beforeCents: before.totalCents,
      totalCents: after.totalCents,
    },
    key: `day_closed:${id}:${orderId}:${version}`,
    at: now,
  })
}
