// Finishes a pickup, and records the returned bags and kits: one transaction with its events.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { finishedPickups } from '../../../domain/machines/stop_groups.ts'
import { canTransition } from '../../../domain/machines/transition.ts'
import { bagNumbers } from '../../../domain/returnables.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { isBoxComing } from '../../bags/box_coming.ts'
import { noteAttempt } from '../../bags/note_attempt.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { routeOfSubject, touchRoutes, writeStopFinished } from '../routes/store.ts'
import { findLoansOut, readPickup, writeFinished, writeReturned } from './finish_store.ts'

interface Admin {
  brand: BrandId
  /** The admin’s client id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
  /** When it was made, ISO instant, where the report comes later; `now` by default. */
  at?: string
}

/**
 * Records that a pickup was made, with the collected bags and kits, or missed. Repeating it changes nothing.
 * @throws Refusal not_found where the brand has no such pickup, or a number is not out at the household; day_not_come before its day;
 *   conflict where it ended in another way
 */
export async function finishPickup(
  { pool }: Pick<Services, 'pool'>,
  admin: Admin,
  asked: FinishedPickup,
): Promise<void> {
  await withTx(pool, async tx => {
    const returned = await finishPickupIn(tx, admin, asked)
    const expected = asked.state === 'done' ? bagNumbers(asked.taken).length : 0
    if (returned !== null && returned.length < expected)
      throw new Refusal('not_found', { fields: { taken: 'not_found' } })
  })
}

interface FinishedPickup {
  clientId: string
  id: string
  state: (typeof finishedPickups)[number]
  taken: readonly string[]
}

/**
 * The same as a part of a transaction in progress, with its letter; unknown bags and kits are skipped.
 * @returns the numbers that were out; null where it was recorded before
 */
export async function finishPickupIn(
  tx: Tx,
  { brand, actor, now, at = now }: Admin,
  asked: FinishedPickup,
): Promise<string[] | null> {
  const { clientId, id, state } = asked
  await holdClient(tx, clientId)
  const pickup = await readPickup(tx, { clientId, id, brand })
  if (!pickup) throw new Refusal('not_found')
  if (pickup.state === state) return null
  if (pickup.date > brandDate(brand, now)) throw new Refusal('day_not_come')
  if (!canTransition('pickup', pickup.state, state)) throw new Refusal('conflict')
  await writeFinished(tx, clientId, id, state)
  const returned = state === 'done' ? await writeReturned(tx, clientId, bagNumbers(asked.taken), at) : []
  const { date: pickupDate, startHour, endHour } = pickup
  if (state === 'missed') await noteAttempt(tx, { clientId, pickupId: id, pickupDate, actor, now: at })
  const kind = state === 'done' ? 'pickup_done' : 'pickup_missed'
  await recordEvent(tx, {
    clientId,
    kind,
    data: { pickupId: id, pickupDate, taken: returned },
    at,
    actor,
  })
  const about = { pickupId: id, pickupDate, startHour, endHour }
  const letter = { clientId, brand, key: `${kind}:${id}`, at: now }
  if (kind === 'pickup_done')
    await tell(tx, { ...letter, template: kind, data: { ...about, taken: returned.length } })
  else {
    const boxComing = await isBoxComing(tx, { clientId, brand, now })
    await tell(tx, { ...letter, template: kind, data: { ...about, boxComing } })
  }
  const route = await routeOfSubject(tx, clientId, id)
  if (route !== null) {
    await writeStopFinished(tx, { clientId, subjectId: id }, state === 'done' ? 'done' : 'failed', at)
    await touchRoutes(tx, [route])
  }
  return returned
}

/**
 * Records that bags and kits are back, whichever household had them: a driver collects whatever is at the door.
 * @returns which were out and are back now, and which are at no household
 */
export async function takeBack(
  { pool }: Pick<Services, 'pool'>,
  { brand, actor, now }: Admin,
  numbers: readonly string[],
): Promise<{ taken: string[]; notOut: string[] }> {
  const asked = bagNumbers(numbers)
  const loans = await findLoansOut.all(pool, { brand, numbers: asked })
  const taken = new Set<string>()
  for (const clientId of new Set(loans.map(loan => loan.clientId))) {
    const theirs = loans.filter(loan => loan.clientId === clientId).map(loan => loan.number)
    const returned = await withTx(pool, async tx => {
      await holdClient(tx, clientId)
      const back = await writeReturned(tx, clientId, theirs, now)
      if (back.length > 0) {
        await recordEvent(tx, { clientId, kind: 'returnables_back', data: { taken: back }, at: now, actor })
      }
      return back
    })
    for (const number of returned) taken.add(number)
  }
  return { taken: [...taken], notOut: asked.filter(number => !taken.has(number)) }
}
