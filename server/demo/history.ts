// Plays the past weeks of demo households with the functions of the weekly run: their boxes are chosen, locked, charged and
// delivered, each at its own time, so that payments, ledger, points and messages are real.

import { instantAt } from '../../domain/time/zone.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { openIntegrations } from '../integrations/open_integrations.ts'
import type { Services } from '../integrations/services.ts'
import { sendMessages } from '../messages/send.ts'
import type { Clock } from '../request/clock/clock.ts'
import { withTx } from '../request/database/database.ts'
import { runBatch } from '../weekly/run_batch.ts'
import { findBatchesBehind, ordersToDeliver, returnBags } from './history_store.ts'

/** The services at an earlier instant. */
function servicesAt(services: Services, instant: string): Services {
  const then = Temporal.Instant.from(instant)
  const clock: Clock = { now: () => then }
  return { ...services, clock, ...openIntegrations({ ...services, db: services.pool, clock }) }
}

/**
 * Runs every batch whose cutoff has passed and delivers every box whose window has.
 * @param now program time, ISO instant
 */
export async function liveUntil(services: Services, now: string): Promise<void> {
  for (const { cutoffAt, ...batch } of await findBatchesBehind(services.pool, now)) {
    const minuteLater = Temporal.Instant.from(cutoffAt).add({ minutes: 1 }).toString()
    const then = servicesAt(services, minuteLater)
    await runBatch(then, batch)
    await sendMessages(then)
  }
  for (const order of await ordersToDeliver.all(services.pool)) {
    const arrived = instantAt(order.brand, order.deliveryDate, `${order.endHour - 1}:30`)
    if (arrived >= now) continue
    const then = servicesAt(services, arrived)
    await advanceOrder(then, order.id, 'delivered')
    await sendMessages(then)
  }
}

/** A household returns its bags with the next delivery; only the latest can still be out. */
export async function takeBagsBack(
  services: Pick<Services, 'pool'>,
  clientId: string,
  keepLatest: boolean,
  now: string,
): Promise<void> {
  await withTx(services.pool, tx => returnBags(tx, clientId, keepLatest, now))
}
