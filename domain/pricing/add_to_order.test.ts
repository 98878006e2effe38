import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxTermsAt } from '../../tests/terms.ts'
import { provinces } from '../brands.ts'
import { taxClasses } from '../tax/classes.ts'
import { priceAddition, withAddition } from './add_to_order.ts'
import { priceOrder } from './price_order.ts'
import type { LineToPrice, OrderToPrice } from './types.ts'

const item = (productId: string, unitCents: number, more: Partial<LineToPrice> = {}): LineToPrice => ({
  productId,
  kind: 'item',
  quantity: 1,
  servingsPerUnit: 1,
  unitCents,
  surchargeCents: 0,
  customizationCents: 0,
  taxClass: 'grocery',
  ...more,
})
const dish = item('dish', 1_395, { kind: 'rtc', quantity: 3, servingsPerUnit: 2 })
const quebec = boxTermsAt('QC')
const order = (lines: LineToPrice[], more: Partial<OrderToPrice> = {}): OrderToPrice => ({
  terms: quebec,
  lines,
  discounts: [],
  balances: { givenCents: 0, boughtCents: 0, corporateCents: 0 },
  ...more,
})

test('chips of 5.00 added in Quebec cost their taxes too, and join the order', {
  tags: '[ST-ORDER-LATE-EDIT]',
}, () => {
  const paid = priceOrder(order([dish]))
  const added = priceAddition(paid, [item('chips', 500, { taxClass: 'snack' })], quebec.taxes)
  expect(added).toMatchObject({ goodsCents: 500, taxCents: 75, totalCents: 575 })
  expect(added.taxes.map(({ code, cents }) => [code, cents])).toEqual([
    ['GST', 25],
    ['QST', 50],
  ])
  expect(withAddition(paid, added)).toMatchObject({ goodsCents: 8_870, taxCents: 75, totalCents: 8_945 })
})

test('discounts stay as they were: additions have their own price, and nothing is refunded', () => {
  const half = [{ type: 'discount_code', code: 'HALF', percent: 50 }] as const
  const paid = priceOrder(order([dish], { discounts: half }))
  const after = withAddition(paid, priceAddition(paid, [item('rice', 400)], quebec.taxes))
  expect(after).toMatchObject({ discountCents: paid.discountCents, totalCents: paid.totalCents + 400 })
})

test('without discounts, an order with additions costs as much as if it had been ordered at once, to the cent', () => {
  const lines = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      unitCents: fc.integer({ min: 1, max: 2_500 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      taxClass: fc.constantFrom(...taxClasses),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const where = fc
    .tuple(fc.constantFrom(...provinces), fc.constantFrom('2026-07-14', '2026-12-01'))
    .map(of => boxTermsAt(...of))
  fc.assert(
    fc.property(lines, lines, where, (before, more, terms) => {
      const had = before.map(line => item(`had-${line.id}`, line.unitCents, line))
      const added = more.map(line => item(`new-${line.id}`, line.unitCents, line))
      const paid = priceOrder(order([dish, ...had], { terms }))
      const after = withAddition(paid, priceAddition(paid, added, terms.taxes))
      const { lines: _, ...sums } = priceOrder(order([dish, ...had, ...added], { terms }))
      expect(after).toMatchObject(sums)
    }),
  )
})
