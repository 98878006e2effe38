import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const beefBourguignon: DishRecipe = {
  id: 'beef-bourguignon',
  version: 1,
  kind: 'rte',
  category: 'high-protein',
  name: say('Beef Bourguignon', 'Bœuf bourguignon'),
  promise: say(
    'Beef that gives way to a fork, in red wine with mushrooms and bacon. It simmered so that you need not.',
    'Un bœuf qui cède sous la fourchette, au vin rouge, aux champignons et au bacon. Il a mijoté d’avance.',
  ),
  summary: say('Mushrooms, carrots, potatoes', 'Champignons, carottes, pommes de terre'),
  cuisine: 'french',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('beef-stewing', 180),
    perMeal('baby-potatoes', 160),
    perMeal('mushrooms', 60),
    perMeal('carrot', 60),
    perMeal('onion', 40),
    perMeal('red-wine', 45),
    perMeal('demi-glace', 40),
    perMeal('bacon', 12),
    perMeal('tomato-paste', 6),
    perMeal('garlic', 4),
    perMeal('thyme', 1),
    perMeal('parsley', 2),
    perMeal('canola-oil', 3),
    perMeal('salt', 0.6),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the parsley. Lift one corner of the film.',
      'Retirer le persil. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Turn the beef in its sauce.', 'Retourner le bœuf dans sa sauce.'),
    finish('Scatter the parsley. Bread is wise.', 'Parsemer de persil. Le pain est conseillé.'),
  ],
  swaps: [],
  pairings: ['baguette-twin', 'brie-double-cream'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
