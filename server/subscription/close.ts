// Closes an account (rules 35–37). Nothing is billed from that moment. With boxes under way, bags or kits out, or
// bought value, the account is closing until that is settled; then given value and points expire, and the address is
// free again.

import { Refusal } from '../../contract/errors.ts'
import { expire } from '../../domain/ledger.ts'
import type { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { canTransition } from '../../domain/machines/transition.ts'
import { referenceOf } from '../../domain/reference.ts'
import { blockersOf, type ClosingBlocker } from '../../domain/subscription/closing.ts'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import { holdClient, recordEvent } from '../identity/household_changes.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import { tell } from '../messages/outbox.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { skipForPause } from '../orders/pause_orders.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import {
  readOwedAndHeld,
  readStanding,
  readUnderway,
  releaseHousehold,
  stillComing,
  writeStanding,
} from './store.ts'

interface Closed {
  state: (typeof endedSubscriptions)[number]
  reference: string
  /** What has to be settled before it is closed; empty where it is. */
  blockedBy: ClosingBlocker[]
}

/**
 * Closes the account, at once or as soon as nothing is out any more.
 * @throws Refusal not_found without a subscription of the brand, account_closed
 * @throws closing_blocked with the blockers, for a second request while the account is closing
 */
export async function close(
  services: Stored,
  of: SubscriptionOfClient,
  { reason }: { reason: StopReason },
): Promise<Closed> {
  const { clientId, brand, now } = of
  const closed = await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const standing = await readStanding(tx, clientId)
    if (standing?.brand !== brand) throw new Refusal('not_found')
    if (standing.state === 'closed') throw new Refusal('account_closed')
    if (!canTransition('subscription', standing.state, 'closing')) {
      const { bags, kits, boughtCents } = await readOwedAndHeld.one(tx, { clientId })
      throw new Refusal('closing_blocked', { details: { bags, kits, boughtCents } })
    }
    await writeStanding(tx, clientId, { state: 'closing', resumesOn: null, reason, at: now })
    await skipForPause(tx, services, of)
    const blockedBy = await blockersNow(tx, of)
    if (blockedBy.length === 0) return finish(tx, of, reason)
    const { bags, kits, boughtCents } = await readOwedAndHeld.one(tx, { clientId })
    const boxes = stillComing(await readUnderway.all(tx, { clientId, now }), brand, now).map(
      box => box.deliveryDate,
    )
    const facts = { bags, kits, boughtCents, boxes }
    const data = { reason, ...facts }
    const eventId = await recordEvent(tx, { clientId, kind: 'closing', data, at: now })
    const reference = referenceOf(eventId)
    const key = `account_closing:${eventId}`
    await tell(tx, {
      clientId,
      brand,
      template: 'account_closing',
      data: { ...facts, reference },
      key,
      at: now,
    })
    return { state: 'closing' as const, reference, blockedBy }
  })
  menusOf(services).changed()
  return closed
}

/**
 * Closes a closing account once nothing is left to settle; otherwise, and for any other account, nothing happens.
 * @returns whether this call closed it
 */
export async function finishClosing(
  { pool }: Pick<Services, 'pool'>,
  of: SubscriptionOfClient,
): Promise<boolean> {
  return withTx(pool, async tx => {
    await holdClient(tx, of.clientId)
    return finishIfSettled(tx, of, 'clock')
  })
}

/** The same within a transaction that holds the client. @param actor who settled it: `clock`, or an admin's client id */
export async function finishIfSettled(tx: Tx, of: SubscriptionOfClient, actor: string): Promise<boolean> {
  const standing = await readStanding(tx, of.clientId)
  if (standing?.state !== 'closing' || (await blockersNow(tx, of)).length > 0) return false
  await finish(tx, of, standing.reason, actor)
  return true
}

async function blockersNow(tx: Tx, { clientId, now }: SubscriptionOfClient): Promise<ClosingBlocker[]> {
  const { bags, kits, boughtCents } = await readOwedAndHeld.one(tx, { clientId })
  const boxesUnderway = (await readUnderway.all(tx, { clientId, now })).length
  return blockersOf({ returnables: bags + kits, boxesUnderway, boughtCents })
}

/** Given value and points expire; bought value is never taken (rule 35). */
async function finish(
  tx: Tx,
  { clientId, brand, now }: SubscriptionOfClient,
  reason: StopReason | null,
  actor?: string,
): Promise<Closed> {
  await writeStanding(tx, clientId, { state: 'closed', resumesOn: null, reason, at: now })
  await releaseHousehold(tx, clientId)
  const { givenCents, points, pointsPending } = await readOwedAndHeld.one(tx, { clientId })
  const data = { reason, givenCents, points: Math.max(0, points) + pointsPending }
  const event = { clientId, kind: 'closed' as const, data, at: now, ...(actor && { actor }) }
  const eventId = await recordEvent(tx, event)
  const ended = [
    { account: 'given', amount: givenCents },
    { account: 'points', amount: points },
    { account: 'points_pending', amount: pointsPending },
  ] as const
  const transactions = ended
    .filter(({ amount }) => amount > 0)
    .map(({ account, amount }) => ({ clientId, transaction: expire(`closed:${eventId}`, account, amount) }))
  await addTransactions(tx, transactions, actor ?? 'client', now)
  const reference = referenceOf(eventId)
  const key = `account_closed:${eventId}`
  await tell(tx, {
    clientId,
    brand,
    template: 'account_closed',
    data: { givenCents, points: data.points, reference },
    key,
    at: now,
  })
  return { state: 'closed', reference, blockedBy: [] }
}
