import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const chickpeaShawarmaBowl: DishRecipe = {
  id: 'chickpea-shawarma-bowl',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Chickpea Shawarma Bowl', 'Bol shawarma aux pois chiches'),
  promise: say(
    'Chickpeas and cauliflower roasted until they crackle, lemony tahini by the spoonful, quinoa underneath.',
    'Des pois chiches et du chou-fleur rôtis jusqu’à crépiter, du tahini citronné à la cuillère, du quinoa en dessous.',
  ),
  summary: say('Quinoa, cauliflower, tahini sauce', 'Quinoa, chou-fleur, sauce tahini'),
  cuisine: 'middle-eastern',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'saucepan'],
  box: [
    grams('chickpeas', 280),
    grams('quinoa', 120),
    grams('cauliflower', 250),
    pieces('cucumber', 1),
    pieces('tomato', 1),
    grams('tahini', 40),
    pieces('lemon', 1),
    grams('shawarma-spice', 8),
    grams('parsley', 8),
    pieces('red-onion', 0.25),
    pieces('garlic', 1),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.75)],
  steps: [
    step(
      4,
      ['Heat and dry', 'Heat the oven to 230°C (450°F). Drain the chickpeas and rub them dry.'],
      [
        'Chauffer et assécher',
        'Préchauffer le four à 230 °C (450 °F). Égoutter les pois chiches et bien les assécher.',
      ],
    ),
    step(
      6,
      [
        'Roast',
        'Toss the chickpeas and cauliflower with the spices, two thirds of the oil and half the salt on a baking sheet. Roast 22 minutes in all.',
      ],
      [
        'Rôtir',
        'Sur une plaque, mélanger les pois chiches et le chou-fleur avec les épices, les deux tiers de l’huile et la moitié du sel. Rôtir 22 minutes en tout.',
      ],
      22,
    ),
    step(
      14,
      ['Cook the quinoa', 'Simmer the quinoa, covered, in 270 mL of water per two servings, 14 minutes.'],
      ['Cuire le quinoa', 'Cuire le quinoa à couvert dans 270 ml d’eau pour deux portions, 14 minutes.'],
      14,
    ),
    step(
      4,
      [
        'Cut and stir',
        'Dice the cucumber, tomato and onion; toss with half the parsley and the rest of the oil. Stir the tahini with the lemon juice, grated garlic, the rest of the salt and enough water to pour.',
      ],
      [
        'Couper et délayer',
        'Couper le concombre, la tomate et l’oignon en dés; mélanger avec la moitié du persil et le reste de l’huile. Délayer le tahini avec le jus de citron, l’ail râpé, le reste du sel et assez d’eau pour le rendre coulant.',
      ],
    ),
    step(
      2,
      ['Build', 'Quinoa, roasted things, salad, tahini over all of it.'],
      ['Monter', 'Le quinoa, les légumes rôtis, la salade, et le tahini sur le tout.'],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of chickpeas', 'Poulet au lieu des pois chiches'),
      cooking: say(
        'Roast the thighs beside the cauliflower, 22 minutes, to 74°C (165°F), then slice.',
        'Rôtir les hauts de cuisse à côté du chou-fleur, 22 minutes, jusqu’à 74 °C (165 °F), puis trancher.',
      ),
      surchargeCents: 100,
      without: ['chickpeas'],
      with: [grams('chicken-thighs', 280)],
    },
  ],
  pairings: ['hummus', 'pita-whole-wheat'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
