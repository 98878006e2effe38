import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const halloumiCouscousBowl: DishRecipe = {
  id: 'halloumi-couscous-bowl',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Halloumi Bowl with Roasted Squash', 'Bol d’halloumi et courge rôtie'),
  promise: say(
    'Squash, peppers and chickpeas roasted until the edges catch, on couscous, under halloumi that squeaks and browns.',
    'De la courge, des poivrons et des pois chiches rôtis jusqu’à dorer, du couscous et un halloumi bien grillé qui fait couic sous la dent.',
  ),
  summary: say('Couscous, chickpeas, mint yogurt', 'Couscous, pois chiches, yogourt à la menthe'),
  cuisine: 'mediterranean',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'frying-pan'],
  box: [
    grams('halloumi', 160),
    grams('couscous', 120),
    grams('butternut-squash', 250),
    grams('chickpeas', 200),
    pieces('red-pepper', 0.5),
    pieces('yellow-pepper', 0.5),
    pieces('zucchini', 0.5),
    pieces('red-onion', 0.5),
    pieces('lemon', 1),
    grams('greek-yogurt', 60),
    grams('mint', 8),
    grams('pumpkin-seeds', 10),
    grams('shawarma-spice', 4),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.5)],
  steps: [
    step(
      6,
      [
        'Heat and cut',
        'Heat the oven to 220°C (425°F). Cut the peppers and zucchini into large pieces. Drain and dry the chickpeas.',
      ],
      [
        'Chauffer et couper',
        'Préchauffer le four à 220 °C (425 °F). Couper les poivrons et la courgette en gros morceaux. Égoutter et assécher les pois chiches.',
      ],
    ),
    step(
      15,
      [
        'Roast',
        'On a baking sheet, toss the squash, peppers, zucchini and chickpeas with the spices, most of the oil and half the salt. Roast 20 minutes in all.',
      ],
      [
        'Rôtir',
        'Sur une plaque, mélanger la courge, les poivrons, la courgette et les pois chiches avec les épices, presque toute l’huile et la moitié du sel. Rôtir 20 minutes en tout.',
      ],
      20,
    ),
    step(
      5,
      [
        'Soak the couscous',
        'Pour 150 mL of boiling water per two servings over the couscous. Cover 5 minutes, then fluff with a fork.',
      ],
      [
        'Gonfler le couscous',
        'Verser 150 ml d’eau bouillante pour deux portions sur le couscous. Couvrir 5 minutes, puis égrener à la fourchette.',
      ],
      5,
    ),
    step(
      5,
      [
        'Brown the halloumi',
        'Slice the halloumi. Sear in the rest of the oil, 2 minutes a side, until deep gold.',
      ],
      [
        'Dorer le halloumi',
        'Trancher le halloumi. Le saisir dans le reste de l’huile, 2 minutes de chaque côté, jusqu’à ce qu’il soit bien doré.',
      ],
      2,
      2,
    ),
    step(
      4,
      [
        'Build the bowl',
        'Stir half the mint and a squeeze of lemon into the yogurt. Fill bowls with couscous, vegetables and halloumi. Finish with yogurt, sliced onion, seeds and mint.',
      ],
      [
        'Monter le bol',
        'Mélanger le yogourt, la moitié de la menthe et un filet de citron. Remplir les bols de couscous, de légumes et de halloumi. Garnir de yogourt, d’oignon émincé, de graines et de menthe.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of halloumi', 'Tofu au lieu du halloumi'),
      cooking: say(
        'Slice the tofu, dry it well and sear it 4 minutes a side.',
        'Trancher le tofu, bien l’éponger et le saisir 4 minutes de chaque côté.',
      ),
      surchargeCents: 0,
      without: ['halloumi'],
      with: [grams('firm-tofu', 200)],
    },
  ],
  pairings: ['hummus', 'kombucha-ginger'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
}
