import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal, say, step } from '../authoring.ts'

export const chanaMasala: DishRecipe = {
  id: 'chana-masala',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Chana Masala with Basmati Rice', 'Chana masala et riz basmati'),
  promise: say(
    'Chickpeas simmered slowly with tomato, ginger and toasted cumin, a spoon of cool yogurt on top.',
    'Des pois chiches mijotés lentement avec tomate, gingembre et cumin grillé, et une cuillérée de yogourt frais par-dessus.',
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
    step(
      0,
      ['Open', 'Take out the lemon and the cup of yogurt and herbs. Lift one corner of the film.'],
      [
        'Ouvrir',
        'Retirer le citron et le petit pot de yogourt et d’herbes. Soulever un coin de la pellicule.',
      ],
    ),
    step(
      2,
      ['Heat', 'Microwave on high for 2 minutes; 45 seconds more in an oven under 1,100 watts.'],
      [
        'Réchauffer',
        'Chauffer 2 minutes au micro-ondes à puissance maximale; 45 secondes de plus si l’appareil fait moins de 1100 watts.',
      ],
      2,
    ),
    step(
      0,
      ['Stir', 'Stir the chickpeas. They are ready when they steam all through, at 74°C (165°F).'],
      ['Remuer', 'Remuer les pois chiches. C’est prêt quand tout est fumant, à 74 °C (165 °F).'],
    ),
    step(
      0,
      ['Finish', 'Spoon the yogurt over, add the onion and coriander, and squeeze the lemon.'],
      ['Terminer', 'Napper de yogourt, garnir d’oignon et de coriandre, et presser le citron.'],
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
