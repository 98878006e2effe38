// Records that a friend came, and credits the referrer once the friend's first box is delivered (rule 43).

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import { grant } from '../../../domain/ledger.ts'
import { tell } from '../../messages/outbox.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import type { Tx } from '../../request/database/database.ts'
import { referrerOf } from './referral_code.ts'
import { hasBoxes, insertReferredBy, joinReferral, markReferralCredited, settleReferredBy } from './store.ts'

interface FriendWhoCame {
  friendId: string
  name: string
  email: string
  brand: BrandId
  code: string
  /** Program time, ISO instant. */
  now: string
}

/** Records the referral with both households. */
export async function joinByReferral(tx: Tx, friend: FriendWhoCame): Promise<void> {
  const { friendId, brand, code, now } = friend
  const referrerId = await referrerOf(tx, brand, code)
  if (referrerId === undefined) return
  const referralId = await joinReferral(tx, referrerId, { ...friend, id: randomUUIDv7() })
  await insertReferredBy(tx, friendId, { referrerId, referralId, now })
}

/**
 * Gives the referrer of a household with a delivered box their credit, with a letter: once, with the first box. A referrer without
 * boxes gets none, because given value ends with the account.
 */
export async function thankReferrer(
  tx: Tx,
  {
    friendId,
    brand,
    referrerCents,
    now,
  }: { friendId: string; brand: BrandId; referrerCents: number; now: string },
): Promise<void> {
  const due = await settleReferredBy(tx, friendId, now)
  if (!due) return
  const { referrerId, referralId } = due
  if (!(await hasBoxes(tx, referrerId))) return
  const credited = await markReferralCredited(tx, referrerId, referralId, now)
  if (!credited) return
  const amountCents = referrerCents
  const transaction = grant(referralId, 'referral', amountCents)
  await addTransactions(tx, [{ clientId: referrerId, transaction }], 'program', now)
  await tell(tx, {
    clientId: referrerId,
    brand,
    template: 'referral_credited',
    data: { friendName: credited.friendName, amountCents },
    key: `referral_credited:${referralId}`,
    at: now,
  })
}
