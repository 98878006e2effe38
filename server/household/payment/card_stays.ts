// Why each card of a household stays on file (domain/payments/card_removal.ts).

import { whyCardStays } from '../../../domain/payments/card_removal.ts'
import { addDays } from '../../../domain/time/zone.ts'
import type { Household } from '../../orders/household.ts'
import { viewOf } from '../../orders/load.ts'
import { pricedOf } from '../../orders/order_view.ts'
import type { Db } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { cardUse } from './store.ts'

/** Days after which no payment of a box’s week waits any more: a week and its packing, with room for a processor that is away. */
const giveUpDays = 35

type Reason = ReturnType<typeof whyCardStays>

/**
 * Says of a card why it stays; null where it can be removed.
 * @param household with its present boxes; null without a subscription
 * @param now program time, ISO instant
 */
export async function cardStaysOf(
  db: Db,
  services: Stored,
  clientId: string,
  household: Household | null,
  now: string,
): Promise<(card: { id: string; isDefault: boolean }) => Reason> {
  const boxes = (household?.orders ?? []).map(async order => {
    const view = await viewOf(services, household as Household, order)
    return { state: order.state, cardCents: pricedOf(view).payment.cardCents }
  })
  const use = { boxes: await Promise.all(boxes), subscription: household?.state ?? null }
  const { charging, feeOpen } = await cardUse.one(db, {
    clientId,
    since: addDays(now.slice(0, 10), -giveUpDays),
  })
  return ({ id, isDefault }) => whyCardStays({ ...use, isDefault, feeOpen, charging: charging.includes(id) })
}
