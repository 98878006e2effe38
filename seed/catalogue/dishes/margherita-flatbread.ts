import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const margheritaFlatbread: DishRecipe = {
  id: 'margherita-flatbread',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Margherita Flatbread', 'Pizza fine margherita'),
  promise: say(
    'Dough stretched thin, tomato, torn mozzarella, the hottest oven you have. Basil after, so it stays green.',
    'Une pâte étirée mince, de la tomate, de la mozzarella déchirée, un four au maximum. Le basilic à la sortie, pour qu’il reste vert.',
  ),
  summary: say('Fresh mozzarella, cherry tomatoes, basil', 'Mozzarella fraîche, tomates cerises, basilic'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'baking-sheet'],
  box: [
    grams('pizza-dough', 320),
    grams('marinara-sauce', 150),
    grams('mozzarella', 150),
    grams('cherry-tomatoes', 120),
    grams('basil', 8),
    grams('parmesan', 15),
    grams('arugula', 40),
    teaspoons('balsamic-vinegar', 2),
  ],
  cupboard: [tablespoons('olive-oil', 1), tablespoons('flour', 1)],
  steps: [
    step(
      5,
      [
        'Heat it all',
        'Put a baking sheet in the oven and heat both to 260°C (500°F), or as hot as it goes. Take the dough out of the fridge.',
      ],
      [
        'Tout chauffer',
        'Mettre une plaque au four et chauffer le tout à 260 °C (500 °F), ou au maximum. Sortir la pâte du réfrigérateur.',
      ],
    ),
    step(
      6,
      [
        'Stretch',
        'On the flour, press the dough out from the middle with your fingers, leaving a rim. Move it to parchment.',
      ],
      [
        'Étirer',
        'Sur la farine, étirer la pâte du centre vers le bord avec les doigts, en gardant un bourrelet. La déposer sur du papier parchemin.',
      ],
    ),
    step(
      4,
      [
        'Top',
        'Spread with sauce. Add the halved tomatoes, torn mozzarella and parmesan. Add a thread of oil.',
      ],
      [
        'Garnir',
        'Étaler la sauce. Ajouter les tomates coupées en deux, la mozzarella déchirée et le parmesan. Arroser d’un filet d’huile.',
      ],
    ),
    step(
      11,
      [
        'Bake',
        'Slide paper and all onto the hot sheet. Bake 9 to 11 minutes, until the rim is spotted brown.',
      ],
      [
        'Cuire',
        'Glisser avec le papier sur la plaque chaude. Cuire de 9 à 11 minutes, jusqu’à ce que le bord soit tacheté de brun.',
      ],
      11,
    ),
    step(
      3,
      [
        'Finish',
        'Tear the basil over. Toss the arugula with the vinegar and the rest of the oil and serve beside it.',
      ],
      [
        'Terminer',
        'Parsemer de basilic déchiré. Mélanger la roquette, le vinaigre et le reste de l’huile et servir à côté.',
      ],
    ),
  ],
  swaps: [],
  pairings: ['caesar-salad', 'olives-marinated'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
