import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitPayment } from '../pricing/price_order.ts'
import type { ValueMove } from './held_value.ts'
import { balancesForBox, type ValueHeld, valueAtCutoff, valueNow } from './value_for_box.ts'

const held = (given: number, bought = 0, corporate = 0, corporateUntil: string | null = null): ValueHeld => ({
  given: [{ cents: given, expiresOn: null }],
  boughtCents: bought,
  corporateCents: corporate,
  corporateUntil,
})
const box = { chargedOn: '2026-11-27', deliveryDate: '2026-12-01', atCutoff: null }
const pays = (givenCents: number, boughtCents = 0, corporateCents = 0) => ({
  ...{ givenCents, boughtCents, corporateCents },
})

describe('what pays for a box before its card', () => {
  test.each([
    ['what is held, before its cutoff', held(500, 300), [], box, pays(500, 300)],
    [
      'what an unpaid box of an earlier week leaves',
      held(500, 300),
      [{ ...box, totalCents: 600 }],
      box,
      pays(0, 200),
    ],
    [
      'after its cutoff, no more than was there then',
      held(900, 300),
      [],
      { ...box, atCutoff: held(500, 0) },
      pays(500),
    ],
    ['nor more than is left of it', held(100, 300), [], { ...box, atCutoff: held(500, 300) }, pays(100, 300)],
    [
      'what an earlier box takes of what was there then is gone, whatever has come since',
      held(5_000),
      [{ ...box, totalCents: 400 }],
      { ...box, atCutoff: held(500) },
      pays(100),
    ],
    ['an employer’s credit until its plan ends', held(0, 0, 700, '2026-12-01'), [], box, pays(0, 0, 700)],
    ['and not after it', held(0, 0, 700, '2026-11-30'), [], box, pays(0)],
    [
      'by the plan as it was at the cutoff',
      held(0, 0, 700, '2026-11-30'),
      [],
      { ...box, atCutoff: held(0, 0, 700, '2026-12-31') },
      pays(0, 0, 700),
    ],
    [
      'and not by one that came after it',
      held(0, 0, 700, '2026-12-31'),
      [],
      { ...box, atCutoff: held(0, 0, 0, null) },
      pays(0),
    ],
  ])('%s', (_, now, earlier, asked, expected) => {
    expect(balancesForBox(now, earlier, asked)).toEqual(expected)
  })

  test('given value counts by its last day, as of the cutoff', () => {
    const move = (key: string, amountCents: number, at: string, expiresOn: string | null): ValueMove => ({
      ...{ key, amountCents, at, expiresOn, reason: 'bonus', orderId: null, fromName: null },
    })
    const accounts = {
      balances: pays(1_700),
      givenMoves: [
        move('over', 400, '2026-11-01T00:00:00.000Z', '2026-11-26'),
        move('today', 300, '2026-11-02T00:00:00.000Z', '2026-11-27'),
        move('since', 1_000, '2026-11-28T09:00:00.000Z', null),
      ],
    }
    const cutoffAt = '2026-11-28T06:59:59.000Z'
    const then = { cutoffAt, since: { given: 1_000 }, corporateUntil: null }
    const atCutoff = valueAtCutoff(accounts, then)
    expect(balancesForBox(valueNow(accounts, null), [], { ...box, atCutoff })).toEqual(pays(300))
  })

  test('boxes together never take more than there is, now or then', () => {
    const cents = fc.nat(2_000)
    const value = fc.tuple(cents, cents).map(([given, bought]) => held(given, bought))
    const boxes = fc.array(
      fc
        .record({ totalCents: cents, atCutoff: fc.option(value, { nil: null }) })
        .map(one => ({ ...box, ...one })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(value, boxes, (now, all) => {
        const taken = all.map((one, place) =>
          splitPayment(one.totalCents, balancesForBox(now, all.slice(0, place), one)),
        )
        for (const [place, { atCutoff }] of all.entries()) {
          const sum = (account: 'givenCents' | 'boughtCents') =>
            taken.slice(0, place + 1).reduce((cents, split) => cents + split[account], 0)
          expect(sum('givenCents')).toBeLessThanOrEqual(now.given[0]?.cents ?? 0)
          expect(sum('boughtCents')).toBeLessThanOrEqual(now.boughtCents)
          if (!atCutoff) continue
          expect(taken[place]?.givenCents).toBeLessThanOrEqual(atCutoff.given[0]?.cents ?? 0)
          expect(taken[place]?.boughtCents).toBeLessThanOrEqual(atCutoff.boughtCents)
        }
      }),
    )
  })
})
