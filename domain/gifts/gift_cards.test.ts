import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bonusExpiry,
  giftBonusCents,
  giftCodeLength,
  giftCodeOf,
  inBonusWindow,
  looksLikeGiftCode,
  normalGiftCode,
  shownGiftCode,
} from './gift_cards.ts'

describe('the bonus', () => {
  const winterBonus = { minimumCents: 10_000, percent: 10, window: { from: '11-15', until: '12-31' } }
  test.each([
    [9_999, '2026-11-20', 0],
    [10_000, '2026-11-20', 1_000],
    [10_009, '2026-11-15', 1_000],
    [999_900, '2026-12-31', 99_990],
    [10_000, '2026-11-14', 0],
    [10_000, '2027-01-01', 0],
  ])(
    'of a card of %i cents bought on %s is %i',
    { tags: '[VAL-GIFT-BONUS] [CONST-GIFT-BONUS-MIN]' },
    (cents, date, bonus) => {
      expect(giftBonusCents(cents, winterBonus, date)).toBe(bonus)
    },
  )

  test('is zero without a promotion, and a promotion can run over New Year', {
    tags: '[VAL-GIFT-BONUS]',
  }, () => {
    expect(giftBonusCents(50_000, { ...winterBonus, window: null }, '2026-12-01')).toBe(0)
    const winter = { from: '12-20', until: '01-06' }
    const days = ['2026-12-19', '2026-12-20', '2027-01-06', '2027-01-07']
    expect(days.map(day => inBonusWindow(winter, day))).toEqual([false, true, true, false])
  })

  test('is valid for 90 days', { tags: '[CONST-GIFT-BONUS-EMAIL]' }, () => {
    expect(bonusExpiry('2026-11-23')).toBe('2027-02-21')
  })
})

describe('a code', () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 32 })

  test('has 16 symbols for 80 bits, and each bit counts', () => {
    fc.assert(
      fc.property(bytes, fc.nat(79), (from, bit) => {
        const flipped = Uint8Array.from(from)
        flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (0x80 >> (bit & 7))
        expect(giftCodeOf(from)).toHaveLength(giftCodeLength)
        expect(giftCodeOf(flipped)).not.toBe(giftCodeOf(from))
      }),
    )
  })

  test('is read in whatever way it is typed', () => {
    fc.assert(
      fc.property(bytes, from => {
        const code = giftCodeOf(from)
        const typed = shownGiftCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
        expect(normalGiftCode(` ${typed} `)).toBe(code)
        expect(looksLikeGiftCode(typed)).toBe(true)
      }),
    )
    expect(
      ['', 'HALF', 'MARKET50', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQRU'].map(looksLikeGiftCode),
    ).toEqual(Array(5).fill(false))
  })
})
