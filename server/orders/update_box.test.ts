// Swaps and pairings in the editor.

import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import {
  leaveInStock,
  menusAt,
  orderOf,
  productsOn,
  subscribe,
  type TestHousehold,
  takenOf,
} from '../../tests/household.ts'
import { menusOf } from '../menu/memory.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { loadOrder } from './load.ts'
import { orderData } from './order_view.ts'
import { updateCustomization } from './update_customization.ts'
import { updatePairings } from './update_pairings.ts'
import { updateQuantity } from './update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'

const database = await testDatabase({ beginning: menusAt(now) })
const week = orderOf(await subscribe(database.pool, now), 1).week
const menu = await menusOf(database).week('freshprep', week)
const dishes: MenuProduct[] = [...(menu?.products.values() ?? [])].filter(product => product.kind === 'rtc')

const of = (who: TestHousehold) => ({ clientId: who.clientId, orderId: orderOf(who, 1).id, now })
const put = (who: TestHousehold, productId: string, quantity = 1) =>
  updateQuantity(database, of(who), { productId, quantity })
const refusal = (code: string) => expect.objectContaining({ code })

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the catalogue has nothing like it')
  return value
}

describe('a protein swap', () => {
  const swapped = () =>
    found(dishes.find(product => product.dish?.customizations.some(swap => swap.surchargeCents > 0)))

  test('shows on the line, and its surcharge in the total', {
    tags: '[API-orders.update_customization]',
  }, async () => {
    const who = await subscribe(database.pool, now)
    const { id, dish } = swapped()
    const swap = found(dish?.customizations.find(each => each.surchargeCents > 0))
    const before = await put(who, id)
    const wanted = { productId: id, customizationId: swap.id }
    const after = await updateCustomization(database, of(who), wanted)
    expect(orderData(after, 'en', now).lines).toMatchObject([{ productId: id, customizationId: swap.id }])
    const [was, is] = [before, after].map(view => orderData(view, 'en', now).total)
    expect((is ?? 0) - (was ?? 0)).toBe(2 * swap.surchargeCents)
    const back = await updateCustomization(database, of(who), { productId: id, customizationId: null })
    expect(orderData(back, 'en', now).total).toBe(was)
  })

  test('is refused where the dish does not offer it, or is not in the box', async () => {
    const who = await subscribe(database.pool, now)
    const { id } = swapped()
    const swap = (productId: string, customizationId: string) =>
      updateCustomization(database, of(who), { productId, customizationId })
    await expect(swap(id, 'tofu')).rejects.toEqual(refusal('not_found'))
    await put(who, id)
    await expect(swap(id, 'unicorn')).rejects.toEqual(refusal('customization_unknown'))
  })
})

test('another device’s change in the meantime is not overwritten: the request is refused', {
  tags: '[API-orders.update_customization] [API-orders.update_pairings]',
}, async () => {
  const who = await subscribe(database.pool, now)
  const { id, dish } = found(dishes.find(product => (product.dish?.customizations.length ?? 0) > 0))
  const { version } = (await put(who, id)).order
  const customizationId = found(dish?.customizations[0]).id
  const seen = { version, id: crypto.randomUUID() }
  const [swap, plain] = [
    { productId: id, customizationId },
    { productId: id, pairings: [] },
  ]
  await put(who, id, 4)
  const changed = { code: 'order_changed' }
  await expect(updateCustomization(database, of(who), { ...swap, seen })).rejects.toMatchObject(changed)
  // Repeating a change that is already made loses nothing.
  const same = await updatePairings(database, of(who), { ...plain, seen })
  expect(same.lines).toMatchObject([{ quantity: 4, customizationId: null, pairings: [] }])
  const seenNow = { version: same.order.version, id: crypto.randomUUID() }
  const after = await updateCustomization(database, of(who), { ...swap, seen: seenNow })
  expect(after.lines).toMatchObject([{ quantity: 4, customizationId }])
  const again = await updateCustomization(database, of(who), { ...swap, seen: seenNow })
  expect(again.order.version).toBe(after.order.version)
})

test('after the cutoff neither a swap nor a pairing is accepted', {
  tags: '[ST-ORDER-NOT-EDITABLE] [API-orders.update_customization] [API-orders.update_pairings]',
}, async () => {
  const who = await subscribe(database.pool, now)
  const { id, dish } = found(
    dishes.find(({ dish }) => (dish?.customizations.length ?? 0) > 0 && (dish?.pairings.length ?? 0) > 0),
  )
  const before = await put(who, id)
  const late = { ...of(who), now: before.order.cutoffAt.replace('.000Z', '.001Z') }
  const customizationId = found(dish?.customizations[0]).id
  const swap = updateCustomization(database, late, { productId: id, customizationId })
  await expect(swap).rejects.toEqual(refusal('order_locked'))
  const pair = updatePairings(database, late, { productId: id, pairings: [found(dish?.pairings[0])] })
  await expect(pair).rejects.toEqual(refusal('order_locked'))
  const { clientId, orderId } = of(who)
  expect((await loadOrder(database, clientId, orderId, now)).lines).toEqual(before.lines)
})

describe('pairings', () => {
  const pairable = async () => {
    const menu = await menusOf(database).week('freshprep', week)
    const product = found(
      dishes.find(({ dish }) => dish && dish.pairings.filter(id => menu?.products.has(id)).length >= 2),
    )
    const [first, second] = (product.dish?.pairings ?? []).filter(id => menu?.products.has(id))
    return { id: product.id, first: found(first), second: found(second) }
  }

  test('enter the box as units of their own, one of each', {
    tags: '[API-orders.update_pairings]',
  }, async () => {
    const who = await subscribe(database.pool, now)
    const { id, first, second } = await pairable()
    await put(who, id, 2)
    const before = await takenOf(database.pool, 'freshprep', week, first)
    const set = (pairings: string[]) => updatePairings(database, of(who), { productId: id, pairings })
    const both = orderData(await set([first, second]), 'en', now)
    expect(both.addons.map(line => [line.productId, line.quantity]).sort()).toEqual(
      [
        [first, 1],
        [second, 1],
      ].sort(),
    )
    expect(both.selectedRecipes).toMatchObject([{ productId: id, pairings: [first, second] }])
    expect(await takenOf(database.pool, 'freshprep', week, first)).toBe(before + 1)
    const one = orderData(await set([second]), 'en', now)
    expect(one.addons.map(line => line.productId)).toEqual([second])
    expect(await takenOf(database.pool, 'freshprep', week, first)).toBe(before)
    expect(orderData(await put(who, id, 0), 'en', now).lines).toEqual([])
  })

  test('are refused where they do not belong to the dish, or the dish is not in the box', async () => {
    const who = await subscribe(database.pool, now)
    const { id, first } = await pairable()
    const items = await productsOn(database, 'freshprep', week, 'item')
    const other = found(
      items.find(item => !found(dishes.find(dish => dish.id === id)).dish?.pairings.includes(item.id)),
    )
    const set = (pairings: string[]) => updatePairings(database, of(who), { productId: id, pairings })
    await expect(set([first])).rejects.toEqual(refusal('not_found'))
    await put(who, id)
    await expect(set([other.id])).rejects.toEqual(refusal('not_on_menu'))
  })

  test('enter together or not at all: a sold-out one stops the others', async () => {
    const who = await subscribe(database.pool, now)
    const { id, first, second } = await pairable()
    await put(who, id)
    const before = await takenOf(database.pool, 'freshprep', week, first)
    await leaveInStock(database, 'freshprep', week, second, 0)
    const change = updatePairings(database, of(who), { productId: id, pairings: [first, second] })
    await expect(change).rejects.toMatchObject({ code: 'sold_out', details: { productId: second, left: 0 } })
    expect(await takenOf(database.pool, 'freshprep', week, first)).toBe(before)
  })
})
