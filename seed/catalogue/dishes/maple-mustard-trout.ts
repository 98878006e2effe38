import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const mapleMustardTrout: DishRecipe = {
  id: 'maple-mustard-trout',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Maple-Mustard Trout', 'Truite à l’érable et à la moutarde'),
  promise: say(
    'Trout under a glaze of maple and mustard seed, everything on one sheet, fifteen minutes of your attention.',
    'De la truite laquée à l’érable et à la moutarde à l’ancienne, le tout sur une seule plaque, un quart d’heure d’attention.',
  ),
  summary: say('Baby potatoes, green beans, dill', 'Grelots, fèves vertes, aneth'),
  cuisine: 'quebec',
  difficulty: 'easy',
  handsOnMinutes: 15,
  spice: 0,
  equipment: ['oven', 'baking-sheet'],
  box: [
    grams('trout', 300),
    grams('baby-potatoes', 400),
    grams('green-beans', 200),
    tablespoons('maple-syrup', 1.5),
    tablespoons('whole-grain-mustard', 1.5),
    pieces('lemon', 1),
    grams('dill', 6),
    pieces('shallot', 1),
  ],
  cupboard: [tablespoons('olive-oil', 1.5), teaspoons('salt', 0.5), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      5,
      [
        'Heat and halve',
        'Heat the oven to 220°C (425°F). Halve the potatoes and toss with half the oil and half the salt on a baking sheet.',
      ],
      [
        'Chauffer et couper',
        'Préchauffer le four à 220 °C (425 °F). Couper les grelots en deux et les mélanger avec la moitié de l’huile et du sel sur une plaque.',
      ],
    ),
    step(
      15,
      [
        'Roast the potatoes',
        'Roast the potatoes 15 minutes. Meanwhile, stir the maple syrup with the mustard, and slice the shallot.',
      ],
      [
        'Rôtir les grelots',
        'Rôtir les grelots 15 minutes. Pendant ce temps, mélanger le sirop d’érable et la moutarde, et émincer l’échalote.',
      ],
      15,
    ),
    step(
      3,
      [
        'Add the rest',
        'Push the potatoes aside. Add the beans, shallot and the rest of the oil, then the trout. Season and brush with the glaze.',
      ],
      [
        'Ajouter le reste',
        'Pousser les grelots. Ajouter les fèves vertes, l’échalote et le reste de l’huile, puis la truite. Assaisonner et badigeonner de laque.',
      ],
    ),
    step(
      10,
      ['Roast', 'Roast 10 minutes, until the trout flakes and reads 70°C (158°F).'],
      ['Rôtir', 'Rôtir 10 minutes, jusqu’à ce que la truite s’effeuille, à 70 °C (158 °F).'],
      10,
    ),
    step(
      2,
      ['Finish', 'Scatter the dill and serve with lemon.'],
      ['Terminer', 'Parsemer d’aneth et servir avec le citron.'],
    ),
  ],
  swaps: [
    {
      id: 'salmon',
      name: say('Salmon instead of trout', 'Saumon au lieu de la truite'),
      cooking: say(
        'Roast the salmon 12 minutes, to 70°C (158°F).',
        'Rôtir le saumon 12 minutes, jusqu’à 70 °C (158 °F).',
      ),
      surchargeCents: 0,
      without: ['trout'],
      with: [grams('salmon', 280)],
    },
    {
      id: 'chicken',
      name: say('Chicken instead of trout', 'Poulet au lieu de la truite'),
      cooking: say(
        'Add the chicken when the potatoes have had 5 minutes. Roast 20 minutes, to 74°C (165°F).',
        'Ajouter le poulet quand les grelots ont cuit 5 minutes. Rôtir 20 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['trout'],
      with: [grams('chicken-thighs', 280)],
    },
  ],
  pairings: ['sourdough-loaf', 'apple-cider-sparkling'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
}
