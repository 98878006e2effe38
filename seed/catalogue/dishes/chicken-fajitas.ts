import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const chickenFajitas: DishRecipe = {
  id: 'chicken-fajitas',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Chicken Fajitas', 'Fajitas au poulet'),
  promise: say(
    'Peppers and onions blistered in a very hot pan, chicken with lime, tortillas under a towel. Everyone rolls their own.',
    'Des poivrons et des oignons saisis dans une poêle brûlante, du poulet à la lime, des tortillas sous un linge. Chacun roule le sien.',
  ),
  summary: say('Sweet peppers, cheddar, sour cream', 'Poivrons, cheddar, crème sure'),
  cuisine: 'mexican',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['frying-pan'],
  box: [
    grams('chicken-breast', 300),
    pieces('flour-tortillas', 6),
    pieces('red-pepper', 1),
    pieces('yellow-pepper', 1),
    pieces('onion', 1),
    pieces('lime', 1),
    grams('sour-cream', 60),
    grams('cheddar', 40),
    grams('taco-spice', 7),
    grams('coriander', 6),
  ],
  cupboard: [tablespoons('canola-oil', 1.5), teaspoons('salt', 0.25)],
  steps: [
    step(
      7,
      [
        'Slice',
        'Slice the chicken into strips, toss with the spices and salt. Wash the board; slice the peppers and onion.',
      ],
      [
        'Émincer',
        'Couper le poulet en lanières, le mélanger avec les épices et le sel. Laver la planche; émincer les poivrons et l’oignon.',
      ],
    ),
    step(
      6,
      [
        'Blister',
        'Heat half the oil until it smokes a little. Cook the peppers and onion 6 minutes, leaving them to char. Set aside.',
      ],
      [
        'Saisir les légumes',
        'Chauffer la moitié de l’huile jusqu’à ce qu’elle fume légèrement. Cuire les poivrons et l’oignon 6 minutes, en les laissant noircir par endroits. Réserver.',
      ],
      6,
    ),
    step(
      7,
      [
        'Cook the chicken',
        'Cook the chicken in the rest of the oil, 7 minutes, to 74°C (165°F). Squeeze in half the lime.',
      ],
      [
        'Cuire le poulet',
        'Cuire le poulet dans le reste de l’huile, 7 minutes, jusqu’à 74 °C (165 °F). Ajouter le jus d’une demi-lime.',
      ],
      7,
    ),
    step(
      3,
      [
        'Warm the tortillas',
        'Warm the tortillas one by one in a dry pan; keep them in a towel. Grate the cheddar.',
      ],
      [
        'Réchauffer les tortillas',
        'Réchauffer les tortillas une à une à sec; les garder dans un linge. Râper le cheddar.',
      ],
    ),
    step(
      2,
      ['Bring to the table', 'Set out the chicken, vegetables, sour cream, cheddar, coriander and lime.'],
      [
        'Mettre sur la table',
        'Servir le poulet, les légumes, la crème sure, le cheddar, la coriandre et la lime.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of chicken', 'Tofu au lieu du poulet'),
      cooking: say(
        'Slice the tofu, dry it well and brown it 7 minutes.',
        'Trancher le tofu, bien l’éponger et le dorer 7 minutes.',
      ),
      surchargeCents: 0,
      without: ['chicken-breast'],
      with: [grams('firm-tofu', 280)],
    },
    {
      id: 'shrimp',
      name: say('Shrimp instead of chicken', 'Crevettes au lieu du poulet'),
      cooking: say(
        'Cook the shrimp 4 minutes, until pink and curled, to 74°C (165°F).',
        'Cuire les crevettes 4 minutes, jusqu’à ce qu’elles soient roses et courbées, à 74 °C (165 °F).',
      ),
      surchargeCents: 200,
      without: ['chicken-breast'],
      with: [grams('shrimp', 240)],
    },
  ],
  pairings: ['guacamole', 'tortilla-chips'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
