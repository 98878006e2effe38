import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const whiteBeanStew: DishRecipe = {
  id: 'white-bean-stew',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Tuscan White Bean and Kale Stew', 'Ragoût toscan aux haricots blancs et chou frisé'),
  promise: say(
    'A pot of beans that tastes as if it had been on since noon: rosemary, tomato, kale, and toast to rub with garlic.',
    'Une marmite de haricots qui goûte le feu doux depuis midi : romarin, tomate, chou frisé, et du pain grillé à frotter d’ail.',
  ),
  summary: say('Kale, rosemary, garlic toast', 'Chou frisé, romarin, pain à l’ail'),
  cuisine: 'mediterranean',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['large-pot'],
  box: [
    grams('white-beans', 350),
    grams('kale', 110),
    grams('crushed-tomatoes', 250),
    pieces('onion', 1),
    pieces('carrot', 1),
    pieces('celery', 1),
    pieces('garlic', 3),
    grams('rosemary', 3),
    grams('vegetable-broth-powder', 4),
    grams('chili-flakes', 0.5),
    pieces('sourdough', 2),
    pieces('lemon', 0.5),
  ],
  cupboard: [tablespoons('olive-oil', 2.5), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      6,
      [
        'Chop',
        'Dice the onion, carrot and celery. Slice two thirds of the garlic. Strip the kale from its stems and tear it.',
      ],
      [
        'Couper',
        'Couper l’oignon, la carotte et le céleri en dés. Trancher les deux tiers de l’ail. Effeuiller le chou frisé et le déchirer.',
      ],
    ),
    step(
      8,
      [
        'Soften',
        'Cook the vegetables with the rosemary and chili flakes in three quarters of the oil over medium heat, 8 minutes.',
      ],
      [
        'Attendrir',
        'Cuire les légumes avec le romarin et les flocons de piment dans les trois quarts de l’huile à feu moyen, 8 minutes.',
      ],
      8,
    ),
    step(
      12,
      [
        'Simmer',
        'Add the beans, tomatoes, broth concentrate and 400 mL of water per two servings. Simmer 12 minutes. Crush some beans against the side.',
      ],
      [
        'Mijoter',
        'Ajouter les haricots, les tomates, le concentré de bouillon et 400 ml d’eau pour deux portions. Laisser mijoter 12 minutes. Écraser quelques haricots contre la paroi.',
      ],
      12,
    ),
    step(
      4,
      ['Add the kale', 'Stir in the kale until dark and tender, 4 minutes. Pepper and a squeeze of lemon.'],
      [
        'Ajouter le chou',
        'Incorporer le chou frisé jusqu’à ce qu’il soit foncé et tendre, 4 minutes. Poivrer et ajouter un filet de citron.',
      ],
      4,
    ),
    step(
      2,
      ['Toast', 'Toast the bread, rub it with the last clove of garlic, and give it the rest of the oil.'],
      [
        'Griller le pain',
        'Griller le pain, le frotter avec la dernière gousse d’ail et l’arroser du reste de l’huile.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'sausage',
      name: say('With Italian sausage', 'Avec saucisse italienne'),
      cooking: say(
        'Take the sausage out of its casing and brown it before the vegetables, 7 minutes, to 71°C (160°F).',
        'Retirer la saucisse de son boyau et la dorer avant les légumes, 7 minutes, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 200,
      without: ['white-beans'],
      with: [grams('white-beans', 220), grams('italian-sausage', 200)],
    },
  ],
  pairings: ['parmesan-wedge', 'sourdough-loaf'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
}
