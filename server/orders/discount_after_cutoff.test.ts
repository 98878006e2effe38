import { expect, test } from 'vitest'
import { menusAt, orderOf, productsOn, subscribe } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { giveCard, runDue } from '../../tests/weekly.ts'
import { pack } from '../weekly/pack.ts'
import { loadOrder } from './load.ts'
import { orderData } from './order_view.ts'
import { updateQuantity } from './update_quantity.ts'

// A Friday: Tuesday's cutoff is tonight.
const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T07:00:30.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

async function holder(card: 'approves' | 'declines') {
  const who = await subscribe(services.pool, now)
  await giveCard(services.pool, who.clientId, card, now)
  await services.pool.query(
    `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
     values ($1, 'HALF', 'DiscountCode', 'percent', '[50]', 0, $2)`,
    [who.clientId, now],
  )
  const put = async (place: number, recipes: number) => {
    const { id: orderId, week } = orderOf(who, place)
    const dishes = await productsOn(services, 'freshprep', week, 'rtc')
    for (const dish of dishes.slice(0, recipes)) {
      await updateQuantity(
        services,
        { clientId: who.clientId, orderId, now },
        { productId: dish.id, quantity: 1 },
      )
    }
  }
  const discountOf = async (place: number) => {
    const view = await loadOrder(services, who.clientId, orderOf(who, place).id, afterCutoff)
    return orderData(view, 'en', afterCutoff).discount
  }
  return { put, discountOf }
}

test('the discount of a box that is not delivered goes to the next one, chosen already or not', async () => {
  const small = await holder('approves')
  await small.put(0, 1)
  await small.put(1, 3)
  const unpaid = await holder('declines')
  await unpaid.put(0, 3)
  await unpaid.put(1, 3)
  const paid = await holder('approves')
  await paid.put(0, 3)
  await paid.put(1, 3)
  services.clock.set(afterCutoff)
  await runDue(services)
  const second = () => Promise.all([small, unpaid, paid].map(each => each.discountOf(1)))
  expect(await second()).toEqual([4185, 0, 0])
  services.clock.set('2026-12-01T18:00:00.000Z')
  await pack(services, '2026-12-01T18:00:00.000Z')
  expect(await second()).toEqual([4185, 4185, 0])
})
