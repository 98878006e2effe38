// Ends the points program on its last day, where one is set. Households with points get a notice 45 days before, and on the day
// after it all points expire, pending ones too. A household with a late notice, because its points or the date came late, keeps
// them for 30 days from then. Points earned after that expire on the next day.

import type { BrandId } from '../../../domain/brands.ts'
import { expire } from '../../../domain/ledger.ts'
import { isEndAnnounced, pointsUntil } from '../../../domain/points_expiry.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'
import { readNotice, selectHolders } from './expiry_store.ts'
import { holdPoints, readPoints } from './store.ts'

interface End {
  brand: BrandId
  /** The program's last day and today, ISO dates of the brand's calendar. */
  endsOn: string
  today: string
  /** Program time, ISO instant. */
  now: string
}

const noticeKey = (endsOn: string) => `points_programme_ends:${endsOn}`

/** The last day on which a household can use its points, ISO date: the announced one, if any. Null where the program goes on. */
export async function programmePointsUntil(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  { clientId, today }: { clientId: string; today: string },
): Promise<string | null> {
  const endsOn = config.pointsEndOn
  if (endsOn === undefined) return null
  return (await readNotice(pool, clientId, noticeKey(endsOn))) ?? pointsUntil(endsOn, today)
}

/** Safe to run twice at once, and from the start again. @returns the number of households checked */
export async function endProgramme(
  { pool }: Pick<Services, 'pool'>,
  { brand, endsOn, today, now }: End,
): Promise<number> {
  if (!isEndAnnounced(today, endsOn)) return 0
  const holders = await selectHolders(pool, brand)
  for (const clientId of holders) {
    await withTx(pool, async tx => {
      await holdPoints(tx, clientId)
      const { available, pending } = await readPoints(tx, clientId)
      const key = noticeKey(endsOn)
      const noticedFor = await readNotice(tx, clientId, key)
      if (noticedFor === undefined) {
        const data = {
          points: Math.max(0, available) + pending,
          endsOn,
          expiresOn: pointsUntil(endsOn, today),
        }
        await tell(tx, { clientId, brand, template: 'points_programme_ends', data, key, at: now })
        return
      }
      if (today <= noticedFor) return
      const gone = [
        ...(available > 0 ? [expire(`programme:${today}`, 'points', available)] : []),
        ...(pending > 0 ? [expire(`programme:${today}`, 'points_pending', pending)] : []),
      ]
      const entries = gone.map(transaction => ({ clientId, transaction }))
      await addTransactions(tx, entries, 'program', now)
    })
  }
  return holders.length
}
