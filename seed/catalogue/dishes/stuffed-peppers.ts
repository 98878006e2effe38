import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const stuffedPeppers: DishRecipe = {
  id: 'stuffed-peppers',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Greek-Style Stuffed Peppers', 'Poivrons farcis à la grecque'),
  promise: say(
    'Peppers roasted until they slump, filled with bulgur, lentils, raisins and feta. Pine nuts for the crunch.',
    'Des poivrons rôtis jusqu’à fondre, farcis de boulgour, de lentilles, de raisins secs et de feta. Des pignons pour croquer.',
  ),
  summary: say('Bulgur, lentils, feta, mint yogurt', 'Boulgour, lentilles, feta, yogourt à la menthe'),
  cuisine: 'greek',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'saucepan'],
  box: [
    pieces('red-pepper', 2),
    pieces('yellow-pepper', 1),
    grams('bulgur', 100),
    grams('green-lentils', 120),
    grams('crushed-tomatoes', 150),
    grams('feta', 80),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    grams('raisins', 20),
    grams('pine-nuts', 12),
    grams('oregano', 2),
    grams('parsley', 8),
    grams('mint', 6),
    grams('greek-yogurt', 80),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.5), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      6,
      [
        'Roast the peppers',
        'Heat the oven to 230°C (450°F). Halve the peppers through the stem, take out the seeds, rub with a third of the oil. Roast cut side down 12 minutes.',
      ],
      [
        'Rôtir les poivrons',
        'Préchauffer le four à 230 °C (450 °F). Couper les poivrons en deux par le pédoncule, les épépiner, les frotter avec le tiers de l’huile. Rôtir 12 minutes, côté coupé dessous.',
      ],
      12,
    ),
    step(
      6,
      [
        'Start the filling',
        'Mince the onion and garlic; soften them in the rest of the oil with the oregano, 4 minutes.',
      ],
      [
        'Commencer la farce',
        'Hacher l’oignon et l’ail; les attendrir 4 minutes dans le reste de l’huile avec l’origan.',
      ],
      4,
    ),
    step(
      10,
      [
        'Simmer',
        'Add the bulgur, tomatoes, raisins, salt, pepper and 200 mL of water per two servings. Cover and simmer 10 minutes. Stir in the lentils, parsley and half the feta.',
      ],
      [
        'Mijoter',
        'Ajouter le boulgour, les tomates, les raisins secs, le sel, le poivre et 200 ml d’eau pour deux portions. Couvrir et laisser mijoter 10 minutes. Incorporer les lentilles, le persil et la moitié de la feta.',
      ],
      10,
    ),
    step(
      13,
      [
        'Fill and roast',
        'Turn the peppers over, heap in the filling, add the rest of the feta and the pine nuts. Roast 10 minutes, until brown on top.',
      ],
      [
        'Farcir et rôtir',
        'Retourner les poivrons, les garnir généreusement de farce, ajouter le reste de la feta et les pignons. Rôtir 10 minutes, jusqu’à ce que le dessus soit doré.',
      ],
      10,
    ),
    step(
      3,
      ['Stir the yogurt', 'Chop the mint, stir it into the yogurt, and spoon it over the peppers.'],
      ['Préparer le yogourt', 'Hacher la menthe, l’incorporer au yogourt et en napper les poivrons.'],
    ),
  ],
  swaps: [
    {
      id: 'lamb',
      name: say('Lamb instead of lentils', 'Agneau au lieu des lentilles'),
      cooking: say(
        'Brown the lamb before the onion, 6 minutes, to 71°C (160°F).',
        'Dorer l’agneau avant l’oignon, 6 minutes, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 250,
      without: ['green-lentils'],
      with: [grams('ground-lamb', 180)],
    },
    {
      id: 'turkey',
      name: say('Turkey instead of lentils', 'Dindon au lieu des lentilles'),
      cooking: say(
        'Brown the turkey before the onion, 7 minutes, to 74°C (165°F).',
        'Dorer le dindon avant l’oignon, 7 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 100,
      without: ['green-lentils'],
      with: [grams('ground-turkey', 200)],
    },
  ],
  pairings: ['tzatziki-tub', 'olives-marinated'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
}
