import { expect, test } from 'vitest'
import { publicHolidays } from './holidays.ts'

const dayOf = (year: number, holiday: string) =>
  publicHolidays(year).find(one => one.holiday === holiday)?.day

test.each([
  [2026, 'good_friday', '2026-04-03'],
  [2027, 'good_friday', '2027-03-26'],
  [2028, 'good_friday', '2028-04-14'],
  [2030, 'good_friday', '2030-04-19'],
  [2026, 'family', '2026-02-16'],
  [2026, 'patriots', '2026-05-18'],
  [2027, 'patriots', '2027-05-24'],
  [2026, 'labour', '2026-09-07'],
  [2026, 'thanksgiving', '2026-10-12'],
  [2027, 'civic', '2027-08-02'],
])('in %i, %s is on %s', (year, holiday, day) => {
  expect(dayOf(year, holiday)).toBe(day)
})

test('Quebec has its own, and Ontario Boxing Day', () => {
  const of = (province: string) =>
    publicHolidays(2026).filter(({ provinces }) => provinces.includes(province as 'QC'))
  expect(of('QC').map(({ holiday }) => holiday)).toContain('fete_nationale')
  expect(of('ON').map(({ holiday }) => holiday)).toContain('boxing')
  expect(of('QC').map(({ holiday }) => holiday)).not.toContain('boxing')
})
