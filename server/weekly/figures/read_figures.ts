// The business's figures: how its orders stand, and what waits longer than it should.

import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { addDays, brandDate, instantAt } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { messagesSetAside } from '../../messages/set_aside.ts'
import type { TemplateName } from '../../messages/templates.ts'
import { cannotWait } from '../../messages/wanted.ts'
import { withTx } from '../../request/database/database.ts'
import { readDueBatches } from '../batch_store.ts'
import { batchesToPack } from '../pack.ts'
import { readBatchesToRetry } from '../retry_store.ts'
import { countAllSetAside } from '../set_aside/store.ts'
import {
  countBatches,
  countUnsafe,
  countUnsettled,
  countWaitingMessages,
  forgetBatches,
  mostCounted,
  sumOrders,
} from './figures_store.ts'

/** Orders are counted whose delivery is within so many days of today. */
const daysAround = 7

/** Minutes without an answer from which a payment counts as unknown, as when the processor is asked again. */
const unknownAfter = 3

/** A step of batches that is due and not done. */
interface StepDue {
  brand: BrandId
  /** `charge`: chosen for, locked and charged; `retry`: declined cards; `pack`. */
  step: 'charge' | 'retry' | 'pack'
  batches: number
  /** Seconds since the oldest one fell due; 0 where none is. */
  oldestSeconds: number
}

/** Counts the orders of deliveries from a week ago to a week ahead, for the office, and reads them by brand and state. */
export async function readOrderFigures({ pool }: Pick<Services, 'pool'>, now: string) {
  const [today = ''] = brandIds.map(brand => brandDate(brand, now)).sort()
  const from = addDays(today, -daysAround)
  const until = addDays(today, daysAround)
  await withTx(pool, async tx => {
    await forgetBatches.run(tx)
    await countBatches.run(tx, { brands: `{${brandIds.join(',')}}`, from, until, now })
  })
  return sumOrders.all(pool)
}

/** What waits: batches, messages, payments, boxes with a product that their household must not eat. @param now program time, ISO instant */
export async function readWaitingFigures(services: Pick<Services, 'pool'>, now: string) {
  const { pool } = services
  const ago = (minutes: number) => Temporal.Instant.from(now).subtract({ minutes }).toString()
  const secondsSince = (since: string | Date | null) =>
    since === null ? 0 : Math.max(0, (Date.parse(now) - new Date(since).getTime()) / 1000)
  const [steps, messages, unsettled, unsafe, setAside, householdsAside] = await Promise.all([
    stepsDue(services, now, secondsSince),
    countWaitingMessages.all(pool, { recently: ago(5), anHourAgo: ago(60), mostCounted }),
    countUnsettled.all(pool, { before: ago(unknownAfter) }),
    countUnsafe.all(pool),
    messagesSetAside(services),
    countAllSetAside.all(pool),
  ])
  // A message that can wait may be held for a household's quiet hours, so it says nothing about the sender.
  const urgent = messages.filter(({ template }) => cannotWait.includes(template as TemplateName))
  return {
    steps,
    messages,
    lagSeconds: Math.max(0, ...urgent.map(({ oldestUntried }) => secondsSince(oldestUntried))),
    unsafe,
    setAside,
    householdsAside,
    unsettled: unsettled.map(({ kind, payments, oldest }) => ({
      kind,
      payments,
      oldestSeconds: secondsSince(oldest),
    })),
  }
}

/** A step of a batch that is due and not done. @param since ISO instant at which it fell due */
interface DueStep {
  brand: BrandId
  step: StepDue['step']
  since: string
  deliveryDate: string
  kitchen: string
}

/** Every step of a batch that is due and not done. @param now program time, ISO instant */
export async function readDueSteps(services: Pick<Services, 'pool'>, now: string): Promise<DueStep[]> {
  const [toCharge, toRetry, toPack] = await Promise.all([
    readDueBatches(services.pool, now),
    readBatchesToRetry(services.pool, now),
    batchesToPack(services, now),
  ])
  return [
    ...toCharge.map(({ cutoffAt, ...batch }) => ({ ...batch, step: 'charge' as const, since: cutoffAt })),
    ...toRetry.map(({ retryAt, ...batch }) => ({ ...batch, step: 'retry' as const, since: retryAt })),
    ...toPack.map(batch => ({
      ...batch,
      step: 'pack' as const,
      since: instantAt(batch.brand, batch.deliveryDate, '00:00'),
    })),
  ]
}

async function stepsDue(
  services: Pick<Services, 'pool'>,
  now: string,
  secondsSince: (since: string) => number,
): Promise<StepDue[]> {
  const due = await readDueSteps(services, now)
  return brandIds.flatMap(brand =>
    (['charge', 'retry', 'pack'] as const).map(step => {
      const ages = due
        .filter(one => one.brand === brand && one.step === step)
        .map(one => secondsSince(one.since))
      return { brand, step, batches: ages.length, oldestSeconds: Math.max(0, ...ages) }
    }),
  )
}
