import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const moroccanVegetableTagine: DishRecipe = {
  id: 'moroccan-vegetable-tagine',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Moroccan Vegetable Tagine', 'Tajine de légumes à la marocaine'),
  promise: say(
    'Squash, carrot and chickpeas simmered with apricots and warm spice, harissa on the side for those who dare.',
    'De la courge, des carottes et des pois chiches mijotés aux abricots et aux épices douces; la harissa à part, pour les braves.',
  ),
  summary: say('Couscous, apricots, almonds', 'Couscous, abricots, amandes'),
  cuisine: 'north-african',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['large-pot'],
  box: [
    grams('chickpeas', 240),
    grams('couscous', 110),
    grams('butternut-squash', 220),
    pieces('zucchini', 0.5),
    pieces('carrot', 1),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    grams('crushed-tomatoes', 200),
    grams('dried-apricots', 40),
    grams('ras-el-hanout', 6),
    grams('harissa', 16),
    grams('vegetable-broth-powder', 3),
    grams('almonds', 16),
    grams('coriander', 8),
    pieces('lemon', 0.5),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.25)],
  steps: [
    step(
      6,
      [
        'Cut',
        'Slice the onion, cut the carrot and zucchini in thick half-moons, halve the apricots, mince the garlic.',
      ],
      [
        'Couper',
        'Émincer l’oignon, couper la carotte et la courgette en demi-lunes épaisses, les abricots en deux, hacher l’ail.',
      ],
    ),
    step(
      3,
      [
        'Toast the almonds',
        'Stir the almonds in a dry large pot over medium heat, 2 minutes, until golden. Set aside.',
      ],
      [
        'Griller les amandes',
        'Remuer les amandes à sec dans une grande casserole à feu moyen, 2 minutes, jusqu’à ce qu’elles soient dorées. Réserver.',
      ],
      2,
    ),
    step(
      6,
      [
        'Wake the spices',
        'Soften the onion and carrot in three quarters of the oil, 5 minutes. Add the garlic and the ras el hanout until they smell.',
      ],
      [
        'Réveiller les épices',
        'Attendrir l’oignon et la carotte dans les trois quarts de l’huile, 5 minutes. Ajouter l’ail et le ras el-hanout jusqu’à ce qu’ils embaument.',
      ],
      5,
    ),
    step(
      12,
      [
        'Simmer',
        'Add the squash, drained chickpeas, tomatoes, apricots, broth concentrate, salt and 250 mL of water per two servings. Cover and simmer 12 minutes.',
      ],
      [
        'Mijoter',
        'Ajouter la courge, les pois chiches égouttés, les tomates, les abricots, le concentré de bouillon, le sel et 250 ml d’eau pour deux portions. Couvrir et laisser mijoter 12 minutes.',
      ],
      12,
    ),
    step(
      6,
      [
        'Add the zucchini, soak the couscous',
        'Add the zucchini and simmer 6 minutes more, uncovered. Pour 140 mL of boiling water per two servings over the couscous with the rest of the oil; cover 5 minutes.',
      ],
      [
        'Ajouter la courgette, gonfler le couscous',
        'Ajouter la courgette et mijoter 6 minutes de plus, à découvert. Verser 140 ml d’eau bouillante pour deux portions et le reste de l’huile sur le couscous; couvrir 5 minutes.',
      ],
      6,
      5,
    ),
    step(
      2,
      [
        'Serve',
        'Fluff the couscous. Tagine over, lemon squeezed, almonds and coriander on top. Harissa for each to take.',
      ],
      [
        'Servir',
        'Égrener le couscous. Garnir de tajine, presser le citron, parsemer d’amandes et de coriandre. La harissa au goût de chacun.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('With chicken', 'Avec poulet'),
      cooking: say(
        'Brown the thighs before the onion, 6 minutes; they finish in the tagine, to 74°C (165°F).',
        'Dorer les hauts de cuisse avant l’oignon, 6 minutes; ils finissent de cuire dans le tajine, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 200,
      without: ['chickpeas'],
      with: [grams('chickpeas', 120), grams('chicken-thighs', 240)],
    },
  ],
  pairings: ['hummus', 'tisane-mint'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
