import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const scallopsCornSuccotash: DishRecipe = {
  id: 'scallops-corn-succotash',
  version: 1,
  kind: 'rtc',
  category: 'premium',
  name: say('Seared Scallops with Corn Succotash', 'Pétoncles poêlés et succotash de maïs'),
  promise: say(
    'Scallops seared once, hard, and left alone. Under them corn, beans and bacon in a spoon of cream.',
    'Des pétoncles saisis à feu vif, sans y toucher. En dessous, du maïs, des fèves et du bacon dans un soupçon de crème.',
  ),
  summary: say('Bacon, green beans, baby potatoes, chives', 'Bacon, fèves vertes, grelots, ciboulette'),
  cuisine: 'north-american',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('scallops', 280),
    grams('baby-potatoes', 300),
    grams('corn', 180),
    grams('green-beans', 120),
    grams('bacon', 40),
    pieces('red-pepper', 0.5),
    pieces('shallot', 1),
    grams('cream', 50),
    pieces('lemon', 1),
    grams('chives', 8),
  ],
  cupboard: [
    tablespoons('butter', 1),
    tablespoons('canola-oil', 1),
    teaspoons('salt', 0.25),
    teaspoons('black-pepper', 0.25),
  ],
  steps: [
    step(
      5,
      [
        'Boil the potatoes',
        'Halve the potatoes, cover with cold salted water, bring to a boil and cook 12 minutes. Drain and keep covered.',
      ],
      [
        'Bouillir les grelots',
        'Couper les grelots en deux, les couvrir d’eau froide salée, porter à ébullition et cuire 12 minutes. Égoutter et garder couvert.',
      ],
      12,
    ),
    step(
      7,
      [
        'Cut',
        'Cut the green beans and the pepper small, mince the shallot and chives, slice the bacon. Lay the scallops on paper and pat them very dry.',
      ],
      [
        'Couper',
        'Couper les fèves vertes et le poivron en petits morceaux, hacher l’échalote et la ciboulette, trancher le bacon. Déposer les pétoncles sur du papier et bien les éponger.',
      ],
    ),
    step(
      5,
      [
        'Crisp the bacon',
        'Cook the bacon over medium heat, 5 minutes, until crisp. Lift it out and leave the fat.',
      ],
      [
        'Dorer le bacon',
        'Cuire le bacon à feu moyen, 5 minutes, jusqu’à ce qu’il soit croustillant. Le retirer en laissant le gras.',
      ],
      5,
    ),
    step(
      7,
      [
        'Cook the succotash',
        'In the bacon fat, cook the shallot, beans, pepper and corn 6 minutes. Add the cream, half the chives and a squeeze of lemon. Keep warm in a bowl; wipe the pan.',
      ],
      [
        'Cuire le succotash',
        'Dans le gras du bacon, cuire l’échalote, les fèves, le poivron et le maïs 6 minutes. Ajouter la crème, la moitié de la ciboulette et un filet de citron. Garder au chaud dans un bol; essuyer la poêle.',
      ],
      6,
    ),
    step(
      5,
      [
        'Sear the scallops',
        'Season the scallops. Sear in very hot oil 2 minutes, untouched, until deep gold; turn, add the butter and cook 1 minute more, spooning it over, to 70°C (158°F).',
      ],
      [
        'Saisir les pétoncles',
        'Assaisonner les pétoncles. Les saisir dans l’huile très chaude 2 minutes, sans y toucher, jusqu’à ce qu’ils soient bien dorés; les retourner, ajouter le beurre et cuire 1 minute de plus en les arrosant, jusqu’à 70 °C (158 °F).',
      ],
      2,
      1,
    ),
    step(
      2,
      [
        'Serve at once',
        'Succotash and potatoes first, scallops on top, bacon and chives over. Lemon on the side.',
      ],
      [
        'Servir aussitôt',
        'Dresser le succotash et les grelots, déposer les pétoncles, parsemer de bacon et de ciboulette. Servir avec le citron.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'shrimp',
      name: say('Shrimp instead of scallops', 'Crevettes au lieu des pétoncles'),
      cooking: say(
        'Sear the shrimp 2 minutes a side, until pink, to 74°C (165°F).',
        'Saisir les crevettes 2 minutes de chaque côté, jusqu’à ce qu’elles soient roses, à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['scallops'],
      with: [grams('shrimp', 280)],
    },
    {
      id: 'salmon',
      name: say('Salmon instead of scallops', 'Saumon au lieu des pétoncles'),
      cooking: say(
        'Sear the salmon 4 minutes a side, to 70°C (158°F).',
        'Saisir le saumon 4 minutes de chaque côté, jusqu’à 70 °C (158 °F).',
      ),
      surchargeCents: 0,
      without: ['scallops'],
      with: [grams('salmon', 280)],
    },
  ],
  pairings: ['caesar-salad', 'sparkling-water-lime'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 500,
  weeklyCapacity: 180,
}
