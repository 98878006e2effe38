// account.create_pickup and account.cancel_pickup: each is one transaction with its event and its letter.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import { canTransition } from '../../../domain/machines/transition.ts'
import { offeredPickup } from '../../../domain/pickups.ts'
import { referenceOf } from '../../../domain/reference.ts'
import { isBoxComing } from '../../bags/box_coming.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { datesOffered, findPickup, type PickupOfClient } from './show_pickup.ts'
import { insertPickup, type PickupRow, readPickupRoute, writeCancelled } from './store.ts'

/**
 * Books a pickup in one of the windows offered next week. No bag has to be out, because the list of bags lags behind a return, and
 * behind a bag left by a neighbour.
 * @throws Refusal account_closed, pickup_scheduled where there is one already, slot_unavailable
 */
export async function bookPickup(
  { pool }: Pick<Services, 'pool'>,
  of: PickupOfClient,
  asked: { date: string; startHour: number },
): Promise<{ pickup: PickupRow; reference: string }> {
  return withTx(pool, async tx => {
    // Of two bookings at once the second waits here, and finds the first.
    await holdClient(tx, of.clientId)
    const route = await readPickupRoute(tx, of.clientId)
    if (route?.state === 'closed') throw new Refusal('account_closed')
    if (await findPickup(tx, of)) throw new Refusal('pickup_scheduled')
    const time = windowOffered(of, route, asked)
    return book(tx, of, time)
  })
}

/** @throws Refusal slot_unavailable */
function windowOffered(
  of: PickupOfClient,
  route: Awaited<ReturnType<typeof readPickupRoute>>,
  asked: { date: string; startHour: number },
) {
  const time = offeredPickup(datesOffered(of, route), asked)
  if (!time) throw new Refusal('slot_unavailable')
  return time
}

async function book(
  tx: Tx,
  of: PickupOfClient,
  time: ReturnType<typeof windowOffered>,
): Promise<{ pickup: PickupRow; reference: string }> {
  const pickup = { id: randomUUIDv7(), ...time }
  await insertPickup(tx, { ...pickup, clientId: of.clientId, brand: of.brand, createdAt: of.now })
  return { pickup, reference: await note(tx, of, 'pickup_booked', pickup) }
}

/**
 * Moves the booked pickup to another offered window, in one change: the household is never without one.
 * @throws Refusal not_found where there is none, account_closed, slot_unavailable
 */
export async function movePickup(
  { pool }: Pick<Services, 'pool'>,
  of: PickupOfClient,
  asked: { date: string; startHour: number },
): Promise<{ pickup: PickupRow; reference: string }> {
  return withTx(pool, async tx => {
    await holdClient(tx, of.clientId)
    const route = await readPickupRoute(tx, of.clientId)
    if (route?.state === 'closed') throw new Refusal('account_closed')
    const before = await findPickup(tx, of)
    if (!before) throw new Refusal('not_found')
    const time = windowOffered(of, route, asked)
    await writeCancelled(tx, of.clientId, before.id)
    return book(tx, of, time)
  })
}

/**
 * Cancels the booked pickup, until its window is over.
 * @returns the change's reference
 * @throws Refusal not_found where there is none
 */
export async function cancelPickup({ pool }: Pick<Services, 'pool'>, of: PickupOfClient): Promise<string> {
  return withTx(pool, async tx => {
    await holdClient(tx, of.clientId)
    const pickup = await findPickup(tx, of)
    if (!pickup || !canTransition('pickup', 'scheduled', 'cancelled')) throw new Refusal('not_found')
    await writeCancelled(tx, of.clientId, pickup.id)
    return note(tx, of, 'pickup_cancelled', pickup)
  })
}

async function note(
  tx: Tx,
  of: PickupOfClient,
  kind: 'pickup_booked' | 'pickup_cancelled',
  { id, date, startHour, endHour }: PickupRow,
): Promise<string> {
  const { clientId, brand, now } = of
  const data = { pickupId: id, pickupDate: date, startHour, endHour }
  const reference = referenceOf(await recordEvent(tx, { clientId, kind, data, at: now }))
  const letter = { clientId, brand, key: `${kind}:${id}`, at: now }
  const about = { ...data, reference }
  if (kind === 'pickup_booked') await tell(tx, { ...letter, template: kind, data: about })
  else {
    const boxComing = await isBoxComing(tx, of)
    await tell(tx, { ...letter, template: kind, data: { ...about, boxComing } })
  }
  return reference
}
