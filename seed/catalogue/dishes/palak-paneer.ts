import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const palakPaneer: DishRecipe = {
  id: 'palak-paneer',
  version: 1,
  kind: 'rte',
  category: 'keto-friendly',
  name: say('Palak Paneer', 'Palak paneer'),
  promise: say(
    'Cubes of paneer in spinach cooked down with ginger and cream, deep green and gently hot.',
    'Des cubes de paneer dans des épinards fondus au gingembre et à la crème, d’un vert profond, doucement relevés.',
  ),
  summary: say('Spinach, ginger, cream', 'Épinards, gingembre, crème'),
  cuisine: 'indian',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 1,
  equipment: ['microwave'],
  box: [
    perMeal('paneer', 110),
    perMeal('baby-spinach', 220),
    perMeal('crushed-tomatoes', 30),
    perMeal('onion', 35),
    perMeal('cream', 25),
    perMeal('butter', 8),
    perMeal('canola-oil', 4),
    perMeal('ginger', 6),
    perMeal('garlic', 5),
    perMeal('garam-masala', 2),
    perMeal('turmeric', 0.4),
    perMeal('jalapeno', 6),
    perMeal('salt', 0.3),
  ],
  cupboard: [],
  steps: [
    open('Lift one corner of the film.', 'Soulever un coin de la pellicule.'),
    heat(),
    stir('Stir, without breaking the paneer.', 'Remuer, sans briser le paneer.'),
    finish('Let it stand a minute; it thickens.', 'Laisser reposer une minute : la sauce épaissit.'),
  ],
  swaps: [],
  pairings: ['naan-pack', 'mango-lassi'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
