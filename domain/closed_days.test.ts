import { expect, test } from 'vitest'
import { seededTerms } from '../tests/terms.ts'
import { daysToClose } from './closed_days.ts'

const { cutoffs } = seededTerms

test.each([
  // Friday 27 November, 10:00 in Vancouver: Tuesday is cut off tonight, Wednesday tomorrow night.
  ['2026-11-27T18:00:00Z', '2026-12-02', '2028-11-26'],
  // A second after midnight nothing has changed for it; a day later Thursday is the first.
  ['2026-11-28T06:59:59Z', '2026-12-02', '2028-11-26'],
  ['2026-11-28T07:00:00Z', '2026-12-03', '2028-11-27'],
])('at %s the first day that can be closed is %s, the last %s', (now, first, last) => {
  expect(daysToClose('freshprep', now, cutoffs)).toEqual({ first, last })
})
