// Runs due work of batches in the order of its instants, however far the clock was moved or a worker was down: a box that is
// cancelled when packing begins passes its discount on before the next box is locked, and no card is tried again for a box that
// should have been packed.

import { paymentEndOf } from '../../domain/payments/settle.ts'
import type { Services } from '../integrations/services.ts'
import { isUnavailable, Stopping } from '../request/database/database.ts'
import { traced } from '../request/tracing/channels.ts'
import { type Batch, keyOfBatch } from './batch.ts'
import { readDueBatches } from './batch_store.ts'
import { deleteFailure, upsertFailure } from './failure_store.ts'
import { batchesToPack, packBatch } from './pack.ts'
import { retryBatch } from './retry.ts'
import { readBatchesToRetry } from './retry_store.ts'
import { runBatch } from './run_batch.ts'

/** `run`: chosen for, locked and charged; `retry`: declined cards. */
export type BatchStep = 'run' | 'retry' | 'pack'

interface Step {
  /** ISO instant at which it fell due. */
  at: string
  /** Identifies the step: a failed one is left for the next run. */
  name: string
  /** The step of the batch, as its failure is recorded for the office. */
  of: Pick<Batch, 'brand' | 'deliveryDate' | 'kitchen'> & { step: BatchStep }
  run: () => Promise<unknown>
}

/**
 * Locks and charges, retries cards, and packs everything due. A batch that fails does not stop the others.
 * @returns the number of steps
 * @throws AggregateError of the failures
 */
export async function runInTurn(services: Services): Promise<{ steps: number }> {
  const tried = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    const due = await stepsDue(services)
    const next = due.filter(step => !tried.has(step.name)).sort(byInstant)[0]
    if (!next) break
    tried.add(next.name)
    await traced('step', next.name, next.run).then(
      () => deleteFailure.run(services.pool, next.of),
      async (error: unknown) => {
        failures.push(error)
        if (error instanceof Stopping || isUnavailable(error)) return
        await upsertFailure.run(services.pool, { ...next.of, why: wordsOf(error), now: nowOf(services) })
      },
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} batches failed`)
  return { steps: tried.size }
}

async function stepsDue(services: Services): Promise<Step[]> {
  const { pool } = services
  const now = nowOf(services)
  const [due, again, packing] = await Promise.all([
    readDueBatches(pool, now),
    readBatchesToRetry(pool, now),
    batchesToPack(services, now),
  ])
  const of = (step: BatchStep, { brand, deliveryDate, kitchen }: Batch) => ({
    of: { step, brand, deliveryDate, kitchen },
  })
  const named = (kind: string, batch: Batch) => `${kind} ${keyOfBatch(batch).join(' ')}`
  return [
    ...due.map(batch => ({
      at: batch.cutoffAt,
      name: named('run', batch),
      ...of('run', batch),
      run: () => runBatch(services, batch),
    })),
    ...again.map(batch => ({
      at: batch.retryAt,
      name: `${named('retry', batch)} ${batch.retryAt}`,
      ...of('retry', batch),
      run: () => retryBatch(services, batch, nowOf(services)),
    })),
    ...packing.map(batch => ({
      at: paymentEndOf(batch.brand, batch.deliveryDate),
      name: named('pack', batch),
      ...of('pack', batch),
      run: () => packBatch(services, batch, nowOf(services)),
    })),
  ]
}

/** The longest words of a failure that are recorded. */
const mostWords = 500

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, mostWords)

const byInstant = (a: Step, b: Step): number =>
  Temporal.Instant.compare(a.at, b.at) || (a.name < b.name ? -1 : 1)

const nowOf = ({ clock }: Pick<Services, 'clock'>): string =>
  clock.now().toString({ fractionalSecondDigits: 3 })

export { readNextInstant } from './batch_store.ts'
