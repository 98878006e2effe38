// What the page's parts share.

import type { InputOf, OutputOf } from '../../../../contract/index.ts'

export type ShownIngredient = OutputOf<'ingredients_admin.show'>
export type Ingredient = ShownIngredient['ingredient']
export type Effects = OutputOf<'ingredients_admin.preview'>
type Wanted = InputOf<'ingredients_admin.preview'>

/** Everything that is being written of an ingredient. */
export interface WrittenIngredient {
  ingredient: Ingredient
  families: readonly string[]
  lines: readonly string[]
}

export interface IngredientPart {
  written: WrittenIngredient
  edit: (change: Partial<Ingredient>) => void
  disabled: boolean
}

/** As the calls take it. */
export const wantedOf = (id: string, base: number, written: WrittenIngredient): Omit<Wanted, 'from'> => ({
  id,
  base,
  ingredient: written.ingredient as Wanted['ingredient'],
  families: [...written.families],
  lines: [...written.lines],
})

/** A food that nobody has described yet. */
export const blankIngredient: Ingredient = {
  name: { en: '', fr: '' },
  ...{
    ndb: null,
    parts: [],
    allergens: [],
    animal: [],
    eatenShare: 1,
    cookedGrams: 1,
    rowDescribes: 'packed',
  },
  ...{ piece: null, gramsPerTablespoon: null, centsPerKilogram: null, warnings: [], also: null },
  ...{ packGrams: null, supplier: null },
}
