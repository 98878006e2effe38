import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const chanaMasala: DishRecipe = {
  id: 'chana-masala',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Chana Masala with Basmati Rice', 'Chana masala et riz basmati'),
  promise: say(
    'Chickpeas simmered slowly with tomato, ginger and toasted cumin, a spoon of cool yogurt on top.',
    'Des pois chiches mijotés lentement avec tomate, gingembre et cumin grillé, et une cuillerée de yogourt frais par-dessus.',
  ),
  summary: say('Tomato, ginger, yogurt, lemon', 'Tomate, gingembre, yogourt, citron'),
  cuisine: 'indian',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 2,
  equipment: ['microwave'],
  box: [
    perMeal('chickpeas', 150),
    perMeal('basmati-rice', 60),
    perMeal('crushed-tomatoes', 130),
    perMeal('onion', 45),
    perMeal('red-onion', 8),
    perMeal('yogurt', 30),
    perMeal('canola-oil', 12),
    perMeal('ginger', 6),
    perMeal('garlic', 5),
    perMeal('garam-masala', 3),
    perMeal('turmeric', 0.6),
    perMeal('coriander', 4),
    perMeal('salt', 1.6),
    perMeal('lemon', 20),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lemon and the cup of yogurt and herbs. Lift one corner of the film.',
      'Retirer le citron et le petit pot de yogourt et d’herbes. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir the chickpeas.', 'Remuer les pois chiches.'),
    finish(
      'Spoon the yogurt over, add the onion and coriander, and squeeze the lemon.',
      'Napper de yogourt, garnir d’oignon et de coriandre, et presser le citron.',
    ),
  ],
  swaps: [],
  pairings: ['naan-pack', 'mango-lassi'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 700,
}
