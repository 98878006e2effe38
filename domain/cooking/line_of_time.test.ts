import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attendedMinutes, lineOfTime } from './line_of_time.ts'

const step = (minutes: number, ...timers: number[]) => ({ minutes, timers: timers.map(each => each * 60) })

const steps = fc.array(
  fc.record({
    minutes: fc.integer({ min: 1, max: 20 }),
    timers: fc.array(fc.integer({ min: 30, max: 1500 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 6 },
)

describe('the hands-on time of a step', () => {
  test.each([
    ['all of its minutes without a countdown', step(6), 6],
    ['all of them where a countdown is short', step(4, 2), 4],
    ['what is left beside a long countdown', step(20, 15), 5],
    ['a minute at least', step(2, 7), 1],
    ['by its longest countdown', step(20, 4, 10), 10],
  ])('%s', (_, given, minutes) => expect(attendedMinutes(given)).toBe(minutes))
})

test('one dish is cooked in the order of its recipe', () => {
  const { moments, minutes } = lineOfTime([[step(6), step(20, 15), step(3)]])
  expect(moments.map(({ step: place, startsAt }) => [place, startsAt])).toEqual([
    [0, 0],
    [1, 6],
    [2, 26],
  ])
  expect(minutes).toBe(29)
})

test('while one dish is in the oven the other is made, and both are ready together', () => {
  const { moments, minutes } = lineOfTime([
    [step(5), step(30, 28), step(2)],
    [step(10), step(8)],
  ])
  expect(minutes).toBe(37)
  expect(moments.map(({ dish, step: place }) => `${dish}.${place}`)).toEqual([
    '0.0',
    '0.1',
    '1.0',
    '1.1',
    '0.2',
  ])
})

test('nothing to cook takes no time', () => expect(lineOfTime([])).toEqual({ moments: [], minutes: 0 }))

test('each recipe keeps its order, the cook does one thing at a time, and two dishes never take longer than one after the other', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 2 }), dishes => {
      const { moments, minutes } = lineOfTime(dishes)
      const lengths = dishes.map(dish => dish.reduce((sum, each) => sum + each.minutes, 0))
      expect(minutes).toBeGreaterThanOrEqual(Math.max(...lengths))
      expect(minutes).toBeLessThanOrEqual(lengths.reduce((sum, length) => sum + length, 0))
      dishes.forEach((dish, of) => {
        const own = moments.filter(moment => moment.dish === of)
        expect(own.map(({ step: place }) => place)).toEqual(dish.map((_, place) => place))
        own.forEach(({ startsAt }, place) => {
          const before = own[place - 1]
          if (before)
            expect(startsAt).toBeGreaterThanOrEqual(before.startsAt + (dish[place - 1]?.minutes ?? 0))
        })
      })
      moments.forEach(({ startsAt }, place) => {
        const before = moments[place - 1]
        const step = before && dishes[before.dish]?.[before.step]
        if (before && step) expect(startsAt).toBeGreaterThanOrEqual(before.startsAt + attendedMinutes(step))
      })
    }),
    { numRuns: 60 },
  )
})
