import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, answers, answersOf, fewestReviews, opinionOf, summaryOf } from './reviews.ts'

describe('reviews', () => {
  test('a dish is reviewed in five steps', {
    tags: '[LBL-REVIEW-NEVER] [LBL-REVIEW-PROBABLY-NOT] [LBL-REVIEW-POSSIBLY] [LBL-REVIEW-MOST-LIKELY] [LBL-REVIEW-DEFINITELY]',
  }, () => {
    expect(answersOf('rtc')).toEqual(['never', 'probably_not', 'possibly', 'most_likely', 'definitely'])
    expect(answersOf('rte')).toEqual(answersOf('rtc'))
  })

  test('a market item is reviewed by yes or no', { tags: '[LBL-REVIEW-YES-NO]' }, () => {
    expect(answersOf('item')).toEqual(['no', 'yes'])
  })

  test.each<[Answer, ReturnType<typeof opinionOf>]>([
    ['never', 'never'],
    ['probably_not', null],
    ['possibly', null],
    ['most_likely', 'liked'],
    ['definitely', 'liked'],
    ['no', null],
    ['yes', 'liked'],
  ])('%s means %s for the next boxes', (answer, opinion) => {
    expect(opinionOf(answer)).toBe(opinion)
  })

  test('a summary needs five reviews, and five reported times for its time', () => {
    expect(summaryOf({ definitely: 4 }, [30, 30, 30, 30])).toBeNull()
    expect(summaryOf({ definitely: 3, never: 2 }, [30])).toEqual({
      count: 5,
      againPercent: 60,
      minutes: null,
    })
    expect(summaryOf({ most_likely: 9 }, [20, 50, 30, 35, 90, 25])?.minutes).toBe(30)
  })

  test('a summary is a share of all answers, whatever they are', () => {
    const given = fc.record(
      Object.fromEntries(answers.map(answer => [answer, fc.nat({ max: 50 })])) as Record<
        Answer,
        fc.Arbitrary<number>
      >,
    )
    fc.assert(
      fc.property(given, fc.array(fc.integer({ min: 1, max: 240 })), (counts, minutes) => {
        const total = Object.values(counts).reduce((sum, times) => sum + times, 0)
        const summary = summaryOf(counts, minutes)
        expect(summary === null).toBe(total < fewestReviews)
        if (!summary) return
        expect(summary.count).toBe(total)
        expect(summary.againPercent).toBeGreaterThanOrEqual(0)
        expect(summary.againPercent).toBeLessThanOrEqual(100)
        if (summary.minutes !== null) expect(minutes).toContain(summary.minutes)
      }),
    )
  })
})
