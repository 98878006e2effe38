import { describe, expect, test } from 'vitest'
import {
  emptyRanges,
  isListed,
  type LetterFilter,
  type ListedFacts,
  noFilter,
  whyUnwritten,
} from './filter.ts'

const home: ListedFacts = {
  standing: 'paused',
  province: 'BC',
  zone: 'vancouver',
  area: 'V6B',
  plan: 'rtc_2-3',
  language: 'en',
  weeksSinceBox: 8,
  boxes: 12,
  points: 340,
  creditCents: 1_500,
  joinedOn: '2026-03-02',
}
const newcomer: ListedFacts = {
  ...home,
  standing: 'none',
  province: null,
  zone: null,
  area: null,
  plan: null,
  weeksSinceBox: null,
  boxes: 0,
}

describe('a household is on a list', () => {
  test.each<[Partial<LetterFilter>, boolean, boolean]>([
    [{}, true, true],
    [{ standings: ['active'] }, false, false],
    [{ standings: ['active', 'paused'] }, true, false],
    [{ standings: ['none'] }, false, true],
    [{ provinces: ['BC', 'AB'] }, true, false],
    [{ areas: ['V6B'] }, true, false],
    [{ languages: ['fr'] }, false, false],
    [{ weeksFrom: 8 }, true, false],
    [{ weeksFrom: 9 }, false, false],
    [{ weeksTo: 8 }, true, false],
    [{ boxesTo: 0 }, false, true],
    [{ boxesFrom: 1, boxesTo: 12 }, true, false],
    [{ pointsFrom: 340 }, true, true],
    [{ pointsFrom: 341 }, false, false],
    [{ creditFrom: 1_501 }, false, false],
    [{ joinedFrom: '2026-03-02', joinedTo: '2026-03-02' }, true, true],
    [{ joinedTo: '2026-03-01' }, false, false],
    [{ standings: ['paused'], weeksFrom: 4, pointsFrom: 1 }, true, false],
  ])('where every filter of %j holds: one with boxes %s, one without %s', (filter, asHome, asNewcomer) => {
    expect([home, newcomer].map(facts => isListed({ ...noFilter, ...filter }, facts))).toEqual([
      asHome,
      asNewcomer,
    ])
  })
})

test.each<[Partial<LetterFilter>, string[]]>([
  [{}, []],
  [{ boxesFrom: 1, boxesTo: 1 }, []],
  [{ boxesFrom: 2, boxesTo: 1 }, ['boxesTo']],
  [{ weeksFrom: 5, weeksTo: 4, joinedFrom: '2026-02-01', joinedTo: '2026-01-31' }, ['weeksTo', 'joinedTo']],
])('the range that %j leaves empty is named: %j', (filter, fields) => {
  expect(emptyRanges({ ...noFilter, ...filter })).toEqual(fields)
})

test.each([
  [{ promotions: true, saidBefore: true, leaves: false }, null],
  [{ promotions: false, saidBefore: true, leaves: false }, 'withdrew'],
  [{ promotions: false, saidBefore: false, leaves: false }, 'never_agreed'],
  [{ promotions: true, saidBefore: true, leaves: true }, 'leaves'],
])('with %j a household is not written to because %j', (facts, why) => {
  expect(whyUnwritten(facts)).toBe(why)
})
