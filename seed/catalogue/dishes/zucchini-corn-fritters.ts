import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const zucchiniCornFritters: DishRecipe = {
  id: 'zucchini-corn-fritters',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Zucchini and Corn Fritters', 'Galettes de courgette et de maïs'),
  promise: say(
    'Lacy at the edges, sweet corn in the middle, and cold herbed yogurt to drag them through.',
    'Un bord en dentelle bien croustillant, du maïs sucré au cœur, et un yogourt aux herbes bien froid pour les tremper.',
  ),
  summary: say('Feta, dill yogurt, tomato salad', 'Feta, yogourt à l’aneth, salade de tomates'),
  cuisine: 'mediterranean',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['frying-pan'],
  box: [
    pieces('zucchini', 1.5),
    grams('corn', 130),
    pieces('egg', 2),
    grams('feta', 70),
    grams('flour', 60),
    pieces('green-onion', 2),
    grams('smoked-paprika', 2),
    grams('greek-yogurt', 100),
    grams('dill', 6),
    pieces('lemon', 1),
    grams('cherry-tomatoes', 150),
    grams('arugula', 60),
  ],
  cupboard: [
    tablespoons('canola-oil', 3),
    tablespoons('olive-oil', 1),
    teaspoons('salt', 0.5),
    teaspoons('black-pepper', 0.25),
  ],
  steps: [
    step(
      9,
      [
        'Grate and salt',
        'Grate the zucchini, toss with half the salt and leave 5 minutes in a strainer. Slice the green onions, chop the dill.',
      ],
      [
        'Râper et dégorger',
        'Râper la courgette, la mélanger avec la moitié du sel et laisser dégorger 5 minutes dans une passoire. Émincer les oignons verts, hacher l’aneth.',
      ],
      5,
    ),
    step(
      3,
      [
        'Stir the yogurt',
        'Stir half the dill, the grated zest of half the lemon and a squeeze of its juice into the yogurt. Keep cold.',
      ],
      [
        'Préparer le yogourt',
        'Mélanger le yogourt avec la moitié de l’aneth, le zeste râpé d’un demi-citron et un filet de jus. Garder au froid.',
      ],
    ),
    step(
      4,
      [
        'Mix the batter',
        'Squeeze the zucchini dry with both hands. Mix with the corn, eggs, flour, paprika, green onions, crumbled feta and the rest of the dill.',
      ],
      [
        'Faire l’appareil',
        'Presser la courgette à deux mains pour l’assécher. La mélanger avec le maïs, les œufs, la farine, le paprika, les oignons verts, la feta émiettée et le reste de l’aneth.',
      ],
    ),
    step(
      13,
      [
        'Fry',
        'Heat half the canola oil over medium heat. Flatten large spoonfuls into the pan and fry 3 minutes a side, until deep gold. Do the rest in the rest of the oil.',
      ],
      [
        'Frire',
        'Chauffer la moitié de l’huile de canola à feu moyen. Déposer de grosses cuillérées, les aplatir et les frire 3 minutes de chaque côté, jusqu’à ce qu’elles soient bien dorées. Recommencer avec le reste.',
      ],
      3,
      3,
      3,
      3,
    ),
    step(
      3,
      [
        'Dress and serve',
        'Halve the tomatoes; toss with the arugula, olive oil, lemon, pepper and the rest of the salt. Fritters beside, yogurt on top.',
      ],
      [
        'Assaisonner et servir',
        'Couper les tomates en deux; les mélanger avec la roquette, l’huile d’olive, le citron, le poivre et le reste du sel. Servir avec les galettes et le yogourt.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'smoked-salmon',
      name: say('With smoked salmon', 'Avec saumon fumé'),
      cooking: say(
        'Nothing to cook: lay the salmon on the warm fritters. Half the feta goes in the batter.',
        'Rien à cuire : déposer le saumon sur les galettes chaudes. La moitié de la feta va dans l’appareil.',
      ),
      surchargeCents: 250,
      without: ['feta'],
      with: [grams('feta', 35), grams('smoked-salmon', 80)],
    },
  ],
  pairings: ['tzatziki-tub', 'soup-tomato'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
