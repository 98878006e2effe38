import type { OutputOf } from '../../contract/index.ts'

type Box = OutputOf<'clients.box'>

/** A dish of the box that is cooked at home. */
export interface CookedDish {
  id: string
  name: string
  picture: string | null
  quantity: number
  recipe: Box['recipes'][number]
}

/** As many as one person can keep in mind. */
const mostAtOnce = 2

/** The dishes of a box to cook; ready meals and groceries are left out. */
export function cookedOf(lines: Box['order']['lines'], recipes: Box['recipes']): CookedDish[] {
  return lines.flatMap(({ productId, name, picture, quantity }) => {
    const recipe = recipes.find(one => one.productId === productId)
    return recipe?.kind === 'rtc' && recipe.steps.length > 0
      ? [{ id: productId, name, picture, quantity, recipe }]
      : []
  })
}

/** The requested dishes, in the box's order; a single one may be missing from the box. */
export function chosenOf(dishes: readonly CookedDish[], asked: readonly string[]): CookedDish[] {
  if (dishes.length === 1) return [...dishes]
  return dishes.filter(({ id }) => asked.includes(id)).slice(0, mostAtOnce)
}

/** The address of the page with a dish added or removed; a third dish replaces the first. */
export function queryWith(chosen: readonly CookedDish[], id: string): string {
  const ids = chosen.map(dish => dish.id)
  const next = ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id].slice(-mostAtOnce)
  return `?${new URLSearchParams(next.map(one => ['dish', one]))}`
}
