import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const jerkChickenRicePeas: DishRecipe = {
  id: 'jerk-chicken-rice-peas',
  version: 1,
  kind: 'rte',
  category: 'high-protein',
  name: say('Jerk Chicken with Rice and Peas', 'Poulet jerk, riz aux haricots et plantain'),
  promise: say(
    'Thighs charred in allspice, thyme and hot pepper, rice cooked in coconut milk, sweet plantain to put out the fire.',
    'Des hauts de cuisse grillés au piment de la Jamaïque et au thym, du riz au lait de coco, du plantain sucré pour éteindre le feu.',
  ),
  summary: say('Coconut rice, red beans, plantain, lime', 'Riz au coco, haricots rouges, plantain, lime'),
  cuisine: 'caribbean',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 3,
  equipment: ['microwave'],
  box: [
    perMeal('chicken-thighs', 170),
    perMeal('basmati-rice', 45),
    perMeal('kidney-beans', 55),
    perMeal('plantain', 60),
    perMeal('coconut-milk', 35),
    perMeal('red-pepper', 35),
    perMeal('jerk-paste', 18),
    perMeal('green-onion', 6),
    perMeal('lime', 18),
    perMeal('thyme', 1),
    perMeal('canola-oil', 5),
    perMeal('salt', 0.7),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lime and the green onion. Lift one corner of the film.',
      'Retirer la lime et l’oignon vert. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir(
      'Turn the chicken and loosen the rice with a fork.',
      'Retourner le poulet et défaire le riz à la fourchette.',
    ),
    finish('Scatter the green onion and squeeze the lime.', 'Parsemer d’oignon vert et presser la lime.'),
  ],
  swaps: [],
  pairings: ['slaw-apple', 'ginger-beer'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
