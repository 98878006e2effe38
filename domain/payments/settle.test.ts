import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanced, giveBackGift, sellGift } from '../ledger.ts'
import { statesOf } from '../machines/tables.ts'
import { canTransition } from '../machines/transition.ts'
import {
  type CardAnswer,
  type FeeDue,
  type GiftDue,
  isTooLateToTell,
  type PaymentDue,
  payByOf,
  paymentEndOf,
  settle,
} from './settle.ts'

const card = { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 6_000 }
const box: PaymentDue = {
  orderId: 'o',
  pays: { kind: 'box' },
  state: 'payment_failed',
  over: false,
  attempt: 2,
  split: { ...card, givenCents: 2_070 },
  points: 60,
  askedAnotherCard: false,
}
const late: PaymentDue = {
  ...box,
  pays: { kind: 'late_edit', number: 3, version: 9 },
  state: 'charged',
  attempt: 1,
  split: { ...card, givenCents: 100, cardCents: 348 },
  points: 3,
}
const fee: FeeDue = { pays: { kind: 'returnables' }, feeId: 'f', attempt: 2, amountCents: 1_500, over: false }
const captured: CardAnswer = { state: 'captured' }
const declined: CardAnswer = { state: 'declined', code: 'card_declined' }
const keys = (settled: ReturnType<typeof settle>) => settled.ledger.map(({ key }) => key)
const messageKeys = (settled: ReturnType<typeof settle>) => settled.tell.map(({ key }) => key)

describe('an approved card', () => {
  test('charges the box, enters its payment and its points, and sends the receipt once', () => {
    const settled = settle(box, captured)
    expect(settled).toMatchObject({ result: 'paid', payment: 'captured', order: 'charged', giveBackCents: 0 })
    expect(keys(settled)).toEqual(['charge:o', 'points_earned:o'])
    expect(messageKeys(settled)).toEqual(['order_charged:o'])
    expect(messageKeys(settle({ ...box, askedAnotherCard: true }, captured))).toEqual([
      'paid_with_other_card:o',
      'order_charged:o',
    ])
  })

  test('puts added items into a charged box; value paid its part when they were requested', () => {
    const settled = settle(late, captured)
    expect(settled).toMatchObject({ result: 'paid', order: null })
    expect(settled.ledger[0]?.entries).toContainEqual({ account: 'card', amountCents: -348 })
    expect(settled.ledger[0]?.entries).not.toContainEqual(expect.objectContaining({ account: 'given' }))
    expect(keys(settled)).toEqual(['late_edit:o:9', 'points_earned:o:9'])
    expect(messageKeys(settled)).toEqual(['items_added:o:3'])
  })

  test('is not needed where value pays for everything', () => {
    const free = {
      ...box,
      state: 'locked' as const,
      attempt: null,
      split: { ...card, cardCents: 0, givenCents: 1 },
    }
    expect(settle(free, null)).toMatchObject({ result: 'paid', payment: null, order: 'charged' })
  })
})

describe('a declined card', () => {
  test('leaves the box unpaid at its cutoff, and each try is reported to the household once', () => {
    const settled = settle({ ...box, state: 'locked', attempt: 1 }, declined)
    expect(settled).toMatchObject({
      result: 'unpaid',
      payment: 'declined',
      order: 'payment_failed',
      ledger: [],
    })
    expect(messageKeys(settled)).toEqual(['payment_declined:o:1'])
    expect(messageKeys(settle({ ...box, state: 'locked', attempt: null }, null))).toEqual([
      'payment_declined:o',
    ])
    expect(messageKeys(settle(box, { state: 'needs_action' }))).toEqual(['payment_needs_action:o:2'])
  })

  test('is not reported where we gave up the payment ourselves', () => {
    expect(messageKeys(settle(box, { state: 'declined', code: 'given_up' }))).toEqual([])
  })

  test('returns the value that was taken for added items; the person is answered at once', () => {
    const settled = settle(late, declined)
    expect(keys(settled)).toEqual(['late_value_returned:o:3'])
    expect([settled.order, messageKeys(settled)]).toEqual([null, []])
  })
})

describe('a payment has an end (rule 65)', () => {
  test.each(['cancelled', 'charged', 'packed', 'delivered', 'failed', 'refunded'] as const)(
    'a capture for a box that is %s is returned at once, entered and reported',
    state => {
      const settled = settle({ ...box, state }, captured)
      expect(settled).toMatchObject({
        result: 'given_back',
        payment: 'refunded',
        order: null,
        giveBackCents: 6_000,
      })
      expect(keys(settled)).toEqual(['captured_late:o:2', 'given_back:o:2'])
      expect(messageKeys(settled)).toEqual(['payment_given_back:o:2'])
    },
  )

  test('packing begins on the day of delivery in the brand’s time', () => {
    expect(paymentEndOf('freshprep', '2026-12-01')).toBe('2026-12-01T07:00:00.000Z')
    expect(paymentEndOf('cookit', '2026-12-01')).toBe('2026-12-01T05:00:00.000Z')
    const settled = settle({ ...box, over: true }, captured)
    expect(settled).toMatchObject({ result: 'given_back', order: null })
    expect(settle({ ...box, state: 'locked', over: true }, captured).order).toBe('payment_failed')
    expect(messageKeys(settle({ ...box, over: true }, declined))).toEqual([])
  })

  test('items paid for a box that was packed meanwhile are returned with their value', () => {
    const settled = settle({ ...late, state: 'packed' }, captured)
    expect(settled).toMatchObject({ result: 'given_back', giveBackCents: 348 })
    expect(keys(settled)).toEqual([
      'captured_late:o:late:3',
      'given_back:o:late:3',
      'late_value_returned:o:3',
    ])
  })
})

test('for anything due and any answer, the ledger balances, states follow their machine, and money is kept or returned', () => {
  const cents = fc.integer({ min: 0, max: 9_999 })
  const split = fc.record({ givenCents: cents, boughtCents: cents, corporateCents: cents, cardCents: cents })
  const due: fc.Arbitrary<PaymentDue> = fc.record({
    orderId: fc.constant('o'),
    pays: fc.constantFrom<PaymentDue['pays']>(box.pays, late.pays),
    state: fc.constantFrom(...statesOf('order')),
    over: fc.boolean(),
    attempt: fc.constantFrom(1, 2, null),
    split,
    points: cents,
    askedAnotherCard: fc.boolean(),
  })
  const answer = fc.constantFrom<CardAnswer | null>(captured, declined, { state: 'needs_action' }, null)
  fc.assert(
    fc.property(due, answer, (due, answer) => {
      const settled = settle(due, answer)
      for (const { entries } of settled.ledger) expect(balanced(entries)).toBe(true)
      if (settled.order) expect(canTransition('order', due.state, settled.order)).toBe(true)
      expect(new Set(keys(settled)).size).toBe(settled.ledger.length)
      const entered = settled.ledger
        .flatMap(({ entries }) => entries)
        .filter(({ account }) => account === 'card')
        .reduce((sum, { amountCents }) => sum + amountCents, 0)
      const kept = answer?.state === 'captured' && settled.result === 'paid' ? due.split.cardCents : 0
      if (answer !== null) expect(entered).toBe(-kept || 0)
      if (answer?.state === 'captured') {
        expect(settled.giveBackCents).toBe(settled.result === 'paid' ? 0 : due.split.cardCents)
      } else expect(settled.giveBackCents).toBe(0)
    }),
  )
})

test('a decline that comes too late to act on is not reported: the cancellation is', () => {
  const failed = { ...box, state: 'payment_failed', tooLateToTell: true } as const
  for (const answer of [declined, { state: 'needs_action' } as const]) {
    expect(settle(failed, answer)).toMatchObject({ result: 'unpaid', payment: answer.state, tell: [] })
    expect(settle({ ...failed, tooLateToTell: false }, answer).tell).toHaveLength(1)
  }
  expect(settle(failed, captured)).toMatchObject({ result: 'paid', order: 'charged' })
  const packing = paymentEndOf('freshprep', '2026-12-01')
  const before = (minutes: number) => Temporal.Instant.from(packing).subtract({ minutes }).toString()
  expect(isTooLateToTell('freshprep', '2026-12-01', before(61))).toBe(false)
  expect(isTooLateToTell('freshprep', '2026-12-01', before(60))).toBe(true)
  expect(payByOf('2026-12-01')).toBe('2026-11-30')
})

describe('a fee for bags and kits that did not come back', { tags: '[ENT-RETURNABLES]' }, () => {
  test('is entered and reported once where a card pays', () => {
    const settled = settle(fee, captured)
    expect(settled).toMatchObject({ result: 'paid', payment: 'captured', order: null, giveBackCents: 0 })
    expect(settled.ledger.every(({ entries }) => balanced(entries))).toBe(true)
    expect(messageKeys(settled)).toEqual(['returnables_billed:f'])
  })

  test('is reported after each declined try, and a request for authentication counts as a decline', () => {
    for (const answer of [declined, { state: 'needs_action' } as const]) {
      const settled = settle(fee, answer)
      expect(settled).toMatchObject({ result: 'unpaid', payment: 'declined', ledger: [] })
      expect(messageKeys(settled)).toEqual(['returnables_unpaid:f:2'])
    }
  })

  test('is returned whole if captured after its end, and nothing is entered or reported', () => {
    const settled = settle({ ...fee, over: true }, captured)
    expect(settled).toMatchObject({ result: 'given_back', giveBackCents: 1_500, ledger: [], tell: [] })
    expect(settle({ ...fee, over: true }, declined)).toMatchObject({ result: 'unpaid', tell: [] })
  })
})

describe('a gift', { tags: '[API-gift_cards.create]' }, () => {
  const gift: GiftDue = {
    pays: { kind: 'gift' },
    purchaseId: 'g',
    attempt: 2,
    amountCents: 5_000,
    over: false,
  }

  test('is entered with its receipt once it is paid', () => {
    const settled = settle(gift, { state: 'captured' })
    expect(settled).toMatchObject({ result: 'paid', payment: 'captured', order: null, giveBackCents: 0 })
    expect(settled.ledger).toEqual([sellGift('g', 5_000)])
    expect(messageKeys(settled)).toEqual(['gift_receipt:g'])
  })

  test('goes in and out again if captured for a try that is over, and is reported by its try', () => {
    const late = settle({ ...gift, over: true }, { state: 'captured' })
    expect(late).toMatchObject({ result: 'given_back', payment: 'refunded', giveBackCents: 5_000 })
    expect(late.ledger).toEqual(giveBackGift('g', 2, 5_000))
    for (const { entries } of late.ledger) expect(balanced(entries)).toBe(true)
    expect(messageKeys(late)).toEqual(['gift_given_back:g:2'])
    expect(settle({ ...gift, over: true }, declined)).toMatchObject({
      result: 'unpaid',
      ledger: [],
      tell: [],
    })
  })

  test.each([
    [{ state: 'declined', code: 'card_declined' }, 'declined'],
    [{ state: 'needs_action' }, 'needs_action'],
    [null, null],
  ] as const)('moves nothing and sends no message while it is not paid: %o', (answer, payment) => {
    const none = { result: 'unpaid', order: null, ledger: [], giveBackCents: 0, tell: [] }
    expect(settle(gift, answer)).toEqual({ ...none, payment })
  })
})
