// Pauses and resumes. A pause skips every box that is not yet locked; boxes in process continue (area 4, rule 33).

import { Refusal } from '../../contract/errors.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { referenceOf } from '../../domain/reference.ts'
import { resumeDates } from '../../domain/subscription/pause.ts'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import { chargedAfter } from '../../domain/time/cutoff.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { holdClient, recordEvent } from '../identity/household_changes.ts'
import { menusOf } from '../menu/memory.ts'
import type { DishFacts } from '../messages/facts.ts'
import { tell } from '../messages/outbox.ts'
import type { HouseholdOrder } from '../orders/household.ts'
import { skipForPause, wakeOrders } from '../orders/pause_orders.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { readStanding, readUnderway, type Standing, stillComing, writeStanding } from './store.ts'

interface Paused {
  state: 'paused'
  /** ISO date. */
  resumesOn: string | null
  reference: string
  skipped: number
}

/**
 * Pauses, until the household resumes or until a given delivery. A paused household can change the date.
 * @throws Refusal not_found without a subscription, account_closed, date_unavailable
 */
export async function pause(
  services: Stored,
  of: SubscriptionOfClient,
  asked: { reason: StopReason; resumesOn: string | null },
): Promise<Paused> {
  const cutoffs = await cutoffsOf(services)
  const paused = await withTx(services.pool, async tx => {
    const standing = await holdOpen(tx, of.clientId)
    if (
      asked.resumesOn &&
      !resumeDates(of.brand, standing.weekday, of.now, cutoffs, standing.closed).includes(asked.resumesOn)
    )
      throw new Refusal('date_unavailable', { fields: { resumesOn: 'date_unavailable' } })
    await writeStanding(tx, of.clientId, { state: 'paused', ...asked, at: of.now })
    const skipped = await skipForPause(tx, services, of)
    const goesOn = stillComing(
      await readUnderway.all(tx, { clientId: of.clientId, now: of.now }),
      of.brand,
      of.now,
    )
    const data = { ...asked, skipped: skipped.map(dateOf), goesOn: goesOn.map(dateOf) }
    const eventId = await recordEvent(tx, { clientId: of.clientId, kind: 'paused', data, at: of.now })
    const reference = referenceOf(eventId)
    await tell(tx, {
      ...messageOf(of),
      template: 'account_paused',
      data: { ...data, reference },
      key: `account_paused:${eventId}`,
    })
    return { state: 'paused' as const, resumesOn: asked.resumesOn, reference, skipped: skipped.length }
  })
  menusOf(services).changed()
  return paused
}

interface Unpaused {
  state: 'active'
  /** Null where nothing had to be done. */
  reference: string | null
  /** The next box; null where every week ahead was skipped by hand. */
  next: NextBox | null
  /** What the boxes had and is sold out now. */
  missing: DishFacts[]
}

interface NextBox {
  id: string
  /** ISO dates. */
  deliveryDate: string
  chargeDate: string
  startHour: number
  endHour: number
}

/**
 * Ends a pause at once: the boxes it skipped come again. An active subscription is answered the same.
 * @throws Refusal not_found, account_closed: only an admin reopens a closed account
 */
export async function unpause(services: Stored, of: SubscriptionOfClient): Promise<Unpaused> {
  const woken = await withTx(services.pool, async tx => {
    const standing = await holdOpen(tx, of.clientId)
    if (standing.state === 'active')
      return { state: 'active' as const, reference: null, next: null, missing: [] }
    return wake(tx, services, of, { fromWeek: null, by: 'client' })
  })
  menusOf(services).changed()
  return woken
}

/** Resumes a paused subscription whose client is locked: state, boxes, event and letter. */
export async function wake(
  tx: Tx,
  services: Stored,
  of: SubscriptionOfClient,
  { fromWeek, by }: { fromWeek: string | null; by: 'client' | 'clock' },
): Promise<Unpaused> {
  await writeStanding(tx, of.clientId, { state: 'active', resumesOn: null, reason: null, at: of.now })
  const { orders, missing } = await wakeOrders(tx, services, { ...of, fromWeek })
  const kind = by === 'client' ? 'unpaused' : 'resumed'
  const eventId = await recordEvent(tx, {
    clientId: of.clientId,
    kind,
    data: { boxes: orders.map(dateOf) },
    at: of.now,
    ...(by === 'clock' && { actor: by }),
  })
  const reference = referenceOf(eventId)
  const next = nextOf(orders)
  await tell(tx, {
    ...messageOf(of),
    template: 'account_resumed',
    data: { reference, next, missing, byItself: by === 'clock' },
    key: `account_resumed:${eventId}`,
  })
  return { state: 'active', reference, next, missing }
}

/** Locks the client and reads the state of their subscription. @throws Refusal not_found, account_closed */
async function holdOpen(tx: Tx, clientId: string): Promise<Standing> {
  await holdClient(tx, clientId)
  const standing = await readStanding(tx, clientId)
  if (!standing) throw new Refusal('not_found')
  if (!isOneOf(standing.state, openSubscriptions)) throw new Refusal('account_closed')
  return standing
}

const dateOf = ({ deliveryDate }: { deliveryDate: string }) => deliveryDate

const messageOf = ({ clientId, brand, now }: SubscriptionOfClient) => ({ clientId, brand, at: now })

function nextOf(orders: readonly HouseholdOrder[]): NextBox | null {
  const [first] = orders
  if (!first) return null
  const { id, brand, deliveryDate, startHour, endHour, cutoffAt } = first
  return { id, deliveryDate, startHour, endHour, chargeDate: chargedAfter(brand, cutoffAt) }
}
