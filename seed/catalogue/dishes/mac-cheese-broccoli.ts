import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const macCheeseBroccoli: DishRecipe = {
  id: 'mac-cheese-broccoli',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Mac and Cheese with Broccoli', 'Macaroni au fromage et brocoli'),
  promise: say(
    'Aged cheddar in the sauce, toasted crumbs on top, broccoli so that it counts as supper.',
    'Du cheddar fort dans la sauce, de la chapelure grillée sur le dessus, du brocoli pour que ce soit un vrai souper.',
  ),
  summary: say('Aged cheddar, mustard, panko', 'Cheddar fort, moutarde, panko'),
  cuisine: 'north-american',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('macaroni', 80),
    perMeal('cheddar', 50),
    perMeal('milk', 120),
    perMeal('broccoli', 90),
    perMeal('butter', 8),
    perMeal('flour', 7),
    perMeal('breadcrumbs-panko', 8),
    perMeal('dijon-mustard', 4),
    perMeal('salt', 0.5),
    perMeal('black-pepper', 0.2),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the crumbs. Lift one corner of the film.',
      'Retirer la chapelure. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir until the sauce is smooth.', 'Remuer jusqu’à ce que la sauce soit lisse.'),
    finish('Scatter the crumbs over.', 'Parsemer de chapelure.'),
  ],
  swaps: [],
  pairings: ['slaw-apple', 'chips-ketchup'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 650,
}
