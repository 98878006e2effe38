import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const blackBeanQuesadillas: DishRecipe = {
  id: 'black-bean-quesadillas',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Black Bean Quesadillas', 'Quesadillas aux haricots noirs'),
  promise: say(
    'Beans, corn and aged cheddar folded into tortillas and pressed until they blister. Cut in wedges, gone in minutes.',
    'Haricots noirs, maïs et cheddar fort repliés dans des tortillas et bien pressés dans la poêle. En pointes, vite disparues.',
  ),
  summary: say('Aged cheddar, corn, avocado salsa', 'Cheddar fort, maïs, salsa à l’avocat'),
  cuisine: 'mexican',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['frying-pan'],
  box: [
    grams('black-beans', 240),
    pieces('flour-tortillas', 4),
    grams('cheddar', 90),
    grams('corn', 100),
    pieces('red-pepper', 0.5),
    pieces('green-onion', 2),
    pieces('avocado', 1),
    pieces('tomato', 1),
    pieces('lime', 1),
    grams('sour-cream', 50),
    grams('taco-spice', 4),
    grams('coriander', 6),
  ],
  cupboard: [tablespoons('canola-oil', 1), teaspoons('salt', 0.25)],
  steps: [
    step(
      5,
      [
        'Cut and crush',
        'Dice the pepper, slice the green onions, grate the cheddar. Drain the beans and crush half of them with a fork.',
      ],
      [
        'Couper et écraser',
        'Couper le poivron en dés, émincer les oignons verts, râper le cheddar. Égoutter les haricots et en écraser la moitié à la fourchette.',
      ],
    ),
    step(
      5,
      [
        'Cook the filling',
        'Cook the pepper and corn in half the oil over medium-high heat, 4 minutes. Stir in the spices and the beans until hot. Set aside.',
      ],
      [
        'Cuire la garniture',
        'Cuire le poivron et le maïs dans la moitié de l’huile à feu moyen-vif, 4 minutes. Ajouter les épices et les haricots et bien réchauffer. Réserver.',
      ],
      4,
    ),
    step(
      5,
      [
        'Stir the salsa',
        'Dice the tomato and avocado. Toss with half the coriander, the juice of half the lime and the salt.',
      ],
      [
        'Préparer la salsa',
        'Couper la tomate et l’avocat en dés. Mélanger avec la moitié de la coriandre, le jus d’une demi-lime et le sel.',
      ],
    ),
    step(
      3,
      ['Fill', 'Cover half of each tortilla with cheddar, filling, green onion and more cheddar. Fold over.'],
      [
        'Garnir',
        'Couvrir la moitié de chaque tortilla de cheddar, de garniture, d’oignon vert et d’encore un peu de cheddar. Replier.',
      ],
    ),
    step(
      9,
      [
        'Press and brown',
        'Cook two at a time in the rest of the oil over medium heat, 2 minutes a side, pressing with a spatula, until crisp and melted.',
      ],
      [
        'Presser et dorer',
        'Cuire deux quesadillas à la fois dans le reste de l’huile à feu moyen, 2 minutes de chaque côté, en pressant avec une spatule, jusqu’à ce que ce soit croustillant et fondant.',
      ],
      2,
      2,
      2,
      2,
    ),
    step(
      1,
      ['Cut and serve', 'Cut in wedges. Salsa, sour cream, coriander and the rest of the lime alongside.'],
      [
        'Couper et servir',
        'Couper en pointes. Servir avec la salsa, la crème sure, la coriandre et le reste de la lime.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('With chicken', 'Avec poulet'),
      cooking: say(
        'Dice the chicken small and brown it before the pepper, 6 minutes, to 74°C (165°F).',
        'Couper le poulet en petits dés et le dorer avant le poivron, 6 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 150,
      without: ['black-beans'],
      with: [grams('black-beans', 120), grams('chicken-breast', 200)],
    },
  ],
  pairings: ['salsa-fresh', 'tortilla-chips'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
