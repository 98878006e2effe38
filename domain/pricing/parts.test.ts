import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOfParts, partsOf } from './parts.ts'
import { grossCentsOf } from './price_order.ts'
import type { LineToPrice } from './types.ts'

const line = (more: Partial<LineToPrice>): LineToPrice => ({
  productId: 'spaghetti',
  kind: 'rtc',
  quantity: 1,
  servingsPerUnit: 2,
  unitCents: 1245,
  surchargeCents: 0,
  customizationCents: 0,
  taxClass: 'grocery',
  ...more,
})

test('dishes at the plan’s price, premium, swaps and market items are listed apart', () => {
  const parts = partsOf([
    line({}),
    line({ surchargeCents: 450 }),
    line({ customizationCents: 150 }),
    line({ kind: 'rte', servingsPerUnit: 1, unitCents: 1295, quantity: 2 }),
    line({ kind: 'item', servingsPerUnit: 1, unitCents: 450 }),
  ])
  expect(parts).toEqual({
    dishes: [
      { kind: 'rtc', unitCents: 1245, servings: 6, cents: 7470 },
      { kind: 'rte', unitCents: 1295, servings: 2, cents: 2590 },
    ],
    surchargeCents: 900,
    customizationCents: 300,
    itemsCents: 450,
  })
})

test('the parts sum to the goods, to the cent, whatever is in the box', () => {
  const cents = fc.nat({ max: 5000 })
  const anyLine = fc.record({
    kind: fc.constantFrom<LineToPrice['kind']>('rtc', 'rte', 'item'),
    quantity: fc.integer({ min: 1, max: 5 }),
    servingsPerUnit: fc.constantFrom(1, 2, 4),
    unitCents: cents,
    surchargeCents: cents,
    customizationCents: cents,
  })
  fc.assert(
    fc.property(fc.array(anyLine), some => {
      const lines = some.map(line)
      expect(centsOfParts(partsOf(lines))).toBe(lines.reduce((sum, one) => sum + grossCentsOf(one), 0))
    }),
  )
})
