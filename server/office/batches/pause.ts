// Somebody in the office stops a batch, lets it go on, or has its declined cards asked again now.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { countUnpaidOf, deletePause, insertPause, makeRetryDue, readsFailed, readsPacked } from './store.ts'

interface OfBatch {
  brand: BrandId
  /** Day of its delivery, ISO date. */
  date: string
  kitchen: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Stops a batch: nothing of it is chosen for, locked, charged, asked again or packed until it is let go on.
 * @throws Refusal not_found where the brand has no such batch; conflict where it is packed or paused already
 */
export async function pauseBatch(
  services: Pick<Services, 'pool'>,
  { reason, actor, ...of }: OfBatch & { reason: string; actor: string },
): Promise<void> {
  const { brand, date, kitchen, now } = of
  if (!(await readsPacked.first(services.pool, { brand, date, kitchen }))) throw new Refusal('not_found')
  await withTx(services.pool, async tx => {
    noteInLog(tx, { about: { date, kitchen }, before: 'running', after: 'paused' })
    if ((await insertPause.run(tx, { brand, date, kitchen, reason, actor, now })) === 0) {
      throw new Refusal('conflict')
    }
  })
}

/** Lets a batch go on: what has fallen due is done at the next look of the clock. @throws Refusal not_found where it is not paused */
export async function resumeBatch(
  services: Pick<Services, 'pool'>,
  { brand, date, kitchen }: OfBatch,
): Promise<void> {
  await withTx(services.pool, async tx => {
    noteInLog(tx, { about: { date, kitchen }, before: 'paused', after: 'running' })
    if (!(await deletePause.first(tx, { brand, date, kitchen }))) throw new Refusal('not_found')
  })
}

/** Notes that a failed step of a batch is done again. @throws Refusal not_found where no step of it failed */
export async function noteRunAgain(tx: Tx, { brand, date, kitchen }: Omit<OfBatch, 'now'>): Promise<void> {
  const failed = await readsFailed.first(tx, { brand, date, kitchen })
  if (!failed) throw new Refusal('not_found')
  noteInLog(tx, { about: { date, kitchen, step: failed.step } })
}

/** Has every declined card of a batch asked again at the next look of the clock. @throws Refusal not_found where there is none to ask */
export async function retryBatchNow(
  services: Pick<Services, 'pool'>,
  { brand, date, kitchen, now }: OfBatch,
): Promise<void> {
  await withTx(services.pool, async tx => {
    noteInLog(tx, { about: { date, kitchen } })
    const { unpaid } = await countUnpaidOf.one(tx, { brand, date, kitchen })
    if (unpaid === 0 || (await makeRetryDue.run(tx, { brand, date, kitchen, now })) === 0) {
      throw new Refusal('not_found')
    }
  })
}
