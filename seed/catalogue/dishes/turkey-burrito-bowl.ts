import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const turkeyBurritoBowl: DishRecipe = {
  id: 'turkey-burrito-bowl',
  version: 1,
  kind: 'rte',
  category: 'high-protein',
  name: say('Turkey Burrito Bowl', 'Bol burrito au dindon'),
  promise: say(
    'Everything that was going to be in the burrito, where you can see it.',
    'Tout ce qui devait aller dans le burrito, mais bien en vue.',
  ),
  summary: say('Black beans, corn, cheddar, lime', 'Haricots noirs, maïs, cheddar, lime'),
  cuisine: 'mexican',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 1,
  equipment: ['microwave'],
  box: [
    perMeal('ground-turkey', 150),
    perMeal('basmati-rice', 45),
    perMeal('black-beans', 80),
    perMeal('corn', 45),
    perMeal('red-pepper', 35),
    perMeal('crushed-tomatoes', 50),
    perMeal('onion', 20),
    perMeal('cheddar', 15),
    perMeal('lime', 18),
    perMeal('taco-spice', 4),
    perMeal('coriander', 3),
    perMeal('canola-oil', 4),
    perMeal('salt', 1),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lime and coriander. Lift one corner of the film.',
      'Retirer la lime et la coriandre. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir the turkey into the rice.', 'Mélanger le dindon et le riz.'),
    finish('Add the coriander and squeeze the lime.', 'Ajouter la coriandre et presser la lime.'),
  ],
  swaps: [],
  pairings: ['guacamole', 'hot-sauce'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
