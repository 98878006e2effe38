// What a market item is in each week, whatever was changed, from when and in which order.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changedSteps,
  differenceFrom,
  type ItemChange,
  type ItemStep,
  type ItemVersion,
  itemSteps,
  priceToCome,
  stepIn,
} from './item_steps.ts'
import { isLow } from './low_stock.ts'
import type { MarketItem } from './types.ts'

const item: MarketItem = {
  id: 'limes',
  brand: ['cookit'],
  name: { en: 'Limes', fr: 'Limes' },
  promise: { en: 'Juicy', fr: 'Juteuses' },
  category: 'market',
  shelf: 'produce',
  unit: { en: 'bag of 5', fr: 'sac de 5' },
  grams: 300,
  millilitres: null,
  priceCents: 279,
  weeklyStock: 250,
  taxClass: 'grocery',
  diets: [],
  allergens: [],
  mayContain: [],
  picture: null,
}
const weeks = [
  '2026-11-30',
  '2026-12-07',
  '2026-12-14',
  '2026-12-21',
  '2026-12-28',
  '2027-01-04',
  '2027-01-11',
]
const [first = '', second = '', , , , unpublished = ''] = weeks
const published = weeks.slice(0, 5)
const step = (from: string, content: Partial<MarketItem> = {}, withdrawn = false): ItemStep => ({
  from,
  withdrawn,
  content: { ...item, ...content },
})

describe('a week', () => {
  const version = (of: Partial<ItemVersion> & { version: number }, content: Partial<MarketItem> = {}) => ({
    ...{ fromWeek: null, withdrawn: false, content: { ...item, ...content } },
    ...of,
  })

  test('has the version that it pins, and the newest that is for it where it is not published', () => {
    const versions = [
      version({ version: 1 }),
      version({ version: 2 }, { priceCents: 299 }),
      version({ version: 3, fromWeek: '2027-01-11' }, { priceCents: 325 }),
    ]
    const pinned = published.map(week => ({ week, version: 1, isEmpty: false }))
    const steps = itemSteps({ versions, pinned, first, unpublished })
    expect(steps.map(({ from, content }) => [from, content.priceCents])).toEqual([
      [first, 279],
      [unpublished, 299],
      ['2027-01-11', 325],
    ])
    expect(priceToCome(steps, first)).toEqual({ cents: 299, from: unpublished })
    expect(priceToCome(steps, unpublished)).toEqual({ cents: 325, from: '2027-01-11' })
    expect(priceToCome(steps, '2027-01-11')).toBeNull()
  })

  test('of a later version for all weeks, which takes the weeks of one before it', () => {
    const versions = [
      version({ version: 1 }),
      version({ version: 2, fromWeek: '2027-01-11' }, { priceCents: 325 }),
      version({ version: 3 }, { priceCents: 300 }),
    ]
    const steps = itemSteps({
      versions,
      pinned: published.map(week => ({ week, version: 1, isEmpty: false })),
      first,
      unpublished,
    })
    expect(steps.map(({ from, content }) => [from, content.priceCents])).toEqual([
      [first, 279],
      [unpublished, 300],
    ])
  })

  test('from which the item is withdrawn says so, though it pins the version before', () => {
    const versions = [version({ version: 1 }), version({ version: 2, withdrawn: true, fromWeek: second })]
    const pinned = [first, second].map(week => ({ week, version: 1, isEmpty: week === second }))
    const steps = itemSteps({ versions, pinned, first, unpublished })
    expect(steps.map(({ from, withdrawn }) => [from, withdrawn])).toEqual([
      [first, false],
      [second, true],
    ])
  })

  test('of an item without versions is nothing', () => {
    expect(itemSteps({ versions: [], pinned: [], first, unpublished })).toEqual([])
    expect(changedSteps([], { priceCents: 1 }, first)).toEqual([])
  })
})

describe('a change', () => {
  test('before a price to come leaves that as it is, and carries what it did not decide', () => {
    const steps = [step(first), step(unpublished, { priceCents: 325 })]
    const made = changedSteps(steps, { priceCents: 259, weeklyStock: 90 }, second)
    expect(made.map(({ from, content }) => [from, content.priceCents, content.weeklyStock])).toEqual([
      [second, 259, 90],
      [unpublished, 325, 90],
    ])
  })

  test('that says what there is already is none', () => {
    expect(differenceFrom(step(first), { priceCents: 279, supplier: null, name: { ...item.name } })).toEqual(
      {},
    )
    expect(differenceFrom(step(first), { supplier: 'Verger', withdrawn: true })).toEqual({
      supplier: 'Verger',
      withdrawn: true,
    })
  })

  test('is for every week from its own to the next that decided otherwise, and leaves every other week and field', () => {
    const content = fc.record(
      { priceCents: fc.integer({ min: 1, max: 3 }), weeklyStock: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['priceCents', 'weeklyStock'] },
    )
    const history = fc
      .array(fc.tuple(fc.constantFrom(...weeks), content, fc.boolean()), { maxLength: 5 })
      .map(known => {
        const later = new Map(known.map(([from, of, withdrawn]) => [from, step(from, of, withdrawn)]))
        later.set(first, later.get(first) ?? step(first))
        return [...later.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
      })
    const change = fc.record({ priceCents: fc.integer({ min: 1, max: 3 }) }) as fc.Arbitrary<ItemChange>
    fc.assert(
      fc.property(history, change, fc.constantFrom(...weeks), (steps, wanted, from) => {
        const made = changedSteps(steps, wanted, from)
        const after = [...steps.filter(one => one.from < from), ...made]
        const priceIn = (of: readonly ItemStep[], week: string) => stepIn(of, week)?.content.priceCents
        const decided = steps.find(
          (one, at) => one.from > from && one.content.priceCents !== steps[at - 1]?.content.priceCents,
        )?.from
        for (const week of weeks) {
          const isChanged = week >= from && (decided === undefined || week < decided)
          expect(priceIn(after, week)).toBe(isChanged ? wanted.priceCents : priceIn(steps, week))
          expect(stepIn(after, week)?.content.weeklyStock).toBe(stepIn(steps, week)?.content.weeklyStock)
          expect(stepIn(after, week)?.withdrawn).toBe(stepIn(steps, week)?.withdrawn)
        }
      }),
    )
  })
})

test.each([
  [250, 225, true],
  [250, 224, false],
  [250, 250, true],
  [5, 4, false],
  [5, 5, true],
  [0, 0, false],
])('of %i units %i are taken: low is %s', (capacity, taken, low) => {
  expect(isLow({ capacity, taken })).toBe(low)
})
