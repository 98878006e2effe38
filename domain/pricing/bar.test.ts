import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barFrom } from '../office/bar_ahead.ts'
import { addDays } from '../time/zone.ts'
import { type BarCode, type BarPlan, barOn, barStatesOn } from './bar.ts'
import { type CodeTerms, refusalOfCode } from './codes.ts'

const open: CodeTerms & BarCode = {
  ...{ type: 'DiscountCode', unit: 'percent', validFrom: null, validUntil: null, audience: 'anyone' },
  ...{ oncePerHousehold: true, totalUses: null, uses: 0, combinesWith: [], minimumSpendCents: 0 },
}
const today = '2026-12-01'
const codes = new Map<string, BarCode>([
  ['OPEN', open],
  ['NEW', { ...open, audience: 'new' }],
  ['OLD', { ...open, validUntil: '2026-11-30' }],
  ['NEXT', { ...open, validFrom: '2026-12-24' }],
  ['FULL', { ...open, totalUses: 5, uses: 5 }],
  ['BACK', { ...open, audience: 'returning' }],
  ['FRIENDS', { ...open, unit: 'servings' }],
  ['SHORT', { ...open, validUntil: '2026-12-10' }],
])
const at = (code: string, from: string | null = null, until: string | null = null) => ({ code, from, until })

test.each<[string, BarPlan, string | null]>([
  ['the default code where nothing else is planned', { entries: [], otherwise: 'OPEN' }, 'OPEN'],
  ['nothing where there is neither', { entries: [], otherwise: null }, null],
  ['an entry before the default code', { entries: [at('NEW')], otherwise: 'OPEN' }, 'NEW'],
  ['the next where one is used up', { entries: [at('FULL'), at('NEW')], otherwise: 'OPEN' }, 'NEW'],
  ['the next where a code is over', { entries: [at('OLD')], otherwise: 'OPEN' }, 'OPEN'],
  [
    'the next where an entry’s days are over',
    { entries: [at('NEW', null, '2026-11-30')], otherwise: 'OPEN' },
    'OPEN',
  ],
  ['the next where a code has not begun', { entries: [at('NEXT')], otherwise: 'OPEN' }, 'OPEN'],
  ['no code for households that come back', { entries: [at('BACK')], otherwise: null }, null],
  ['no code of friends', { entries: [at('FRIENDS')], otherwise: null }, null],
  ['no code that is gone', { entries: [at('GONE')], otherwise: 'NONE' }, null],
])('the bar shows %s', (_, plan, shown) => {
  expect(barOn(plan, codes, today)).toBe(shown)
})

test('each entry says how it stands, the default code last', () => {
  const entries = [at('FULL'), at('OPEN', today, today), at('NEW'), at('NEXT'), at('BACK'), at('GONE')]
  expect(barStatesOn({ entries, otherwise: 'SHORT' }, codes, today)).toEqual([
    ...['used_up', 'shown', 'behind', 'to_come', 'unfit', 'gone', 'behind'],
  ])
})

test('what comes is a row of spans without a gap, to no end', () => {
  const entries = [at('NEXT', '2026-12-20', '2026-12-26'), at('SHORT')]
  expect(barFrom({ entries, otherwise: 'NEW' }, codes, today)).toEqual([
    { from: '2026-12-01', until: '2026-12-10', code: 'SHORT' },
    { from: '2026-12-11', until: '2026-12-23', code: 'NEW' },
    { from: '2026-12-24', until: '2026-12-26', code: 'NEXT' },
    { from: '2026-12-27', until: null, code: 'NEW' },
  ])
})

const day = fc.option(fc.integer({ min: -20, max: 40 }).map(days => addDays(today, days)))
const name = fc.constantFrom('A', 'B', 'C', 'D')
const code = fc.record({
  ...{ type: fc.constant('DiscountCode'), unit: fc.constantFrom('percent', 'servings') },
  ...{ validFrom: day, validUntil: day, audience: fc.constantFrom('anyone', 'new', 'returning') },
  ...{ oncePerHousehold: fc.boolean(), totalUses: fc.option(fc.nat(3)), uses: fc.nat(3) },
  ...{ combinesWith: fc.constant([]), minimumSpendCents: fc.nat(10_000) },
}) as fc.Arbitrary<CodeTerms & BarCode>
const plan = fc.record({
  entries: fc.array(fc.record({ code: name, from: day, until: day }), { maxLength: 6 }),
  otherwise: fc.option(name),
})
const some = fc.dictionary(name, code).map(all => new Map(Object.entries(all)))

test('whatever is planned, a visitor who types the code of the bar that day is not refused', () => {
  fc.assert(
    fc.property(plan, some, fc.integer({ min: -30, max: 60 }), (of, known, days) => {
      const on = addDays(today, days)
      const shown = barOn(of, known, on)
      if (shown === null) return
      const visitor = { today: on, boxesPaid: null, taken: 'never', holds: [], goodsCents: null } as const
      expect(refusalOfCode(known.get(shown) as CodeTerms, visitor)).toBeNull()
    }),
  )
})

test('the spans say for each day what the bar shows on it', () => {
  fc.assert(
    fc.property(plan, some, fc.nat(60), (of, known, days) => {
      const on = addDays(today, days)
      const span = barFrom(of, known, today).find(
        ({ from, until }) => from <= on && (until === null || on <= until),
      )
      expect(span?.code).toBe(barOn(of, known, on))
    }),
  )
})
