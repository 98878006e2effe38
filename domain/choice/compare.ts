// What another order of categories would change: the same households chosen for twice, and compared.

import type { Allotment, ProfileChoice } from './assign.ts'

interface ChoiceChange {
  /** Households that were chosen for. */
  households: number
  /** Those whose meals would be others. */
  different: number
  /** Profiles that they have. */
  profiles: number
  /** Units of each dish that more or fewer of them would get, the largest difference first. */
  dishes: readonly { dishId: string; before: number; after: number }[]
}

/** Boxes are alike whatever the order of their meals. */
const sortOf = ({ dishes }: Allotment): string => dishes.toSorted().join(' ')

/** Households of a profile by the meals they get; those that get none are a sort of their own. */
function sortsOf({ allotments, unserved }: ProfileChoice): Map<string, number> {
  const sorts = new Map([['', unserved]])
  for (const allotment of allotments) {
    const sort = sortOf(allotment)
    sorts.set(sort, (sorts.get(sort) ?? 0) + allotment.households)
  }
  return sorts
}

/** @param before and `after`: choices for the same demand, in the same order */
export function compareChoices(
  before: readonly ProfileChoice[],
  after: readonly ProfileChoice[],
): ChoiceChange {
  let [households, different, profiles] = [0, 0, 0]
  before.forEach((choice, place) => {
    const [was, is] = [sortsOf(choice), sortsOf(after[place] ?? choice)]
    const all = [...was.values()].reduce((sum, count) => sum + count, 0)
    const same = [...was].reduce((sum, [sort, count]) => sum + Math.min(count, is.get(sort) ?? 0), 0)
    households += all
    different += all - same
    if (all > same) profiles += 1
  })
  const [was, is] = [unitsOf(before), unitsOf(after)]
  const dishes = [...new Set([...was.keys(), ...is.keys()])]
    .map(dishId => ({ dishId, before: was.get(dishId) ?? 0, after: is.get(dishId) ?? 0 }))
    .filter(dish => dish.before !== dish.after)
    .toSorted(
      (one, other) =>
        Math.abs(other.after - other.before) - Math.abs(one.after - one.before) ||
        (one.dishId < other.dishId ? -1 : 1),
    )
  return { households, different, profiles, dishes }
}

function unitsOf(choices: readonly ProfileChoice[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { allotments } of choices) {
    for (const { dishes, households } of allotments) {
      for (const dish of dishes) units.set(dish, (units.get(dish) ?? 0) + households)
    }
  }
  return units
}
