import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const shakshuka: DishRecipe = {
  id: 'shakshuka',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Shakshuka with Feta', 'Shakshuka à la feta'),
  promise: say(
    'Eggs poached in a pan of peppers and tomato that has had time to get sweet. Bread is the cutlery.',
    'Des œufs pochés dans une poêle de poivrons et de tomates qui ont pris le temps de devenir sucrés. Le pain sert d’ustensile.',
  ),
  summary: say('Eggs, roasted pepper, coriander, sourdough', 'Œufs, poivron, coriandre, pain au levain'),
  cuisine: 'middle-eastern',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['frying-pan'],
  box: [
    pieces('egg', 4),
    grams('crushed-tomatoes', 400),
    pieces('red-pepper', 1),
    pieces('onion', 0.5),
    pieces('garlic', 3),
    grams('feta', 60),
    tablespoons('tomato-paste', 1),
    grams('coriander', 8),
    grams('cumin', 3),
    grams('smoked-paprika', 3),
    grams('chili-flakes', 1),
    pieces('sourdough', 2),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.25), teaspoons('sugar', 0.5)],
  steps: [
    step(
      5,
      ['Slice', 'Slice the pepper and onion. Mince the garlic.'],
      ['Émincer', 'Émincer le poivron et l’oignon. Hacher l’ail.'],
    ),
    step(
      8,
      [
        'Soften',
        'Cook the pepper and onion in the oil over medium heat, 8 minutes, until soft and a little brown.',
      ],
      [
        'Attendrir',
        'Cuire le poivron et l’oignon dans l’huile à feu moyen, 8 minutes, jusqu’à ce qu’ils soient tendres et légèrement dorés.',
      ],
      8,
    ),
    step(
      8,
      [
        'Simmer',
        'Add the garlic, spices and tomato paste for a minute. Pour in the tomatoes, salt and sugar; simmer 6 minutes until thick.',
      ],
      [
        'Mijoter',
        'Ajouter l’ail, les épices et la pâte de tomate une minute. Verser les tomates, le sel et le sucre; laisser mijoter 6 minutes pour épaissir.',
      ],
      6,
    ),
    step(
      7,
      [
        'Poach the eggs',
        'Make a well for each egg and crack them in. Cover and cook 6 minutes, until the whites are set.',
      ],
      [
        'Pocher les œufs',
        'Creuser un puits pour chaque œuf et les y casser. Couvrir et cuire 6 minutes, jusqu’à ce que les blancs soient pris.',
      ],
      6,
    ),
    step(
      2,
      ['Finish', 'Crumble the feta over, add the coriander, toast the bread and bring the pan to the table.'],
      ['Terminer', 'Émietter la feta, ajouter la coriandre, griller le pain et apporter la poêle à table.'],
    ),
  ],
  swaps: [
    {
      id: 'chorizo',
      name: say('With chorizo', 'Avec chorizo'),
      cooking: say(
        'Slice the chorizo and fry it with the pepper and onion. Half the feta.',
        'Trancher le chorizo et le cuire avec le poivron et l’oignon. Moitié moins de feta.',
      ),
      surchargeCents: 150,
      without: ['feta'],
      with: [grams('feta', 30), grams('chorizo', 60)],
    },
  ],
  pairings: ['hummus', 'orange-juice'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
