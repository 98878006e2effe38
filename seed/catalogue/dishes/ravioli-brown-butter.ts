import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const ravioliBrownButter: DishRecipe = {
  id: 'ravioli-brown-butter',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Ricotta Ravioli in Brown Butter', 'Raviolis à la ricotta, beurre noisette'),
  promise: say(
    'Fresh ravioli, butter cooked until it smells of hazelnuts, walnuts and lemon. Twenty minutes, most of it water boiling.',
    'Des raviolis frais, un beurre cuit jusqu’à sentir la noisette, des noix et du citron. Vingt minutes, surtout à attendre l’eau.',
  ),
  summary: say('Walnuts, arugula, parmesan, sage', 'Noix de Grenoble, roquette, parmesan, sauge'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 15,
  spice: 0,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('ravioli', 280),
    grams('walnuts', 25),
    grams('parmesan', 20),
    grams('arugula', 80),
    pieces('lemon', 1),
    grams('sage', 1),
    pieces('garlic', 1),
  ],
  cupboard: [tablespoons('butter', 2.5), teaspoons('salt', 0.25), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      5,
      [
        'Boil the water',
        'Put a large pot of salted water on to boil. Chop the walnuts, grate the lemon zest, slice the garlic.',
      ],
      [
        'Faire bouillir l’eau',
        'Porter une grande casserole d’eau salée à ébullition. Hacher les noix, râper le zeste du citron, trancher l’ail.',
      ],
    ),
    step(
      5,
      [
        'Toast the walnuts',
        'Stir the walnuts in a wide, dry pan over medium heat, 4 minutes, until they smell toasted. Set aside.',
      ],
      [
        'Griller les noix',
        'Remuer les noix à sec dans une grande poêle à feu moyen, 4 minutes, jusqu’à ce qu’elles embaument. Réserver.',
      ],
      4,
    ),
    step(
      4,
      [
        'Brown the butter',
        'Melt the butter in the same pan with the sage and garlic, 4 minutes, until it foams and smells of hazelnuts.',
      ],
      [
        'Faire le beurre noisette',
        'Fondre le beurre dans la même poêle avec la sauge et l’ail, 4 minutes, jusqu’à ce qu’il mousse et sente la noisette.',
      ],
      4,
    ),
    step(
      4,
      [
        'Cook the ravioli',
        'Boil the ravioli 4 minutes, until they float. Lift them into the butter with a spoon of their water.',
      ],
      [
        'Cuire les raviolis',
        'Cuire les raviolis 4 minutes, jusqu’à ce qu’ils remontent. Les déposer dans le beurre avec une cuillérée d’eau de cuisson.',
      ],
      4,
    ),
    step(
      2,
      ['Finish', 'Add the zest, pepper and a squeeze of lemon. Serve under arugula, parmesan and walnuts.'],
      [
        'Terminer',
        'Ajouter le zeste, le poivre et un filet de citron. Servir sous la roquette, le parmesan et les noix.',
      ],
    ),
  ],
  swaps: [],
  pairings: ['garlic-bread', 'sparkling-water'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
