import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const alooGobi: DishRecipe = {
  id: 'aloo-gobi',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Aloo Gobi with Basmati Rice', 'Aloo gobi et riz basmati'),
  promise: say(
    'Potatoes and cauliflower fried with cumin until the corners turn gold, then finished in their own steam.',
    'Des pommes de terre et du chou-fleur dorés au cumin, puis attendris à l’étuvée, sous un couvercle.',
  ),
  summary: say('Turmeric, ginger, peas, lemon', 'Curcuma, gingembre, pois verts, citron'),
  cuisine: 'indian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 2,
  equipment: ['frying-pan', 'saucepan'],
  box: [
    grams('cauliflower', 300),
    grams('potatoes', 280),
    grams('basmati-rice', 130),
    grams('green-peas', 80),
    grams('crushed-tomatoes', 140),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    grams('ginger', 12),
    pieces('jalapeno', 1),
    grams('cumin', 3),
    grams('coriander-seed', 3),
    grams('turmeric', 1.5),
    grams('garam-masala', 2),
    grams('coriander', 8),
    pieces('lemon', 0.5),
  ],
  cupboard: [tablespoons('canola-oil', 2.5), teaspoons('salt', 0.75)],
  steps: [
    step(
      6,
      [
        'Cut',
        'Cut the potatoes in small cubes and the cauliflower in small florets. Mince the onion, garlic, ginger and jalapeño.',
      ],
      [
        'Couper',
        'Couper les pommes de terre en petits cubes et le chou-fleur en petits bouquets. Hacher l’oignon, l’ail, le gingembre et le piment jalapeño.',
      ],
    ),
    step(
      8,
      [
        'Brown',
        'Heat the oil in a wide pan over medium-high heat. Brown the potatoes and cauliflower 8 minutes, turning now and then.',
      ],
      [
        'Dorer',
        'Chauffer l’huile dans une grande poêle à feu moyen-vif. Dorer les pommes de terre et le chou-fleur 8 minutes, en les retournant de temps en temps.',
      ],
      8,
    ),
    step(
      4,
      [
        'Start the rice',
        'Rinse the rice. Bring to a boil with 195 mL of water per two servings, cover and cook on low 12 minutes. Leave covered.',
      ],
      [
        'Lancer le riz',
        'Rincer le riz. Porter à ébullition avec 195 ml d’eau pour deux portions, couvrir et cuire 12 minutes à feu doux. Garder couvert.',
      ],
      12,
    ),
    step(
      4,
      [
        'Add the spices',
        'Push the vegetables aside. Soften the onion, garlic, ginger and jalapeño 3 minutes with the cumin, ground coriander, turmeric and salt.',
      ],
      [
        'Ajouter les épices',
        'Pousser les légumes. Attendrir l’oignon, l’ail, le gingembre et le piment 3 minutes avec le cumin, la coriandre moulue, le curcuma et le sel.',
      ],
      3,
    ),
    step(
      10,
      [
        'Steam',
        'Add the tomatoes and 100 mL of water per two servings. Stir, cover and cook over medium-low heat 10 minutes, until a knife slides in.',
      ],
      [
        'Étuver',
        'Ajouter les tomates et 100 ml d’eau pour deux portions. Remuer, couvrir et cuire 10 minutes à feu moyen-doux, jusqu’à ce qu’un couteau s’enfonce sans effort.',
      ],
      10,
    ),
    step(
      3,
      [
        'Finish',
        'Stir in the peas and garam masala for 2 minutes. Fresh coriander and a squeeze of lemon; rice beside it.',
      ],
      [
        'Terminer',
        'Incorporer les pois verts et le garam masala, 2 minutes. Garnir de coriandre fraîche et d’un filet de citron; servir avec le riz.',
      ],
      2,
    ),
  ],
  swaps: [
    {
      id: 'paneer',
      name: say('With paneer', 'Avec paneer'),
      cooking: say(
        'Cube the paneer and brown it in the oil first, 4 minutes. It goes back in with the peas.',
        'Couper le paneer en cubes et le dorer d’abord dans l’huile, 4 minutes. L’ajouter avec les pois verts.',
      ),
      surchargeCents: 150,
      without: ['potatoes'],
      with: [grams('potatoes', 160), grams('paneer', 160)],
    },
  ],
  pairings: ['naan-pack', 'mango-lassi'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
