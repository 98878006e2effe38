// Runs a batch past its cutoff, from the automatic choice to the last charge. Every step knows what is already done: the run can be
// started again at any time, and two workers can share a batch.

import type { Services } from '../integrations/services.ts'
import type { Batch, Slice } from './batch.ts'
import { readUnfinishedSlices, stampBatch } from './batch_store.ts'
import { chargeSlice } from './charge.ts'
import { type Choosing, choose } from './choose.ts'
import { inLanes } from './lanes.ts'
import { lockSlice } from './lock.ts'
import { scheduleRetry } from './retry.ts'

export type Running = Pick<Services, 'pool' | 'cards' | 'clock' | 'log' | 'config'> & Choosing

/** Runs a batch to its end. It reads program time as it goes. */
export async function runBatch(services: Running, batch: Batch): Promise<void> {
  await choose(services, batch, nowOf(services))
  await lockBatch(services, batch)
  await chargeBatch(services, batch)
}

/** Locks the slices of a chosen batch that are not locked. */
export async function lockBatch(services: Running, batch: Batch): Promise<void> {
  await eachSlice(services, batch, 'locked_at', lockSlice)
}

/** Charges the slices of a locked batch that are not charged. */
export async function chargeBatch(services: Running, batch: Batch): Promise<void> {
  await eachSlice(services, batch, 'charged_at', chargeSlice)
}

async function eachSlice(
  services: Running,
  batch: Batch,
  stamp: 'locked_at' | 'charged_at',
  step: (services: Running, batch: Batch, slice: Slice, now: string) => Promise<void>,
): Promise<void> {
  const slices = await readUnfinishedSlices(services.pool, batch, stamp)
  await inLanes(services.pool, slices, slice => step(services, batch, slice, nowOf(services)))
  if (stamp === 'charged_at') await scheduleRetry(services, batch, nowOf(services))
  await stampBatch(services.pool, batch, stamp, nowOf(services))
}

const nowOf = ({ clock }: Running): string => clock.now().toString({ fractionalSecondDigits: 3 })
