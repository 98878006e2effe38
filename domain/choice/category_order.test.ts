import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dishCategories } from '../catalogue/types.ts'
import { assignDishes } from './assign.ts'
import { anyDemand, anyMenu } from './batch.arbitrary.ts'
import { byRank, type Candidate, isSafe } from './candidate.ts'
import { inCategoryOrder, isCategoryOrder } from './category_order.ts'
import { explainChoice } from './explain.ts'
import type { Profile } from './profile.ts'
import { dishesFor, rankFor } from './rank.ts'

const anyone: Profile = { kind: 'rtc', people: 2, count: 2, preferred: [], exclusions: [], diet: 'any' }
const menus = anyMenu({ min: 0, max: 12 }, fc.integer({ min: 0, max: 5 }))
const orders = fc.shuffledSubarray([...dishCategories], { minLength: dishCategories.length })
const profiles = anyDemand(1, 1, 3).map(([demand]): Profile => ({ ...anyone, ...demand?.profile }))

describe('the order of a week’s categories', { tags: '[ROLE-ADMIN-WEEKLY-RANKING]' }, () => {
  test('has every category once', () => {
    expect(isCategoryOrder(dishCategories)).toBe(true)
    expect(isCategoryOrder(dishCategories.toReversed())).toBe(true)
    expect(isCategoryOrder(dishCategories.slice(1))).toBe(false)
    expect(isCategoryOrder([...dishCategories, 'premium'])).toBe(false)
    expect(isCategoryOrder([...dishCategories.slice(1), 'veggie'])).toBe(false)
    expect(isCategoryOrder([])).toBe(false)
  })

  test('leaves the menu’s own ranking where no order was saved', () => {
    fc.assert(
      fc.property(menus, menu => {
        expect(inCategoryOrder(menu, null)).toEqual(menu)
      }),
    )
  })

  test('puts a better category first, keeps the menu’s ranking within one, and changes only the ranks', () => {
    fc.assert(
      fc.property(menus, orders, (menu, order) => {
        const ranked = inCategoryOrder(menu, order)
        const unranked = (list: readonly Candidate[]) =>
          list.map(one => ({ ...one, rank: 0 })).toSorted((a, b) => (a.dishId < b.dishId ? -1 : 1))
        expect(unranked(ranked)).toEqual(unranked(menu))
        const before = new Map(menu.map(candidate => [candidate.dishId, candidate]))
        for (const [place, better] of ranked.entries()) {
          expect(better.rank).toBe(place + 1)
          const worse = ranked[place + 1]
          if (!worse) continue
          const apart = order.indexOf(worse.category) - order.indexOf(better.category)
          expect(apart).toBeGreaterThanOrEqual(0)
          if (apart > 0) continue
          const [a, b] = [before.get(better.dishId), before.get(worse.dishId)]
          expect(a && b && byRank(a, b)).toBeLessThan(0)
        }
      }),
    )
  })

  test('decides between dishes that are otherwise equal, and never whether a dish may be chosen', () => {
    fc.assert(
      fc.property(menus, orders, profiles, (menu, order, { kind, count, preferred, exclusions, diet }) => {
        const profile: Profile = { ...anyone, kind, count, preferred, exclusions, diet }
        const plain = menu.map(candidate => ({ ...candidate, protein: null, cuisine: candidate.dishId }))
        const ranked = rankFor(profile, inCategoryOrder(plain, order)).map(({ candidate }) => candidate)
        expect(new Set(ranked.map(({ dishId }) => dishId))).toEqual(
          new Set(rankFor(profile, plain).map(({ candidate }) => candidate.dishId)),
        )
        const wished = ranked.filter(({ category }) => profile.preferred.includes(category))
        const places = (profile.preferred.length > 0 ? wished : ranked).map(({ category }) =>
          order.indexOf(category),
        )
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('the choice for one household, explained', { tags: '[ROLE-ADMIN-PROFILE-PREVIEW]' }, () => {
  test('is the choice that the weekly run makes for it', () => {
    fc.assert(
      fc.property(menus, profiles, (menu, profile) => {
        const { dishes } = explainChoice(profile, menu)
        const [made] = assignDishes([{ profile, households: 1 }], menu)
        const ids = dishes.flatMap(({ candidate, times }) =>
          Array.from({ length: times }, () => candidate.dishId),
        )
        expect(ids).toEqual(dishesFor(profile, menu) ?? [])
        expect(ids.toSorted()).toEqual([...(made?.allotments[0]?.dishes ?? [])].toSorted())
      }),
    )
  })

  test('counts every dish of its kind once: as one that may be chosen, or under one reason why not', () => {
    fc.assert(
      fc.property(menus, profiles, (menu, profile) => {
        const { safe, leftOut } = explainChoice(profile, menu)
        const ofKind = menu.filter(({ kind }) => kind === profile.kind)
        expect(safe).toBe(ofKind.filter(one => one.left > 0 && isSafe(one, profile)).length)
        expect(safe + Object.values(leftOut).reduce((sum, count) => sum + count, 0)).toBe(ofKind.length)
      }),
    )
  })

  test('says which dish was asked for, which came for variety, and which was simply the best', () => {
    const dish = (dishId: string, rank: number, more = {}) => ({
      dishId,
      version: 1,
      kind: 'rtc' as const,
      category: 'meat-and-fish' as const,
      cuisine: `of ${dishId}`,
      protein: `of ${dishId}`,
      diets: [],
      allergens: [],
      mayContain: [],
      ingredients: [],
      surchargeCents: 0,
      rank,
      left: 1,
      ...more,
    })
    const reasons = (profile: Partial<Profile>, menu: ReturnType<typeof dish>[]) =>
      explainChoice({ ...anyone, ...profile }, menu).dishes.map(one => [one.candidate.dishId, ...one.reasons])
    const beef = { protein: 'beef' }
    expect(reasons({}, [dish('a', 1, beef), dish('b', 2, beef), dish('c', 3)])).toEqual([
      ['a', 'best_ranked'],
      ['c', 'variety'],
    ])
    const veggie = { category: 'vegetarian' }
    expect(reasons({ preferred: ['vegetarian'] }, [dish('a', 1), dish('b', 2, veggie)])).toEqual([
      ['b', 'asked', 'best_ranked'],
      ['a', 'not_asked', 'best_ranked'],
    ])
    expect(reasons({ favourite: 'b' }, [dish('a', 1), dish('b', 2)])).toEqual([
      ['b', 'favourite'],
      ['a', 'best_ranked'],
    ])
    expect(
      explainChoice(anyone, [dish('a', 1), dish('b', 2, { surchargeCents: 300 }), dish('c', 3, { left: 0 })]),
    ).toEqual({
      dishes: [],
      safe: 1,
      leftOut: { surcharge: 1, diet: 0, exclusions: 0, sold_out: 1 },
    })
  })
})
