import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neverDish } from '../catalogue/exclusions.ts'
import type { Dish } from '../catalogue/types.ts'
import { anyDemand, anyMenu } from './batch.arbitrary.ts'
import { type Candidate, candidateOf, isSafe, mainProtein } from './candidate.ts'
import { withHistory } from './history.ts'
import { type HouseholdNeeds, type Profile, profileFromKey, profileKey, profileOf } from './profile.ts'
import { dishesFor, rankFor, safeUnits } from './rank.ts'

const needs: HouseholdNeeds = {
  plan: { kind: 'rtc', units: 3, servingsPerUnit: 2 },
  preferred: ['vegetarian', 'family-friendly'],
  exclusions: ['milk', neverDish('chana-masala'), 'egg'],
  vegetarian: false,
  vegan: false,
}
const anyone: Profile = { kind: 'rtc', people: 2, count: 2, preferred: [], exclusions: [], diet: 'any' }

function dish(dishId: string, rank: number, more: Partial<Candidate> = {}): Candidate {
  return {
    dishId,
    version: 1,
    kind: 'rtc',
    category: 'meat-and-fish',
    cuisine: `${dishId} cuisine`,
    protein: `${dishId} protein`,
    diets: [],
    allergens: [],
    mayContain: [],
    ingredients: [],
    surchargeCents: 0,
    rank,
    left: 10,
    ...more,
  }
}

describe('profiles', () => {
  test('the same needs make the same key, in any order and with any repetition', () => {
    const other = {
      ...needs,
      preferred: needs.preferred.toReversed(),
      exclusions: ['egg', 'egg', ...needs.exclusions],
    }
    expect(profileKey(profileOf(other))).toBe(profileKey(profileOf(needs)))
    expect(profileKey(profileOf(needs))).toBe(
      'rtc|2|3|any|family-friendly,vegetarian|dish:chana-masala,egg,milk',
    )
  })

  test('a key reads back as its profile', () => {
    for (const profile of [
      profileOf(needs),
      anyone,
      { ...anyone, kind: 'rte' as const, people: 1, diet: 'vegan' as const },
      { ...anyone, cuisines: ['indian', 'thai'] },
      { ...anyone, preferred: ['premium' as const], cuisines: ['thai'], exclusions: ['ingredient:pork'] },
      { ...anyone, favourite: 'pad-thai' },
      { ...anyone, lately: ['chili', 'soup'] },
      { ...anyone, favourite: 'pad-thai', lately: ['soup'] },
    ]) {
      expect(profileFromKey(profileKey(profile))).toEqual(profile)
    }
    for (const key of ['', 'rtc|2|3', 'rtx|2|3|any||', 'rtc|two|3|any||', 'rtc|2|3|omnivore||']) {
      expect(() => profileFromKey(key)).toThrow(RangeError)
    }
  })

  test('a vegan household is vegan whatever else is ticked', () => {
    expect(profileOf({ ...needs, vegetarian: true, vegan: true }).diet).toBe('vegan')
    expect(profileOf({ ...needs, vegetarian: true }).diet).toBe('vegetarian')
  })
})

describe('dishes that may be chosen', () => {
  test.each<[string, Partial<Candidate>, Partial<Profile>, boolean]>([
    ['a plain dish', {}, {}, true],
    ['a dish of the other kind', { kind: 'rte' }, {}, false],
    ['a dish with a surcharge', { surchargeCents: 300 }, {}, false],
    ['a dish with an excluded allergen', { allergens: ['milk'] }, { exclusions: ['milk'] }, false],
    ['a dish with another allergen', { allergens: ['egg'] }, { exclusions: ['milk'] }, true],
    ['traces of what is excluded', { mayContain: ['milk'] }, { exclusions: ['milk'] }, true],
    ['traces of what is severe', { mayContain: ['milk'] }, { exclusions: ['milk', 'traces:milk'] }, false],
    ['traces of another', { mayContain: ['egg'] }, { exclusions: ['milk', 'traces:milk'] }, true],
    [
      'a dish with an excluded ingredient, in a mix perhaps',
      { ingredients: ['pork'] },
      { exclusions: ['ingredient:pork'] },
      false,
    ],
    ['a dish with another', { ingredients: ['rice'] }, { exclusions: ['ingredient:pork'] }, true],
    ['a dish never wanted again', {}, { exclusions: ['dish:a'] }, false],
    ['meat for a vegetarian', {}, { diet: 'vegetarian' }, false],
    ['a vegetarian dish for a vegetarian', { diets: ['vegetarian'] }, { diet: 'vegetarian' }, true],
    ['a vegan dish for a vegetarian', { diets: ['vegan'] }, { diet: 'vegetarian' }, true],
    ['a vegetarian dish for a vegan', { diets: ['vegetarian'] }, { diet: 'vegan' }, false],
    ['a vegan dish for a vegan', { diets: ['vegetarian', 'vegan'] }, { diet: 'vegan' }, true],
  ])('%s', (_, candidate, profile, expected) => {
    expect(isSafe(dish('a', 1, candidate), { ...anyone, ...profile })).toBe(expected)
  })

  test('a dish is judged in its standard form, not by its swaps', () => {
    const chicken = {
      id: 'bowl',
      version: 2,
      kind: 'rtc',
      category: 'meat-and-fish',
      cuisine: 'thai',
      ingredients: [],
    }
    const swap = { id: 'tofu', diets: ['vegan'], allergens: [] }
    const content = { ...chicken, diets: [], allergens: ['fish'], customizations: [swap] } as unknown as Dish
    const candidate = candidateOf(content, {
      surchargeCents: 0,
      rank: 4,
      capacity: 50,
      taken: 60,
      ingredients: [],
    })
    expect(candidate).toMatchObject({ dishId: 'bowl', version: 2, rank: 4, left: 0, allergens: ['fish'] })
    expect(isSafe(candidate, { ...anyone, diet: 'vegan' })).toBe(false)
  })

  test('the main protein is the heaviest one, by its family', () => {
    const grams = (list: [string, number][]) =>
      ({
        ingredients: list.map(([ingredientId, gramsFor2]) => ({ ingredientId, gramsFor2 })),
      }) as unknown as Dish
    expect(
      mainProtein(
        grams([
          ['rice', 300],
          ['bacon', 40],
          ['chicken-thighs', 280],
        ]),
      ),
    ).toBe('chicken')
    expect(mainProtein(grams([['beef-tenderloin', 280]]))).toBe(mainProtein(grams([['ground-beef', 250]])))
    expect(
      mainProtein(
        grams([
          ['rice', 300],
          ['chickpea-flour-free-mix', 0],
        ]),
      ),
    ).toBeNull()
  })
})

describe('the best dishes', () => {
  test('preferred categories come first, then the week’s ranking', () => {
    const menu = [dish('c', 3), dish('a', 1), dish('b', 2, { category: 'vegetarian' })]
    expect(dishesFor(anyone, menu)).toEqual(['a', 'b'])
    expect(dishesFor({ ...anyone, preferred: ['vegetarian'] }, menu)).toEqual(['b', 'a'])
  })

  test('a second dish of a protein or cuisine is avoided while another preferred dish is left', () => {
    const beef = { protein: 'beef' }
    expect(dishesFor(anyone, [dish('a', 1, beef), dish('b', 2, beef), dish('c', 3)])).toEqual(['a', 'c'])
    const thai = { cuisine: 'thai' }
    expect(dishesFor(anyone, [dish('a', 1, thai), dish('b', 2, thai), dish('c', 3)])).toEqual(['a', 'c'])
    const asked = { ...anyone, preferred: ['vegetarian' as const] }
    const chickpeas = { protein: 'chickpea', category: 'vegetarian' as const }
    expect(dishesFor(asked, [dish('a', 1, chickpeas), dish('b', 2, chickpeas), dish('c', 3)])).toEqual([
      'a',
      'b',
    ])
  })

  test('a favourite cuisine gives two dishes, then something else; preferred categories come before it', () => {
    const thai = { cuisine: 'thai' }
    const menu = [dish('a', 1), dish('b', 2), dish('c', 3, thai), dish('d', 4, thai), dish('e', 5, thai)]
    const likes = { ...anyone, cuisines: ['thai'] }
    expect(dishesFor({ ...likes, count: 4 }, menu)).toEqual(['c', 'd', 'a', 'b'])
    const asked = [...menu, dish('f', 6, { category: 'vegetarian' })]
    expect(dishesFor({ ...likes, preferred: ['vegetarian'] }, asked)).toEqual(['f', 'c'])
  })

  test('the favourite dish comes before preferences, and leaves the others’ order alone', () => {
    const menu = [
      dish('a', 1),
      dish('b', 2, { category: 'vegetarian' }),
      dish('c', 3),
      dish('d', 4, { cuisine: 'c cuisine' }),
    ]
    const asks = { ...anyone, preferred: ['vegetarian' as const], favourite: 'c' }
    expect(dishesFor({ ...asks, count: 3 }, menu)).toEqual(['c', 'b', 'a'])
    expect(dishesFor({ ...anyone, count: 3, favourite: 'd' }, menu)).toEqual(['d', 'a', 'b'])
  })

  test('a dish that may not be chosen or is sold out is no favourite', () => {
    const menu = [
      dish('a', 1),
      dish('b', 2),
      dish('c', 3, { allergens: ['milk'] }),
      dish('d', 4, { left: 0 }),
    ]
    const plain = dishesFor(anyone, menu)
    expect(dishesFor({ ...anyone, exclusions: ['milk'], favourite: 'c' }, menu)).toEqual(plain)
    expect(dishesFor({ ...anyone, favourite: 'd' }, menu)).toEqual(plain)
    expect(rankFor({ ...anyone, favourite: 'd' }, menu)).toEqual(rankFor(anyone, menu))
  })

  test('last week’s dishes come after all other preferred dishes, and before those not preferred', () => {
    const menu = [dish('a', 1), dish('b', 2), dish('c', 3), dish('d', 4, { category: 'vegetarian' })]
    const three = { ...anyone, count: 3 }
    expect(dishesFor({ ...three, lately: ['a'] }, menu)).toEqual(['b', 'c', 'd'])
    const asks = { ...three, preferred: ['meat-and-fish' as const], lately: ['a', 'b'] }
    expect(dishesFor(asks, menu)).toEqual(['c', 'a', 'b'])
  })

  test('the favourite is the best-ranked liked dish that the household may have and did not just have', () => {
    const menu = [
      dish('a', 1, { allergens: ['milk'] }),
      dish('b', 2, { surchargeCents: 300 }),
      dish('c', 3),
      dish('d', 4),
    ]
    const who = { ...anyone, exclusions: ['milk', neverDish('never')] }
    const favourite = (of: Profile, liked: string[], lately: string[] = []) =>
      withHistory(of, { liked, lately }, menu).favourite
    expect(favourite(who, ['d', 'c', 'b', 'a'])).toBe('c')
    expect(favourite(who, ['d', 'c', 'b', 'a'], ['c'])).toBe('d')
    expect(favourite(anyone, ['d', 'a'])).toBe('a')
    expect(favourite(who, ['a', 'b', 'not-this-week'])).toBeUndefined()
    expect(withHistory(who, { liked: [], lately: ['not-this-week', 'a'] }, menu)).toEqual(who)
    expect(withHistory(who, { liked: [], lately: ['d', 'c'] }, menu)).toEqual({ ...who, lately: ['c', 'd'] })
  })

  test('a sold-out dish is not chosen, and with too few safe dishes none is', () => {
    const menu = [dish('a', 1, { left: 0 }), dish('b', 2), dish('c', 3)]
    expect(dishesFor(anyone, menu)).toEqual(['b', 'c'])
    expect(dishesFor({ ...anyone, count: 3 }, menu)).toBeNull()
  })

  test('a box is chosen for exactly where there are as many safe units as it has meals', () => {
    const units = fc.integer({ min: 0, max: 2 })
    fc.assert(
      fc.property(anyDemand(1, 1, 4), anyMenu({ min: 0, max: 8 }, units), (demand, menu) => {
        for (const { profile } of demand) {
          expect(safeUnits(profile, menu) >= profile.count).toBe(dishesFor(profile, menu) !== null)
        }
      }),
    )
  })

  test('the order in which a menu is listed changes no choice', () => {
    const menus = anyMenu({ min: 0, max: 10 }, fc.constant(5)).chain(menu =>
      fc.tuple(fc.constant(menu), fc.shuffledSubarray(menu, { minLength: menu.length })),
    )
    fc.assert(
      fc.property(menus, ([menu, shuffled]) => {
        expect(rankFor(anyone, shuffled)).toEqual(rankFor(anyone, menu))
      }),
    )
  })
})
