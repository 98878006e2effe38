import { describe, expect, test } from 'vitest'
import { planAt, termsAt } from '../tests/terms.ts'
import { brandIds } from './brands.ts'
import {
  mealsPerWeek,
  oldPlanQuery,
  type Plan,
  planId,
  planTypeOf,
  recipesPerWeek,
  servingsOf,
  unitPriceOf,
  weeklyGoodsCents,
} from './plans.ts'
import { volumeDiscountCents } from './pricing/volume.ts'
import { findPlan } from './terms/terms.ts'

const plans = brandIds.flatMap(brand => termsAt(brand).plans)

describe('the plan table', () => {
  test('both brands sell 2, 3 or 4 recipes for 2 or 4 people, and 6, 8, 10 or 14 meals', {
    tags: '[CONST-PLAN-PEOPLE]',
  }, () => {
    for (const brand of brandIds) {
      const ids = [2, 4].flatMap(people => recipesPerWeek.map(recipes => `rtc_${people}-${recipes}`))
      expect(termsAt(brand).plans.map(plan => plan.id)).toEqual([
        ...ids,
        ...mealsPerWeek.map(meals => `rte_${meals}`),
      ])
    }
  })

  test.each([
    ['freshprep', 'rtc_2-2', 1475, 5900],
    ['freshprep', 'rtc_2-3', 1395, 8370],
    ['freshprep', 'rtc_4-4', 1145, 18_320],
    ['cookit', 'rtc_2-3', 1345, 8070],
    ['cookit', 'rtc_4-4', 1105, 17_680],
    ['cookit', 'rte_6', 1295, 7770],
  ] as const)('%s %s is %i a serving and %i a week', (brand, id, servingCents, week) => {
    const plan = planAt(brand, id)
    expect(plan).toMatchObject({ servingCents })
    expect(weeklyGoodsCents(plan)).toBe(week)
  })

  test('the table gives the advertised prices: from $59 a week in the west and $11.05 a serving in the east', {
    tags: '[CLAIM-PRICE-FROM]',
  }, () => {
    const cheapestWeek = Math.min(...termsAt('freshprep').plans.map(weeklyGoodsCents))
    const cheapestServing = Math.min(...termsAt('cookit').plans.map(plan => plan.servingCents))
    expect([cheapestWeek, cheapestServing]).toEqual([5900, 1105])
  })

  test('every plan, filled and nothing more, reaches its brand’s minimum', {
    tags: '[CONST-MIN-ORDER]',
  }, () => {
    for (const plan of plans) {
      expect(weeklyGoodsCents(plan), `${plan.brand} ${plan.id}`).toBeGreaterThanOrEqual(
        termsAt(plan.brand).minimumCents,
      )
    }
  })

  test('a bigger plan costs more a week and less a serving', () => {
    const paid = (plan: Plan) =>
      weeklyGoodsCents(plan) -
      (plan.meals ? volumeDiscountCents(termsAt(plan.brand).volume, plan.meals, weeklyGoodsCents(plan)) : 0)
    for (const smaller of plans) {
      for (const bigger of plans) {
        if (smaller.brand !== bigger.brand || smaller.kind !== bigger.kind) continue
        if (smaller.servingsPerUnit !== bigger.servingsPerUnit || smaller.units >= bigger.units) continue
        expect(paid(bigger)).toBeGreaterThan(paid(smaller))
        expect(paid(bigger) / servingsOf(bigger)).toBeLessThan(paid(smaller) / servingsOf(smaller))
      }
    }
  })

  test('a choice finds its plan, and a size that is not on sale finds none', () => {
    expect(findPlan(termsAt('cookit'), { kind: 'rtc', people: 2, recipes: 3 })?.id).toBe('rtc_2-3')
    expect(findPlan(termsAt('cookit'), { kind: 'rte', meals: 8 })?.units).toBe(8)
    expect(findPlan(termsAt('cookit'), { kind: 'rtc', people: 3, recipes: 3 })).toBeUndefined()
    expect(findPlan(termsAt('cookit'), { kind: 'rte', meals: 7 })).toBeUndefined()
    for (const plan of plans) expect(planId(plan)).toBe(plan.id)
  })
})

describe('plan types (rule 28)', () => {
  const four = planAt('cookit', 'rtc_4-3')
  const two = planAt('cookit', 'rtc_2-3')
  const meals = planAt('cookit', 'rte_8')
  test('people and family-friendly dishes name the type', {
    tags: '[LBL-PLAN-2] [LBL-PLAN-4] [LBL-PLAN-FAMILY]',
  }, () => {
    expect(planTypeOf(two, ['family-friendly'])).toBe('2_people')
    expect(planTypeOf(four, ['vegetarian'])).toBe('4_people')
    expect(planTypeOf(four, ['vegetarian', 'family-friendly'])).toBe('family')
    expect(planTypeOf(meals, [])).toBe('ready_to_eat')
  })
})

describe('the price of a dish on a plan', () => {
  test('a dish of the plan’s kind costs the plan’s price, one of the other kind its price by the piece', () => {
    const cooking = planAt('freshprep', 'rtc_4-3')
    const eating = planAt('freshprep', 'rte_10')
    expect(unitPriceOf(cooking, 'rtc')).toEqual({ servingsPerUnit: 4, servingCents: 1195 })
    expect(unitPriceOf(cooking, 'rte')).toEqual({ servingsPerUnit: 1, servingCents: 1350 })
    expect(unitPriceOf(eating, 'rte')).toEqual({ servingsPerUnit: 1, servingCents: 1350 })
    expect(unitPriceOf(eating, 'rtc')).toEqual({ servingsPerUnit: 2, servingCents: 1475 })
  })
})

describe('old plan addresses (rule 1)', () => {
  test.each([
    ['rtc_2-3', 'vegetarian', { plan: 'rtc', people: '2', recipes: '3', submenu: 'vegetarian' }],
    ['rtc_4x3', undefined, { plan: 'rtc', people: '4', recipes: '3' }],
    ['rtc_2_4', 'meat-and-fish', { plan: 'rtc', people: '2', recipes: '4', submenu: 'meat-and-fish' }],
    ['rte_8', 'keto-friendly', { plan: 'rte', meals: '8', submenu: 'keto-friendly' }],
    ['RTE_14', 'High-Protein', { plan: 'rte', meals: '14', submenu: 'high-protein' }],
    ['rte_8', 'sushi', { plan: 'rte', meals: '8' }],
    ['rtc_3', undefined, null],
    ['rte_2-3', undefined, null],
    ['rtc_two-three', undefined, null],
    ['rtc', undefined, null],
    ['', undefined, null],
  ])('%s with %s', { tags: '[RT-OLD-PLAN-RTC] [RT-OLD-PLAN-OTHER]' }, (address, submenu, query) => {
    expect(oldPlanQuery(address, submenu)).toEqual(query)
    if (query) expect(Object.keys(oldPlanQuery(address, submenu) ?? {})).toEqual(Object.keys(query))
  })
})
