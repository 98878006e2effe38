import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const spaghettiMeatballs: DishRecipe = {
  id: 'spaghetti-meatballs',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Spaghetti and Meatballs', 'Spaghetti aux boulettes'),
  promise: say(
    'Beef meatballs browned in the pan, then simmered in tomato sauce until they taste of Sunday.',
    'Des boulettes de bœuf dorées à la poêle, puis mijotées dans la sauce tomate jusqu’à goûter le dimanche.',
  ),
  summary: say('Slow-cooked tomato sauce, parmesan, basil', 'Sauce tomate mijotée, parmesan, basilic'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('ground-beef', 280),
    grams('spaghetti', 180),
    grams('marinara-sauce', 320),
    grams('breadcrumbs-panko', 25),
    pieces('egg', 1),
    grams('parmesan', 30),
    pieces('garlic', 2),
    grams('basil', 8),
  ],
  cupboard: [tablespoons('olive-oil', 1), teaspoons('salt', 0.5), teaspoons('black-pepper', 0.5)],
  steps: [
    step(
      7,
      [
        'Roll the meatballs',
        'Mince the garlic. Mix the beef, panko, egg, garlic, a third of the parmesan, half the salt and the pepper. Roll into balls the size of a walnut.',
      ],
      [
        'Façonner les boulettes',
        'Hacher l’ail. Mélanger le bœuf, la chapelure, l’œuf, l’ail, le tiers du parmesan, la moitié du sel et le poivre. Façonner des boulettes de la taille d’une noix.',
      ],
    ),
    step(
      7,
      [
        'Brown',
        'Heat the oil in a large pan over medium-high. Brown the meatballs on all sides, 7 minutes. Put a big pot of salted water on to boil.',
      ],
      [
        'Dorer',
        'Chauffer l’huile dans une grande poêle à feu moyen-vif. Dorer les boulettes de tous les côtés, 7 minutes. Porter à ébullition une grande casserole d’eau salée.',
      ],
      7,
    ),
    step(
      4,
      [
        'Simmer',
        'Pour in the tomato sauce and 125 mL of water. Cover and simmer 10 minutes, until the meatballs read 71°C (160°F) inside.',
      ],
      [
        'Mijoter',
        'Verser la sauce tomate et 125 ml d’eau. Couvrir et laisser mijoter 10 minutes, jusqu’à ce que le centre des boulettes atteigne 71 °C (160 °F).',
      ],
      10,
    ),
    step(
      10,
      [
        'Boil the spaghetti',
        'While the sauce simmers, cook the spaghetti 9 minutes. Keep a cup of the water, then drain.',
      ],
      [
        'Cuire les spaghettis',
        'Pendant que la sauce mijote, cuire les spaghettis 9 minutes. Garder une tasse d’eau de cuisson, puis égoutter.',
      ],
      9,
    ),
    step(
      2,
      [
        'Bring it together',
        'Toss the spaghetti in the sauce, loosening with cooking water. Serve under parmesan and torn basil.',
      ],
      [
        'Réunir',
        'Mélanger les spaghettis et la sauce, en allongeant avec l’eau de cuisson. Servir avec le parmesan et le basilic déchiré.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'turkey',
      name: say('Turkey instead of beef', 'Dindon au lieu du bœuf'),
      cooking: say(
        'Shape and simmer the turkey like the beef, to 74°C (165°F).',
        'Façonner et mijoter le dindon comme le bœuf, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['ground-beef'],
      with: [grams('ground-turkey', 280)],
    },
  ],
  pairings: ['garlic-bread', 'caesar-salad'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
