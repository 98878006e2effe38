import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const sausageOrecchiette: DishRecipe = {
  id: 'sausage-orecchiette',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Orecchiette with Sausage and Rapini', 'Orecchiette à la saucisse et au rapini'),
  promise: say(
    'Little ears that scoop up sausage, greens with a pleasant bitterness, lemon and parmesan to settle it.',
    'De petites oreilles qui attrapent la saucisse, un rapini juste assez amer, du citron et du parmesan pour arrondir le tout.',
  ),
  summary: say('Italian sausage, garlic, parmesan', 'Saucisse italienne, ail, parmesan'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('italian-sausage', 200),
    grams('orecchiette', 180),
    grams('rapini', 200),
    pieces('garlic', 3),
    grams('chili-flakes', 0.5),
    grams('parmesan', 25),
    pieces('lemon', 1),
  ],
  cupboard: [tablespoons('olive-oil', 1), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      7,
      [
        'Boil and cut',
        'Put a large pot of salted water on to boil. Chop the rapini. Slice the garlic. Take the sausage out of its casing.',
      ],
      [
        'Bouillir et couper',
        'Porter une grande casserole d’eau salée à ébullition. Hacher le rapini. Trancher l’ail. Retirer la saucisse de son boyau.',
      ],
    ),
    step(
      7,
      ['Brown the sausage', 'Brown the sausage in half the oil, breaking it up, 7 minutes, to 71°C (160°F).'],
      [
        'Dorer la saucisse',
        'Dorer la saucisse dans la moitié de l’huile en l’émiettant, 7 minutes, jusqu’à 71 °C (160 °F).',
      ],
      7,
    ),
    step(
      10,
      [
        'Cook pasta and greens',
        'Boil the orecchiette 11 minutes, adding the rapini for the last 3. Keep a cup of water and drain.',
      ],
      [
        'Cuire pâtes et rapini',
        'Cuire les orecchiette 11 minutes, en ajoutant le rapini pour les 3 dernières. Garder une tasse d’eau et égoutter.',
      ],
      11,
      3,
    ),
    step(
      3,
      [
        'Wake the garlic',
        'Add the rest of the oil, the garlic and chili flakes to the sausage for a minute.',
      ],
      [
        'Réveiller l’ail',
        'Ajouter le reste de l’huile, l’ail et les flocons de piment à la saucisse, une minute.',
      ],
      1,
    ),
    step(
      2,
      ['Toss', 'Toss in the pasta with a splash of its water, lemon juice, pepper and most of the parmesan.'],
      [
        'Mélanger',
        'Ajouter les pâtes avec un peu d’eau de cuisson, le jus de citron, le poivre et presque tout le parmesan.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'white-beans',
      name: say('White beans instead of sausage', 'Haricots blancs au lieu de la saucisse'),
      cooking: say(
        'Warm the drained beans with the garlic, 3 minutes, and crush a few.',
        'Réchauffer les haricots égouttés avec l’ail, 3 minutes, et en écraser quelques-uns.',
      ),
      surchargeCents: 0,
      without: ['italian-sausage'],
      with: [grams('white-beans', 240)],
    },
  ],
  pairings: ['garlic-bread', 'caesar-salad'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
