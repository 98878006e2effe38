// Tries again what the weekly run set aside: a quarter of an hour after the last try, and at once in a new process, which may be a newer
// program. A household that is served is forgotten here.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import type { Batch, Slice } from './batch.ts'
import { chargeSlice } from './charge.ts'
import { lockSlice } from './lock.ts'
import { openAgain } from './open.ts'
import { packBatch } from './pack.ts'
import { scheduleRetry } from './retry.ts'
import { textOfError } from './set_aside/divide.ts'
import { deleteServed, markTriedAgain, readToTryAgain } from './set_aside/store.ts'

const pause = { minutes: 15 }

/** Whether this process has tried what an earlier one set aside. */
const openBegun = () => ({ triedAll: false })

type Trying = Parameters<typeof packBatch>[0] & Pick<Services, 'memory' | 'config'>

/**
 * Tries each household that is due again.
 * @param now program time, ISO instant
 * @returns how many were tried
 */
export async function tryAgain(services: Trying, now: string): Promise<{ tried: number }> {
  const begun = services.memory.of(openBegun)
  const before = begun.triedAll ? Temporal.Instant.from(now).subtract(pause).toString() : null
  const due = await readToTryAgain.all(services.pool, { before })
  begun.triedAll = true
  await eachAlone(
    services.log,
    'try_again',
    due,
    one => tryOne(services, one, now),
    ({ clientId, step, brand, deliveryDate }) => ({ clientId, step, brand, deliveryDate }),
  )
  return { tried: due.length }
}

/**
 * Tries one household again, whenever it was tried last.
 * @returns null where it is served; otherwise what failed, in the program's words
 * @throws Refusal not_found where it is not set aside
 */
export async function tryHousehold(
  services: Trying,
  of: { brand: BrandId; clientId: string; step: 'open' | 'run'; deliveryDate: string },
  now: string,
): Promise<string | null> {
  const aside = await readToTryAgain.all(services.pool, { before: null })
  const one = aside.find(
    ({ brand, clientId, step, deliveryDate }) =>
      brand === of.brand && clientId === of.clientId && step === of.step && deliveryDate === of.deliveryDate,
  )
  if (!one) throw new Refusal('not_found')
  try {
    await tryOne(services, one, now)
    return null
  } catch (error) {
    return textOfError(error)
  }
}

type ToTry = Awaited<ReturnType<typeof readToTryAgain.all>>[number]

async function tryOne(services: Trying, one: ToTry, now: string): Promise<void> {
  const { clientId, step, deliveryDate } = one
  const named = { clientId, step, deliveryDate }
  try {
    await serve(services, one, now)
    await withTx(services.pool, async tx => {
      // A card that has not answered yet is asked again.
      await markTriedAgain.run(tx, { ...named, now, why: null })
      await deleteServed.run(tx, named)
    })
  } catch (error) {
    await markTriedAgain.run(services.pool, { ...named, now, why: textOfError(error) })
    throw error
  }
}

async function serve(services: Trying, one: ToTry, now: string): Promise<void> {
  const { brand, deliveryDate, kitchen, week, slice, firstClient, beforeClient, members } = one
  if (one.step === 'open') return openAgain(services, brand as BrandId, one.clientId, now)
  if (slice === null || firstClient === null || beforeClient === null || week === null) return
  const batch: Batch = { brand, deliveryDate, kitchen, week }
  const alone: Slice = { slice, firstClient, beforeClient, members }
  await lockSlice(services, batch, alone, now)
  await chargeSlice(services, batch, alone, now)
  if (one.packed) await packBatch(services, batch, now)
  else await scheduleRetry(services, batch, now)
}
