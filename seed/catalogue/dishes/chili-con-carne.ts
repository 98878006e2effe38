import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const chiliConCarne: DishRecipe = {
  id: 'chili-con-carne',
  version: 1,
  kind: 'rte',
  category: 'high-protein',
  name: say('Chili con Carne with Rice', 'Chili con carne et riz'),
  promise: say(
    'Beef and beans cooked until the spoon stands up, with smoke, cumin and a slow burn.',
    'Du bœuf et des haricots mijotés jusqu’à ce que la cuillère tienne debout, avec du fumé, du cumin et un feu lent.',
  ),
  summary: say('Kidney beans, avocado, lime', 'Haricots rouges, avocat, lime'),
  cuisine: 'mexican',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 2,
  equipment: ['microwave'],
  box: [
    perMeal('ground-beef', 130),
    perMeal('kidney-beans', 80),
    perMeal('crushed-tomatoes', 150),
    perMeal('basmati-rice', 50),
    perMeal('onion', 40),
    perMeal('red-pepper', 30),
    perMeal('avocado', 35),
    perMeal('sour-cream', 20),
    perMeal('tomato-paste', 8),
    perMeal('garlic', 4),
    perMeal('chili-powder', 4),
    perMeal('cumin', 1.5),
    perMeal('smoked-paprika', 1),
    perMeal('coriander', 3),
    perMeal('lime', 18),
    perMeal('canola-oil', 4),
    perMeal('salt', 0.8),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lime, the avocado and the cup of sour cream. Lift one corner of the film.',
      'Retirer la lime, l’avocat et le petit pot de crème sure. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir the chili.', 'Remuer le chili.'),
    finish(
      'Slice the avocado over, add the sour cream and coriander, and squeeze the lime.',
      'Garnir d’avocat tranché, de crème sure et de coriandre, et presser la lime.',
    ),
  ],
  swaps: [],
  pairings: ['tortilla-chips', 'salsa-fresh'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 700,
}
