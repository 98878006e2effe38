import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const crispyChickenRomaine: DishRecipe = {
  id: 'crispy-chicken-romaine',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Crispy Chicken with Lemon-Garlic Romaine', 'Poulet croustillant et romaine citron-ail'),
  promise: say(
    'A panko crust you can hear, romaine cut in wedges, a dressing sharp enough for both.',
    'Une panure qui s’entend, de la romaine en quartiers, une vinaigrette assez vive pour les deux.',
  ),
  summary: say('Panko, parmesan, sourdough', 'Panko, parmesan, pain au levain'),
  cuisine: 'north-american',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['frying-pan'],
  box: [
    grams('chicken-breast', 300),
    grams('breadcrumbs-panko', 45),
    pieces('egg', 1),
    pieces('romaine', 1),
    grams('caesar-dressing', 60),
    grams('parmesan', 20),
    pieces('lemon', 1),
    grams('cherry-tomatoes', 120),
    pieces('sourdough', 2),
  ],
  cupboard: [
    tablespoons('canola-oil', 3),
    tablespoons('flour', 2),
    teaspoons('salt', 0.5),
    teaspoons('black-pepper', 0.5),
  ],
  steps: [
    step(
      7,
      [
        'Flatten and season',
        'Slice the chicken in half through its thickness. Press it out thin, season both sides.',
      ],
      [
        'Aplatir et assaisonner',
        'Trancher le poulet en deux dans l’épaisseur. L’aplatir et l’assaisonner des deux côtés.',
      ],
    ),
    step(
      6,
      ['Coat', 'Dip in flour, then beaten egg, then panko mixed with half the parmesan. Press it on.'],
      [
        'Paner',
        'Passer dans la farine, dans l’œuf battu, puis dans la chapelure mêlée à la moitié du parmesan. Bien presser.',
      ],
    ),
    step(
      9,
      [
        'Fry',
        'Fry in the oil over medium heat, 4 minutes a side, until golden and 74°C (165°F). Drain on paper.',
      ],
      [
        'Frire',
        'Frire dans l’huile à feu moyen, 4 minutes de chaque côté, jusqu’à ce que ce soit doré et à 74 °C (165 °F). Éponger sur du papier.',
      ],
      4,
      4,
    ),
    step(
      5,
      [
        'Cut the salad',
        'Toast the bread and cut it in cubes. Cut the romaine in wedges, halve the tomatoes.',
      ],
      [
        'Couper la salade',
        'Griller le pain et le couper en cubes. Couper la romaine en quartiers et les tomates en deux.',
      ],
    ),
    step(
      3,
      [
        'Serve',
        'Spoon the dressing over the romaine. Add the chicken, tomatoes, bread, the rest of the parmesan and lemon.',
      ],
      [
        'Servir',
        'Napper la romaine de vinaigrette. Ajouter le poulet, les tomates, le pain, le reste du parmesan et le citron.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of chicken', 'Tofu au lieu du poulet'),
      cooking: say(
        'Slice the tofu into four slabs and press it dry before coating. Fry 3 minutes a side.',
        'Trancher le tofu en quatre et bien l’éponger avant de le paner. Frire 3 minutes de chaque côté.',
      ),
      surchargeCents: 0,
      without: ['chicken-breast'],
      with: [grams('firm-tofu', 280)],
    },
  ],
  pairings: ['fries-oven', 'apple-juice'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
