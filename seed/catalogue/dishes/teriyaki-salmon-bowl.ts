import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons } from '../authoring.ts'
import { say } from '../say.ts'

export const teriyakiSalmonBowl: DishRecipe = {
  id: 'teriyaki-salmon-bowl',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Teriyaki Salmon Bowl', 'Bol de saumon teriyaki'),
  promise: say(
    'Salmon roasted under a sticky glaze, broccoli with charred tips, rice to catch what runs off.',
    'Du saumon rôti sous une laque bien collante, du brocoli aux pointes grillées, du riz pour ne rien perdre.',
  ),
  summary: say('Broccoli, edamame, sesame rice', 'Brocoli, edamames, riz au sésame'),
  cuisine: 'japanese',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'saucepan'],
  box: [
    grams('salmon', 280),
    grams('jasmine-rice', 150),
    grams('broccoli', 220),
    grams('edamame', 80),
    pieces('carrot', 0.5),
    grams('teriyaki-sauce', 60),
    pieces('green-onion', 2),
    grams('sesame-seeds', 6),
    grams('chili-flakes', 0.5),
  ],
  cupboard: [tablespoons('canola-oil', 1)],
  steps: [
    step(
      5,
      [
        'Start the rice',
        'Heat the oven to 220°C (425°F). Rinse the rice, bring to a boil with 225 mL of water per two servings, cover and cook on low 12 minutes.',
      ],
      [
        'Lancer le riz',
        'Préchauffer le four à 220 °C (425 °F). Rincer le riz, porter à ébullition avec 225 ml d’eau pour deux portions, couvrir et cuire 12 minutes à feu doux.',
      ],
      12,
    ),
    step(
      5,
      ['Cut', 'Cut the broccoli into florets. Grate the carrot. Slice the green onions.'],
      ['Couper', 'Défaire le brocoli en bouquets. Râper la carotte. Émincer les oignons verts.'],
    ),
    step(
      14,
      [
        'Roast',
        'Toss the broccoli with the oil on a baking sheet. Add the salmon, brush with half the teriyaki sauce, and roast 12 minutes, to 70°C (158°F).',
      ],
      [
        'Rôtir',
        'Mélanger le brocoli et l’huile sur une plaque. Ajouter le saumon, le badigeonner de la moitié de la sauce teriyaki et rôtir 12 minutes, jusqu’à 70 °C (158 °F).',
      ],
      12,
    ),
    step(
      2,
      ['Warm the edamame', 'Warm the edamame for a minute in hot water. Drain.'],
      ['Réchauffer les edamames', 'Passer les edamames une minute à l’eau chaude. Égoutter.'],
      1,
    ),
    step(
      4,
      [
        'Build the bowls',
        'Stir half the sesame into the rice. Top with salmon and vegetables, the rest of the sauce, green onion, sesame and chili flakes.',
      ],
      [
        'Monter les bols',
        'Mélanger la moitié du sésame au riz. Garnir de saumon et de légumes, du reste de la sauce, d’oignon vert, de sésame et de flocons de piment.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of salmon', 'Tofu au lieu du saumon'),
      cooking: say(
        'Cube the tofu, dry it and roast it with the broccoli 18 minutes, turning once.',
        'Couper le tofu en cubes, l’éponger et le rôtir 18 minutes avec le brocoli, en retournant une fois.',
      ),
      surchargeCents: 0,
      without: ['salmon'],
      with: [grams('firm-tofu', 280)],
    },
    {
      id: 'chicken',
      name: say('Chicken instead of salmon', 'Poulet au lieu du saumon'),
      cooking: say(
        'Roast the thighs 20 minutes, to 74°C (165°F), adding the broccoli for the last 12.',
        'Rôtir les hauts de cuisse 20 minutes, jusqu’à 74 °C (165 °F), en ajoutant le brocoli pour les 12 dernières.',
      ),
      surchargeCents: 0,
      without: ['salmon'],
      with: [grams('chicken-thighs', 280)],
    },
  ],
  pairings: ['dumplings-veggie', 'tea-green'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
