// Cross-contact: on a kitchen line one ingredient follows another, and makers of bought foods warn of what theirs
// handle. A "may contain" statement rests on this alone (Health Canada and CFIA: precautionary labelling is for a real
// risk of unintended presence, and never replaces care).

import type { BrandId } from '../brands.ts'
import { allergensOf, sortedAllergens } from './allergens.ts'
import { type Ingredients, withAllParts } from './ingredients.ts'
import type { AllergenId } from './types.ts'

/**
 * A line of a house's kitchens: everything on it may leave a trace in what comes after. Packing lines affect the ingredients they
 * weigh and mix, cooking lines the dishes they cook.
 */
export interface KitchenLine {
  id: string
  brand: BrandId
  ingredientIds: readonly string[]
  /** Ready-to-eat dishes cooked on it; none on a packing line. */
  dishIds: readonly string[]
}

export interface Kitchens {
  lines: readonly KitchenLine[]
  /** The warnings of makers of bought foods, by ingredient. */
  warnings: Readonly<Record<string, readonly AllergenId[]>>
}

/** Possible traces, whether or not the food itself contains the allergen; ids without traces are left out. */
export interface Contact {
  ingredients: ReadonlyMap<string, readonly AllergenId[]>
  /** Ready-to-eat dishes, by the line they are cooked on. */
  dishes: ReadonlyMap<string, readonly AllergenId[]>
}

/** A kitchen without cross-contact, for products not made in one of ours. */
export const noContact: Contact = { ingredients: new Map(), dishes: new Map() }

/** Added sulphites are an addition, not a trace: they do not travel by contact. */
const travels = (allergen: AllergenId) => allergen !== 'sulphites'

/** The possible traces in the kitchens of these brands: a mix may contain whatever its parts may. */
export function contactIn(
  brands: readonly BrandId[],
  { lines, warnings }: Kitchens,
  ingredients: Ingredients,
): Contact {
  const passed = lines
    .filter(line => brands.includes(line.brand))
    .map(line => ({ ...line, holds: allergensOf(line.ingredientIds, ingredients).filter(travels) }))
  const own = (id: string) => [
    ...(warnings[id] ?? []),
    ...passed.flatMap(line =>
      line.dishIds.length === 0 && line.ingredientIds.includes(id) ? line.holds : [],
    ),
  ]
  const onLine = (id: string) => passed.flatMap(line => (line.dishIds.includes(id) ? line.holds : []))
  const ofIngredient = (id: string) => withAllParts(id, ingredients).flatMap(part => own(part.id))
  return {
    ingredients: tableOf([...ingredients.keys()], ofIngredient),
    dishes: tableOf(
      passed.flatMap(line => [...line.dishIds]),
      onLine,
    ),
  }
}

function tableOf(
  ids: readonly string[],
  find: (id: string) => AllergenId[],
): ReadonlyMap<string, readonly AllergenId[]> {
  return new Map(ids.map((id): [string, AllergenId[]] => [id, sortedAllergens(find(id))]))
}

/** The traces of an ingredient, beyond its own allergens. */
export function ingredientMayContain(
  id: string,
  holds: readonly AllergenId[],
  contact: Contact,
): AllergenId[] {
  return (contact.ingredients.get(id) ?? []).filter(allergen => !holds.includes(allergen))
}

/** The traces of a dish, beyond its own allergens: by the ingredients packed in its box, and the line it is cooked on. */
export function dishMayContain(
  dishId: string,
  packed: readonly string[],
  holds: readonly AllergenId[],
  contact: Contact,
): AllergenId[] {
  const brought = packed.flatMap(id => [...(contact.ingredients.get(id) ?? [])])
  const cooked = contact.dishes.get(dishId) ?? []
  return sortedAllergens([...brought, ...cooked]).filter(allergen => !holds.includes(allergen))
}
