// Finds the boxes a shortage concerns. Each is recorded in one transaction with the letter that asks its household, or, without a
// replacement, with its refund. A later run finds a box that is paid late; once the time to answer is over, it is told what the
// default is instead of asked.

import { wallClock } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { allergenNames } from '../../menu/replacing.ts'
import { tell } from '../../messages/outbox.ts'
import { carryOutRefunds } from '../../payments/refunds/carry_out.ts'
import { isStopping, withTx } from '../../request/database/database.ts'
import { decideShortageBox, insertShortageBox, readConcerned } from './box_store.ts'
import { compare, contentsFor, namesOfShortage } from './compare.ts'
import { dropIn } from './decide.ts'
import type { ShortageRow } from './store.ts'

const atOnce = 200

/** @returns the number of new boxes */
export async function enlist(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  shortage: ShortageRow,
  now: string,
): Promise<number> {
  let found = 0
  for (;;) {
    const boxes = await readConcerned.all(services.pool, { ...shortage, limit: atOnce })
    const contents = await contentsFor(services, shortage, boxes)
    const names = namesOfShortage(shortage, contents)
    for (const box of boxes) {
      if (isStopping(services.pool)) return found
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
          return refundNumber !== null
        }
        const { date, time } = wallClock(brand, decideBy)
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
            until: late ? null : `${date}T${time}`,
          },
          key: `shortage_asked:${shortageId}`,
          at: now,
        })
        return false
      })
      if (refunded) await carryOutRefunds(services, clientId)
      if (concerned) found += 1
    }
    if (boxes.length < atOnce) return found
  }
}
