import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const roastChickenMashCarrots: DishRecipe = {
  id: 'roast-chicken-mash-carrots',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Roast Chicken, Mash and Carrots', 'Poulet rôti, purée et carottes'),
  promise: say(
    'Crisp skin, real gravy, mash with a well in it. Sunday supper on whichever night it is.',
    'Une peau croustillante, une vraie sauce, une purée avec un puits au milieu. Le souper du dimanche, n’importe quel soir.',
  ),
  summary: say('Green beans, rosemary gravy', 'Fèves vertes, sauce au romarin'),
  cuisine: 'north-american',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['oven', 'baking-sheet', 'saucepan', 'frying-pan'],
  box: [
    grams('chicken-breast-skin', 360),
    grams('potatoes', 420),
    pieces('carrot', 3),
    grams('green-beans', 150),
    grams('demi-glace', 70),
    pieces('garlic', 1),
    grams('rosemary', 4),
  ],
  cupboard: [
    tablespoons('butter', 1.5),
    tablespoons('milk', 4),
    tablespoons('olive-oil', 1),
    teaspoons('salt', 0.5),
    teaspoons('black-pepper', 0.5),
  ],
  steps: [
    step(
      6,
      [
        'Heat and cut',
        'Heat the oven to 220°C (425°F). Cut the carrots into long sticks. Peel the potatoes and cut them small.',
      ],
      [
        'Chauffer et couper',
        'Préchauffer le four à 220 °C (425 °F). Couper les carottes en longs bâtonnets. Peler les pommes de terre et les couper en petits morceaux.',
      ],
    ),
    step(
      6,
      [
        'Crisp the skin',
        'Season the chicken. Lay it skin down in the oil in a cold pan, turn the heat to medium-high and cook 5 minutes.',
      ],
      [
        'Dorer la peau',
        'Assaisonner le poulet. Le déposer côté peau dans l’huile, dans une poêle froide; chauffer à feu moyen-vif et cuire 5 minutes.',
      ],
      5,
    ),
    step(
      16,
      [
        'Roast and boil',
        'Move the chicken, skin up, to a baking sheet with the carrots. Roast 20 minutes, to 74°C (165°F). Boil the potatoes in salted water 15 minutes.',
      ],
      [
        'Rôtir et bouillir',
        'Déposer le poulet, peau dessus, sur une plaque avec les carottes. Rôtir 20 minutes, jusqu’à 74 °C (165 °F). Cuire les pommes de terre 15 minutes à l’eau bouillante salée.',
      ],
      20,
      15,
    ),
    step(
      4,
      ['Steam the beans', 'For the last 4 minutes, set the beans on top of the potatoes and cover.'],
      [
        'Cuire les fèves',
        'Pendant les 4 dernières minutes, déposer les fèves vertes sur les pommes de terre et couvrir.',
      ],
      4,
    ),
    step(
      4,
      ['Mash', 'Lift out the beans, drain the potatoes, mash with the butter and milk.'],
      [
        'Faire la purée',
        'Retirer les fèves, égoutter les pommes de terre, réduire en purée avec le beurre et le lait.',
      ],
    ),
    step(
      4,
      [
        'Make the gravy',
        'In the chicken pan, warm the garlic and rosemary, add the demi-glace and 60 mL of water, simmer 2 minutes. Pour into the well.',
      ],
      [
        'Faire la sauce',
        'Dans la poêle du poulet, réchauffer l’ail et le romarin, ajouter la demi-glace et 60 ml d’eau, laisser frémir 2 minutes. Verser dans le puits.',
      ],
      2,
    ),
  ],
  swaps: [],
  pairings: ['garlic-bread', 'apple-juice'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
