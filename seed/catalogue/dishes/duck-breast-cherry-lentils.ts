import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const duckBreastCherryLentils: DishRecipe = {
  id: 'duck-breast-cherry-lentils',
  version: 1,
  kind: 'rtc',
  category: 'premium',
  name: say('Duck Breast with Cherries and Lentils', 'Magret de canard, griottes et lentilles'),
  promise: say(
    'Skin rendered slowly until it shatters, sour cherries melted into the jus, lentils underneath to keep it honest.',
    'Une peau fondue lentement jusqu’à craquer, des griottes qui éclatent dans la sauce, des lentilles pour garder les pieds sur terre.',
  ),
  summary: say('Sour cherries, green lentils, thyme', 'Griottes, lentilles vertes, thym'),
  cuisine: 'french',
  difficulty: 'complex',
  handsOnMinutes: 30,
  spice: 0,
  equipment: ['frying-pan', 'saucepan'],
  box: [
    grams('duck-breast', 360),
    grams('green-lentils', 260),
    grams('sour-cherries', 90),
    pieces('shallot', 2),
    pieces('carrot', 1),
    pieces('celery', 1),
    grams('demi-glace', 60),
    tablespoons('red-wine-vinegar', 1),
    teaspoons('dijon-mustard', 2),
    grams('thyme', 3),
    grams('arugula', 40),
  ],
  cupboard: [
    tablespoons('olive-oil', 1),
    tablespoons('butter', 0.5, 1),
    teaspoons('sugar', 1),
    teaspoons('salt', 0.5),
    teaspoons('black-pepper', 0.5),
  ],
  steps: [
    step(
      6,
      [
        'Score and cut',
        'Pat the duck dry and score the skin in a fine diamond, without reaching the meat. Salt it. Mince the shallots, dice the carrot and celery small.',
      ],
      [
        'Quadriller et couper',
        'Éponger le canard et quadriller finement la peau, sans toucher la chair. Saler. Hacher les échalotes, couper la carotte et le céleri en petits dés.',
      ],
    ),
    step(
      8,
      [
        'Render the skin',
        'Lay the duck skin down in a cold, dry pan. Cook over medium-low heat 12 minutes, pouring off the fat as it comes, until the skin is thin and crisp.',
      ],
      [
        'Fondre la peau',
        'Déposer le canard côté peau dans une poêle froide, sans gras. Cuire 12 minutes à feu moyen-doux, en vidant le gras à mesure, jusqu’à ce que la peau soit mince et croustillante.',
      ],
      12,
    ),
    step(
      6,
      [
        'Warm the lentils',
        'Meanwhile, soften half the shallot, the carrot, celery and thyme in the oil, 5 minutes. Add the lentils with 60 mL of water per two servings; keep warm.',
      ],
      [
        'Réchauffer les lentilles',
        'Pendant ce temps, attendrir la moitié de l’échalote, la carotte, le céleri et le thym dans l’huile, 5 minutes. Ajouter les lentilles et 60 ml d’eau pour deux portions; garder au chaud.',
      ],
      5,
    ),
    step(
      4,
      [
        'Turn the duck',
        'Turn the duck and cook 4 minutes more. Pink is 57°C (135°F); the safe mark for duck is 74°C (165°F), about 10 minutes.',
      ],
      [
        'Retourner le canard',
        'Retourner le canard et cuire 4 minutes de plus. Rosé : 57 °C (135 °F); la température sûre pour le canard est de 74 °C (165 °F), soit environ 10 minutes.',
      ],
      4,
      10,
    ),
    step(
      6,
      [
        'Rest the duck, make the sauce',
        'Rest the duck 6 minutes, skin up. In its pan, soften the rest of the shallot, add the cherries, sugar, vinegar and demi-glace and simmer 3 minutes. Swirl in the butter.',
      ],
      [
        'Repos du canard, sauce aux griottes',
        'Laisser reposer le canard 6 minutes, peau dessus. Dans sa poêle, attendrir le reste de l’échalote, ajouter les griottes, le sucre, le vinaigre et la demi-glace et laisser mijoter 3 minutes. Incorporer le beurre.',
      ],
      6,
      3,
    ),
    step(
      3,
      [
        'Slice and plate',
        'Stir the mustard, pepper and arugula into the lentils. Slice the duck and lay it over; cherries and sauce around, not on the skin.',
      ],
      [
        'Trancher et dresser',
        'Incorporer la moutarde, le poivre et la roquette aux lentilles. Trancher le canard et le déposer dessus; griottes et sauce autour, jamais sur la peau.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'pork',
      name: say('Pork tenderloin instead of duck', 'Filet de porc au lieu du canard'),
      cooking: say(
        'Brown the pork in the oil on all sides, then cook it covered over medium heat 14 minutes, to 71°C (160°F).',
        'Dorer le porc dans l’huile de tous les côtés, puis le cuire à couvert 14 minutes à feu moyen, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 0,
      without: ['duck-breast'],
      with: [grams('pork-tenderloin', 320)],
    },
  ],
  pairings: ['baguette-twin', 'brie-double-cream'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 450,
  weeklyCapacity: 180,
}
