import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const redLentilDal: DishRecipe = {
  id: 'red-lentil-dal',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Coconut Red Lentil Dal', 'Dhal de lentilles corail au lait de coco'),
  promise: say(
    'Lentils that fall apart by themselves, ginger, coconut, a handful of spinach at the end. The kindest supper on the menu.',
    'Des lentilles qui se défont toutes seules, du gingembre, du coco, une poignée d’épinards à la fin. Le souper le plus doux du menu.',
  ),
  summary: say('Basmati rice, spinach, lemon', 'Riz basmati, épinards, citron'),
  cuisine: 'indian',
  difficulty: 'easy',
  handsOnMinutes: 15,
  spice: 1,
  equipment: ['large-pot', 'saucepan'],
  box: [
    grams('red-lentils', 140),
    grams('basmati-rice', 140),
    grams('coconut-milk', 160),
    grams('crushed-tomatoes', 150),
    grams('baby-spinach', 100),
    pieces('onion', 1),
    pieces('garlic', 2),
    grams('ginger', 12),
    grams('curry-powder', 5),
    grams('cumin', 2),
    pieces('lemon', 1),
    grams('coriander', 8),
  ],
  cupboard: [tablespoons('canola-oil', 1), teaspoons('salt', 1)],
  steps: [
    step(
      5,
      ['Chop', 'Mince the onion, garlic and ginger. Rinse the lentils, then the rice.'],
      ['Hacher', 'Hacher l’oignon, l’ail et le gingembre. Rincer les lentilles, puis le riz.'],
    ),
    step(
      6,
      [
        'Bloom the spices',
        'Soften the onion in the oil 5 minutes. Add the garlic, ginger, curry powder and cumin until they smell.',
      ],
      [
        'Réveiller les épices',
        'Attendrir l’oignon dans l’huile 5 minutes. Ajouter l’ail, le gingembre, la poudre de cari et le cumin jusqu’à ce qu’ils embaument.',
      ],
      5,
    ),
    step(
      3,
      [
        'Simmer',
        'Add the lentils, tomatoes, coconut milk, salt and 350 mL of water per two servings. Simmer 18 minutes, stirring now and then.',
      ],
      [
        'Mijoter',
        'Ajouter les lentilles, les tomates, le lait de coco, le sel et 350 ml d’eau pour deux portions. Laisser mijoter 18 minutes en remuant de temps en temps.',
      ],
      18,
    ),
    step(
      15,
      [
        'Cook the rice',
        'Meanwhile, bring the rice to a boil with 210 mL of water per two servings. Cover and cook on low 12 minutes, then leave covered.',
      ],
      [
        'Cuire le riz',
        'Pendant ce temps, porter le riz à ébullition avec 210 ml d’eau pour deux portions. Couvrir et cuire 12 minutes à feu doux, puis garder couvert.',
      ],
      12,
    ),
    step(
      3,
      [
        'Finish',
        'Stir in the spinach until it wilts, and the juice of half the lemon. Serve with rice, coriander and lemon wedges.',
      ],
      [
        'Terminer',
        'Incorporer les épinards jusqu’à ce qu’ils tombent et le jus d’un demi-citron. Servir avec le riz, la coriandre et des quartiers de citron.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('With chicken', 'Avec poulet'),
      cooking: say(
        'Dice the chicken and brown it before the onion, 5 minutes; it finishes in the dal, to 74°C (165°F).',
        'Couper le poulet en dés et le dorer avant l’oignon, 5 minutes; il finit de cuire dans le dhal, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 200,
      without: ['red-lentils'],
      with: [grams('red-lentils', 90), grams('chicken-thighs', 220)],
    },
  ],
  pairings: ['naan-pack', 'mango-lassi'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
