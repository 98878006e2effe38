import { expect, test } from 'vitest'
import { meritOf, shownMerit } from './merit.ts'

const first = '2026-01-06'

test.each([
  ['none', [], 0, false],
  ['one', [first], 1, false],
  ['five in five weeks', [first, '2026-01-13', '2026-01-20', '2026-01-27', '2026-02-03'], 5, true],
  ['the fifth on the 60th day', [first, '2026-01-13', '2026-01-20', '2026-01-27', '2026-03-07'], 5, true],
  ['the fifth a day later', [first, '2026-01-13', '2026-01-20', '2026-01-27', '2026-03-08'], 4, false],
])(
  'a stamp for each of the first five boxes within 60 days of the first: %s',
  { tags: '[ENT-MERIT] [ST-MERIT-CREDIT]' },
  (_, dates, stamps, earned) => {
    expect(meritOf(dates, 2_000)).toMatchObject({ stamps, earned, deliveries: 5, creditCents: 2_000 })
  },
)

test('the card is shown from the first box until the last day that counts', () => {
  expect(shownMerit(meritOf([], 2_000), first)).toMatchObject({ stamps: 0, startDate: null, endDate: null })
  expect(shownMerit(meritOf([first], 2_000), '2026-03-07')).toMatchObject({
    startDate: first,
    endDate: '2026-03-07',
  })
  expect(shownMerit(meritOf([first], 2_000), '2026-03-08')).toBeNull()
})
