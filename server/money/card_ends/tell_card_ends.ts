// Tells a household that its default card expires: as that month begins, in time to replace it.

import { brandIds } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { openSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { readEndingCards, stampEnd } from './store.ts'

const atOnce = 500

/**
 * Tells each household once that its card expires this month, even if it was put on file in that month. Safe to run twice at once,
 * and from the start again.
 * @param now program time, ISO instant
 * @returns the number of households
 */
export async function tellCardEnds(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  now: string,
): Promise<number> {
  let letters = 0
  for (const brand of brandIds) {
    const [year = 0, month = 0] = brandDate(brand, now).split('-').map(Number)
    const of = { year, month }
    const named = { year: String(year), month: String(month).padStart(2, '0') }
    for (let more = true; more; ) {
      const cards = await readEndingCards.all(pool, { ...of, brand, most: atOnce })
      const done = await eachAlone(
        log,
        'tell_card_ends',
        cards,
        ({ clientId, id, cardBrand, last4, state }) =>
          withTx(pool, async tx => {
            if (!(await stampEnd(tx, { clientId, id }, of)) || !isOneOf(state, openSubscriptions))
              return false
            const data = { card: { brand: cardBrand, last4 }, ...named }
            const key = `card_expiring:${id}:${named.year}-${named.month}`
            await tell(tx, { clientId, brand, template: 'card_expiring', data, key, at: now })
            return true
          }),
        ({ clientId, id }) => ({ clientId, card: id }),
      )
      letters += done.filter(Boolean).length
      // Those that failed come again at once, and are tried at the next run.
      more = cards.length === atOnce && done.length > 0
    }
  }
  return letters
}
