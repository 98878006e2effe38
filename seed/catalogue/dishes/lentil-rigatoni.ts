import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const lentilRigatoni: DishRecipe = {
  id: 'lentil-rigatoni',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Rigatoni with Lentil Bolognese', 'Rigatonis, bolognaise de lentilles'),
  promise: say(
    'Lentils and mushrooms cooked down like a ragù, thick enough to hide in the tubes. Nobody asks where the meat is.',
    'Des lentilles et des champignons mijotés comme un ragù, assez épais pour se cacher dans les tubes. Personne ne demande où est la viande.',
  ),
  summary: say('Cremini mushrooms, tomato, parsley', 'Champignons café, tomate, persil'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('rigatoni', 180),
    grams('green-lentils', 200),
    grams('crushed-tomatoes', 300),
    grams('mushrooms', 120),
    pieces('onion', 0.5),
    pieces('carrot', 1),
    pieces('celery', 1),
    pieces('garlic', 2),
    tablespoons('tomato-paste', 1.5),
    grams('dried-thyme', 1),
    grams('parsley', 6),
  ],
  cupboard: [tablespoons('olive-oil', 2), teaspoons('salt', 0.75), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      7,
      [
        'Mince',
        'Put a large pot of salted water on to boil. Mince the mushrooms, onion, carrot, celery and garlic small.',
      ],
      [
        'Hacher',
        'Porter une grande casserole d’eau salée à ébullition. Hacher finement les champignons, l’oignon, la carotte, le céleri et l’ail.',
      ],
    ),
    step(
      8,
      ['Brown', 'Cook the vegetables in the oil over medium-high heat until dry and brown, 8 minutes.'],
      [
        'Dorer',
        'Cuire les légumes dans l’huile à feu moyen-vif jusqu’à ce qu’ils soient secs et dorés, 8 minutes.',
      ],
      8,
    ),
    step(
      2,
      [
        'Simmer',
        'Stir in the tomato paste and thyme, then the lentils, tomatoes, salt and pepper. Simmer 10 minutes.',
      ],
      [
        'Mijoter',
        'Ajouter la pâte de tomate et le thym, puis les lentilles, les tomates, le sel et le poivre. Laisser mijoter 10 minutes.',
      ],
      10,
    ),
    step(
      11,
      ['Cook the pasta', 'Meanwhile, boil the rigatoni 11 minutes. Keep a cup of water and drain.'],
      ['Cuire les pâtes', 'Entre-temps, cuire les rigatonis 11 minutes. Garder une tasse d’eau et égoutter.'],
      11,
    ),
    step(
      2,
      ['Toss', 'Toss the pasta in the sauce with some of its water until it clings. Parsley on top.'],
      [
        'Mélanger',
        'Mélanger les pâtes et la sauce avec un peu d’eau de cuisson jusqu’à ce qu’elle enrobe. Terminer avec le persil.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'beef',
      name: say('Beef instead of lentils', 'Bœuf au lieu des lentilles'),
      cooking: say(
        'Brown the beef before the vegetables, 7 minutes, to 71°C (160°F).',
        'Dorer le bœuf avant les légumes, 7 minutes, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 100,
      without: ['green-lentils'],
      with: [grams('ground-beef', 250)],
    },
  ],
  pairings: ['garlic-bread', 'caesar-salad'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
