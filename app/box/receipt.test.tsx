// The names of discounts on a receipt (rule 29), wherever it is shown.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '../../domain/brands.ts'
import type { PricedDiscount } from '../../domain/pricing/types.ts'
import type { PricedTax } from '../../domain/tax/tax.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { Receipt, ReceiptSums } from './receipt.tsx'

const sums = (discounts: PricedDiscount[], taxes: PricedTax[] = []) => ({
  goodsCents: 8_000,
  volumeDiscountCents: 0,
  discounts,
  discountCents: discounts.reduce((cents, one) => cents + one.cents, 0),
  taxes,
  totalCents: 5_000,
})

const rows = (discounts: PricedDiscount[], locale: Locale, taxes: PricedTax[] = []) =>
  [
    ...renderToStaticMarkup(
      <BrandProvider brand="cookit" locale={locale}>
        <ReceiptSums sums={sums(discounts, taxes)} />
      </BrandProvider>,
    ).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
  ].map(([, label, amount]) => `${label} ${amount}`.replaceAll('\u00a0', ' '))

const third: PricedDiscount = { type: 'recurring_discount', code: 'TROIS321', number: 3, of: 3, cents: 800 }
const voucher: PricedDiscount = { type: 'unknown_voucher', code: 'OLD5', cents: 500 }
const friend: PricedDiscount = { type: 'referral_discount', code: 'MAYA', cents: 1_000 }

test('a code over several boxes shows which of them this is', {
  tags: '[LBL-DISCOUNT-RECURRING] [LBL-DISCOUNT-FIRST-WEEK]',
}, () => {
  expect(rows([third], 'en')).toContain('Code TROIS321, discount 3 of 3 −$8.00')
  expect(rows([third], 'fr')).toContain('Code TROIS321, rabais 3 sur 3 −8,00 $')
})

test('several discounts are combined, and each is listed below, an unknown one as a voucher', {
  tags: '[LBL-DISCOUNT-COMBINED] [LBL-DISCOUNT-UNKNOWN] [LBL-DISCOUNT-REFERRAL]',
}, () => {
  expect(rows([third, voucher, friend], 'en').slice(1, 5)).toEqual([
    'Combined discounts −$23.00',
    'Code TROIS321, discount 3 of 3 −$8.00',
    'Voucher OLD5 −$5.00',
    'Free servings from a friend −$10.00',
  ])
  expect(rows([third, voucher, friend], 'fr').slice(1, 5)).toEqual([
    'Rabais combinés −23,00 $',
    'Code TROIS321, rabais 3 sur 3 −8,00 $',
    'Bon OLD5 −5,00 $',
    'Portions offertes par invitation −10,00 $',
  ])
})

test('a tax names its base, or gives its amount where nothing names it', () => {
  const tax: PricedTax = { code: 'GST', rate: 5_000, baseCents: 524, cents: 26 }
  expect(rows([], 'en', [tax])).toContain('GST, 5% on $5.24 $0.26')
  expect(rows([], 'fr', [tax])).toContain('TPS, 5 % sur 5,24 $ 0,26 $')
})

test('the gap to the minimum stands with the total, which stays in sight, and not among the lines that scroll', () => {
  const gapOf = (goodsCents: number) => {
    const html = renderToStaticMarkup(
      <BrandProvider brand="freshprep" locale="en">
        <Receipt
          gap={{ goodsCents, minimumCents: 5_900 }}
          lines={[]}
          sums={sums([])}
          totalCents={goodsCents}
        />
      </BrandProvider>,
    )
    return /<div class="gap"[^>]*>/.exec(html.split('receipt-foot')[1] ?? '')?.[0]
  }
  // A minimum that is met gives way to the lines on a low screen (pages/editor/box.css), so it is marked.
  expect([gapOf(5_580), gapOf(5_900)]).toEqual(['<div class="gap">', '<div class="gap" data-met="true">'])
})
