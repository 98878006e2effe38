import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const stuffedSquash: DishRecipe = {
  id: 'stuffed-squash',
  version: 1,
  kind: 'rte',
  category: 'high-protein',
  name: say('Stuffed Squash with Turkey and Quinoa', 'Courge farcie au dindon et au quinoa'),
  promise: say(
    'Half an acorn squash, roasted, holding turkey, quinoa, kale and cranberries. It comes in its own bowl.',
    'Une demi-courge poivrée rôtie, remplie de dindon, de quinoa, de chou frisé et de canneberges. Le bol est compris.',
  ),
  summary: say('Kale, cranberries, sage, pumpkin seeds', 'Chou frisé, canneberges, sauge, graines'),
  cuisine: 'north-american',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('acorn-squash', 300),
    perMeal('ground-turkey', 150),
    perMeal('quinoa', 32),
    perMeal('kale', 35),
    perMeal('onion', 35),
    perMeal('celery', 20),
    perMeal('cranberries', 12),
    perMeal('pumpkin-seeds', 8),
    perMeal('maple-syrup', 6),
    perMeal('olive-oil', 6),
    perMeal('garlic', 3),
    perMeal('sage', 0.5),
    perMeal('salt', 1),
    perMeal('black-pepper', 0.3),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the pumpkin seeds. Lift one corner of the film.',
      'Retirer les graines de citrouille. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir(
      'Push the filling aside and look at the bottom of the squash.',
      'Écarter la farce et vérifier le fond de la courge.',
    ),
    finish(
      'Scatter the seeds. Eat the bowl, leave the skin.',
      'Parsemer de graines. Manger le bol, laisser la pelure.',
    ),
  ],
  swaps: [],
  pairings: ['apple-cider-sparkling', 'soup-tomato'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
