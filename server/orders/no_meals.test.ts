// Rule 61: market items alone are not a selection, but "no meals" is one.

import { beforeEach, expect, test } from 'vitest'
import { batchServices, householdOf, now, orderAfter, runPastCutoff, startAgain } from '../../tests/batch.ts'
import { orderOf, productsOn, type TestHousehold } from '../../tests/household.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { foreseeChoice } from '../weekly/foresee_choice.ts'
import { chooseNoMeals } from './choose_no_meals.ts'
import { loadOrder } from './load.ts'
import { orderData } from './order_view.ts'
import { updateQuantity } from './update_quantity.ts'

const { services, dishes } = await batchServices()
const dish = dishes[0] as MenuProduct

beforeEach(() => startAgain(services))

const of = (who: TestHousehold) => ({ clientId: who.clientId, orderId: orderOf(who, 0).id, now })
const put = (who: TestHousehold, productId: string, quantity: number) =>
  updateQuantity(services, of(who), { productId, quantity })
const view = async (who: TestHousehold) => {
  const { clientId, orderId } = of(who)
  return orderData(await loadOrder(services, clientId, orderId, now), 'en', now)
}
const linesOf = async (who: TestHousehold) =>
  (await services.pool.query('select kind from order_line where client_id = $1', [who.clientId])).rows
const groceries = async (who: TestHousehold): Promise<MenuProduct> => {
  const items = await productsOn(services, 'freshprep', orderOf(who, 0).week, 'item')
  return items.find(item => item.item?.taxClass === 'grocery') as MenuProduct
}

test('a box of only groceries comes and is charged for its contents, once the minimum is met', async () => {
  const who = await householdOf(services)
  const item = await groceries(who)
  const price = item.item?.priceCents as number
  const units = Math.ceil(5_900 / price)
  await put(who, dish.id, 2)
  await chooseNoMeals(services, of(who), true)
  await put(who, item.id, units)
  const seen = await view(who)
  expect(seen).toMatchObject({
    noMeals: true,
    untouched: false,
    dishesToChoose: 0,
    totalCents: units * price,
  })
  expect(await runPastCutoff(services)).toEqual([])
  expect(await orderAfter(services, who)).toMatchObject({ state: 'charged', total_cents: units * price })
  expect(await linesOf(who)).toEqual([{ kind: 'item' }])
})

test('below the minimum it neither comes nor costs anything', async () => {
  const who = await householdOf(services)
  await chooseNoMeals(services, of(who), true)
  expect((await view(who)).totalCents).toBe(0)
  expect(await runPastCutoff(services)).toEqual([])
  expect((await orderAfter(services, who)).state).toBe('not_met')
})

test('the meals return on request, and a dish in the box ends the choice too', async () => {
  const who = await householdOf(services)
  await chooseNoMeals(services, of(who), true)
  await chooseNoMeals(services, of(who), false)
  expect(await view(who)).toMatchObject({ noMeals: false, untouched: true, totalCents: 8_370 })
  await chooseNoMeals(services, of(who), true)
  await put(who, dish.id, 1)
  await put(who, dish.id, 0)
  expect(await view(who)).toMatchObject({ noMeals: false, untouched: true })
  expect(await runPastCutoff(services)).toEqual([])
  expect((await orderAfter(services, who)).state).toBe('charged')
})

test('items without that choice are no selection: the plan’s meals are chosen at cutoff', async () => {
  const who = await householdOf(services)
  await put(who, (await groceries(who)).id, 1)
  const { clientId, orderId } = of(who)
  const foreseen = await foreseeChoice(services, await loadOrder(services, clientId, orderId, now))
  expect(foreseen).toHaveLength(3)
  expect(await runPastCutoff(services)).toEqual([])
  const { rows } = await services.pool.query(
    `select product_id from order_line where client_id = $1 and kind <> 'item' order by 1`,
    [clientId],
  )
  expect(rows.map(row => row.product_id)).toEqual(foreseen.toSorted())
})
