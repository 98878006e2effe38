// Points as an admin sees and corrects them. Each correction keeps its author and its reason, and no balance goes below
// zero.

import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { adjustPoints } from '../../../../domain/ledger.ts'
import { brandDate } from '../../../../domain/time/zone.ts'
import { recordAndTell, recordEvent } from '../../../identity/household_changes.ts'
import type { Services } from '../../../integrations/services.ts'
import { addTransactions } from '../../../money/ledger/add_transactions.ts'
import { withTx } from '../../../request/database/database.ts'
import { noteInLog } from '../../../request/staff_log/act.ts'
import { readStanding } from '../../../subscription/standing.ts'
import { holdPoints, type PointsBalance, readPoints } from '../../../value/points/balance.ts'
import {
  isMade,
  type PointsEntryRow,
  readByEmail,
  readPointsEntries,
  readPointsHousehold,
  readPointsOrder,
} from './store.ts'

type Histories = OutputOf<'admin_reward_points.point_histories'>
type Details = OutputOf<'admin_reward_points.order_point_details'>

const pageSize = 50
/** One box has only a few entries. */
const most = 200

/** @throws Refusal not_found where no account has the address */
export async function findHousehold(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  email: string,
): Promise<{ clientId: string }> {
  const found = await readByEmail.first(pool, { brand, email })
  if (!found) throw new Refusal('not_found', { fields: { email: 'not_found' } })
  return found
}

/** @throws Refusal not_found where the brand has no such household */
export async function pointHistories(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  { clientId, page }: { clientId: string; page: number },
): Promise<Histories> {
  const client = await readPointsHousehold.first(pool, { clientId, brand })
  if (!client) throw new Refusal('not_found')
  const which = { orderId: null, limit: pageSize + 1, offset: (page - 1) * pageSize }
  const rows = await readPointsEntries.all(pool, { ...which, clientId })
  return {
    client,
    balance: await readPoints(pool, clientId),
    entries: rows.slice(0, pageSize).map(entryIn(brand)),
    page,
    more: rows.length > pageSize,
  }
}

/** @throws Refusal not_found where the brand has no such box */
export async function orderPointDetails(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  orderId: string,
): Promise<Details> {
  const order = await readPointsOrder.first(pool, { orderId, brand })
  const client = order && (await readPointsHousehold.first(pool, { clientId: order.clientId, brand }))
  if (!client) throw new Refusal('not_found')
  const { clientId, ...box } = order
  const rows = await readPointsEntries.all(pool, { clientId, orderId, limit: most, offset: 0 })
  return {
    client,
    order: box,
    balance: await readPoints(pool, clientId),
    entries: rows.map(entryIn(brand)),
  }
}

const entryIn =
  (brand: BrandId) =>
  ({ at, reason, ...entry }: PointsEntryRow): Histories['entries'][number] => ({
    ...entry,
    on: brandDate(brand, at),
    reason: reason as Histories['entries'][number]['reason'],
  })

interface Adjustment {
  brand: BrandId
  clientId: string
  orderId: string | null
  /** Negative to remove points. */
  points: number
  reason: string
  /** Whether the household gets an email about it. */
  tells: boolean
  /** Identifies it: repeating the call makes it once. */
  requestId: string
  /** The admin: their id, and their email, by which the ledger names the author of an entry. */
  admin: { id: string; email: string }
  /** Program time, ISO instant. */
  now: string
}

/**
 * Adds points or removes some.
 * @throws Refusal not_found for a household, or a box of it, that the brand does not have; account_closed, because its points have
 *   expired; points_missing where too few are left
 */
export async function createPointAdjustment(
  { pool }: Pick<Services, 'pool'>,
  { brand, clientId, orderId, points, reason, tells, requestId, admin, now }: Adjustment,
): Promise<{ balance: PointsBalance }> {
  return withTx(pool, async tx => {
    const order = orderId === null ? null : await readPointsOrder.first(tx, { orderId, brand })
    const known = await readPointsHousehold.first(tx, { clientId, brand })
    if (!known || (orderId !== null && order?.clientId !== clientId)) throw new Refusal('not_found')
    await holdPoints(tx, clientId)
    const transaction = adjustPoints(requestId, points, orderId)
    if (!(await isMade(tx, clientId, transaction.key))) {
      if ((await readStanding(tx, clientId))?.state === 'closed') throw new Refusal('account_closed')
      const { available } = await readPoints(tx, clientId)
      // A household that owes points can still be given some.
      if (points < 0 && available + points < 0)
        throw new Refusal('points_missing', { fields: { points: 'points_missing' } })
      await addTransactions(tx, [{ clientId, transaction }], admin.email, now)
      // The household reads why; `reason` is for the list of points.
      const data = { points, reason, because: reason, requestId, orderId, admin: admin.id }
      noteInLog(tx, { clientId, before: available, after: available + points })
      const event = { clientId, kind: 'points_adjusted' as const, actor: admin.id, data, at: now }
      await (tells ? recordAndTell(tx, { ...event, brand }) : recordEvent(tx, event))
    }
    return { balance: await readPoints(tx, clientId) }
  })
}
