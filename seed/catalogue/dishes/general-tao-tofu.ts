import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons } from '../authoring.ts'
import { say } from '../say.ts'

export const generalTaoTofu: DishRecipe = {
  id: 'general-tao-tofu',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('General Tao Tofu', 'Tofu général Tao'),
  promise: say(
    'Tofu in a crackling cornstarch coat, rolled in sweet heat. The takeout classic, back from the takeout.',
    'Du tofu en manteau de fécule bien craquant, roulé dans une sauce sucrée et piquante. Le classique du resto, en mieux.',
  ),
  summary: say('Broccoli, jasmine rice, sesame', 'Brocoli, riz au jasmin, sésame'),
  cuisine: 'chinese',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 2,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('firm-tofu', 300),
    grams('jasmine-rice', 150),
    grams('general-tao-sauce', 110),
    grams('broccoli', 200),
    pieces('red-pepper', 0.5),
    pieces('green-onion', 2),
    grams('sesame-seeds', 5),
    tablespoons('cornstarch', 3),
  ],
  cupboard: [tablespoons('canola-oil', 2)],
  steps: [
    step(
      5,
      [
        'Start the rice',
        'Rinse the rice. Bring to a boil with 225 mL of water per two servings, cover and cook on low 12 minutes.',
      ],
      [
        'Lancer le riz',
        'Rincer le riz. Porter à ébullition avec 225 ml d’eau pour deux portions, couvrir et cuire 12 minutes à feu doux.',
      ],
      12,
    ),
    step(
      7,
      [
        'Coat the tofu',
        'Tear the tofu into bite-size pieces, press dry, and toss with the cornstarch until nothing is wet.',
      ],
      [
        'Enrober le tofu',
        'Déchirer le tofu en bouchées, bien l’éponger et l’enrober de fécule jusqu’à ce que rien ne soit humide.',
      ],
    ),
    step(
      9,
      [
        'Fry',
        'Fry the tofu in three quarters of the oil over medium-high heat, turning, 8 minutes, until it rattles. Set aside.',
      ],
      [
        'Frire',
        'Frire le tofu dans les trois quarts de l’huile à feu moyen-vif, en retournant, 8 minutes, jusqu’à ce qu’il soit bien craquant. Réserver.',
      ],
      8,
    ),
    step(
      5,
      [
        'Cook the vegetables',
        'Fry the broccoli and pepper in the rest of the oil with a spoon of water, 4 minutes.',
      ],
      [
        'Cuire les légumes',
        'Sauter le brocoli et le poivron dans le reste de l’huile avec une cuillerée d’eau, 4 minutes.',
      ],
      4,
    ),
    step(
      4,
      [
        'Glaze',
        'Pour in the sauce and let it bubble 2 minutes until shiny. Toss in the tofu. Serve on rice with sesame and green onion.',
      ],
      [
        'Napper',
        'Verser la sauce et laisser bouillonner 2 minutes, jusqu’à ce qu’elle brille. Ajouter le tofu. Servir sur le riz avec sésame et oignon vert.',
      ],
      2,
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of tofu', 'Poulet au lieu du tofu'),
      cooking: say(
        'Cut the thighs in bite-size pieces, coat the same way and fry 9 minutes, to 74°C (165°F).',
        'Couper les hauts de cuisse en bouchées, les enrober de même et frire 9 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 100,
      without: ['firm-tofu'],
      with: [grams('chicken-thighs', 300)],
    },
  ],
  pairings: ['dumplings-veggie', 'dumplings-pork'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
