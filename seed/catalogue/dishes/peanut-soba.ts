import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const peanutSoba: DishRecipe = {
  id: 'peanut-soba',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Peanut Soba with Edamame', 'Soba aux arachides et edamames'),
  promise: say(
    'Buckwheat noodles, rinsed cold and dressed warm, with every crunchy thing we had. One pot.',
    'Des nouilles de sarrasin rincées à l’eau froide et nappées d’une sauce onctueuse, avec tout ce qui croque. Une seule casserole.',
  ),
  summary: say('Snow peas, carrot, peanut sauce', 'Pois mange-tout, carotte, sauce aux arachides'),
  cuisine: 'japanese',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['large-pot'],
  box: [
    grams('soba', 180),
    grams('edamame', 120),
    grams('snow-peas', 100),
    pieces('carrot', 1),
    grams('red-cabbage', 80),
    grams('peanut-sauce', 100),
    pieces('lime', 1),
    pieces('green-onion', 2),
    grams('coriander', 6),
    grams('sesame-seeds', 4),
  ],
  cupboard: [teaspoons('salt', 0.25)],
  steps: [
    step(
      8,
      [
        'Boil and cut',
        'Bring a large pot of water to a boil. Cut the carrot into matchsticks, slice the snow peas and green onions.',
      ],
      [
        'Bouillir et couper',
        'Porter une grande casserole d’eau à ébullition. Couper la carotte en allumettes, émincer les pois mange-tout et les oignons verts.',
      ],
    ),
    step(
      5,
      ['Cook the noodles', 'Cook the soba 5 minutes, adding the edamame and snow peas for the last one.'],
      [
        'Cuire les nouilles',
        'Cuire les soba 5 minutes, en ajoutant les edamames et les pois mange-tout à la dernière minute.',
      ],
      5,
    ),
    step(
      2,
      ['Rinse', 'Drain and rinse under cold water, rubbing gently, until the noodles are not sticky.'],
      [
        'Rincer',
        'Égoutter et rincer à l’eau froide, en frottant délicatement, jusqu’à ce que les nouilles ne collent plus.',
      ],
    ),
    step(
      2,
      [
        'Loosen the sauce',
        'Stir the lime juice, the salt and two spoons of warm water into the peanut sauce.',
      ],
      [
        'Allonger la sauce',
        'Délayer la sauce aux arachides avec le jus de lime, le sel et deux cuillérées d’eau tiède.',
      ],
    ),
    step(
      3,
      [
        'Dress',
        'Toss the noodles and vegetables with the sauce, carrot and cabbage. Finish with sesame, green onion and coriander.',
      ],
      [
        'Assaisonner',
        'Mélanger les nouilles et les légumes avec la sauce, la carotte et le chou. Garnir de sésame, d’oignon vert et de coriandre.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of edamame', 'Poulet au lieu des edamames'),
      cooking: say(
        'Poach the chicken in the water before the noodles, 14 minutes, to 74°C (165°F). Shred it. Boil fresh water for the soba.',
        'Pocher le poulet avant les nouilles, 14 minutes, jusqu’à 74 °C (165 °F). L’effilocher. Faire bouillir de l’eau fraîche pour les soba.',
      ),
      surchargeCents: 150,
      without: ['edamame'],
      with: [grams('chicken-breast', 250)],
    },
  ],
  pairings: ['kombucha-ginger', 'dumplings-veggie'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
}
