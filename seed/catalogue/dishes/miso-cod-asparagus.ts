import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const misoCodAsparagus: DishRecipe = {
  id: 'miso-cod-asparagus',
  version: 1,
  kind: 'rtc',
  category: 'premium',
  name: say('Miso-Glazed Cod with Asparagus', 'Morue laquée au miso et asperges'),
  promise: say(
    'Cod lacquered in miso and maple until it flakes at a touch. Asparagus beside it, still bright.',
    'De la morue laquée au miso et à l’érable, qui s’effeuille à peine touchée. Des asperges à côté, encore bien vertes.',
  ),
  summary: say('Jasmine rice, sesame, lemon', 'Riz au jasmin, sésame, citron'),
  cuisine: 'japanese',
  difficulty: 'moderate',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['oven', 'baking-sheet', 'saucepan'],
  box: [
    grams('cod', 320),
    grams('asparagus', 250),
    grams('jasmine-rice', 140),
    grams('miso-glaze', 60),
    pieces('lemon', 1),
    pieces('green-onion', 2),
    pieces('chili-red', 0.5),
    grams('sesame-seeds', 5),
  ],
  cupboard: [tablespoons('canola-oil', 1), teaspoons('salt', 0.25)],
  steps: [
    step(
      4,
      ['Heat and rinse', 'Heat the oven to 220°C (425°F). Rinse the rice until the water runs clear.'],
      [
        'Chauffer et rincer',
        'Préchauffer le four à 220 °C (425 °F). Rincer le riz jusqu’à ce que l’eau soit claire.',
      ],
    ),
    step(
      5,
      [
        'Cook the rice',
        'Bring the rice to a boil with 210 mL of water per two servings. Cover and cook on low 12 minutes, then leave covered.',
      ],
      [
        'Cuire le riz',
        'Porter le riz à ébullition avec 210 ml d’eau pour deux portions. Couvrir et cuire 12 minutes à feu doux, puis garder couvert.',
      ],
      12,
    ),
    step(
      6,
      [
        'Glaze',
        'Pat the cod dry and spread it with two thirds of the glaze. Snap the ends off the asparagus; toss with the oil and salt on a baking sheet.',
      ],
      [
        'Laquer',
        'Éponger la morue et la badigeonner des deux tiers de la laque. Casser le bout des asperges; les mélanger avec l’huile et le sel sur une plaque.',
      ],
    ),
    step(
      12,
      [
        'Roast',
        'Set the cod among the asparagus. Roast 12 minutes, until it flakes and reads 70°C (158°F). Brush with the rest of the glaze.',
      ],
      [
        'Rôtir',
        'Déposer la morue parmi les asperges. Rôtir 12 minutes, jusqu’à ce qu’elle s’effeuille, à 70 °C (158 °F). Badigeonner du reste de la laque.',
      ],
      12,
    ),
    step(
      3,
      ['Serve', 'Spoon out the rice, lay the cod on top. Sesame, sliced green onion and chili, lemon.'],
      [
        'Servir',
        'Dresser le riz, déposer la morue. Garnir de sésame, d’oignon vert et de piment émincés, et de citron.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'salmon',
      name: say('Salmon instead of cod', 'Saumon au lieu de la morue'),
      cooking: say(
        'Same time, same temperature: 70°C (158°F).',
        'Même durée, même température : 70 °C (158 °F).',
      ),
      surchargeCents: 0,
      without: ['cod'],
      with: [grams('salmon', 300)],
    },
    {
      id: 'tofu',
      name: say('Tofu instead of cod', 'Tofu au lieu de la morue'),
      cooking: say(
        'Cut the tofu in thick slabs, dry it and roast it 18 minutes.',
        'Couper le tofu en tranches épaisses, l’éponger et le rôtir 18 minutes.',
      ),
      surchargeCents: 0,
      without: ['cod'],
      with: [grams('firm-tofu', 300)],
    },
  ],
  pairings: ['tea-green', 'sparkling-water-lime'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 350,
  weeklyCapacity: 220,
}
