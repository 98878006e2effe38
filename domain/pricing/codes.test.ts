import { describe, expect, test } from 'vitest'
import { type CodeTaker, type CodeTerms, missingCents, refusalOfCode } from './codes.ts'

const code: CodeTerms = {
  type: 'DiscountCode',
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  audience: 'anyone',
  oncePerHousehold: true,
  totalUses: 10,
  uses: 9,
  combinesWith: [],
  minimumSpendCents: 8_000,
}
const taker: CodeTaker = { today: '2026-11-23', boxesPaid: 0, taken: 'never', holds: [], goodsCents: 8_000 }
const referral = { type: 'ReferralCode', combinesWith: ['DiscountCode'] } as const

describe('a code is refused with its reason', () => {
  test.each<[string, Partial<CodeTerms>, Partial<CodeTaker>, ReturnType<typeof refusalOfCode>]>([
    ['nothing against it', {}, {}, null],
    ['its first day', {}, { today: '2026-11-01' }, null],
    ['its last day', {}, { today: '2026-11-30' }, null],
    ['before its first day', {}, { today: '2026-10-31' }, 'invalid_code'],
    ['after its last day', {}, { today: '2026-12-01' }, 'code_expired'],
    ['all its uses are gone', { uses: 10 }, {}, 'code_used_up'],
    ['no end to its uses', { totalUses: null, uses: 1_000 }, {}, null],
    ['held already', {}, { taken: 'open' }, 'code_already_used'],
    ['used already', {}, { taken: 'used' }, 'code_already_used'],
    ['used, and good for more than once', { oncePerHousehold: false }, { taken: 'used' }, null],
    [
      'held, and good for more than once',
      { oncePerHousehold: false },
      { taken: 'open' },
      'code_already_used',
    ],
    ['for new households, one that is not', { audience: 'new' }, { boxesPaid: 1 }, 'code_new_only'],
    ['for new households, a visitor', { audience: 'new' }, { boxesPaid: null }, null],
    ['for returning ones, a new one', { audience: 'returning' }, {}, 'code_returning_only'],
    ['for returning ones, one of those', { audience: 'returning' }, { boxesPaid: 3 }, null],
    ['beside a code it does not allow', {}, { holds: [referral] }, 'code_not_combinable'],
    ['beside one that allows it too', { combinesWith: ['ReferralCode'] }, { holds: [referral] }, null],
    [
      'beside one that does not allow it',
      { combinesWith: ['ReferralCode'] },
      { holds: [{ ...referral, combinesWith: [] }] },
      'code_not_combinable',
    ],
    ['a cent under its minimum', {}, { goodsCents: 7_999 }, 'minimum_spend_not_met'],
    ['no plan chosen yet', {}, { goodsCents: null }, null],
  ])('%s', (_, terms, who, refusal) => {
    expect(refusalOfCode({ ...code, ...terms }, { ...taker, ...who })).toBe(refusal)
  })

  test('a refusal says how much is missing', () => {
    expect(missingCents(code, { goodsCents: 6_750 })).toBe(1_250)
    expect(missingCents(code, { goodsCents: 9_000 })).toBe(0)
  })
})
