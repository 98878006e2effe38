import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const chickenBroccoliAlfredo: DishRecipe = {
  id: 'chicken-broccoli-alfredo',
  version: 1,
  kind: 'rte',
  category: 'keto-friendly',
  name: say('Chicken and Broccoli Alfredo', 'Poulet et brocoli Alfredo'),
  promise: say(
    'Ribbons of zucchini do the work of pasta under cream, parmesan and garlic. The broccoli keeps its bite.',
    'Des rubans de courgette tiennent lieu de pâtes sous la crème, le parmesan et l’ail. Le brocoli garde son croquant.',
  ),
  summary: say('Zucchini ribbons, parmesan cream', 'Rubans de courgette, crème au parmesan'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('chicken-breast', 160),
    perMeal('zucchini', 190),
    perMeal('broccoli', 90),
    perMeal('alfredo-sauce', 90),
    perMeal('parmesan', 6),
    perMeal('olive-oil', 4),
    perMeal('parsley', 2),
    perMeal('black-pepper', 0.2),
    perMeal('salt', 0.6),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the parmesan and parsley. Lift one corner of the film.',
      'Retirer le parmesan et le persil. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir the ribbons through the sauce.', 'Mélanger les rubans et la sauce.'),
    finish(
      'Parmesan and parsley on top, and a turn of the pepper mill.',
      'Garnir de parmesan et de persil, et donner un tour de moulin à poivre.',
    ),
  ],
  swaps: [],
  pairings: ['caesar-salad', 'sparkling-water-lime'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
