import { expect, test } from 'vitest'
import { rowsOf, timetableOf, windowName, withNew } from './timetable.ts'

const present = [
  { weekday: 1 as const, startHour: 12, endHour: 16, capacity: null },
  { weekday: 7 as const, startHour: 16, endHour: 20, capacity: 40 },
]

test('rows that are as they were change nothing; one unticked, added or limited does', () => {
  const rows = rowsOf(present)
  expect(timetableOf(rows, present)).toBe('same')
  expect(
    timetableOf(
      rows.map((row, at) => ({ ...row, isKept: at === 0 })),
      present,
    ),
  ).toEqual([present[0]])
  expect(timetableOf(withNew(rows), present)).toHaveLength(3)
  expect(
    timetableOf(
      rows.map(row => ({ ...row, capacity: ' 12 ' })),
      present,
    ),
  ).toMatchObject([{ capacity: 12 }, { capacity: 12 }])
})

test('a window without hours, none at all, or a limit that is no number is wrong', () => {
  const rows = rowsOf(present)
  expect(
    timetableOf(
      rows.map(row => ({ ...row, isKept: false })),
      present,
    ),
  ).toBe('wrong')
  expect(
    timetableOf(
      rows.map(row => ({ ...row, endHour: 12 })),
      present,
    ),
  ).toBe('wrong')
  for (const capacity of ['-1', '1.5', 'many', '0', '9999999'])
    expect(
      timetableOf(
        rows.map(row => ({ ...row, capacity })),
        present,
      ),
    ).toBe('wrong')
})

test('a new row is on the day after the last, Monday after Sunday', () => {
  expect(withNew(rowsOf(present)).at(-1)).toMatchObject({ weekday: 1, startHour: 16, isNew: true })
  expect(windowName(present[0] as (typeof present)[0], 'fr')).toBe('lundi, midi à 16\u00a0h')
})
