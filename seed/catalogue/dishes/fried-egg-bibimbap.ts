import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const friedEggBibimbap: DishRecipe = {
  id: 'fried-egg-bibimbap',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Beef Bibimbap with a Fried Egg', 'Bibimbap au bœuf et œuf miroir'),
  promise: say(
    'Five small piles on hot rice, an egg with a runny middle, one spoon of gochujang. Then stir it all up.',
    'Cinq petits tas sur du riz chaud, un œuf au jaune coulant, une cuillerée de gochujang. Ensuite, on mélange tout.',
  ),
  summary: say('Spinach, mushrooms, carrot, gochujang', 'Épinards, champignons, carotte, gochujang'),
  cuisine: 'korean',
  difficulty: 'moderate',
  handsOnMinutes: 30,
  spice: 2,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('ground-beef', 220),
    grams('jasmine-rice', 150),
    pieces('egg', 2),
    grams('baby-spinach', 120),
    grams('mushrooms', 100),
    pieces('carrot', 1),
    pieces('cucumber', 1),
    grams('bean-sprouts', 80),
    grams('gochujang', 36),
    tablespoons('soy-sauce', 1),
    tablespoons('sesame-oil', 1),
    grams('sesame-seeds', 6),
    pieces('garlic', 2),
    pieces('green-onion', 2),
  ],
  cupboard: [tablespoons('canola-oil', 1), teaspoons('sugar', 1)],
  steps: [
    step(
      5,
      [
        'Start the rice',
        'Rinse the rice. Bring to a boil with 225 mL of water per two servings, cover, and cook on low 12 minutes. Leave covered.',
      ],
      [
        'Lancer le riz',
        'Rincer le riz. Porter à ébullition avec 225 ml d’eau pour deux portions, couvrir et cuire 12 minutes à feu doux. Garder couvert.',
      ],
      12,
    ),
    step(
      7,
      [
        'Cut',
        'Cut the carrot into matchsticks, slice the cucumber, mushrooms and green onions, mince the garlic.',
      ],
      [
        'Couper',
        'Couper la carotte en allumettes, trancher le concombre, les champignons et les oignons verts, hacher l’ail.',
      ],
    ),
    step(
      7,
      [
        'Cook the vegetables',
        'In a little sesame oil, wilt the spinach 2 minutes and set aside. Fry the mushrooms 3 minutes, then the sprouts for a moment. Keep them apart.',
      ],
      [
        'Cuire les légumes',
        'Dans un peu d’huile de sésame, faire tomber les épinards 2 minutes et réserver. Sauter les champignons 3 minutes, puis les fèves germées un instant. Garder séparés.',
      ],
      2,
      3,
    ),
    step(
      8,
      [
        'Caramelize the beef',
        'Fry the beef and garlic over high heat 6 minutes, to 71°C (160°F). Add the soy sauce and sugar and let it catch.',
      ],
      [
        'Caraméliser le bœuf',
        'Sauter le bœuf et l’ail à feu vif 6 minutes, jusqu’à 71 °C (160 °F). Ajouter la sauce soya et le sucre et laisser caraméliser.',
      ],
      6,
    ),
    step(
      5,
      [
        'Fry the eggs',
        'Heat the oil until it shimmers. Fry the eggs 3 minutes, spooning oil over the whites.',
      ],
      [
        'Cuire les œufs',
        'Bien chauffer l’huile. Cuire les œufs 3 minutes en arrosant les blancs d’huile chaude.',
      ],
      3,
    ),
    step(
      3,
      [
        'Build the bowls',
        'Rice first, then everything in its own pile, the egg in the middle. Gochujang, sesame seeds, green onion.',
      ],
      [
        'Monter les bols',
        'Le riz d’abord, puis chaque garniture en petit tas, l’œuf au centre. Terminer avec gochujang, graines de sésame et oignon vert.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of beef', 'Tofu au lieu du bœuf'),
      cooking: say(
        'Crumble the tofu and fry it 8 minutes, until dry and golden.',
        'Émietter le tofu et le sauter 8 minutes, jusqu’à ce qu’il soit sec et doré.',
      ),
      surchargeCents: 0,
      without: ['ground-beef'],
      with: [grams('firm-tofu', 250)],
    },
  ],
  pairings: ['dumplings-pork', 'tea-green'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
