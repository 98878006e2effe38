import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const beefBroccoliNoodles: DishRecipe = {
  id: 'beef-broccoli-noodles',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Beef and Broccoli Noodles', 'Nouilles au bœuf et au brocoli'),
  promise: say(
    'Sirloin in a glossy ginger sauce, broccoli that still snaps, noodles enough for second helpings.',
    'De la surlonge dans une sauce brillante au gingembre, du brocoli encore croquant, des nouilles à en redemander.',
  ),
  summary: say('Egg noodles, ginger, sesame', 'Nouilles aux œufs, gingembre, sésame'),
  cuisine: 'chinese',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('beef-strips', 260),
    grams('egg-noodles', 150),
    grams('broccoli', 250),
    pieces('carrot', 1),
    pieces('garlic', 2),
    grams('ginger', 10),
    tablespoons('soy-sauce', 1.5),
    tablespoons('oyster-sauce', 1.5),
    tablespoons('brown-sugar', 1),
    tablespoons('cornstarch', 1),
    teaspoons('sesame-oil', 2),
    pieces('green-onion', 2),
    grams('sesame-seeds', 5),
  ],
  cupboard: [tablespoons('canola-oil', 1.5), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      8,
      [
        'Boil and cut',
        'Bring a large pot of water to a boil. Cut the broccoli into small florets, slice the carrot thinly on the bias. Mince the garlic and ginger.',
      ],
      [
        'Bouillir et couper',
        'Porter une grande casserole d’eau à ébullition. Défaire le brocoli en petits bouquets, trancher la carotte mince, en biseau. Hacher l’ail et le gingembre.',
      ],
    ),
    step(
      3,
      [
        'Stir the sauce',
        'Stir the soy sauce, oyster sauce, sugar, sesame oil and 80 mL of water per two servings. Toss the beef with the cornstarch and pepper.',
      ],
      [
        'Préparer la sauce',
        'Mélanger la sauce soya, la sauce aux huîtres, la cassonade, l’huile de sésame et 80 ml d’eau pour deux portions. Enrober le bœuf de fécule et de poivre.',
      ],
    ),
    step(
      5,
      [
        'Boil noodles and broccoli',
        'Boil the noodles 4 minutes, adding the broccoli and carrot for the last 2. Drain, and rinse under cold water.',
      ],
      [
        'Cuire nouilles et brocoli',
        'Cuire les nouilles 4 minutes, en ajoutant le brocoli et la carotte pour les 2 dernières. Égoutter et rincer à l’eau froide.',
      ],
      4,
    ),
    step(
      5,
      [
        'Sear the beef',
        'Heat the oil until it shimmers. Spread the beef in one layer and sear 3 minutes, turning once, to 63°C (145°F). Add the garlic and ginger for a moment.',
      ],
      [
        'Saisir le bœuf',
        'Bien chauffer l’huile. Étaler le bœuf en une seule couche et le saisir 3 minutes, en le retournant une fois, jusqu’à 63 °C (145 °F). Ajouter l’ail et le gingembre un instant.',
      ],
      3,
    ),
    step(
      4,
      [
        'Toss',
        'Pour in the sauce and let it bubble 1 minute, until shiny. Toss in the noodles and vegetables until hot. Sliced green onion and sesame on top.',
      ],
      [
        'Mélanger',
        'Verser la sauce et laisser bouillonner 1 minute, jusqu’à ce qu’elle brille. Ajouter les nouilles et les légumes et bien réchauffer. Garnir d’oignon vert émincé et de sésame.',
      ],
      1,
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of beef', 'Tofu au lieu du bœuf'),
      cooking: say(
        'Cube the tofu, dry it, coat it and fry it 7 minutes, until crisp.',
        'Couper le tofu en cubes, l’éponger, l’enrober et le frire 7 minutes, jusqu’à ce qu’il soit croustillant.',
      ),
      surchargeCents: 0,
      without: ['beef-strips'],
      with: [grams('firm-tofu', 280)],
    },
    {
      id: 'chicken',
      name: say('Chicken instead of beef', 'Poulet au lieu du bœuf'),
      cooking: say(
        'Slice the chicken, coat it the same way and fry 6 minutes, to 74°C (165°F).',
        'Émincer le poulet, l’enrober de même et le sauter 6 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['beef-strips'],
      with: [grams('chicken-breast', 260)],
    },
  ],
  pairings: ['dumplings-pork', 'tea-green'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
