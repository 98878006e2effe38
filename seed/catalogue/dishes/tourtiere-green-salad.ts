import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const tourtiereGreenSalad: DishRecipe = {
  id: 'tourtiere-green-salad',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Tourtière with Green Salad', 'Tourtière et salade verte'),
  promise: say(
    'Pork and beef with clove and a little cinnamon under a butter crust, fruit ketchup beside it. Christmas Eve, on a weeknight.',
    'Du porc et du bœuf au clou de girofle sous une croûte au beurre, et le ketchup aux fruits. Le réveillon, un soir de semaine.',
  ),
  summary: say('Butter pastry, fruit ketchup, maple dressing', 'Pâte au beurre, ketchup aux fruits, érable'),
  cuisine: 'quebec',
  difficulty: 'moderate',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-dish', 'frying-pan'],
  box: [
    grams('ground-pork', 160),
    grams('ground-beef', 110),
    grams('butter-pastry', 150),
    grams('potatoes', 140),
    pieces('onion', 0.5),
    pieces('garlic', 1),
    grams('beef-broth-powder', 3),
    grams('dried-thyme', 1),
    grams('cinnamon', 0.5),
    grams('cloves', 0.3),
    tablespoons('fruit-ketchup', 3),
    grams('mixed-greens', 90),
    teaspoons('maple-syrup', 1),
    tablespoons('cider-vinegar', 1),
    teaspoons('dijon-mustard', 1),
  ],
  cupboard: [
    tablespoons('canola-oil', 1.5),
    tablespoons('milk', 1),
    teaspoons('salt', 0.25),
    teaspoons('black-pepper', 0.25),
  ],
  steps: [
    step(
      5,
      [
        'Heat and cut',
        'Heat the oven to 220°C (425°F) and take the pastry out of the fridge. Grate the potatoes, mince the onion and garlic.',
      ],
      [
        'Chauffer et couper',
        'Préchauffer le four à 220 °C (425 °F) et sortir la pâte du réfrigérateur. Râper les pommes de terre, hacher l’oignon et l’ail.',
      ],
    ),
    step(
      10,
      [
        'Cook the filling',
        'Brown the meats, onion and garlic in a third of the oil, 5 minutes. Add the potato, spices, thyme, broth concentrate, salt, pepper and 150 mL of water per two servings. Simmer 5 minutes, to 71°C (160°F).',
      ],
      [
        'Cuire la farce',
        'Dorer les viandes, l’oignon et l’ail dans le tiers de l’huile, 5 minutes. Ajouter la pomme de terre, les épices, le thym, le concentré de bouillon, le sel, le poivre et 150 ml d’eau pour deux portions. Laisser mijoter 5 minutes, jusqu’à 71 °C (160 °F).',
      ],
      5,
      5,
    ),
    step(
      4,
      [
        'Cover',
        'Spread the filling in a small baking dish. Lay the pastry over, pinch the edge, cut a vent and brush with the milk.',
      ],
      [
        'Couvrir',
        'Étaler la farce dans un petit plat de cuisson. Couvrir de pâte, pincer le bord, faire une incision au centre et badigeonner de lait.',
      ],
    ),
    step(
      14,
      ['Bake', 'Bake 18 minutes, until the crust is deep gold and the filling bubbles through the vent.'],
      [
        'Cuire au four',
        'Cuire 18 minutes, jusqu’à ce que la croûte soit bien dorée et que la farce bouillonne par l’incision.',
      ],
      18,
    ),
    step(
      4,
      [
        'Shake the dressing',
        'Meanwhile, shake the maple syrup, vinegar, mustard and the rest of the oil in a jar.',
      ],
      [
        'Secouer la vinaigrette',
        'Pendant ce temps, secouer dans un bocal le sirop d’érable, le vinaigre, la moutarde et le reste de l’huile.',
      ],
    ),
    step(
      3,
      [
        'Rest and serve',
        'Let the tourtière stand 3 minutes. Toss the greens with the dressing. Fruit ketchup beside.',
      ],
      [
        'Laisser reposer et servir',
        'Laisser reposer la tourtière 3 minutes. Mélanger le mesclun et la vinaigrette. Servir avec le ketchup aux fruits.',
      ],
      3,
    ),
  ],
  swaps: [
    {
      id: 'lentils',
      name: say('Lentils and mushrooms instead of meat', 'Lentilles et champignons au lieu de la viande'),
      cooking: say(
        'Chop the mushrooms small and brown them 7 minutes with the onion; the lentils go in with the spices. The broth is vegetable.',
        'Hacher finement les champignons et les dorer 7 minutes avec l’oignon; ajouter les lentilles avec les épices. Le bouillon est de légumes.',
      ),
      surchargeCents: 0,
      without: ['ground-pork', 'ground-beef', 'beef-broth-powder'],
      with: [grams('green-lentils', 200), grams('mushrooms', 120), grams('vegetable-broth-powder', 3)],
    },
  ],
  pairings: ['spruce-beer', 'soup-pea'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
  only: 'cookit',
  season: [11, 2],
}
