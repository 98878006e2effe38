import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const mushroomRisotto: DishRecipe = {
  id: 'mushroom-risotto',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Mushroom Risotto with Thyme', 'Risotto aux champignons et au thym'),
  promise: say(
    'Rice stirred until it runs slowly off the spoon, mushrooms browned apart so they keep their bite.',
    'Un riz remué jusqu’à ce qu’il coule lentement de la cuillère, des champignons dorés à part pour qu’ils gardent leur mordant.',
  ),
  summary: say('Cremini mushrooms, parmesan, lemon', 'Champignons café, parmesan, citron'),
  cuisine: 'italian',
  difficulty: 'moderate',
  handsOnMinutes: 35,
  spice: 0,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('risotto-rice', 170),
    grams('mushrooms', 250),
    pieces('shallot', 1),
    pieces('garlic', 2),
    grams('parmesan', 40),
    grams('vegetable-broth-powder', 6),
    grams('thyme', 3),
    pieces('lemon', 0.5),
    grams('parsley', 6),
  ],
  cupboard: [tablespoons('butter', 1.5), tablespoons('olive-oil', 1.5), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      5,
      [
        'Heat the broth',
        'Stir the broth concentrate into 700 mL of hot water per two servings and keep it warm. Slice the mushrooms, mince the shallot and garlic.',
      ],
      [
        'Chauffer le bouillon',
        'Délayer le concentré de bouillon dans 700 ml d’eau chaude pour deux portions et garder au chaud. Trancher les champignons, hacher l’échalote et l’ail.',
      ],
    ),
    step(
      7,
      [
        'Brown the mushrooms',
        'Brown the mushrooms and thyme in half the oil over high heat, without stirring much, 7 minutes. Set aside.',
      ],
      [
        'Dorer les champignons',
        'Dorer les champignons et le thym dans la moitié de l’huile à feu vif, sans trop remuer, 7 minutes. Réserver.',
      ],
      7,
    ),
    step(
      4,
      [
        'Toast the rice',
        'Soften the shallot and garlic in the rest of the oil. Add the rice and stir until it is hot and clear at the edges.',
      ],
      [
        'Nacrer le riz',
        'Attendrir l’échalote et l’ail dans le reste de l’huile. Ajouter le riz et remuer jusqu’à ce qu’il soit chaud et translucide sur le bord.',
      ],
    ),
    step(
      18,
      [
        'Ladle and stir',
        'Add broth a ladle at a time, stirring, until each is absorbed: 18 minutes in all. The rice should be tender and flow.',
      ],
      [
        'Mouiller et remuer',
        'Ajouter le bouillon une louche à la fois, en remuant, jusqu’à absorption : 18 minutes en tout. Le riz doit être tendre et coulant.',
      ],
      18,
    ),
    step(
      3,
      [
        'Beat in the butter',
        'Off the heat, beat in the butter and parmesan. Fold in the mushrooms, parsley and a squeeze of lemon. Serve at once.',
      ],
      [
        'Lier',
        'Hors du feu, incorporer vivement le beurre et le parmesan. Ajouter les champignons, le persil et un filet de citron. Servir aussitôt.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('With chicken', 'Avec poulet'),
      cooking: say(
        'Slice the chicken and brown it before the mushrooms, 7 minutes, to 74°C (165°F).',
        'Émincer le poulet et le dorer avant les champignons, 7 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 200,
      without: ['mushrooms'],
      with: [grams('mushrooms', 125), grams('chicken-breast', 240)],
    },
  ],
  pairings: ['caesar-salad', 'baguette-twin'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 350,
}
