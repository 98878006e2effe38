import { expect, test } from 'vitest'
import { type ExceptionKind, inOrder, urgencyOf } from './exceptions.ts'

const at = {
  now: '2026-12-02T00:50:00Z',
  endOfDay: '2026-12-02T08:00:00Z',
  endOfWeek: '2026-12-07T08:00:00Z',
}

test.each([
  ['2026-12-01T20:00:00Z', 'now', 'what is overdue'],
  ['2026-12-02T04:50:00Z', 'now', 'what ends within four hours'],
  ['2026-12-02T04:50:01Z', 'today', 'what ends later today'],
  ['2026-12-02T08:00:01Z', 'week', 'what ends tomorrow'],
  ['2026-12-07T08:00:01Z', 'later', 'what ends next week'],
  [null, 'later', 'what has no end'],
] as const)('until %s it is for %s: %s', (until, urgency, _) => {
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
