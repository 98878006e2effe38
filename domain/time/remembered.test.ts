import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('a rule runs once for each input, and again after it failed', () => {
  const rule = vi.fn((date: string, days: number) => {
    if (days > 9) throw new RangeError('too far')
    return `${date}+${days}`
  })
  const ask = remembered(rule)
  expect([ask('a', 1), ask('a', 1), ask('a', 2), ask('b', 1)]).toEqual(['a+1', 'a+1', 'a+2', 'b+1'])
  expect(rule).toHaveBeenCalledTimes(3)
  expect(() => ask('a', 10)).toThrow('too far')
  expect(() => ask('a', 10)).toThrow('too far')
})

test('lists that differ have answers of their own', () => {
  const ask = remembered((weekdays: readonly number[]) => ({ count: weekdays.length }))
  expect([ask([1, 3]), ask([13]), ask([1, 3, 5])]).toEqual([{ count: 2 }, { count: 1 }, { count: 3 }])
  expect(ask([1, 3])).toBe(ask([1, 3]))
})

test('the memory has a limit', () => {
  const rule = vi.fn((n: number) => String(n))
  const ask = remembered(rule)
  for (let n = 0; n <= 2_000; n++) ask(n)
  ask(0)
  expect(rule).toHaveBeenCalledTimes(2_002)
})
