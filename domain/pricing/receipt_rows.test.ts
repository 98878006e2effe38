import { describe, expect, test } from 'vitest'
import { boxTermsAt, planAt } from '../../tests/terms.ts'
import { noBalances, priceBox } from './price_box.ts'
import { paymentRows, receiptRows } from './receipt_rows.ts'
import type { LineToPrice } from './types.ts'

const plan = planAt('cookit', 'rtc_2-3')
const chips: LineToPrice = {
  productId: 'chips',
  kind: 'item',
  quantity: 1,
  servingsPerUnit: 1,
  unitCents: 450,
  surchargeCents: 0,
  customizationCents: 0,
  taxClass: 'snack',
}
const held = (code: string, percent: number) => ({
  discount: { type: 'DiscountCode' as const, code, elements: [{ percent }], minimumSpendCents: 0 },
  orderNumber: 1,
})
const box = { plan, lines: [], held: [], balances: noBalances }
const price = (more: Partial<Parameters<typeof priceBox>[0]> = {}) =>
  priceBox({ ...box, terms: boxTermsAt('QC'), ...more }).price
const kinds = (rows: ReturnType<typeof receiptRows>) => rows.map(({ kind, cents }) => [kind, cents])

describe('the rows of a receipt', () => {
  test('give goods, delivery, no tax and the total of a plain box', () => {
    expect(kinds(receiptRows(price()))).toEqual([
      ['goods', 8_070],
      ['delivery', 0],
      ['no_tax', 0],
      ['total', 8_070],
    ])
  })

  test('add up to the total: several discounts follow their sum', () => {
    const priced = price({ lines: [chips], held: [held('TEN', 10), held('FREE', 0), held('FIVE', 5)] })
    const rows = receiptRows(priced)
    expect(rows.map(({ kind }) => kind)).toEqual([
      'goods',
      'discounts',
      'discount',
      'discount',
      'delivery',
      'tax',
      'tax',
      'total',
    ])
    const adding = rows.filter(row => row.kind !== 'total' && row.kind !== 'discounts')
    expect(adding.reduce((sum, { cents }) => sum + cents, 0)).toBe(priced.totalCents)
  })

  test('list the parts of the payment in their order, and leave out those of zero', () => {
    const balances = { givenCents: 1_000, boughtCents: 500, corporateCents: 0 }
    expect(paymentRows(price({ balances }).payment)).toEqual([
      { payer: 'given', cents: 1_000 },
      { payer: 'bought', cents: 500 },
      { payer: 'card', cents: 6_570 },
    ])
  })
})
