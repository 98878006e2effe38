import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const cheeseburgerWedges: DishRecipe = {
  id: 'cheeseburger-wedges',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Cheddar Burger and Potato Wedges', 'Burger au cheddar et quartiers de pommes de terre'),
  promise: say(
    'A thick patty seared hard, aged cheddar melted under a lid, and wedges that stay crisp to the last one.',
    'Une galette épaisse saisie à feu vif, du cheddar fort fondu sous couvercle et des quartiers croustillants jusqu’au dernier.',
  ),
  summary: say('Brioche bun, aged cheddar, pickles', 'Pain brioché, cheddar fort, cornichons'),
  cuisine: 'north-american',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'frying-pan'],
  box: [
    grams('ground-beef', 300),
    pieces('brioche-bun', 2),
    grams('cheddar', 50),
    grams('potatoes', 450),
    pieces('tomato', 1),
    pieces('romaine', 0.5),
    pieces('red-onion', 0.25),
    grams('pickles', 40),
    tablespoons('ketchup', 2),
    tablespoons('mayonnaise', 1),
    grams('general-spice', 5),
  ],
  cupboard: [tablespoons('canola-oil', 1.5), teaspoons('salt', 0.5), teaspoons('black-pepper', 0.5)],
  steps: [
    step(
      5,
      ['Cut the wedges', 'Heat the oven to 230°C (450°F). Cut the potatoes into wedges as thick as a thumb.'],
      [
        'Couper les quartiers',
        'Préchauffer le four à 230 °C (450 °F). Couper les pommes de terre en quartiers de l’épaisseur d’un pouce.',
      ],
    ),
    step(
      13,
      [
        'Roast',
        'Toss the wedges with two thirds of the oil, the spices and half the salt on a baking sheet. Roast 25 minutes in all, turning once.',
      ],
      [
        'Rôtir',
        'Sur une plaque, mélanger les quartiers avec les deux tiers de l’huile, les épices et la moitié du sel. Rôtir 25 minutes en tout, en retournant une fois.',
      ],
      25,
    ),
    step(
      3,
      [
        'Shape the patties',
        'Shape the beef into patties wider than the buns and press a dimple in the middle. Season both sides.',
      ],
      [
        'Façonner les galettes',
        'Façonner le bœuf en galettes plus larges que les pains et creuser légèrement le centre. Assaisonner des deux côtés.',
      ],
    ),
    step(
      8,
      [
        'Sear',
        'Sear in the rest of the oil over medium-high heat, 4 minutes a side, to 71°C (160°F) inside. Top with cheddar and cover for the last minute.',
      ],
      [
        'Saisir',
        'Cuire dans le reste de l’huile à feu moyen-vif, 4 minutes de chaque côté, jusqu’à 71 °C (160 °F) au centre. Garnir de cheddar et couvrir la dernière minute.',
      ],
      4,
      4,
    ),
    step(
      3,
      [
        'Toast and stack',
        'Toast the cut side of the buns in the pan. Stack with mayonnaise, lettuce, tomato, onion, pickles and beef. Ketchup on the side.',
      ],
      [
        'Griller et monter',
        'Griller le côté coupé des pains dans la poêle. Monter avec mayonnaise, laitue, tomate, oignon, cornichons et bœuf. Servir le ketchup à côté.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'turkey',
      name: say('Turkey instead of beef', 'Dindon au lieu du bœuf'),
      cooking: say(
        'Cook the patties 5 minutes a side, to 74°C (165°F).',
        'Cuire les galettes 5 minutes de chaque côté, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['ground-beef'],
      with: [grams('ground-turkey', 300)],
    },
  ],
  pairings: ['slaw-apple', 'ginger-beer'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
