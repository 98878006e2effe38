import { expect, test } from 'vitest'
import { shownOf } from './claims.ts'

test('an open-ended claim is shown as made where the catalogue supports it', {
  tags: '[CLAIM-COVERAGE]',
}, () => {
  expect(shownOf(189, { count: 130, orMore: true })).toEqual({ count: 130, orMore: true })
  expect(shownOf(130, { count: 130, orMore: true })).toEqual({ count: 130, orMore: true })
})

test('a claim that the catalogue contradicts is replaced by the catalogue’s own number', {
  tags: '[CLAIM-COVERAGE]',
}, () => {
  expect(shownOf(129, { count: 130, orMore: true })).toEqual({ count: 129, orMore: false })
  expect(shownOf(63, { count: 20, orMore: false })).toEqual({ count: 63, orMore: false })
  expect(shownOf(166, null)).toEqual({ count: 166, orMore: false })
})
