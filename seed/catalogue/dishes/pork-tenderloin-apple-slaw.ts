import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const porkTenderloinAppleSlaw: DishRecipe = {
  id: 'pork-tenderloin-apple-slaw',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Maple Pork Tenderloin with Apple Slaw', 'Filet de porc à l’érable et salade de pomme'),
  promise: say(
    'Pork glazed with maple and grainy mustard, potatoes roasted in their skins, a slaw with an orchard in it.',
    'Du porc laqué à l’érable et à la moutarde à l’ancienne, des grelots rôtis dans leur peau, une salade de chou qui goûte le verger.',
  ),
  summary: say('Baby potatoes, red cabbage, grainy mustard', 'Grelots, chou rouge, moutarde à l’ancienne'),
  cuisine: 'quebec',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'frying-pan'],
  box: [
    grams('pork-tenderloin', 320),
    grams('baby-potatoes', 400),
    pieces('apple', 1),
    grams('red-cabbage', 90),
    grams('green-cabbage', 90),
    pieces('carrot', 0.5),
    tablespoons('mayonnaise', 2),
    tablespoons('cider-vinegar', 1),
    tablespoons('whole-grain-mustard', 1.5),
    tablespoons('maple-syrup', 1.5),
    grams('dried-thyme', 1),
  ],
  cupboard: [tablespoons('canola-oil', 1.5), teaspoons('salt', 0.5), teaspoons('black-pepper', 0.5)],
  steps: [
    step(
      5,
      [
        'Roast the potatoes',
        'Heat the oven to 220°C (425°F). Halve the potatoes, toss with half the oil and a third of the salt, and roast 25 minutes in all.',
      ],
      [
        'Rôtir les grelots',
        'Préchauffer le four à 220 °C (425 °F). Couper les grelots en deux, les mélanger avec la moitié de l’huile et le tiers du sel, et rôtir 25 minutes en tout.',
      ],
      25,
    ),
    step(
      7,
      [
        'Sear the pork',
        'Rub the pork with thyme, pepper and the rest of the salt. Brown on all sides in the rest of the oil, 6 minutes.',
      ],
      [
        'Saisir le porc',
        'Frotter le porc de thym, de poivre et du reste du sel. Le dorer de tous les côtés dans le reste de l’huile, 6 minutes.',
      ],
      6,
    ),
    step(
      14,
      [
        'Glaze and roast',
        'Mix the maple syrup with two thirds of the mustard. Brush over the pork, set it beside the potatoes and roast 12 minutes, to 71°C (160°F).',
      ],
      [
        'Laquer et rôtir',
        'Mélanger le sirop d’érable et les deux tiers de la moutarde. En badigeonner le porc, le déposer près des grelots et rôtir 12 minutes, jusqu’à 71 °C (160 °F).',
      ],
      12,
    ),
    step(
      4,
      [
        'Make the slaw',
        'Meanwhile, cut the apple and carrot into matchsticks. Toss with the cabbages, mayonnaise, vinegar and the rest of the mustard.',
      ],
      [
        'Faire la salade',
        'Pendant ce temps, couper la pomme et la carotte en allumettes. Mélanger avec les choux, la mayonnaise, le vinaigre et le reste de la moutarde.',
      ],
    ),
    step(
      5,
      ['Rest and slice', 'Rest the pork 5 minutes. Slice it thick and spoon the pan juices over.'],
      [
        'Laisser reposer et trancher',
        'Laisser reposer le porc 5 minutes. Le trancher épais et l’arroser de son jus.',
      ],
      5,
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of pork', 'Poulet au lieu du porc'),
      cooking: say(
        'Sear and roast the chicken like the pork, to 74°C (165°F).',
        'Saisir et rôtir le poulet comme le porc, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['pork-tenderloin'],
      with: [grams('chicken-breast', 300)],
    },
  ],
  pairings: ['apple-cider-sparkling', 'soup-tomato'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
