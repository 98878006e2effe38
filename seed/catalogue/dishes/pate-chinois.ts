import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const pateChinois: DishRecipe = {
  id: 'pate-chinois',
  version: 1,
  kind: 'rte',
  category: 'meat-and-fish',
  name: say('Pâté Chinois', 'Pâté chinois'),
  promise: say(
    'Beef, corn, mashed potato, in that order and no other. Ketchup is between you and your conscience.',
    'Steak, blé d’Inde, patates, dans cet ordre et pas un autre. Pour le ketchup, c’est une affaire de conscience.',
  ),
  summary: say('Ground beef, corn, buttered mash', 'Bœuf haché, maïs, purée au beurre'),
  cuisine: 'quebec',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('ground-beef', 130),
    perMeal('potatoes', 210),
    perMeal('corn', 90),
    perMeal('onion', 35),
    perMeal('milk', 25),
    perMeal('butter', 10),
    perMeal('garlic', 3),
    perMeal('worcestershire', 4),
    perMeal('paprika', 0.5),
    perMeal('salt', 1.4),
    perMeal('black-pepper', 0.3),
  ],
  cupboard: [],
  steps: [
    open('Lift one corner of the film.', 'Soulever un coin de la pellicule.'),
    heat(),
    stir('Dig to the bottom; the corn heats last.', 'Creuser jusqu’au fond : le maïs chauffe en dernier.'),
    finish(
      'Ketchup or pickled beets, as you were raised.',
      'Ketchup ou betteraves marinées, selon les traditions de la maison.',
    ),
  ],
  swaps: [],
  pairings: ['slaw-apple', 'apple-juice'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 700,
}
