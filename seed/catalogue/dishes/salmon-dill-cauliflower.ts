import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { perMeal } from '../authoring.ts'
import { finish, heat, open, stir } from '../reheating.ts'
import { say } from '../say.ts'

export const salmonDillCauliflower: DishRecipe = {
  id: 'salmon-dill-cauliflower',
  version: 1,
  kind: 'rte',
  category: 'keto-friendly',
  name: say('Dill Salmon with Cauliflower Mash', 'Saumon à l’aneth et purée de chou-fleur'),
  promise: say(
    'Salmon poached gently in a dill cream, on cauliflower whipped with butter until it forgets it is a vegetable.',
    'Du saumon poché doucement dans une crème à l’aneth, sur un chou-fleur fouetté au beurre qui en oublie d’être un légume.',
  ),
  summary: say('Dill cream, green beans, lemon', 'Crème à l’aneth, fèves vertes, citron'),
  cuisine: 'french',
  difficulty: 'easy',
  handsOnMinutes: 1,
  spice: 0,
  equipment: ['microwave'],
  box: [
    perMeal('salmon', 140),
    perMeal('cauliflower', 220),
    perMeal('green-beans', 70),
    perMeal('cream', 30),
    perMeal('sour-cream', 15),
    perMeal('butter', 12),
    perMeal('dill', 4),
    perMeal('shallot', 10),
    perMeal('lemon', 18),
    perMeal('salt', 1),
  ],
  cupboard: [],
  steps: [
    open(
      'Take out the lemon. Lift one corner of the film.',
      'Retirer le citron. Soulever un coin de la pellicule.',
    ),
    heat(),
    stir('Look at the thickest part of the salmon.', 'Vérifier la partie la plus épaisse du saumon.'),
    finish('Squeeze the lemon over.', 'Presser le citron.'),
  ],
  swaps: [],
  pairings: ['sourdough-loaf', 'tisane-mint'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
}
