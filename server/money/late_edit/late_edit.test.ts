import { describe, expect, test } from 'vitest'
import { leaveInStock, type TestHousehold, takenOf } from '../../../tests/household.ts'
import { late, lateEdits, priceOf, sumsByKey } from '../../../tests/late_edits.ts'
import { giveCard, giveValue } from '../../../tests/weekly.ts'
import type { Services } from '../../integrations/services.ts'
import type { MenuProduct } from '../../menu/week_menu.ts'
import { orderData } from '../../orders/order_view.ts'
import { readCards } from '../../value/held_value/read_cards.ts'
import { lateKey } from './late_key.ts'

const { services, week, items, taxable, dish, nextHome, ofOrder, add, viewOf, rows, written } =
  await lateEdits(21)

/** When the boxes were opened, and when the kitchen takes the batch. */
const now = '2026-11-27T18:00:00.000Z'
const windowEnd = '2026-11-28T21:59:59.000Z'

describe('after the cutoff, until the kitchen takes the batch', () => {
  test('an item is added and exactly its price and tax are charged', {
    tags: '[ST-ORDER-LATE-EDIT] [API-orders.update_quantity]',
  }, async () => {
    const who = nextHome()
    const before = await written(who)
    const stock = await takenOf(services.pool, 'freshprep', week, taxable.id)
    const pay = Math.round(2 * priceOf(taxable) * 1.05)
    const answered = orderData(await add(who, taxable, { quantity: 2, pay }), 'en', late)
    const after = await written(who)

    expect(answered).toEqual(after.order)
    expect(after.order.totalCents).toBe(before.order.totalCents + pay)
    expect(after.order.receipt.taxCents).toBe(pay - 2 * priceOf(taxable))
    expect(after.order.lines).toHaveLength(before.order.lines.length + 1)
    expect(after.order.marketItems).toMatchObject([{ productId: taxable.id, quantity: 2 }])
    expect(after.order.version).toBe(before.order.version + 1)
    expect(after.events.at(-1)).toEqual({ kind: 'items_added', version: after.order.version })
    expect(after.captured.slice(-1)).toEqual([
      { key: lateKey({ ...ofOrder(who), number: 1 }), amount_cents: pay },
    ])
    expect(sumsByKey(after.ledger)).toEqual(sumsByKey(after.ledger).map(() => 0))
    const onCard = after.ledger.filter(entry => entry.account === 'card')
    expect(onCard.reduce((sum, entry) => sum - entry.amount_cents, 0)).toBe(after.order.totalCents)
    const pending = after.ledger.filter(entry => entry.account === 'points_pending')
    expect(pending.reduce((sum, entry) => sum + entry.amount_cents, 0)).toBe(after.order.points.pending)
    expect(after.messages.map(message => message.template)).toContain('items_added')
    expect(await takenOf(services.pool, 'freshprep', week, taxable.id)).toBe(stock + 2)
  })

  test('more units of an added item can be added, and only the difference is charged', async () => {
    const who = nextHome()
    const [item] = items as [MenuProduct]
    await add(who, item)
    await add(who, item, { quantity: 3, pay: 2 * priceOf(item) })
    const { order, captured } = await written(who)
    expect(order.marketItems).toMatchObject([{ quantity: 3, cents: 3 * priceOf(item) }])
    expect(captured.slice(-2).map(charge => charge.amount_cents)).toEqual([priceOf(item), 2 * priceOf(item)])
  })

  test('the order shows until when it can be added to, and each line until when it can change', async () => {
    const who = nextHome()
    const wallClock = '2026-11-28T14:59:59'
    await add(who, items[0] as MenuProduct)
    const open = await viewOf(who, windowEnd)
    expect(open).toMatchObject({ editable: false, late: { until: windowEnd, untilLocal: wallClock } })
    expect(open.marketItems.map(line => line.changeableUntil)).toEqual([wallClock])
    expect(open.selectedRecipes.map(line => line.changeableUntil)).toEqual([null, null, null])
    const over = await viewOf(who, windowEnd.replace('.000Z', '.001Z'))
    expect([over.late, ...over.lines.map(line => line.changeableUntil)]).toEqual(Array(5).fill(null))
  })
})

describe('the payment (rule 66)', () => {
  const paidBy = async (who: TestHousehold) => (await viewOf(who)).receipt.payment
  const balance = async (who: TestHousehold) =>
    (
      await rows(
        `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = 'given'`,
        [who.clientId],
      )
    )[0]?.cents

  test('takes given value first, then the card; the agreed sum is the card’s part, or the whole', async () => {
    const who = nextHome()
    const item = items[7] as MenuProduct
    const before = await written(who)
    await giveValue(services.pool, who.clientId, 'given', 100, now)
    await refused(who, () => add(who, item, { pay: 1 }), {
      code: 'order_changed',
      details: { payNowCents: priceOf(item) - 100 },
    })
    await add(who, item, { pay: priceOf(item) - 100 })
    const { givenCents, cardCents } = before.order.receipt.payment
    expect(await paidBy(who)).toMatchObject({
      givenCents: givenCents + 100,
      cardCents: cardCents + priceOf(item) - 100,
    })
    expect(await balance(who)).toBe(0)
    expect((await written(who)).captured.at(-1)?.amount_cents).toBe(priceOf(item) - 100)
  })

  test('charges no card where value covers all of it, not even one that would decline', async () => {
    const who = nextHome()
    const item = items[7] as MenuProduct
    const before = await written(who)
    await giveValue(services.pool, who.clientId, 'given', 5_000, now)
    await giveCard(services.pool, who.clientId, 'declines', now)
    await add(who, item, { pay: 0 })
    const after = await written(who)
    expect(after.captured).toEqual(before.captured)
    expect(after.order.totalCents).toBe(before.order.totalCents + priceOf(item))
    expect(await balance(who)).toBe(5_000 - priceOf(item))
    expect(after.messages.map(message => message.template)).toContain('items_added')
  })

  test('returns value where the card does not pay the rest, to the gift card it came from', async () => {
    const who = nextHome()
    await giveValue(services.pool, who.clientId, 'given', 100, now)
    await giveCard(services.pool, who.clientId, 'declines', now)
    const held = () => readCards(services.pool, who.clientId, 'given', null)
    const [card] = (await held()).cards
    await expect(add(who, items[7] as MenuProduct)).rejects.toMatchObject({ code: 'card_declined' })
    expect(await balance(who)).toBe(100)
    const after = (await held()).cards.filter(({ remainingCents }) => remainingCents > 0)
    expect(after).toMatchObject([{ key: card?.key, remainingCents: 100 }])
  })
})

/** Refused, and nothing of the household changes. */
async function refused(who: TestHousehold, change: () => Promise<unknown>, refusal: object) {
  const before = await written(who)
  await expect(change()).rejects.toMatchObject(refusal)
  expect(await written(who)).toEqual(before)
}

describe('a refusal charges and changes nothing', () => {
  test('for a dish, fewer units, no agreed sum, another sum, and a product not on the menu', {
    tags: '[ST-ORDER-NOT-EDITABLE]',
  }, async () => {
    const who = nextHome()
    const [item] = items as [MenuProduct]
    const [line] = (await viewOf(who)).lines
    const inBox = { id: line?.productId } as MenuProduct
    await refused(who, () => add(who, dish, { quantity: 9, pay: 2790 }), { code: 'order_locked' })
    await refused(who, () => add(who, inBox, { quantity: 0, pay: 0 }), { code: 'order_locked' })
    const missing = { code: 'pay_now_missing', details: { payNowCents: priceOf(item) } }
    await refused(who, () => add(who, item, { pay: undefined }), missing)
    const due = { code: 'order_changed', details: { payNowCents: priceOf(item) } }
    await refused(who, () => add(who, item, { pay: priceOf(item) - 1 }), due)
    await refused(who, () => add(who, { ...item, id: 'no-such-item' }), { code: 'not_on_menu' })
    await add(who, item, { quantity: 2 })
    await refused(who, () => add(who, item, { quantity: 1 }), { code: 'order_locked' })
  })

  test('once the kitchen has taken the batch; the last second still counts', {
    tags: '[ST-ORDER-NOT-EDITABLE]',
  }, async () => {
    const who = nextHome()
    const [item] = items as [MenuProduct]
    const over = windowEnd.replace('.000Z', '.001Z')
    await refused(who, () => add(who, item, { at: over }), { code: 'order_locked' })
    await expect(add(who, item, { at: windowEnd })).resolves.toBeDefined()
  })

  test('for more than is left, with the number left', { tags: '[ERR-SOLD-OUT]' }, async () => {
    const who = nextHome()
    const item = items[1] as MenuProduct
    await leaveInStock(services, 'freshprep', week, item.id, 2)
    const details = { productId: item.id, left: 2 }
    await refused(who, () => add(who, item, { quantity: 3 }), { code: 'sold_out', details })
  })

  test.each([
    ['declines', 'card_declined'],
    ['asks', 'card_needs_action'],
  ] as const)(
    'for a card that %s; its units return to stock, and a card that pays is charged anew',
    { tags: '[ERR-MARKET-ITEM]' },
    async (card, code) => {
      const who = nextHome()
      const item = items[2] as MenuProduct
      const stock = await takenOf(services.pool, 'freshprep', week, item.id)
      await giveCard(services.pool, who.clientId, card, now)
      await refused(who, () => add(who, item), { code })
      expect(await takenOf(services.pool, 'freshprep', week, item.id)).toBe(stock)
      await giveCard(services.pool, who.clientId, 'approves', now)
      await expect(add(who, item)).resolves.toBeDefined()
    },
  )

  test.each([
    ['insufficient_funds', 'card_insufficient_funds'],
    ['card_expired', 'card_expired'],
    ['card_unknown', 'card_declined'],
  ] as const)(
    'for a card whose bank answers %s, with %s',
    { tags: '[ERR-MARKET-ITEM]' },
    async (code, refusal) => {
      const who = nextHome()
      const cards: Services['cards'] = {
        ...services.cards,
        charge: async charges =>
          new Map(charges.map(({ key }) => [key, { state: 'declined', code, reference: key }])),
      }
      await refused(who, () => add(who, items[2] as MenuProduct, { by: { cards } }), { code: refusal })
    },
  )
})
