// The whole menu: every dish we know how to make, by kind. A new dish is a file in dishes/ and a line here.

import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { chanaMasala } from './dishes/chana-masala.ts'
import { halloumiCouscousBowl } from './dishes/halloumi-couscous-bowl.ts'
import { mediterraneanSalad } from './dishes/mediterranean-salad.ts'
import { spaghettiMeatballs } from './dishes/spaghetti-meatballs.ts'
import { steakPotatoesBeans } from './dishes/steak-potatoes-beans.ts'

export const readyToCook: readonly DishRecipe[] = [
  halloumiCouscousBowl,
  mediterraneanSalad,
  spaghettiMeatballs,
  steakPotatoesBeans,
]

export const readyToEat: readonly DishRecipe[] = [chanaMasala]
