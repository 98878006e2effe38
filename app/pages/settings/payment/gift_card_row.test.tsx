import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OutputOf } from '../../../../contract/index.ts'
import type { LedgerReason } from '../../../../domain/ledger.ts'
import { BrandProvider } from '../../../components/brand_context.tsx'
import { GiftCardRow } from './gift_card_row.tsx'

type GiftCard = OutputOf<'settings_payment.show'>['giftCards'][number]

/** What the row of a credit of $10 says, after what became of it. */
function rowAfter(uses: readonly [LedgerReason, cents: number][], expiresOn: string | null = null): string {
  const usedCents = uses.reduce((sum, [, cents]) => sum + cents, 0)
  const card: GiftCard = {
    id: 'points_spent:1',
    kind: 'points_spent',
    name: 'Credit from points',
    createdAt: '2026-11-26T11:00:00Z',
    valueCents: 1000,
    usedCents,
    remainingCents: 1000 - usedCents,
    categories: ['rtc', 'rte', 'item'],
    expiresOn,
    history: uses.map(([reason, cents], day) => ({
      at: `2026-12-0${day + 1}T11:00:00Z`,
      cents,
      orderId: null,
      reason,
    })),
  }
  const html = renderToStaticMarkup(
    <BrandProvider brand="freshprep" locale="en">
      <GiftCardRow card={card} />
    </BrandProvider>,
  )
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('value that expired is neither called spent nor good for ever, and stands beside what was paid', {
  tags: '[ENT-GIFT-CARD] [ENT-GIFT-CARD-LIMITS]',
}, () => {
  expect(rowAfter([['expired', 1000]])).toBe(
    'Credit from points Since November 26, 2026 · $10.00 expired on December 1, 2026 Expired',
  )
  expect(
    rowAfter(
      [
        ['charge', 400],
        ['expired', 600],
      ],
      '2026-12-02',
    ),
  ).toBe(
    'Credit from points Since November 26, 2026 · $6.00 expired on December 2, 2026 Used for $4.00 on December 1, 2026 Expired',
  )
})

test('value that paid boxes is spent, and what is left says until when it is good', {
  tags: '[ENT-GIFT-CARD] [ENT-GIFT-CARD-LIMITS]',
}, () => {
  expect(rowAfter([['charge', 1000]])).toMatch(/never expires Used for \$10\.00 on December 1, 2026 Spent$/)
  expect(rowAfter([['charge', 400]], '2027-02-24')).toMatch(
    /good until February 24, 2027 .* \$6\.00 left of \$10\.00$/,
  )
})
