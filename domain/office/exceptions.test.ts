import { expect, test } from 'vitest'
import { type ExceptionKind, inOrder, urgencyOf } from './exceptions.ts'

const at = {
  now: '2026-12-02T00:50:00Z',
  endOfDay: '2026-12-02T08:00:00Z',
  endOfWeek: '2026-12-07T08:00:00Z',
}

test.each([
  // what is overdue
  ['2026-12-01T20:00:00Z', 'now'],
  // what ends within four hours
  ['2026-12-02T04:50:00Z', 'now'],
  // what ends later today
  ['2026-12-02T04:50:01Z', 'today'],
  // what ends tomorrow
  ['2026-12-02T08:00:01Z', 'week'],
  // what ends next week
  ['2026-12-07T08:00:01Z', 'later'],
  // what has no end
  [null, 'later'],
] as const)('until %s it is for %s', (until, urgency) => {
  expect(urgencyOf({ until }, at)).toBe(urgency)
})

test('exceptions come by their instants, those without one last, and those of one instant by kind', () => {
  const of = (kind: ExceptionKind, until: string | null) => ({ kind, until })
  const sorted = inOrder([
    of('addresses', null),
    of('claims', '2026-12-03T00:00:00Z'),
    of('closing', null),
    of('letters', '2026-12-02T01:00:00Z'),
    of('unpaid', '2026-12-02T01:00:00Z'),
  ])
  expect(sorted.map(({ kind }) => kind)).toEqual(['unpaid', 'letters', 'claims', 'closing', 'addresses'])
})
