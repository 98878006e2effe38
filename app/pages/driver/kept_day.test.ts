import { expect, test } from 'vitest'
import { newestDay, saveDay } from './kept_day.ts'

const dayOf = (started: boolean, date = '2026-12-01', driver = 'd1') => ({
  date,
  driver: { id: driver, name: 'Dee Park' },
  routes: [{ id: 'r1', number: 1, kitchen: 'vancouver', leaves: '15:40', started, stops: [] }],
})
const memory = () => {
  let value: string | null = null
  return {
    getItem: () => value,
    setItem: (_: string, written: string) => {
      value = written
    },
  }
}

test('a page that opens without a connection shows the stops as they were seen last, not as it was loaded', () => {
  const store = memory()
  const loaded = dayOf(false)
  expect(newestDay(store, loaded, 1_000)).toBe(loaded)
  saveDay(store, dayOf(true), 2_000)
  expect(newestDay(store, loaded, 1_000).routes[0]?.started).toBe(true)
  // Loaded again with a connection, on another day, or by another driver, the page knows better.
  expect(newestDay(store, loaded, 3_000)).toBe(loaded)
  const tomorrow = dayOf(false, '2026-12-02')
  expect(newestDay(store, tomorrow, 1_000)).toBe(tomorrow)
  expect(store.getItem()).toBe('null')
  saveDay(store, dayOf(true), 2_000)
  const theirs = dayOf(false, '2026-12-01', 'd2')
  expect(newestDay(store, theirs, 1_000)).toBe(theirs)
})

test('a day that cannot be kept or read leaves the page as it is', () => {
  const full = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  saveDay(full, dayOf(true), 2_000)
  const loaded = dayOf(false)
  expect(newestDay(full, loaded, 1_000)).toBe(loaded)
})
