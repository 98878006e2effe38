import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const chickenSouvlaki: DishRecipe = {
  id: 'chicken-souvlaki',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Chicken Souvlaki Pitas', 'Pitas souvlaki au poulet'),
  promise: say(
    'Thighs charred with oregano and lemon, cold tzatziki, warm pita. The street corner, at the kitchen counter.',
    'Des hauts de cuisse grillés à l’origan et au citron, du tzatziki bien froid, des pitas chauds. Le coin de la rue, au comptoir de la cuisine.',
  ),
  summary: say('Tzatziki, tomato, cucumber', 'Tzatziki, tomate, concombre'),
  cuisine: 'greek',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['frying-pan'],
  box: [
    grams('chicken-thighs', 300),
    pieces('pita', 4),
    grams('tzatziki', 120),
    pieces('tomato', 1),
    pieces('cucumber', 1),
    pieces('red-onion', 0.5),
    pieces('lemon', 1),
    grams('souvlaki-spice', 5),
    grams('kalamata-olives', 40),
    grams('parsley', 6),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.25)],
  steps: [
    step(
      10,
      [
        'Marinate',
        'Cut the chicken in pieces. Toss with the herbs, salt, half the oil and the juice of half the lemon. Leave 5 minutes.',
      ],
      [
        'Mariner',
        'Couper le poulet en morceaux. Le mélanger avec les herbes, le sel, la moitié de l’huile et le jus d’un demi-citron. Laisser 5 minutes.',
      ],
      5,
    ),
    step(
      5,
      [
        'Cut the salad',
        'Dice the tomato and cucumber, slice the onion, halve the olives. Toss with parsley, a little oil and lemon.',
      ],
      [
        'Couper la salade',
        'Couper la tomate et le concombre en dés, émincer l’oignon, couper les olives en deux. Mélanger avec le persil, un peu d’huile et de citron.',
      ],
    ),
    step(
      11,
      [
        'Sear',
        'Sear the chicken in the rest of the oil over medium-high heat, 10 minutes, turning once, to 74°C (165°F).',
      ],
      [
        'Saisir',
        'Cuire le poulet dans le reste de l’huile à feu moyen-vif, 10 minutes, en le retournant une fois, jusqu’à 74 °C (165 °F).',
      ],
      10,
    ),
    step(
      2,
      ['Warm the pitas', 'Warm the pitas in the pan juices, a minute a side.'],
      ['Réchauffer les pitas', 'Réchauffer les pitas dans le jus de la poêle, une minute de chaque côté.'],
      1,
    ),
    step(
      2,
      ['Fill', 'Spread with tzatziki, fill with chicken and salad.'],
      ['Garnir', 'Tartiner de tzatziki, garnir de poulet et de salade.'],
    ),
  ],
  swaps: [
    {
      id: 'halloumi',
      name: say('Halloumi instead of chicken', 'Halloumi au lieu du poulet'),
      cooking: say(
        'Skip the salt in the marinade. Slice the halloumi and sear it 2 minutes a side.',
        'Omettre le sel de la marinade. Trancher le halloumi et le saisir 2 minutes de chaque côté.',
      ),
      surchargeCents: 100,
      without: ['chicken-thighs'],
      with: [grams('halloumi', 180)],
    },
  ],
  pairings: ['hummus', 'potato-salad'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
