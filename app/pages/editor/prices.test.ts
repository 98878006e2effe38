import { describe, expect, test } from 'vitest'
import { chips, editorWith, line } from '../../orders/example_box.ts'
import { liveBox } from './prices.ts'

const put = (productId: string, quantity: number) => ({ productId, quantity })

describe('the live box', () => {
  test('adding an item moves lines and total to the cent of the drawn receipt', {
    tags: '[RT-EDITOR-CART]',
  }, () => {
    const data = editorWith([line('spaghetti', 1), line('pad-thai', 1)])
    const { lines, receipt } = liveBox(data, data.order, [put('chips', 1)])
    expect(lines.map(one => [one.productId, one.cents])).toEqual([
      ['spaghetti', 2490],
      ['pad-thai', 2490],
      ['chips', 450],
    ])
    expect(receipt.goodsCents).toBe(5430)
    expect(receipt.discounts).toEqual([{ type: 'discount_code', code: 'AMIS20', cents: 1086 }])
    expect(receipt.taxes.map(tax => [tax.code, tax.cents])).toEqual([
      ['GST', 18],
      ['QST', 36],
    ])
    expect(receipt.totalCents).toBe(4398)
  })

  test('the gap to the minimum follows the goods before discounts', { tags: '[VAL-ORDER-MINIMUM]' }, () => {
    const data = editorWith([line('spaghetti', 1), line('pad-thai', 1)])
    const { receipt } = liveBox(data, data.order, [put('chips', 1)])
    expect(receipt.missingCents).toBe(5900 - 5430)
  })

  test('without a pending edit it is the server’s own box, whatever the browser would compute', () => {
    const data = editorWith([chips(1)])
    const order = { ...data.order, receipt: { ...data.order.receipt, totalCents: 12_345 } }
    expect(liveBox(data, order, []).receipt.totalCents).toBe(12_345)
  })

  test('a premium and a swap are charged for each serving', () => {
    const data = editorWith([])
    const { lines, parts } = liveBox(data, data.order, [
      put('steak', 2),
      put('spaghetti', 1),
      { productId: 'spaghetti', customizationId: 'turkey' },
    ])
    expect(lines.map(one => one.cents)).toEqual([(1245 + 450) * 4, (1245 + 150) * 2])
    expect(parts).toMatchObject({
      dishes: [{ unitCents: 1245, servings: 6, cents: 7470 }],
      surchargeCents: 1800,
      customizationCents: 300,
    })
  })

  test('the pairings of a dish come along, one of each, at their own price', {
    tags: '[API-orders.update_pairings]',
  }, () => {
    const data = editorWith([line('spaghetti', 1), chips(1)])
    const pairings = { productId: 'spaghetti', pairings: ['chips', 'loaf'] }
    const { lines } = liveBox(data, data.order, [pairings])
    expect(lines.map(one => [one.productId, one.quantity, one.cents])).toEqual([
      ['spaghetti', 1, 2490],
      ['chips', 2, 900],
      ['loaf', 1, 525],
    ])
    expect(lines[0]?.pairings).toEqual(['chips', 'loaf'])
  })

  test('a code comes and goes with its minimum of goods, without a call to the server', {
    tags: '[ERR-MIN-SPEND]',
  }, () => {
    const data = editorWith([line('spaghetti', 1)])
    const [held] = data.pricing.held
    if (held) held.discount.minimumSpendCents = 5000
    const less = liveBox(data, data.order, [put('chips', 1)])
    expect([less.receipt.discountCents, less.discounts]).toEqual([0, []])
    const more = liveBox(data, data.order, [put('salmon', 1), put('chips', 1)])
    expect(more.receipt.discounts).toEqual([{ type: 'discount_code', code: 'AMIS20', cents: 1086 }])
  })

  test('a box without a dish is priced with the plan’s dishes, and says that nothing is chosen', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, () => {
    const data = editorWith([line('spaghetti', 1)])
    const live = liveBox(data, data.order, [put('spaghetti', 0)])
    expect(live.untouched).toBe(true)
    expect(live.lines).toEqual([])
    expect(live.receipt.goodsCents).toBe(8070)
  })

  test('removing a dish removes its pairings', () => {
    const data = editorWith([line('spaghetti', 1, { pairings: ['chips'] }), chips(1), line('salmon', 1)])
    const live = liveBox(data, data.order, [put('spaghetti', 0)])
    expect(live.lines.map(one => one.productId)).toEqual(['salmon'])
  })

  test('a product that has left the menu keeps its name and its price', () => {
    const data = editorWith([line('gone', 1, { name: 'Last week’s stew', cents: 2600 })])
    const live = liveBox(data, data.order, [put('chips', 1)])
    expect(live.lines[0]).toMatchObject({ name: 'Last week’s stew', cents: 2600, servings: 2 })
  })
})
