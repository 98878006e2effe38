import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const squashSoupCroutons: DishRecipe = {
  id: 'squash-soup-croutons',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Roasted Squash Soup with Croutons', 'Potage de courge rôtie et croûtons'),
  promise: say(
    'Squash roasted before it met the pot, so the soup tastes of the oven. Cream, seeds, garlic croutons.',
    'De la courge rôtie avant d’aller dans la marmite, pour un potage qui goûte le four. Crème, graines, croûtons à l’ail.',
  ),
  summary: say('Cream, pumpkin seeds, garlic croutons', 'Crème, graines de citrouille, croûtons à l’ail'),
  cuisine: 'french',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('butternut-squash', 280),
    perMeal('onion', 45),
    perMeal('carrot', 40),
    perMeal('potatoes', 50),
    perMeal('cream', 30),
    perMeal('croutons', 25),
    perMeal('pumpkin-seeds', 8),
    perMeal('olive-oil', 6),
    perMeal('vegetable-broth-powder', 3),
    perMeal('garlic', 4),
    perMeal('nutmeg', 0.2),
    perMeal('parsley', 2),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the croutons and seeds. Lift one corner of the lid.',
      'Retirer les croûtons et les graines. Soulever un coin du couvercle.',
    ),
    heat(),
    stir('Stir the soup.', 'Remuer le potage.'),
    finish(
      'Swirl the cream, add the croutons and seeds, and eat before they soften.',
      'Ajouter la crème en spirale, les croûtons et les graines, et manger avant qu’ils ramollissent.',
    ),
  ],
  swaps: [],
  pairings: ['sourdough-loaf', 'cheddar-aged'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
