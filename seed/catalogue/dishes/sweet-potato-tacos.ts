import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const sweetPotatoTacos: DishRecipe = {
  id: 'sweet-potato-tacos',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Sweet Potato and Black Bean Tacos', 'Tacos de patates douces et haricots noirs'),
  promise: say(
    'Sweet potato roasted with smoke and cumin, black beans, avocado mashed with lime. Two hands needed.',
    'Des patates douces rôties au cumin et au paprika fumé, des haricots noirs, un avocat écrasé à la lime. À prendre à deux mains.',
  ),
  summary: say('Corn tortillas, avocado, red cabbage', 'Tortillas de maïs, avocat, chou rouge'),
  cuisine: 'mexican',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['oven', 'baking-sheet', 'frying-pan'],
  box: [
    pieces('sweet-potato', 1),
    grams('black-beans', 240),
    pieces('corn-tortillas', 8),
    pieces('avocado', 1),
    grams('corn', 80),
    grams('red-cabbage', 100),
    pieces('lime', 1),
    grams('coriander', 8),
    grams('taco-spice', 7),
    grams('pumpkin-seeds', 10),
  ],
  cupboard: [tablespoons('olive-oil', 1.5), teaspoons('salt', 0.75)],
  steps: [
    step(
      5,
      ['Cube', 'Heat the oven to 230°C (450°F). Cut the sweet potato into small cubes.'],
      ['Couper en dés', 'Préchauffer le four à 230 °C (450 °F). Couper la patate douce en petits cubes.'],
    ),
    step(
      14,
      [
        'Roast',
        'Toss with two thirds of the spices, two thirds of the oil and half the salt. Roast 20 minutes in all, adding the corn for the last 5.',
      ],
      [
        'Rôtir',
        'Mélanger avec les deux tiers des épices, les deux tiers de l’huile et la moitié du sel. Rôtir 20 minutes en tout, en ajoutant le maïs pour les 5 dernières.',
      ],
      20,
    ),
    step(
      5,
      [
        'Warm the beans',
        'Warm the drained beans in the rest of the oil and spices with a splash of water, 4 minutes. Crush a few.',
      ],
      [
        'Réchauffer les haricots',
        'Réchauffer les haricots égouttés dans le reste de l’huile et des épices avec un peu d’eau, 4 minutes. En écraser quelques-uns.',
      ],
      4,
    ),
    step(
      4,
      [
        'Mash and toss',
        'Mash the avocado with half the lime and the rest of the salt. Toss the cabbage with the rest of the lime.',
      ],
      [
        'Écraser et mélanger',
        'Écraser l’avocat avec la moitié de la lime et le reste du sel. Mélanger le chou et le reste de la lime.',
      ],
    ),
    step(
      4,
      [
        'Fill',
        'Warm the tortillas in a dry pan. Fill with avocado, beans, sweet potato, cabbage, seeds and coriander.',
      ],
      [
        'Garnir',
        'Réchauffer les tortillas à sec dans une poêle. Garnir d’avocat, de haricots, de patate douce, de chou, de graines et de coriandre.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'beef',
      name: say('Beef instead of beans', 'Bœuf au lieu des haricots'),
      cooking: say(
        'Brown the beef with the spices instead of warming the beans, 7 minutes, to 71°C (160°F).',
        'Dorer le bœuf avec les épices au lieu de réchauffer les haricots, 7 minutes, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 100,
      without: ['black-beans'],
      with: [grams('ground-beef', 220)],
    },
  ],
  pairings: ['tortilla-chips', 'salsa-fresh'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
