// Finds the household for whose sake a step of the weekly run fails, and sets it aside: the work on many is divided until it is
// alone. A slice that is divided makes two slices like any other, so the run can be killed in between.

import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import { halvesOrNone } from '../../request/in_halves.ts'
import type { Stored } from '../../request/services.ts'
import type { Batch, Slice } from '../batch.ts'
import type { Stamp } from '../batch_store.ts'
import { readableDemand } from '../choose_for.ts'
import { isChosen, readDemand } from '../choose_store.ts'
import { dishesToChoose } from '../own_history.ts'
import { halveChoice } from '../share_slices.ts'
import {
  countSetAsideOf,
  divideSlice,
  holdToDivide,
  insertSetAside,
  mostSetAside,
  readMembers,
  type SetAside,
  statesBeforeStep,
} from './store.ts'

type Dividing = Stored & Pick<Services, 'log'>

/**
 * Divides a slice that a step failed for, or sets its only household aside.
 * @returns the two halves; none where the household is set aside, or another worker has changed the slice
 * @throws the failure, where no household can be to blame, or too many are set aside already
 */
export async function divideOrSetAside(
  services: Dividing,
  batch: Batch,
  slice: Slice,
  { step, error, now }: { step: Stamp; error: unknown; now: string },
): Promise<Slice[]> {
  const menu = await menusOf(services).week(batch.brand, batch.week)
  const { halves, alone } = await withTx(services.pool, async tx => {
    await isChosen(tx, batch)
    const held = await holdToDivide.first(tx, { ...batch, ...slice })
    if (!held || (step === 'locked_at' && !held.toLock)) return { halves: [], alone: null }
    const members = await readMembers.all(tx, { ...batch, ...slice, states: statesBeforeStep[step] })
    const [only] = members
    const parts = halvesOrNone(slice, members, error)
    if (only && parts.length === 0) {
      await setAside(tx, { ...only, step: 'run', ...batch, slice: slice.slice, now, error })
      return { halves: [], alone: only }
    }
    await refuseTooMany(tx, { step: 'run', ...batch }, error)
    const [first, second] = parts as [Slice, Slice]
    const demand = held.toLock ? await readDemand(tx, batch, [first], dishesToChoose(menu)) : []
    const [firstChoice, secondChoice] = halveChoice(held.choice, readableDemand(demand, menu))
    const { slice: number } = await divideSlice.one(tx, {
      ...batch,
      slice: slice.slice,
      middle: second.firstClient,
      firstChoice: JSON.stringify(firstChoice),
      secondChoice: JSON.stringify(secondChoice),
    })
    return { halves: [first, { ...second, slice: number }], alone: null }
  })
  if (alone) {
    const { brand, deliveryDate, kitchen } = batch
    const facts = { ...alone, brand, deliveryDate, kitchen, step }
    services.log.error({ err: error, ...facts }, 'an order failed in the weekly run, and is set aside')
  }
  return halves
}

/** Records a household that is left out, and why. @throws the failure, where too many are */
export async function setAside(
  db: Db,
  { error, ...one }: Omit<SetAside, 'why'> & { error: unknown },
): Promise<void> {
  await refuseTooMany(db, one, error)
  await insertSetAside.run(db, { ...one, why: textOfError(error) })
}

/** What failed, in the program's words. */
export const textOfError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)

async function refuseTooMany(
  db: Db,
  of: Pick<SetAside, 'step' | 'brand' | 'deliveryDate' | 'kitchen'>,
  error: unknown,
): Promise<void> {
  const { step, brand, deliveryDate, kitchen } = of
  const { households } = await countSetAsideOf.one(db, { step, brand, deliveryDate, kitchen })
  if (households >= mostSetAside) throw error
}
