import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const harissaChickenCouscous: DishRecipe = {
  id: 'harissa-chicken-couscous',
  version: 1,
  kind: 'rte',
  category: 'high-protein',
  name: say('Harissa Chicken with Couscous', 'Poulet à la harissa et couscous'),
  promise: say(
    'Thighs roasted in harissa, chickpeas and raisins in the couscous, almonds for the crunch.',
    'Des hauts de cuisse rôtis à la harissa, des pois chiches et des raisins secs dans le couscous, des amandes pour croquer.',
  ),
  summary: say('Chickpeas, zucchini, almonds', 'Pois chiches, courgette, amandes'),
  cuisine: 'middle-eastern',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 2,
  equipment: ['microwave'],
  box: [
    perMeal('chicken-thighs', 160),
    perMeal('couscous', 45),
    perMeal('chickpeas', 70),
    perMeal('zucchini', 60),
    perMeal('red-pepper', 45),
    perMeal('harissa', 18),
    perMeal('raisins', 8),
    perMeal('almonds', 7),
    perMeal('lemon', 18),
    perMeal('parsley', 3),
    perMeal('olive-oil', 4),
    perMeal('salt', 0.9),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the almonds, parsley and lemon. Lift one corner of the film.',
      'Retirer les amandes, le persil et le citron. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Fluff the couscous with a fork.', 'Égrener le couscous à la fourchette.'),
    finish(
      'Scatter the almonds and parsley, squeeze the lemon.',
      'Parsemer d’amandes et de persil, presser le citron.',
    ),
  ],
  swaps: [],
  pairings: ['hummus', 'olives-marinated'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
