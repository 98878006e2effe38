import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { declaredAmount, nutritionFacts, percentOfDailyValue, printedNutrition } from './nutrition_facts.ts'
import type { NutritionPerServing } from './types.ts'

const serving: NutritionPerServing = {
  servingGrams: 431.7,
  calories: 538,
  fatGrams: 30.6,
  saturatedFatGrams: 9.2,
  carbohydrateGrams: 17.6,
  fibreGrams: 5.4,
  sugarGrams: 0.4,
  proteinGrams: 45.8,
  cholesterolMilligrams: 118,
  sodiumMilligrams: 976,
  potassiumMilligrams: 1087,
  calciumMilligrams: 244,
  ironMilligrams: 3.4,
}

describe('amounts are declared as the regulations round them', { tags: '[ENT-RECIPE-NUTRITION]' }, () => {
  const table: [keyof NutritionPerServing, [exact: number, declared: number][]][] = [
    [
      'servingGrams',
      [
        [9.94, 9.9],
        [10, 10],
        [431.7, 432],
      ],
    ],
    [
      'calories',
      [
        [0.4, 0],
        [4.9, 5],
        [5, 5],
        [7.4, 5],
        [7.5, 10],
        [50, 50],
        [50.1, 50],
        [54.9, 50],
        [55, 60],
        [538, 540],
      ],
    ],
    [
      'fatGrams',
      [
        [0.04, 0],
        [0.15, 0.2],
        [0.49, 0.5],
        [0.5, 0.5],
        [0.74, 0.5],
        [0.75, 1],
        [5, 5],
        [5.4, 5],
        [5.5, 6],
        [30.6, 31],
      ],
    ],
    [
      'saturatedFatGrams',
      [
        [0.3, 0.3],
        [3.3, 3.5],
        [5.1, 5],
      ],
    ],
    [
      'carbohydrateGrams',
      [
        [0.49, 0],
        [0.5, 1],
        [17.5, 18],
      ],
    ],
    [
      'fibreGrams',
      [
        [0.49, 0],
        [1.4, 1],
      ],
    ],
    [
      'sugarGrams',
      [
        [0.3, 0],
        [8.5, 9],
      ],
    ],
    [
      'proteinGrams',
      [
        [0.44, 0.4],
        [0.5, 1],
        [45.8, 46],
      ],
    ],
    [
      'cholesterolMilligrams',
      [
        [1.9, 0],
        [2.5, 5],
        [118, 120],
      ],
    ],
    [
      'sodiumMilligrams',
      [
        [3.6, 4],
        [5, 5],
        [7.5, 10],
        [140, 140],
        [140.1, 140],
        [144.9, 140],
        [145, 150],
        [976, 980],
      ],
    ],
    [
      'potassiumMilligrams',
      [
        [4.9, 0],
        [5, 10],
        [49, 50],
        [50, 50],
        [62.5, 75],
        [249, 250],
        [250, 250],
        [274, 250],
        [1087, 1100],
      ],
    ],
    [
      'calciumMilligrams',
      [
        [4.9, 0],
        [237, 225],
        [238, 250],
      ],
    ],
    [
      'ironMilligrams',
      [
        [0.04, 0],
        [0.05, 0.1],
        [0.44, 0.4],
        [0.6, 0.5],
        [0.63, 0.75],
        [2.4, 2.5],
        [2.7, 2.5],
        [3.4, 3.5],
      ],
    ],
  ]
  const cases = table.flatMap(([of, pairs]) => pairs.map(pair => [of, ...pair] as const))
  test.each(cases)('%s: %d is declared as %d', (of, exact, declared) => {
    expect(declaredAmount(of, exact)).toBe(declared)
  })

  test('rounding a declared amount changes nothing, and it is never further off than half a step', () => {
    const nutrient = fc.constantFrom(...(Object.keys(serving) as (keyof NutritionPerServing)[]))
    const amount = fc.double({ min: 0, max: 5_000, noNaN: true })
    fc.assert(
      fc.property(nutrient, amount, (of, exact) => {
        const declared = declaredAmount(of, exact)
        expect(declaredAmount(of, declared)).toBeCloseTo(declared, 6)
        expect(Math.abs(declared - exact)).toBeLessThanOrEqual(25 + 1e-6)
      }),
    )
  })

  test('every amount of a serving is declared at once', () => {
    expect(printedNutrition(serving)).toEqual({
      servingGrams: 432,
      calories: 540,
      fatGrams: 31,
      saturatedFatGrams: 9,
      carbohydrateGrams: 18,
      fibreGrams: 5,
      sugarGrams: 0,
      proteinGrams: 46,
      cholesterolMilligrams: 120,
      sodiumMilligrams: 980,
      potassiumMilligrams: 1100,
      calciumMilligrams: 250,
      ironMilligrams: 3.5,
    })
  })
})

describe('the share of the daily value', { tags: '[ENT-RECIPE-NUTRITION]' }, () => {
  test.each([
    ['fatGrams', 31, 41],
    ['saturatedFatGrams', 9, 45],
    ['fibreGrams', 5, 18],
    ['sugarGrams', 9, 9],
    ['sodiumMilligrams', 980, 43],
    ['potassiumMilligrams', 1100, 32],
    ['calciumMilligrams', 260, 20],
    ['ironMilligrams', 3.5, 19],
    ['fibreGrams', 0, 0],
  ] as const)('%s: %d is %d %%', (of, amount, percent) => {
    expect(percentOfDailyValue(of, amount)).toBe(percent)
  })
})

describe('the table', () => {
  test('has its lines in the order of the law, minerals last, parts set in', () => {
    const { lines, minerals } = nutritionFacts(printedNutrition(serving))
    expect(lines.map(({ of, percent, part }) => [of, percent, part])).toEqual([
      ['fatGrams', 41, false],
      ['saturatedFatGrams', 45, true],
      ['carbohydrateGrams', null, false],
      ['fibreGrams', 18, true],
      ['sugarGrams', 0, true],
      ['proteinGrams', null, false],
      ['cholesterolMilligrams', null, false],
      ['sodiumMilligrams', 43, false],
    ])
    expect(minerals.map(({ amount, unit, percent }) => [amount, unit, percent])).toEqual([
      [1100, 'mg', 32],
      [250, 'mg', 19],
      [3.5, 'mg', 19],
    ])
  })

  test('has no line for an unknown amount', () => {
    const facts = nutritionFacts({ ...serving, cholesterolMilligrams: null, ironMilligrams: null })
    expect(facts.lines.map(({ of }) => of)).not.toContain('cholesterolMilligrams')
    expect(facts.minerals.map(({ of }) => of)).toEqual(['potassiumMilligrams', 'calciumMilligrams'])
  })
})
