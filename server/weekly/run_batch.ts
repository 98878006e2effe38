// Runs a batch past its cutoff, from the automatic choice to the last charge. Every step knows what is already done: the run can be
// started again at any time, and two workers can share a batch. A household for whose sake a slice fails is set aside alone.

import type { Services } from '../integrations/services.ts'
import { nodeLostIn, WaitsForNodes } from '../nodes/pieces.ts'
import { inHalves } from '../request/in_halves.ts'
import { inLanes } from '../request/lanes.ts'
import type { Batch, Slice } from './batch.ts'
import { readUnfinishedSlices, type Stamp, stampBatch } from './batch_store.ts'
import { chargeSlice } from './charge.ts'
import { type Choosing, choose } from './choose.ts'
import { lockSlice } from './lock.ts'
import { scheduleRetry } from './retry.ts'
import { divideOrSetAside } from './set_aside/divide.ts'

export type Running = Pick<Services, 'pool' | 'cards' | 'clock' | 'log' | 'config'> & Choosing

/**
 * Runs a batch to its end. It reads program time as it goes.
 * @throws WaitsForNodes where nodes of a distributed database are lost, once the households of the others are charged
 */
export async function runBatch(services: Running, batch: Batch): Promise<void> {
  const lost = new Set(await choose(services, batch, nowOf(services)))
  await eachSlice(services, batch, 'locked_at', lockSlice, lost)
  await eachSlice(services, batch, 'charged_at', chargeSlice, lost)
  if (lost.size > 0) throw new WaitsForNodes(lost)
}

/** Locks the slices of a chosen batch that are not locked. */
export async function lockBatch(services: Running, batch: Batch): Promise<void> {
  await eachSlice(services, batch, 'locked_at', lockSlice, new Set())
}

/** Charges the slices of a locked batch that are not charged. */
export async function chargeBatch(services: Running, batch: Batch): Promise<void> {
  await eachSlice(services, batch, 'charged_at', chargeSlice, new Set())
}

/** @param lost takes the nodes that a slice waits for: the slice is found again the next time */
async function eachSlice(
  services: Running,
  batch: Batch,
  stamp: Stamp,
  step: (services: Running, batch: Batch, slice: Slice, now: string) => Promise<void>,
  lost: Set<string>,
): Promise<void> {
  const slices = await readUnfinishedSlices(services.pool, batch, stamp)
  await inLanes(services.pool, slices, async whole => {
    const node = await nodeLostIn(() =>
      inHalves(
        whole,
        slice => step(services, batch, slice, nowOf(services)),
        (slice, error) =>
          divideOrSetAside(services, batch, slice, { step: stamp, error, now: nowOf(services) }),
      ),
    )
    if (node !== null) lost.add(node)
  })
  if (lost.size > 0) return
  if (stamp === 'charged_at') await scheduleRetry(services, batch, nowOf(services))
  await stampBatch(services.pool, batch, stamp, nowOf(services))
}

const nowOf = ({ clock }: Running): string => clock.now().toString({ fractionalSecondDigits: 3 })
