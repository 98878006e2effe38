import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const chickenFlorentine: DishRecipe = {
  id: 'chicken-florentine',
  version: 1,
  kind: 'rte',
  category: 'keto-friendly',
  name: say('Chicken Florentine', 'Poulet à la florentine'),
  promise: say(
    'Chicken breast in a cream of spinach and mushrooms, parmesan melted through. No rice, and no need for it.',
    'De la poitrine de poulet dans une crème d’épinards et de champignons, parmesan fondu. Pas de riz, et personne ne le cherche.',
  ),
  summary: say('Spinach, mushrooms, parmesan', 'Épinards, champignons, parmesan'),
  cuisine: 'french',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('chicken-breast', 165),
    perMeal('baby-spinach', 130),
    perMeal('mushrooms', 70),
    perMeal('cream', 50),
    perMeal('cream-cheese', 20),
    perMeal('parmesan', 12),
    perMeal('butter', 8),
    perMeal('shallot', 15),
    perMeal('garlic', 4),
    perMeal('lemon', 15),
    perMeal('nutmeg', 0.2),
    perMeal('black-pepper', 0.3),
    perMeal('salt', 0.8),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lemon. Lift one corner of the film.',
      'Retirer le citron. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Turn the chicken in its sauce.', 'Retourner le poulet dans sa sauce.'),
    finish(
      'Squeeze the lemon over and grind some pepper.',
      'Presser le citron et donner un tour de moulin à poivre.',
    ),
  ],
  swaps: [],
  pairings: ['caesar-salad', 'sparkling-water'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
