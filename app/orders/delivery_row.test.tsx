// A row of the next deliveries.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderCard } from '../../contract/views.ts'
import { formatMoney } from '../../domain/money.ts'
import { accountMessages } from '../../i18n/account.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { DeliveryRow } from './delivery_row.tsx'

/** The total of a skipped box, and what is said beside it. */
function totalOf(discounts: object[]): string {
  const order = {
    id: '0192f7d0-0000-7000-8000-000000000001',
    deliveryDate: '2026-12-08',
    cutoffAt: '2026-12-05T07:59:59.000Z',
    cutoffLocal: '2026-12-04T23:59:59',
    window: { startHour: 16, endHour: 20 },
    state: 'skipped',
    skipped: true,
    editable: false,
    untouched: true,
    menuPublished: true,
    lines: [],
    dishesToChoose: 3,
    totalCents: 4035,
    receipt: { discounts, taxes: [], missingCents: 0, minimumCents: 5900 },
  } as unknown as OrderCard
  const row = (
    <BrandProvider brand="freshprep" locale="en">
      <DeliveryRow
        active={false}
        lead={false}
        now="2026-11-27T18:00:00.000Z"
        onChangeDay={() => {}}
        onSkip={() => {}}
        plan={null}
        shown={{ order, busy: false, refusal: null, skippedNow: false, reference: null, missing: [] }}
      />
    </BrandProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: row }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return (
    /order-row-total">(.*?)<\/p>/
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, ' ')
      .trim() ?? ''
  )
}

test('a skipped box tells its former price only where no code lowered it: a code pays for one box, and every skipped one would be that box', () => {
  const { was } = accountMessages('freshprep', 'en').deliveries
  expect(totalOf([])).toContain(was(formatMoney(4035, 'en')))
  expect(totalOf([{ type: 'discount_code', code: 'FIRST', cents: 4035 }])).toBe(formatMoney(0, 'en'))
})
