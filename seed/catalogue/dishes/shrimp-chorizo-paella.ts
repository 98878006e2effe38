import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const shrimpChorizoPaella: DishRecipe = {
  id: 'shrimp-chorizo-paella',
  version: 1,
  kind: 'rtc',
  category: 'premium',
  name: say('Shrimp and Chorizo Paella', 'Paella aux crevettes et au chorizo'),
  promise: say(
    'Saffron rice with a crust underneath, chorizo that stains everything red, shrimp on top at the last minute.',
    'Un riz au safran avec sa croûte au fond, un chorizo qui colore tout, des crevettes ajoutées à la dernière minute.',
  ),
  summary: say('Bomba rice, peas, lemon', 'Riz bomba, pois verts, citron'),
  cuisine: 'spanish',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 1,
  equipment: ['frying-pan'],
  box: [
    grams('shrimp', 240),
    grams('chorizo', 70),
    grams('paella-rice', 160),
    pieces('red-pepper', 1),
    grams('green-peas', 80),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    grams('crushed-tomatoes', 120),
    pieces('lemon', 1),
    grams('parsley', 6),
    grams('smoked-paprika', 3),
    grams('saffron', 0.2),
    grams('chicken-broth-powder', 3),
  ],
  cupboard: [tablespoons('olive-oil', 1.5), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      6,
      [
        'Cut',
        'Mince the onion and garlic, slice the chorizo and the pepper. Stir the broth concentrate and saffron into 500 mL of hot water per two servings.',
      ],
      [
        'Couper',
        'Hacher l’oignon et l’ail, trancher le chorizo et le poivron. Délayer le concentré de bouillon et le safran dans 500 ml d’eau chaude pour deux portions.',
      ],
    ),
    step(
      6,
      [
        'Start the base',
        'Fry the chorizo in the oil until it gives up its fat. Add the onion, pepper and garlic and soften 5 minutes.',
      ],
      [
        'Commencer la base',
        'Faire revenir le chorizo dans l’huile jusqu’à ce qu’il rende son gras. Ajouter l’oignon, le poivron et l’ail et attendrir 5 minutes.',
      ],
      5,
    ),
    step(
      3,
      ['Toast the rice', 'Stir in the paprika and the rice until it shines, then the tomatoes.'],
      [
        'Nacrer le riz',
        'Ajouter le paprika et le riz et remuer jusqu’à ce qu’il brille, puis ajouter les tomates.',
      ],
    ),
    step(
      16,
      [
        'Leave it alone',
        'Pour in the broth, shake flat and simmer 16 minutes. Do not stir: that is how it gets its crust.',
      ],
      [
        'Ne plus y toucher',
        'Verser le bouillon, égaliser et laisser mijoter 16 minutes. Ne pas remuer : c’est ainsi que se forme la croûte.',
      ],
      16,
    ),
    step(
      5,
      [
        'Shrimp and peas',
        'Lay the shrimp and peas on top, cover, and cook 5 minutes, until the shrimp are pink and reach 74°C (165°F).',
      ],
      [
        'Crevettes et pois',
        'Déposer les crevettes et les pois verts sur le riz, couvrir et cuire 5 minutes, jusqu’à ce que les crevettes soient roses et atteignent 74 °C (165 °F).',
      ],
      5,
    ),
    step(
      4,
      [
        'Rest',
        'Off the heat, rest 3 minutes under a towel. Parsley, lemon, and the pan straight to the table.',
      ],
      [
        'Laisser reposer',
        'Hors du feu, laisser reposer 3 minutes sous un linge. Persil, citron, et la poêle directement sur la table.',
      ],
      3,
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of shrimp', 'Poulet au lieu des crevettes'),
      cooking: say(
        'Cut the thighs in pieces and brown them with the chorizo, 6 minutes; they finish under the rice, to 74°C (165°F).',
        'Couper les hauts de cuisse en morceaux et les dorer avec le chorizo, 6 minutes; ils finissent de cuire dans le riz, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['shrimp'],
      with: [grams('chicken-thighs', 280)],
    },
  ],
  pairings: ['olives-marinated', 'baguette-twin'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 400,
  weeklyCapacity: 220,
}
