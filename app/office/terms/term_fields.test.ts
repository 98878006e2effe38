import { describe, expect, test } from 'vitest'
import { locales } from '../../../domain/brands.ts'
import { terms } from '../../../seed/terms/index.ts'
import { fieldsOf, parseValue, rowsOf, type TermValue, textsOf } from './term_fields.ts'

describe('a term is typed in the fields of its kind', () => {
  test.each(locales)(
    'what any term of the program says, typed as it is shown in %s, is that value again',
    locale => {
      for (const { kind, subject, value } of terms) {
        if (kind === 'cutoff') continue
        const shown = value as TermValue
        const typed = parseValue(kind, fieldsOf(kind, subject, rowsOf(shown)), textsOf(shown, locale))
        const sorted = 'steps' in shown ? { steps: shown.steps.toSorted((a, b) => a.meals - b.meals) } : shown
        expect([subject, typed]).toEqual([subject, { value: sorted }])
      }
    },
  )

  const bonus = { minimumCents: '100', percent: '10', from: '', until: '' }
  test.each([
    ['a price in French', 'plan_price', 'freshprep/rtc_2-3', { cents: '13,95' }, { value: { cents: 1_395 } }],
    ['a price that is none', 'plan_price', 'freshprep/rtc_2-3', { cents: '13.955' }, { faults: ['cents'] }],
    ['no price', 'minimum_order', 'cookit', { cents: '' }, { faults: ['cents'] }],
    [
      'a tax that is not due',
      'tax',
      'BC/snack',
      { GST: '5', PST: '' },
      { value: { taxes: [{ code: 'GST', rate: 5_000 }] } },
    ],
    [
      'a bonus without days',
      'gift_bonus',
      'cookit',
      bonus,
      { value: { minimumCents: 10_000, percent: 10, window: null } },
    ],
    ['a bonus with one day', 'gift_bonus', 'cookit', { ...bonus, from: '12-01' }, { faults: ['until'] }],
    [
      'a bonus on a day that is none',
      'gift_bonus',
      'cookit',
      { ...bonus, from: '13-01', until: '12-31' },
      { faults: ['from'] },
    ],
    ['half a step', 'volume_discount', 'cookit', { 'meals.0': '8', 'rate.0': '' }, { faults: ['rate.0'] }],
    ['an empty step', 'volume_discount', 'cookit', {}, { value: { steps: [] } }],
  ] as const)('%s', (_, kind, subject, texts, typed) => {
    expect(parseValue(kind, fieldsOf(kind, subject), texts)).toEqual(typed)
  })
})
