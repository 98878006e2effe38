// What the program could not do and tries again by itself: the office sees it, tries sooner, or gives it up.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Services } from '../integrations/services.ts'
import { nobody } from '../messages/outbox.ts'
import { giveUpMessage } from '../messages/set_aside.ts'
import { listStanding } from './batches/list.ts'
import { listJobs } from './jobs/list_jobs.ts'
import { findStuck, makeDue, readHouseholdsAside, readStuckLetters } from './store.ts'

interface OfMessage {
  brand: BrandId
  clientId: string
  key: string
}

/** @param of.now program time, ISO instant */
export async function listStuck(
  services: Pick<Services, 'pool'>,
  { brand, now, jobNames }: { brand: BrandId; now: string; jobNames: readonly string[] },
): Promise<OutputOf<'office_admin.stuck'>> {
  const { pool } = services
  const [letters, households, batches, jobs] = await Promise.all([
    readStuckLetters.all(pool, { brand }),
    readHouseholdsAside.all(pool, { brand }),
    listStanding(services, { brand, now }),
    listJobs(services, { names: jobNames, now }),
  ])
  return {
    letters: letters.map(({ firstName, lastName, email, since, clientId, ...letter }) => ({
      ...letter,
      clientId,
      client:
        clientId === nobody || firstName === null
          ? null
          : { id: clientId, name: `${firstName} ${lastName}`, email: email ?? '' },
      since: since.toISOString(),
    })),
    households: households.map(({ clientId, firstName, lastName, email, since, triedAt, ...row }) => ({
      ...row,
      client: { id: clientId, name: `${firstName} ${lastName}`, email },
      since: since.toISOString(),
      triedAt: triedAt.toISOString(),
    })),
    batches,
    jobs,
  }
}

/** Makes a message due at once. @throws Refusal not_found where it is sent or given up already */
export async function sendAgain({ pool }: Pick<Services, 'pool'>, of: OfMessage): Promise<void> {
  if (!(await makeDue.first(pool, { ...of }))) throw new Refusal('not_found')
}

/** Gives a message up. @throws Refusal not_found where it is sent or given up already */
export async function giveUp(
  { pool }: Pick<Services, 'pool'>,
  { now, ...of }: OfMessage & { now: string },
): Promise<void> {
  const stuck = await findStuck.first(pool, { ...of })
  if (!stuck) throw new Refusal('not_found')
  await giveUpMessage({ pool }, { ...of, ...stuck }, now)
}
