// The USDA's whole table, which comes with the program: where the nutrition row of a new ingredient is looked up. Each process reads it once, as
// somebody first looks for a row.

import type { NutrientsPer100g } from '../../domain/catalogue/nutrition.ts'
import { foldText } from '../../domain/text.ts'
import { readUsdaFoods } from '../../seed/catalogue/nutrition.ts'
import type { Stored } from '../request/services.ts'

interface FoodInTable {
  ndb: string
  description: string
  /** Its words without accents and capitals, a space before each. */
  folded: string
  content: NutrientsPer100g
}

const openFoods = (): FoodInTable[] =>
  readUsdaFoods().map(food => ({ ...food, folded: ` ${foldText(food.description)}` }))

export const usdaFoods = ({ memory }: Pick<Stored, 'memory'>): readonly FoodInTable[] => memory.of(openFoods)
