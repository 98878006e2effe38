// Finds the boxes a shortage concerns. Each is recorded in one transaction with the letter that asks its household, or, without a
// replacement, with its refund. A later run finds a box that is paid late; once the time to answer is over, it is told what the
// default is instead of asked.

import type { Difference } from '../../../domain/substitution.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { allergenNames } from '../../menu/replacing.ts'
import { tell } from '../../messages/outbox.ts'
import { carryOutRefunds } from '../../money/card_refunds/carry_out.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { type BoxConcerned, decideShortageBox, insertShortageBox, readConcerned } from './box_store.ts'
import { compare, contentsFor, namesOfShortage } from './compare.ts'
import { dropIn } from './decide.ts'
import type { ShortageRow } from './store.ts'

const atOnce = 200

type Enlisting = Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>

/** A box that fails is left for the next run. @returns the number of new boxes, and whether any was left */
export async function enlist(
  services: Enlisting,
  shortage: ShortageRow,
  now: string,
): Promise<{ boxes: number; left: boolean }> {
  let found = 0
  for (;;) {
    const boxes = await readConcerned.all(services.pool, { ...shortage, limit: atOnce })
    const contents = await contentsFor(services, shortage, boxes)
    const names = namesOfShortage(shortage, contents)
    const done = await eachAlone(
      services.log,
      'enlist_boxes',
      boxes,
      box => enlistBox(services, shortage, { box, contents, names }, now),
      ({ clientId, orderId }) => ({ clientId, orderId, shortage: shortage.id }),
    )
    found += done.filter(Boolean).length
    if (boxes.length < atOnce || done.length === 0) return { boxes: found, left: done.length < boxes.length }
  }
}

interface BoxToEnlist {
  box: BoxConcerned
  contents: Awaited<ReturnType<typeof contentsFor>>
  names: ReturnType<typeof namesOfShortage>
}

/** @returns whether the shortage concerns the box */
async function enlistBox(
  services: Enlisting,
  shortage: ShortageRow,
  { box, contents, names }: BoxToEnlist,
  now: string,
): Promise<boolean> {
  const { clientId, orderId, units } = box
  const { concerned, differs, fits, standard } = compare(shortage, box, contents)
  const { brand, id: shortageId, productId, deliveryDate, decideBy } = shortage
  const refunded = await withTx(services.pool, async tx => {
    const of = { clientId, shortageId, orderId, productId, units, allergens: differs }
    if (!(await insertShortageBox(tx, { ...of, standard: standard ?? 'drop' }, now))) return false
    const decided = { swapId: null, by: 'system', at: now }
    if (!concerned) {
      await decideShortageBox(tx, of, { ...decided, choice: 'accept', refundNumber: null })
      return false
    }
    const late = decideBy !== null && now > decideBy
    if (
      standard === null ||
      decideBy === null ||
      names.replacement === null ||
      (late && standard === 'drop')
    ) {
      const refundNumber = await dropIn(tx, services, { ...of, brand, actor: 'system', now })
      await decideShortageBox(tx, of, { ...decided, choice: 'drop', refundNumber })
      if (shortage.correctionId) await tellCorrected(tx, { shortage, box, differs, names, until: null, now })
      return refundNumber !== null
    }
    const { date, time } = wallClock(brand, decideBy)
    const until = late ? null : `${date}T${time}`
    if (shortage.correctionId) {
      await tellCorrected(tx, { shortage, box, differs, names, until, now })
      return false
    }
    await tell(tx, {
      clientId,
      brand,
      template: 'shortage_asked',
      data: {
        orderId,
        deliveryDate,
        shortageId,
        product: names.product,
        short: names.short,
        replacement: names.replacement,
        gained: allergenNames(differs.gained),
        lost: allergenNames(differs.lost),
        flesh: differs.flesh,
        diets: differs.diets,
        fits,
        standard,
        until,
      },
      key: `shortage_asked:${shortageId}`,
      at: now,
    })
    return false
  })
  if (refunded) await carryOutRefunds(services, clientId)
  return concerned
}

/** Where a product was corrected, not short: the household is asked, or hears that it was left out. */
async function tellCorrected(
  tx: Tx,
  of: {
    shortage: ShortageRow
    box: BoxConcerned
    differs: Difference
    names: BoxToEnlist['names']
    until: string | null
    now: string
  },
): Promise<void> {
  const { shortage, box, differs, names, until, now } = of
  await tell(tx, {
    clientId: box.clientId,
    brand: shortage.brand,
    template: 'product_corrected',
    data: {
      orderId: box.orderId,
      deliveryDate: shortage.deliveryDate,
      product: names.product,
      outcome: until === null ? 'dropped' : 'asked',
      withdrawn: shortage.replacement === null,
      replacement: null,
      gained: allergenNames(differs.gained),
      lost: allergenNames(differs.lost),
      traces: [],
      flesh: differs.flesh,
      diets: differs.diets,
      editable: false,
      until,
    },
    key: `product_corrected:${shortage.correctionId}:${box.orderId}`,
    at: now,
  })
}
