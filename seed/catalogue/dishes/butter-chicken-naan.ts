import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const butterChickenNaan: DishRecipe = {
  id: 'butter-chicken-naan',
  version: 1,
  kind: 'rte',
  category: 'meat-and-fish',
  name: say('Butter Chicken with Naan', 'Poulet au beurre et pain naan'),
  promise: say(
    'Chicken thighs in a tomato and butter sauce that took its time. The naan is for the last third of the bowl.',
    'Des hauts de cuisse dans une sauce tomate au beurre qui a pris son temps. Le naan, c’est pour le dernier tiers du bol.',
  ),
  summary: say('Tomato, cream, garam masala', 'Tomate, crème, garam masala'),
  cuisine: 'indian',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 1,
  equipment: ['microwave'],
  box: [
    perMeal('chicken-thighs', 150),
    perMeal('crushed-tomatoes', 130),
    perMeal('naan', 90),
    perMeal('cream', 30),
    perMeal('yogurt', 20),
    perMeal('onion', 35),
    perMeal('butter', 10),
    perMeal('ginger', 5),
    perMeal('garlic', 4),
    perMeal('garam-masala', 3),
    perMeal('paprika', 1.5),
    perMeal('sugar', 3),
    perMeal('coriander', 3),
    perMeal('salt', 1.2),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the naan and the coriander. Lift one corner of the film.',
      'Retirer le naan et la coriandre. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir the chicken into its sauce.', 'Remuer le poulet dans sa sauce.'),
    finish(
      'Warm the naan 20 seconds, scatter the coriander, and tear.',
      'Réchauffer le naan 20 secondes, parsemer de coriandre, et déchirer.',
    ),
  ],
  swaps: [],
  pairings: ['mango-lassi', 'naan-pack'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 800,
}
