import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const tofuCurry: DishRecipe = {
  id: 'tofu-curry',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Yellow Curry with Tofu', 'Cari jaune au tofu'),
  promise: say(
    'Golden coconut curry, tofu that has soaked it up, peppers that still have some crunch.',
    'Un cari doré au lait de coco, un tofu qui s’en est imprégné, des poivrons encore un peu croquants.',
  ),
  summary: say('Coconut, red pepper, Thai basil, lime', 'Coco, poivron rouge, basilic, lime'),
  cuisine: 'thai',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 1,
  equipment: ['microwave'],
  box: [
    perMeal('firm-tofu', 130),
    perMeal('coconut-milk', 110),
    perMeal('jasmine-rice', 55),
    perMeal('red-pepper', 50),
    perMeal('green-beans', 40),
    perMeal('yellow-curry-paste', 18),
    perMeal('onion', 25),
    perMeal('brown-sugar', 4),
    perMeal('cornstarch', 2),
    perMeal('basil', 3),
    perMeal('lime', 18),
    perMeal('sesame-seeds', 1),
    perMeal('tamari', 5),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lime and the basil. Lift one corner of the film.',
      'Retirer la lime et le basilic. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Stir the curry, without breaking the tofu.', 'Remuer le cari, sans briser le tofu.'),
    finish('Tear the basil over and squeeze the lime.', 'Parsemer de basilic déchiré et presser la lime.'),
  ],
  swaps: [],
  pairings: ['dumplings-veggie', 'sparkling-water-lime'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
