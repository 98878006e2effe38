import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const chickenKatsuCurry: DishRecipe = {
  id: 'chicken-katsu-curry',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Chicken Katsu Curry', 'Katsu de poulet au cari'),
  promise: say(
    'A cutlet that crackles under the knife, a mild curry with carrots in it, and rice to catch the rest.',
    'Une escalope qui craque sous le couteau, un cari doux aux carottes, et du riz pour ne rien laisser.',
  ),
  summary: say('Panko, carrot, potato, jasmine rice', 'Panko, carotte, pomme de terre, riz au jasmin'),
  cuisine: 'japanese',
  difficulty: 'moderate',
  handsOnMinutes: 30,
  spice: 1,
  equipment: ['saucepan', 'large-pot', 'frying-pan'],
  box: [
    grams('chicken-breast', 300),
    grams('breadcrumbs-panko', 45),
    pieces('egg', 1),
    grams('jasmine-rice', 140),
    grams('japanese-curry-roux', 45),
    pieces('carrot', 1),
    grams('potatoes', 150),
    pieces('onion', 0.5),
    grams('green-cabbage', 80),
  ],
  cupboard: [
    tablespoons('flour', 2),
    tablespoons('canola-oil', 3),
    teaspoons('rice-vinegar', 2),
    teaspoons('salt', 0.25),
  ],
  steps: [
    step(
      5,
      [
        'Start the rice',
        'Rinse the rice. Bring to a boil with 210 mL of water per two servings, cover and cook on low 12 minutes. Leave covered.',
      ],
      [
        'Lancer le riz',
        'Rincer le riz. Porter à ébullition avec 210 ml d’eau pour deux portions, couvrir et cuire 12 minutes à feu doux. Garder couvert.',
      ],
      12,
    ),
    step(
      5,
      ['Cut the vegetables', 'Dice the carrot and potato small. Slice the onion.'],
      ['Couper les légumes', 'Couper la carotte et la pomme de terre en petits dés. Émincer l’oignon.'],
    ),
    step(
      5,
      [
        'Start the curry',
        'Soften the vegetables in a third of the oil, 3 minutes. Add 350 mL of water per two servings, cover and simmer 12 minutes.',
      ],
      [
        'Lancer le cari',
        'Attendrir les légumes dans le tiers de l’huile, 3 minutes. Ajouter 350 ml d’eau pour deux portions, couvrir et laisser mijoter 12 minutes.',
      ],
      3,
      12,
    ),
    step(
      7,
      [
        'Coat the chicken',
        'Slice the chicken in half through its thickness, press it thin and salt it. Dip in flour, then beaten egg, then panko. Press it on.',
      ],
      [
        'Paner le poulet',
        'Trancher le poulet en deux dans l’épaisseur, l’aplatir et le saler. Le passer dans la farine, dans l’œuf battu, puis dans la chapelure. Bien presser.',
      ],
    ),
    step(
      9,
      [
        'Fry',
        'Fry in the rest of the oil over medium heat, 4 minutes a side, until golden and 74°C (165°F). Drain on paper.',
      ],
      [
        'Frire',
        'Frire dans le reste de l’huile à feu moyen, 4 minutes de chaque côté, jusqu’à ce que ce soit doré et à 74 °C (165 °F). Éponger sur du papier.',
      ],
      4,
      4,
    ),
    step(
      3,
      [
        'Thicken the curry',
        'Off the heat, stir the roux into the vegetables until it melts. Simmer 2 minutes more, until glossy.',
      ],
      [
        'Lier le cari',
        'Hors du feu, délayer le roux dans les légumes. Remettre à mijoter 2 minutes, jusqu’à ce que la sauce soit lisse et brillante.',
      ],
      2,
    ),
    step(
      3,
      [
        'Slice and serve',
        'Toss the cabbage with the vinegar. Slice the cutlets. Rice, curry, cutlet on top so that it stays crisp.',
      ],
      [
        'Trancher et servir',
        'Mélanger le chou et le vinaigre. Trancher les escalopes. Dresser le riz, le cari, puis l’escalope par-dessus, pour qu’elle reste croustillante.',
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
    {
      id: 'pork',
      name: say('Pork instead of chicken', 'Porc au lieu du poulet'),
      cooking: say(
        'Slice the tenderloin in rounds, press them thin and fry 3 minutes a side, to 71°C (160°F).',
        'Trancher le filet en rondelles, les aplatir et frire 3 minutes de chaque côté, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 0,
      without: ['chicken-breast'],
      with: [grams('pork-tenderloin', 300)],
    },
  ],
  pairings: ['dumplings-veggie', 'tea-green'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
