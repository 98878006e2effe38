import { describe, expect, test } from 'vitest'
import { laterBy } from './program_time.ts'

const evening = { now: '2026-11-21T06:59:40.000Z', time: '22:59' }

describe('program time in the browser', () => {
  test('instant and wall clock advance together', () => {
    expect(laterBy(evening, 61 * 60_000)).toEqual({ now: '2026-11-21T08:00:40.000Z', time: '00:00' })
  })

  test('the wall clock stays within a minute', () => {
    expect(laterBy(evening, 59_000).time).toBe('22:59')
  })

  test('after days it still shows a time of day', () => {
    expect(laterBy(evening, 3 * 86_400_000).time).toBe('22:59')
  })
})
