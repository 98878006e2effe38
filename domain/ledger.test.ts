import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addBoughtCard,
  balanced,
  balanceOf,
  chargeLateEdit,
  chargeOrder,
  earnPoints,
  expire,
  grant,
  type LedgerTransaction,
  refundOrder,
  releasePoints,
  removePoints,
  spendPoints,
} from './ledger.ts'

const cents = fc.nat(100_000)
const anyPayment = fc.record({
  cardCents: cents,
  boughtCents: cents,
  givenCents: cents,
  corporateCents: cents,
})
const payment = { givenCents: 1500, boughtCents: 1660, corporateCents: 0, cardCents: 5658 }

describe('every transaction', () => {
  const made: Record<string, fc.Arbitrary<LedgerTransaction>> = {
    charge: anyPayment.map(paid => chargeOrder('o', paid)),
    'late edit': anyPayment.map(paid => chargeLateEdit('o', 2, paid)),
    refund: anyPayment.map(paid => refundOrder('o', '1', paid)),
    'points earned': cents.map(points => earnPoints('o', points)),
    'points available': cents.map(points => releasePoints('o', points)),
    'points removed': cents.map(points => removePoints('o', 'o', points, 'available')),
    'points spent': cents.map(points => spendPoints('k', points)),
    grant: cents.map(given => grant('k', 'merit', given)),
    'gift card': cents.map(bought => addBoughtCard('c', bought)),
    expired: cents.map(lost => expire('k', 'given', lost)),
  }
  test.each(Object.entries(made))(
    '%s sums to zero, with at most one entry for each account and none of zero',
    (_, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, ({ entries }) => {
          expect(balanced(entries)).toBe(true)
        }),
      )
    },
  )
})

describe('the balances of accounts', () => {
  const entriesOf = (...transactions: LedgerTransaction[]) =>
    transactions.flatMap(({ entries }) => [...entries])

  test('a charge takes from each account what it pays, and the house gains the total', () => {
    expect(chargeOrder('order-1', payment)).toEqual({
      key: 'charge:order-1',
      reason: 'charge',
      orderId: 'order-1',
      entries: [
        { account: 'card', amountCents: -5658 },
        { account: 'bought', amountCents: -1660 },
        { account: 'given', amountCents: -1500 },
        { account: 'house', amountCents: 8818 },
      ],
    })
  })

  test('a whole refund leaves every account as before the charge', () => {
    const entries = entriesOf(chargeOrder('order-1', payment), refundOrder('order-1', 'whole', payment))
    for (const account of ['card', 'bought', 'given', 'corporate', 'house'] as const) {
      expect(balanceOf(entries, account)).toBe(0)
    }
  })

  test('points wait for the delivery, then are free to use', {
    tags: '[ST-POINTS-PENDING] [ST-POINTS-AVAILABLE]',
  }, () => {
    const earned = earnPoints('order-1', 88)
    expect([balanceOf(earned.entries, 'points_pending'), balanceOf(earned.entries, 'points')]).toEqual([
      88, 0,
    ])
    const delivered = entriesOf(earned, releasePoints('order-1', 88))
    expect([balanceOf(delivered, 'points_pending'), balanceOf(delivered, 'points')]).toEqual([0, 88])
    expect(balanceOf(delivered, 'house')).toBe(-88)
  })

  test('a refund takes points back from the account they are in', { tags: '[ST-POINTS-REFUND]' }, () => {
    const before = entriesOf(earnPoints('order-1', 88), removePoints('order-1', 'order-1', 88, 'pending'))
    const after = entriesOf(
      earnPoints('order-1', 88),
      releasePoints('order-1', 88),
      removePoints('order-1', 'order-1', 88, 'available'),
    )
    for (const entries of [before, after]) {
      for (const account of ['points_pending', 'points', 'house'] as const)
        expect(balanceOf(entries, account)).toBe(0)
    }
  })

  test('given value, bought value and redeemed points each enter their own account', () => {
    const entries = entriesOf(
      grant('friend-1', 'referral', 2500),
      addBoughtCard('card-1', 5000),
      spendPoints('k', 1000),
    )
    expect(balanceOf(entries, 'given')).toBe(3500)
    expect(balanceOf(entries, 'bought')).toBe(5000)
    expect(balanceOf(entries, 'points')).toBe(-1000)
  })

  test('keys differ between occasions and are equal for the same one', () => {
    expect(chargeOrder('a', payment).key).toBe(chargeOrder('a', { ...payment, cardCents: 1 }).key)
    const keys = [chargeOrder('a', payment), chargeOrder('b', payment), chargeLateEdit('a', 2, payment)]
    const more = [
      chargeLateEdit('a', 3, payment),
      refundOrder('a', '1', payment),
      refundOrder('a', '2', payment),
    ]
    expect(new Set([...keys, ...more].map(({ key }) => key)).size).toBe(6)
  })
})

describe('a balanced transaction', () => {
  test.each([
    ['not to zero', [{ account: 'given' as const, amountCents: 5 }]],
    [
      'two entries on one account',
      [
        { account: 'given' as const, amountCents: 5 },
        { account: 'given' as const, amountCents: -5 },
      ],
    ],
    ['an entry of nothing', [{ account: 'given' as const, amountCents: 0 }]],
    [
      'half a cent',
      [
        { account: 'given' as const, amountCents: 0.5 },
        { account: 'house' as const, amountCents: -0.5 },
      ],
    ],
  ])('cannot have %s', (_, entries) => {
    expect(balanced(entries)).toBe(false)
  })
})
