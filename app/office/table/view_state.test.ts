import { expect, test } from 'vitest'
import { askedWith, sortedBy, viewIn, withoutViews } from './view_state.ts'

test('a view is its address: what is read from one and written again is the same', () => {
  const address = 'date=2026-12-01&find=roy&show=late&sort=-amount&columns=phone%2Cnote'
  const asked = new URLSearchParams(address)
  expect(viewIn(asked)).toEqual({
    search: 'roy',
    show: 'late',
    sort: { id: 'amount', isDescending: true },
    also: ['phone', 'note'],
  })
  expect(askedWith(asked, {}).toString()).toBe(address)
})

test('each of several tables on a page has a view of its own', () => {
  const asked = new URLSearchParams('van=7&sort=name&stops.sort=-planned&stops.find=roy')
  expect(viewIn(asked, 'stops')).toMatchObject({ search: 'roy', sort: { id: 'planned', isDescending: true } })
  expect(viewIn(asked)).toMatchObject({ search: '', sort: { id: 'name', isDescending: false } })
  expect(askedWith(asked, { sort: null, search: '' }, 'stops').toString()).toBe('van=7&sort=name')
  expect(withoutViews(asked).toString()).toBe('van=7')
})

test('a change keeps the rest of the address, and what is as usual is not in it', () => {
  const asked = new URLSearchParams('date=2026-12-01&find=roy&sort=name')
  expect(askedWith(asked, { search: '', sort: null }).toString()).toBe('date=2026-12-01')
})

test('a column sorts up, then down, then not at all', () => {
  const up = sortedBy({ id: 'other', isDescending: true }, 'name')
  const down = sortedBy(up, 'name')
  expect([up, down, sortedBy(down, 'name')]).toEqual([
    { id: 'name', isDescending: false },
    { id: 'name', isDescending: true },
    null,
  ])
})
