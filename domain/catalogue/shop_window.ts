// The products in prominent places: the home page, lead cards, the start page. They are the week's best, and none has a
// poor picture.

/** The least appeal, from 1 to 10, of a dish in a prominent place. */
const leastInWindow = 7

interface Judged {
  /** From 1 to 10; null where nobody has rated it. */
  appeal: number | null
}

/** Dishes that fit a prominent place, the most appealing first; equal ones in the order given. */
export function forWindow<D extends Judged>(dishes: readonly D[]): D[] {
  return dishes
    .filter(({ appeal }) => appeal !== null && appeal >= leastInWindow)
    .toSorted((a, b) => (b.appeal ?? 0) - (a.appeal ?? 0))
}

/** The same dishes, the most appealing first where it fits a prominent place; otherwise as they were. */
export function ledByBest<D extends Judged>(dishes: readonly D[]): D[] {
  const [best] = forWindow(dishes)
  return best ? [best, ...dishes.filter(dish => dish !== best)] : [...dishes]
}
