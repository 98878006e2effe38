// The clock's work on subscriptions: it announces and ends pauses, and closes accounts once nothing is left to settle. Each
// household has a transaction of its own that checks again, so running twice is safe.

import { brandIds } from '../../domain/brands.ts'
import { noticeDays, wakeDays } from '../../domain/subscription/pause.ts'
import { chargedAfter, cutoffOf } from '../../domain/time/cutoff.ts'
import { menuWeekOf } from '../../domain/time/weeks.ts'
import { addDays, addHours, brandDate } from '../../domain/time/zone.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { holdClient } from '../identity/household_changes.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import { tell } from '../messages/outbox.ts'
import { withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { finishClosing } from './close.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { wake } from './pause.ts'
import { markAnnounced, readEndingPauses, readReadyToClose, readStanding, readUnannounced } from './store.ts'

type Given = Pick<Services, 'pool' | 'memory' | 'log'>

/** @param now program time, ISO instant. @returns how many of each */
export async function tendSubscriptions(
  services: Given,
  now: string,
): Promise<{ resumed: number; announced: number; closed: number }> {
  const done = { resumed: 0, announced: 0, closed: 0 }
  const { pool } = services
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const ids = (what: string, clients: readonly string[], run: (clientId: string) => Promise<unknown>) =>
      eachAlone(services.log, what, clients, run, clientId => ({ clientId }))
    await ids('end_pauses', await readEndingPauses(pool, brand, addDays(today, wakeDays)), async clientId => {
      done.resumed += Number(await resume(services, { clientId, brand, now }))
    })
    const ending = { resumingBy: addDays(today, noticeDays), pausedBefore: addHours(now, -24) }
    const announced = await eachAlone(
      services.log,
      'announce_pauses',
      await readUnannounced.all(pool, { ...ending, brand }),
      ({ clientId, resumesOn }) => announce(services, { clientId, brand, now }, resumesOn),
      ({ clientId }) => ({ clientId }),
    )
    done.announced += announced.length
    await ids('close_accounts', await readReadyToClose(pool, brand, now), async clientId => {
      done.closed += Number(await finishClosing(services, { clientId, brand, now }))
    })
  }
  return done
}

async function resume(services: Given, of: SubscriptionOfClient): Promise<boolean> {
  const resumed = await withTx(services.pool, async tx => {
    await holdClient(tx, of.clientId)
    const standing = await readStanding(tx, of.clientId)
    const due = addDays(brandDate(of.brand, of.now), wakeDays)
    if (standing?.state !== 'paused' || standing.resumesOn === null || standing.resumesOn > due) return false
    await wake(tx, services, of, { fromWeek: menuWeekOf(standing.resumesOn), by: 'clock' })
    return true
  })
  menusOf(services).changed()
  return resumed
}

async function announce(services: Given, of: SubscriptionOfClient, resumesOn: string): Promise<void> {
  const { clientId, brand, now } = of
  const chargeDate = chargedAfter(brand, cutoffOf(brand, resumesOn, await cutoffsOf(services)))
  const data = { resumesOn, chargeDate, wakesOn: addDays(resumesOn, -wakeDays) }
  const key = `resumes_soon:${resumesOn}`
  await withTx(services.pool, async tx => {
    await tell(tx, { clientId, brand, template: 'resumes_soon', data, key, at: now })
    await markAnnounced(tx, clientId, resumesOn)
  })
}
