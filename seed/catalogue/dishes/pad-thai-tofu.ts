import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons } from '../authoring.ts'
import { say } from '../say.ts'

export const padThaiTofu: DishRecipe = {
  id: 'pad-thai-tofu',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Tofu Pad Thai', 'Pad thaï au tofu'),
  promise: say(
    'Rice noodles in tamarind and brown sugar, sprouts that still crack, peanuts over everything.',
    'Des nouilles de riz au tamarin et à la cassonade, des fèves germées qui craquent, des arachides sur tout.',
  ),
  summary: say('Peanuts, lime, bean sprouts', 'Arachides, lime, fèves germées'),
  cuisine: 'thai',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 1,
  equipment: ['frying-pan'],
  box: [
    grams('rice-noodles', 170),
    grams('firm-tofu', 200),
    grams('bean-sprouts', 120),
    pieces('carrot', 1),
    pieces('green-onion', 3),
    grams('peanuts', 30),
    pieces('lime', 1),
    grams('coriander', 8),
    grams('pad-thai-sauce', 110),
    pieces('garlic', 2),
  ],
  cupboard: [tablespoons('canola-oil', 1.5)],
  steps: [
    step(
      8,
      [
        'Soak the noodles',
        'Cover the noodles with boiling water for 8 minutes, until they bend but still bite. Drain and rinse cold.',
      ],
      [
        'Tremper les nouilles',
        'Couvrir les nouilles d’eau bouillante 8 minutes, jusqu’à ce qu’elles plient mais résistent. Égoutter et rincer à l’eau froide.',
      ],
      8,
    ),
    step(
      5,
      [
        'Cut',
        'Meanwhile, cube the tofu, cut the carrot into matchsticks and the green onions into lengths, chop the peanuts.',
      ],
      [
        'Couper',
        'Pendant ce temps, couper le tofu en cubes, la carotte en allumettes et les oignons verts en tronçons, hacher les arachides.',
      ],
    ),
    step(
      6,
      [
        'Crisp the tofu',
        'Dry the tofu. Fry in two thirds of the oil until golden on every side, 6 minutes. Set aside.',
      ],
      [
        'Dorer le tofu',
        'Éponger le tofu. Le frire dans les deux tiers de l’huile jusqu’à ce qu’il soit doré partout, 6 minutes. Réserver.',
      ],
      6,
    ),
    step(
      3,
      [
        'Fry the vegetables',
        'Add the rest of the oil, the garlic, carrot and white parts of the onion for 2 minutes over high heat.',
      ],
      [
        'Sauter les légumes',
        'Ajouter le reste de l’huile, l’ail, la carotte et le blanc des oignons, 2 minutes à feu vif.',
      ],
      2,
    ),
    step(
      3,
      [
        'Toss',
        'Add the noodles and sauce and toss until they darken and drink it up. Tofu and half the sprouts last.',
      ],
      [
        'Mélanger',
        'Ajouter les nouilles et la sauce et remuer jusqu’à ce qu’elles foncent et boivent tout. Le tofu et la moitié des fèves germées à la fin.',
      ],
    ),
    step(
      2,
      [
        'Serve',
        'Top with peanuts, the rest of the sprouts, onion greens and coriander. Squeeze the lime over.',
      ],
      [
        'Servir',
        'Garnir d’arachides, du reste des fèves germées, de vert d’oignon et de coriandre. Presser la lime.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'shrimp',
      name: say('Shrimp instead of tofu', 'Crevettes au lieu du tofu'),
      cooking: say(
        'Fry the shrimp 4 minutes, until pink and curled, to 74°C (165°F).',
        'Sauter les crevettes 4 minutes, jusqu’à ce qu’elles soient roses et courbées, à 74 °C (165 °F).',
      ),
      surchargeCents: 250,
      without: ['firm-tofu'],
      with: [grams('shrimp', 200)],
    },
    {
      id: 'chicken',
      name: say('Chicken instead of tofu', 'Poulet au lieu du tofu'),
      cooking: say(
        'Slice the chicken thinly and fry it 6 minutes, to 74°C (165°F).',
        'Émincer finement le poulet et le sauter 6 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 100,
      without: ['firm-tofu'],
      with: [grams('chicken-breast', 250)],
    },
  ],
  pairings: ['dumplings-veggie', 'ginger-beer'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
