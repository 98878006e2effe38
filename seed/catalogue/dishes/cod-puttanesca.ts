import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const codPuttanesca: DishRecipe = {
  id: 'cod-puttanesca',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Cod Puttanesca with Soft Polenta', 'Morue à la puttanesca et polenta crémeuse'),
  promise: say(
    'Cod simmered in tomato with olives, capers and one melted anchovy that nobody will find. Polenta takes up the sauce.',
    'De la morue pochée dans une sauce tomate aux olives et aux câpres, avec des anchois fondus que personne ne devinera.',
  ),
  summary: say('Olives, capers, cherry tomatoes', 'Olives, câpres, tomates cerises'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 1,
  equipment: ['frying-pan', 'saucepan'],
  box: [
    grams('cod', 300),
    grams('polenta', 100),
    grams('crushed-tomatoes', 280),
    grams('cherry-tomatoes', 120),
    grams('kalamata-olives', 50),
    grams('capers', 15),
    grams('anchovies', 8),
    pieces('garlic', 3),
    grams('chili-flakes', 0.5),
    grams('parmesan', 20),
    grams('parsley', 8),
    pieces('lemon', 0.5),
  ],
  cupboard: [tablespoons('olive-oil', 2), tablespoons('butter', 1), teaspoons('salt', 0.25)],
  steps: [
    step(
      5,
      [
        'Slice and chop',
        'Slice the garlic. Halve the olives and the cherry tomatoes. Chop the anchovies, capers and parsley.',
      ],
      [
        'Trancher et hacher',
        'Trancher l’ail. Couper les olives et les tomates cerises en deux. Hacher les anchois, les câpres et le persil.',
      ],
    ),
    step(
      3,
      [
        'Melt the anchovies',
        'Warm the garlic, anchovies and chili flakes in the oil over medium heat, 2 minutes, until the anchovies are gone.',
      ],
      [
        'Fondre les anchois',
        'Chauffer l’ail, les anchois et les flocons de piment dans l’huile à feu moyen, 2 minutes, jusqu’à ce que les anchois aient fondu.',
      ],
      2,
    ),
    step(
      8,
      ['Simmer the sauce', 'Add both tomatoes, the olives and the capers. Simmer 8 minutes, until thick.'],
      [
        'Mijoter la sauce',
        'Ajouter les tomates broyées et les tomates cerises, les olives et les câpres. Laisser mijoter 8 minutes, jusqu’à épaississement.',
      ],
      8,
    ),
    step(
      4,
      [
        'Whisk the polenta',
        'Bring 450 mL of salted water per two servings to a boil. Rain in the polenta, whisking, and cook on low 8 minutes, stirring now and then.',
      ],
      [
        'Fouetter la polenta',
        'Porter 450 ml d’eau salée pour deux portions à ébullition. Verser la polenta en pluie en fouettant et cuire 8 minutes à feu doux, en remuant de temps en temps.',
      ],
      8,
    ),
    step(
      8,
      [
        'Poach the cod',
        'Salt the cod lightly and nestle it in the sauce. Cover and cook on low 8 minutes, until it flakes and reads 70°C (158°F).',
      ],
      [
        'Pocher la morue',
        'Saler légèrement la morue et la déposer dans la sauce. Couvrir et cuire 8 minutes à feu doux, jusqu’à ce qu’elle s’effeuille, à 70 °C (158 °F).',
      ],
      8,
    ),
    step(
      2,
      [
        'Serve',
        'Beat the butter and parmesan into the polenta. Cod and sauce on top, parsley, a squeeze of lemon.',
      ],
      [
        'Servir',
        'Incorporer le beurre et le parmesan à la polenta. Garnir de morue et de sauce, de persil et d’un filet de citron.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of cod', 'Poulet au lieu de la morue'),
      cooking: say(
        'Cut the thighs in pieces, brown them 6 minutes before the garlic, and simmer them in the sauce 12 minutes, to 74°C (165°F).',
        'Couper les hauts de cuisse en morceaux, les dorer 6 minutes avant l’ail, puis les mijoter 12 minutes dans la sauce, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['cod'],
      with: [grams('chicken-thighs', 280)],
    },
  ],
  pairings: ['caesar-salad', 'baguette-twin'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 350,
}
