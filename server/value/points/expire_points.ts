// Expires points after twelve months in which a household neither earned nor used any, with a notice at least 30 days
// before; and at the end of the program.

import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { expire } from '../../../domain/ledger.ts'
import { pointsExpireOn, pointsNotice } from '../../../domain/points_expiry.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { endProgramme, programmePointsUntil } from './end_programme.ts'
import { readIdle, readNotice, selectIdle } from './expiry_store.ts'
import { holdPoints } from './store.ts'

/** The last day that each process has handled, by brand: once a day is enough. */
const openLooked = () => new Map<BrandId, string>()

/**
 * Sends notices of points that expire soon, and expires those whose day is over. Safe to run twice at once, and from the start
 * again.
 * @param now program time, ISO instant
 * @returns the number of households with a notice or an expiry
 */
export async function expirePoints(
  { pool, memory, config, log }: Pick<Services, 'pool' | 'memory' | 'config' | 'log'>,
  now: string,
): Promise<number> {
  const days = memory.of(openLooked)
  let changed = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    if (days.get(brand) === today) continue
    const endsOn = config.pointsEndOn
    if (endsOn !== undefined) changed += await endProgramme({ pool }, { brand, endsOn, today, now })
    const idleSince = Temporal.Instant.from(now)
      .toZonedDateTimeISO('UTC')
      .add({ days: pointsNotice.noticeDays + 2 })
      .subtract({ months: pointsNotice.months })
      .toInstant()
      .toString()
    const idle = await selectIdle(pool, brand, idleSince)
    const tended = await eachAlone(
      log,
      'expire_points',
      idle,
      clientId => withTx(pool, tx => tend(tx, { clientId, brand, today, now })),
      clientId => ({ clientId }),
    )
    changed += tended.filter(Boolean).length
    if (tended.length === idle.length) days.set(brand, today)
  }
  return changed
}

interface Idle {
  clientId: string
  brand: BrandId
  today: string
  now: string
}

/** One household: the notice when it is due, the expiry when the announced day is over. */
async function tend(tx: Tx, { clientId, brand, today, now }: Idle): Promise<boolean> {
  await holdPoints(tx, clientId)
  const idle = await readIdle.first(tx, { clientId })
  if (!idle || idle.points <= 0) return false
  const lastOn = brandDate(brand, idle.lastAt)
  const dueOn = pointsExpireOn(lastOn)
  const key = noticeKey(lastOn)
  const noticedFor = await readNotice(tx, clientId, key)
  if (noticedFor === undefined) {
    if (today < addDays(dueOn, -pointsNotice.noticeDays)) return false
    // A late notice delays the expiry, so that no household has less than the promised days.
    const earliest = addDays(today, pointsNotice.least)
    const [, expiresOn = dueOn] = [earliest, dueOn].sort()
    const data = { points: idle.points, expiresOn }
    await tell(tx, { clientId, brand, template: 'points_expire_soon', data, key, at: now })
    return true
  }
  if (today <= noticedFor) return false
  const transaction = expire(`inactive:${lastOn}`, 'points', idle.points)
  await addTransactions(tx, [{ clientId, transaction }], 'program', now)
  return true
}

/**
 * The last day on which a household's points count without a movement before, ISO date: the announced one, if any. Null where there
 * was never a movement.
 */
export async function pointsCountUntil(
  services: Pick<Services, 'pool' | 'config'>,
  { clientId, brand, now }: Omit<Idle, 'today'>,
): Promise<string | null> {
  const { pool } = services
  const idle = await readIdle.first(pool, { clientId })
  if (!idle) return null
  const lastOn = brandDate(brand, idle.lastAt)
  const noticedFor = await readNotice(pool, clientId, noticeKey(lastOn))
  const useBy = await programmePointsUntil(services, { clientId, today: brandDate(brand, now) })
  const [soonest = null] = [noticedFor ?? pointsExpireOn(lastOn), useBy].filter(isDay).toSorted()
  return soonest
}

const noticeKey = (lastOn: string) => `points_expire_soon:${lastOn}`

const isDay = (date: string | null): date is string => date !== null
