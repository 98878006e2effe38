import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const vegetableLasagna: DishRecipe = {
  id: 'vegetable-lasagna',
  version: 1,
  kind: 'rte',
  category: 'veggie',
  name: say('Vegetable Lasagna', 'Lasagne aux légumes'),
  promise: say(
    'Roasted eggplant and zucchini between the sheets, ricotta and spinach, a top that browned while nobody hurried it.',
    'De l’aubergine et de la courgette rôties entre les étages, ricotta et épinards, un dessus gratiné sans se presser.',
  ),
  summary: say('Eggplant, zucchini, ricotta, mozzarella', 'Aubergine, courgette, ricotta, mozzarella'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('lasagna-sheets', 55),
    perMeal('marinara-sauce', 140),
    perMeal('ricotta', 65),
    perMeal('mozzarella', 45),
    perMeal('eggplant', 70),
    perMeal('zucchini', 60),
    perMeal('baby-spinach', 40),
    perMeal('parmesan', 8),
    perMeal('basil', 3),
    perMeal('olive-oil', 5),
    perMeal('salt', 0.5),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the basil. Lift one corner of the film.',
      'Retirer le basilic. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Slide a knife into the middle layer.', 'Glisser un couteau jusqu’à l’étage du milieu.'),
    finish(
      'Let it stand a minute, then tear the basil over.',
      'Laisser reposer une minute, puis parsemer de basilic déchiré.',
    ),
  ],
  swaps: [],
  pairings: ['garlic-bread', 'caesar-salad'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 650,
}
