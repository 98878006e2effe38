import { expect, test } from 'vitest'
import { locales } from '../../../../domain/brands.ts'
import { adminRefundMessages } from '../../../../i18n/admin_refunds.ts'
import { officeHtml } from '../../../../tests/office_html.tsx'
import Refunds from './page.tsx'

const totalCents = 8_070
const order = { id: 'o1', deliveryDate: '2026-12-08', totalCents, leftCents: totalCents, refundable: false }
const shown = {
  client: { id: 'c1', name: 'Ada Test', email: 'ada@example.com' },
  left: { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: totalCents },
  lines: [],
  refunds: [],
}
const paid = {
  ...shown,
  order: { ...order, state: 'charged', refundable: true },
  receipt: [{ label: 'Total', amount: '$80.70', strong: true }],
}
const unpaid = { ...shown, order: { ...order, state: 'upcoming' }, receipt: [] }

test('a box that is not paid has a price, and is not said to be paid', () => {
  for (const locale of locales) {
    const say = adminRefundMessages('cookit', locale)
    const html = (data: typeof paid | typeof unpaid) =>
      officeHtml(<Refunds />, { brand: 'cookit', locale, data })
    expect(html(paid)).toContain(say.paid(totalCents, totalCents))
    expect(html(unpaid)).not.toContain(say.paid(totalCents, totalCents))
    for (const words of [say.notPaid(totalCents), say.nothingLeft]) expect(html(unpaid)).toContain(words)
  }
})
