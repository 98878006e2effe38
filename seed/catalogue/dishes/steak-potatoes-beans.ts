import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const steakPotatoesBeans: DishRecipe = {
  id: 'steak-potatoes-beans',
  version: 1,
  kind: 'rtc',
  category: 'premium',
  name: say('Rosemary Beef Tenderloin', 'Filet de bœuf au romarin'),
  promise: say(
    'Tenderloin basted in rosemary butter, potatoes roasted crisp, green beans with some snap. The steakhouse, without the parking.',
    'Un filet arrosé de beurre au romarin, des grelots rôtis bien croustillants, des fèves vertes encore croquantes. La grilladerie, le stationnement en moins.',
  ),
  summary: say('Baby potatoes, green beans, pan jus', 'Grelots, fèves vertes, jus de viande'),
  cuisine: 'french',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'frying-pan'],
  box: [
    grams('beef-tenderloin', 320),
    grams('baby-potatoes', 400),
    grams('green-beans', 200),
    pieces('shallot', 1),
    pieces('garlic', 2),
    grams('rosemary', 4),
    grams('demi-glace', 60),
  ],
  cupboard: [
    tablespoons('butter', 1.5),
    tablespoons('olive-oil', 1.5),
    teaspoons('salt', 0.75),
    teaspoons('black-pepper', 0.5),
  ],
  steps: [
    step(
      5,
      [
        'Heat and halve',
        'Heat the oven to 220°C (425°F). Take the beef out of the fridge and pat it dry. Halve the potatoes.',
      ],
      [
        'Chauffer et couper',
        'Préchauffer le four à 220 °C (425 °F). Sortir le bœuf du réfrigérateur et l’éponger. Couper les grelots en deux.',
      ],
    ),
    step(
      15,
      [
        'Roast the potatoes',
        'Toss the potatoes with two thirds of the oil and a third of the salt on a baking sheet, cut side down. Roast 25 minutes in all.',
      ],
      [
        'Rôtir les grelots',
        'Sur une plaque, mélanger les grelots avec les deux tiers de l’huile et le tiers du sel, côté coupé dessous. Rôtir 25 minutes en tout.',
      ],
      25,
    ),
    step(
      8,
      [
        'Sear and baste',
        'Season the beef with the rest of the salt and the pepper. Sear in the rest of the oil 3 minutes a side. Add the butter, crushed garlic and rosemary; spoon over for 2 minutes. Rare is 55°C (130°F); the safe mark for steak is 63°C (145°F).',
      ],
      [
        'Saisir et arroser',
        'Assaisonner le bœuf du reste du sel et du poivre. Le saisir dans le reste de l’huile, 3 minutes de chaque côté. Ajouter le beurre, l’ail écrasé et le romarin; arroser 2 minutes. Saignant : 55 °C (130 °F); la température sûre pour un bifteck est de 63 °C (145 °F).',
      ],
      3,
      3,
      2,
    ),
    step(
      5,
      [
        'Rest the beef, cook the beans',
        'Rest the beef 5 minutes. In the same pan, cook the beans with a splash of water, covered, until bright and just tender.',
      ],
      [
        'Repos du bœuf, cuisson des fèves',
        'Laisser reposer le bœuf 5 minutes. Dans la même poêle, cuire les fèves vertes à couvert avec un peu d’eau, jusqu’à ce qu’elles soient bien vertes et à peine tendres.',
      ],
      5,
    ),
    step(
      2,
      [
        'Make the jus, slice',
        'Soften the minced shallot in the pan, add the demi-glace and two spoons of water, simmer 1 minute. Slice the beef across the grain and serve.',
      ],
      [
        'Faire le jus, trancher',
        'Attendrir l’échalote hachée dans la poêle, ajouter la demi-glace et deux cuillérées d’eau, laisser frémir 1 minute. Trancher le bœuf contre le grain et servir.',
      ],
      1,
    ),
  ],
  swaps: [],
  pairings: ['sourdough-loaf', 'caesar-salad'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 500,
  weeklyCapacity: 180,
}
