import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const thaiBasilPork: DishRecipe = {
  id: 'thai-basil-pork',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Thai Basil Pork', 'Porc au basilic à la thaïe'),
  promise: say(
    'Pork fried hard with chili and garlic, basil thrown in by the handful. Faster than delivery, and louder.',
    'Du porc sauté à feu vif avec piment et ail, du basilic jeté à pleine main. Plus rapide que la livraison, et plus parfumé.',
  ),
  summary: say('Green beans, jasmine rice, lime', 'Fèves vertes, riz au jasmin, lime'),
  cuisine: 'thai',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 2,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('ground-pork', 280),
    grams('jasmine-rice', 150),
    grams('green-beans', 150),
    grams('basil', 15),
    pieces('chili-red', 1),
    pieces('garlic', 3),
    pieces('shallot', 1),
    tablespoons('oyster-sauce', 1),
    teaspoons('fish-sauce', 1),
    teaspoons('soy-sauce', 2),
    pieces('lime', 1),
    pieces('cucumber', 1),
  ],
  cupboard: [tablespoons('canola-oil', 1), teaspoons('sugar', 1.5)],
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
      ['Cut', 'Mince the garlic, shallot and chili. Cut the beans into short lengths. Slice the cucumber.'],
      [
        'Couper',
        'Hacher l’ail, l’échalote et le piment. Couper les fèves vertes en tronçons. Trancher le concombre.',
      ],
    ),
    step(
      3,
      [
        'Fry the beans',
        'Fry the beans in half the oil over high heat until they blister, 3 minutes. Set aside.',
      ],
      [
        'Sauter les fèves',
        'Sauter les fèves vertes dans la moitié de l’huile à feu vif, 3 minutes, jusqu’à ce qu’elles cloquent. Réserver.',
      ],
      3,
    ),
    step(
      7,
      [
        'Fry the pork',
        'Add the rest of the oil, the garlic, shallot and chili, then the pork. Break it up and fry 6 minutes, to 71°C (160°F).',
      ],
      [
        'Sauter le porc',
        'Ajouter le reste de l’huile, l’ail, l’échalote et le piment, puis le porc. L’émietter et le sauter 6 minutes, jusqu’à 71 °C (160 °F).',
      ],
      6,
    ),
    step(
      3,
      [
        'Sauce and basil',
        'Add the sauces, sugar and beans and let it stick a little. Off the heat, stir in the basil. Rice, cucumber, lime.',
      ],
      [
        'Sauce et basilic',
        'Ajouter les sauces, le sucre et les fèves et laisser attacher un peu. Hors du feu, incorporer le basilic. Servir avec riz, concombre et lime.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'turkey',
      name: say('Turkey instead of pork', 'Dindon au lieu du porc'),
      cooking: say(
        'Fry the turkey like the pork, 7 minutes, to 74°C (165°F).',
        'Sauter le dindon comme le porc, 7 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['ground-pork'],
      with: [grams('ground-turkey', 280)],
    },
  ],
  pairings: ['dumplings-pork', 'kombucha-ginger'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
