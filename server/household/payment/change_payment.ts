// Changes of the payment settings: removing a code or a card, another default card, sending receipts again.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import { referenceOf } from '../../../domain/reference.ts'
import { noteAndTell, noteCodeEvent } from '../../codes/code_events.ts'
import { giveCodeBack } from '../../codes/discounts/held_codes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { chooseDefault } from '../../money/choose_default.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import { holdOpenBoxes } from '../../orders/hold_open.ts'
import { loadHousehold } from '../../orders/load.ts'
import { repriceMovedDiscounts } from '../../orders/reprice.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { CodeTyper } from '../../value/apply_code.ts'
import { cardStaysOf } from './card_stays.ts'
import { removeCard, selectCards, selectPaidOrders } from './store.ts'

type Needs = Pick<Services, 'pool' | 'memory'>

/**
 * Removes a code or a card. Where the default card goes and there are others, the newest of them is the default.
 * @throws Refusal not_found; for a card that stays, the reason (`whyCardStays`)
 */
export async function invalidate(
  services: Needs,
  of: CodeTyper,
  item: { kind: 'code' | 'card'; id: string },
): Promise<{ reference: string }> {
  return withTx(services.pool, async tx => {
    await holdHousehold(tx, of.clientId)
    await holdOpenBoxes(tx, of.clientId, of.now)
    const event = { clientId: of.clientId, brand: of.brand, now: of.now, id: randomUUIDv7() }
    if (item.kind === 'code') {
      if (!(await giveCodeBack(tx, of, item.id))) throw new Refusal('not_found')
      const reference = await noteAndTell(tx, { ...event, kind: 'code_removed', data: { code: item.id } })
      await repriceMovedDiscounts(tx, services, of.clientId, of.now)
      return { reference }
    }
    const cards = await selectCards(tx, of.clientId)
    const card = cards.find(one => one.id === item.id)
    if (!card) throw new Refusal('not_found')
    const household = await loadHousehold(services, of.clientId, of.now, tx)
    const stays = (await cardStaysOf(tx, services, of.clientId, household, of.now))(card)
    if (stays) throw new Refusal(stays)
    await removeCard.run(tx, { clientId: of.clientId, id: card.id })
    const [next] = cards.filter(({ id }) => id !== card.id)
    if (card.isDefault && next) await chooseDefault(tx, of.clientId, next.id)
    const { brand, last4 } = card
    return { reference: await noteAndTell(tx, { ...event, kind: 'card_removed', data: { brand, last4 } }) }
  })
}

const defaultOf = (cards: Awaited<ReturnType<typeof selectCards>>) => {
  const pays = cards.find(card => card.isDefault)
  return pays ? { brand: pays.brand, last4: pays.last4 } : null
}

/** A household's default card; null without one. */
export const readDefaultCard = async (tx: Tx, clientId: string) => defaultOf(await selectCards(tx, clientId))

/** Makes a card on file the default, and confirms it by email. @throws Refusal not_found */
export async function makeDefaultCard(
  { pool }: Needs,
  of: CodeTyper,
  id: string,
): Promise<{ reference: string | null }> {
  return withTx(pool, async tx => {
    await holdHousehold(tx, of.clientId)
    const cards = await selectCards(tx, of.clientId)
    const card = cards.find(one => one.id === id)
    if (!card) throw new Refusal('not_found')
    if (card.isDefault) return { reference: null }
    await chooseDefault(tx, of.clientId, id)
    const facts = { brand: card.brand, last4: card.last4 }
    const before = defaultOf(cards)
    const event = { clientId: of.clientId, now: of.now, id: randomUUIDv7() }
    await noteCodeEvent(tx, { ...event, kind: 'card_changed', data: { ...facts, before } })
    const message = { clientId: of.clientId, brand: of.brand, template: 'card_changed', at: of.now } as const
    const reference = referenceOf(event.id)
    await tell(tx, { ...message, data: { card: facts, before, reference }, key: `card_changed:${of.now}` })
    return { reference }
  })
}

/**
 * Sends receipts once more: of one order, or of the last twelve that were paid.
 * @returns their number
 * @throws Refusal not_found where there is none
 */
export async function sendReceipts({ pool }: Needs, of: CodeTyper, orderId: string | null): Promise<number> {
  return withTx(pool, async tx => {
    const orders = await selectPaidOrders.all(tx, { clientId: of.clientId, orderId })
    if (orders.length === 0) throw new Refusal('not_found')
    const { clientId, brand, now: at } = of
    for (const { cardBrand, last4, ...order } of orders) {
      const card = cardBrand !== null && last4 !== null ? { brand: cardBrand, last4 } : null
      const key = `receipt:${order.orderId}:${at}`
      await tell(tx, { clientId, brand, template: 'order_charged', data: { ...order, card }, key, at })
    }
    return orders.length
  })
}
