import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const bakedGnocchiMozzarella: DishRecipe = {
  id: 'baked-gnocchi-mozzarella',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Baked Gnocchi with Mozzarella', 'Gnocchis gratinés à la mozzarella'),
  promise: say(
    'Pillowy gnocchi, tomato sauce, mozzarella with brown spots. It strings, and that is the idea.',
    'Des gnocchis moelleux, de la sauce tomate, une mozzarella tachetée de brun. Ça file, et c’est voulu.',
  ),
  summary: say('Tomato sauce, parmesan, basil', 'Sauce tomate, parmesan, basilic'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('gnocchi', 230),
    perMeal('marinara-sauce', 160),
    perMeal('mozzarella', 65),
    perMeal('parmesan', 10),
    perMeal('basil', 3),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the basil. Lift one corner of the film.',
      'Retirer le basilic. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Check the middle; the cheese should bubble.', 'Vérifier le centre : le fromage doit bouillonner.'),
    finish(
      'Two more minutes under a hot broiler, in an ovenproof dish, bring the brown spots back. Tear the basil over.',
      'Deux minutes de plus sous le gril, dans un plat allant au four, ramènent les taches dorées. Parsemer de basilic déchiré.',
    ),
  ],
  swaps: [],
  pairings: ['caesar-salad', 'garlic-bread'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 700,
}
