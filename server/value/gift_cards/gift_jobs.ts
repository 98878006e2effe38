// The clock's work on gifts: it sends those whose day has come, and settles interrupted purchases. Every job finds its work by
// state and can run twice, at once, or again from the start.

import { brandIds } from '../../../domain/brands.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { ask, type GiftServices } from './buy_gift.ts'
import { isDue } from './issue_gift.ts'
import { forgetUnasked, type GiftPurchase, selectLeft } from './purchase_store.ts'
import { recordGiftOutcome } from './record_gift_outcome.ts'
import { selectCardsDue, sendScheduled } from './store.ts'
import { cardToTell, tellOfCard } from './tell_of_card.ts'

/** Before every card's id. */
const noCard = '00000000-0000-0000-0000-000000000000'

/** Sends scheduled cards on the morning of their day, each by itself. @returns their number */
export async function sendGiftCards(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  now: string,
): Promise<number> {
  let sent = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const day = isDue(brand, today, now) ? today : addDays(today, -1)
    const send = (cardId: string) =>
      withTx(pool, async tx => {
        const card = await sendScheduled(tx, brand, cardId, now)
        if (card) await tellOfCard(tx, cardToTell(card), now)
        return card !== null
      })
    for (let after: string | undefined = noCard; after !== undefined; ) {
      const due: { id: string }[] = await selectCardsDue.all(pool, { brand, today: day, after })
      const done = await eachAlone(
        log,
        'send_gift_cards',
        due,
        ({ id }) => send(id),
        ({ id }) => ({ card: id }),
      )
      sent += done.filter(Boolean).length
      after = due.at(-1)?.id
    }
  }
  return sent
}

/** Minutes after which an unanswered purchase is checked again, and one that waits for its holder is given up. */
const patience = { created: 2, needs_action: 60 } as const

/** Days for which an intent that ended without an attempt is remembered. */
const endedDays = 30

/** Settles interrupted purchases, and gives up on holders who do not return. */
export async function settleGiftPurchases(services: GiftServices, now: string): Promise<number> {
  const before = (minutes: number) =>
    Temporal.Instant.from(now).subtract({ minutes }).toString({ fractionalSecondDigits: 3 })
  const cutOff = await selectLeft.all(services.pool, { state: 'created', before: before(patience.created) })
  const forgotten = await selectLeft.all(services.pool, {
    state: 'needs_action',
    before: before(patience.needs_action),
  })
  const each = (purchases: readonly GiftPurchase[], giveUp: boolean) =>
    eachAlone(
      services.log,
      'settle_gift_purchases',
      purchases,
      purchase => settle(services, purchase, giveUp, now),
      ({ id }) => ({ purchase: id }),
    )
  await each(cutOff, false)
  await each(forgotten, true)
  await forgetUnasked.run(services.pool, { before: before(endedDays * 24 * 60) })
  return cutOff.length + forgotten.length
}

async function settle(services: GiftServices, purchase: GiftPurchase, giveUp: boolean, now: string) {
  const { clientId, id, attempt, cardToken, amountCents } = purchase
  const key = { holderId: clientId, purchaseId: id, attempt }
  const outcome = await ask(services, { key, cardToken, amountCents, giveUp })
  if (outcome.state !== 'unknown') await recordGiftOutcome(services, key, outcome, now)
}
