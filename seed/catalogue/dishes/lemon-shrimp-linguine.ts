import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const lemonShrimpLinguine: DishRecipe = {
  id: 'lemon-shrimp-linguine',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Lemon Shrimp Linguine', 'Linguines aux crevettes et au citron'),
  promise: say(
    'Shrimp in garlic and butter, a whole lemon, and toasted crumbs where the cheese would go. On the table in 25 minutes.',
    'Des crevettes à l’ail et au beurre, un citron entier, et une chapelure grillée à la place du fromage. Prêt en 25 minutes.',
  ),
  summary: say('Garlic, spinach, toasted crumbs', 'Ail, épinards, chapelure grillée'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('shrimp', 240),
    grams('linguine', 180),
    pieces('lemon', 1),
    pieces('garlic', 4),
    grams('baby-spinach', 80),
    grams('breadcrumbs-panko', 20),
    grams('parsley', 10),
    grams('chili-flakes', 0.5),
  ],
  cupboard: [
    tablespoons('butter', 2),
    tablespoons('olive-oil', 1.5),
    teaspoons('salt', 0.25),
    teaspoons('black-pepper', 0.25),
  ],
  steps: [
    step(
      7,
      [
        'Boil and cut',
        'Put a large pot of salted water on to boil. Slice the garlic, chop the parsley, grate the lemon zest. Pat the shrimp dry.',
      ],
      [
        'Bouillir et couper',
        'Porter une grande casserole d’eau salée à ébullition. Trancher l’ail, hacher le persil, râper le zeste du citron. Éponger les crevettes.',
      ],
    ),
    step(
      4,
      [
        'Toast the crumbs',
        'Toast the panko in a third of the oil over medium heat, 3 minutes, stirring, until golden. Stir in half the zest and set aside.',
      ],
      [
        'Griller la chapelure',
        'Griller la chapelure dans le tiers de l’huile à feu moyen, 3 minutes, en remuant, jusqu’à ce qu’elle soit dorée. Ajouter la moitié du zeste et réserver.',
      ],
      3,
    ),
    step(
      4,
      ['Cook the pasta', 'Boil the linguine 9 minutes. Keep a cup of the water, then drain.'],
      ['Cuire les pâtes', 'Cuire les linguines 9 minutes. Garder une tasse d’eau de cuisson, puis égoutter.'],
      9,
    ),
    step(
      5,
      [
        'Cook the shrimp',
        'Season the shrimp. Cook in the rest of the oil over high heat, 2 minutes a side, until pink and 74°C (165°F). Set aside.',
      ],
      [
        'Cuire les crevettes',
        'Assaisonner les crevettes. Les cuire dans le reste de l’huile à feu vif, 2 minutes de chaque côté, jusqu’à ce qu’elles soient roses et à 74 °C (165 °F). Réserver.',
      ],
      2,
      2,
    ),
    step(
      3,
      [
        'Make the sauce',
        'In the same pan, melt the butter with the garlic and chili flakes, 2 minutes. Add the lemon juice and half the cup of pasta water.',
      ],
      [
        'Faire la sauce',
        'Dans la même poêle, fondre le beurre avec l’ail et les flocons de piment, 2 minutes. Ajouter le jus de citron et la moitié de l’eau de cuisson réservée.',
      ],
      2,
    ),
    step(
      2,
      [
        'Toss',
        'Toss in the linguine and spinach until the leaves wilt and the sauce clings. Shrimp, parsley and the rest of the zest; crumbs last.',
      ],
      [
        'Mélanger',
        'Ajouter les linguines et les épinards et remuer jusqu’à ce que les feuilles tombent et que la sauce enrobe. Garnir de crevettes, de persil et du reste du zeste; la chapelure en dernier.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'scallops',
      name: say('Scallops instead of shrimp', 'Pétoncles au lieu des crevettes'),
      cooking: say(
        'Dry the scallops well and sear them 2 minutes a side, untouched, to 70°C (158°F).',
        'Bien éponger les pétoncles et les saisir 2 minutes de chaque côté, sans y toucher, jusqu’à 70 °C (158 °F).',
      ),
      surchargeCents: 350,
      without: ['shrimp'],
      with: [grams('scallops', 220)],
    },
    {
      id: 'white-beans',
      name: say('White beans instead of shrimp', 'Haricots blancs au lieu des crevettes'),
      cooking: say(
        'Drain the beans and let them take colour in the oil, 4 minutes.',
        'Égoutter les haricots et les laisser dorer dans l’huile, 4 minutes.',
      ),
      surchargeCents: 0,
      without: ['shrimp'],
      with: [grams('white-beans', 240)],
    },
  ],
  pairings: ['garlic-bread', 'caesar-salad'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
