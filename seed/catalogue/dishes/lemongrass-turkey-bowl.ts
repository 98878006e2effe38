import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const lemongrassTurkeyBowl: DishRecipe = {
  id: 'lemongrass-turkey-bowl',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Lemongrass Turkey Rice Bowl', 'Bol de riz au dindon et à la citronnelle'),
  promise: say(
    'Turkey caramelized with lemongrass and fish sauce, quick-pickled carrot, herbs by the fistful.',
    'Du dindon caramélisé à la citronnelle et à la sauce de poisson, des carottes marinées minute, des herbes à pleine poignée.',
  ),
  summary: say('Jasmine rice, mint, peanuts', 'Riz au jasmin, menthe, arachides'),
  cuisine: 'vietnamese',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 1,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('ground-turkey', 280),
    grams('jasmine-rice', 150),
    pieces('lemongrass', 1),
    grams('green-cabbage', 100),
    pieces('carrot', 1),
    pieces('cucumber', 1),
    pieces('lime', 1),
    pieces('garlic', 2),
    teaspoons('fish-sauce', 2),
    tablespoons('rice-vinegar', 2),
    tablespoons('brown-sugar', 1),
    grams('mint', 6),
    grams('coriander', 6),
    grams('peanuts', 18),
    pieces('chili-red', 0.5),
  ],
  cupboard: [tablespoons('canola-oil', 1)],
  steps: [
    step(
      5,
      [
        'Start the rice',
        'Rinse the rice. Bring to a boil with 225 mL of water per two servings, cover and cook on low 12 minutes.',
      ],
      [
        'Lancer le riz',
        'Rincer le riz. Porter à ébullition avec 225 ml d’eau pour deux portions, couvrir et cuire 12 minutes à feu doux.',
      ],
      12,
    ),
    step(
      6,
      [
        'Pickle',
        'Cut the carrot into matchsticks; toss with the vinegar and a third of the sugar. Slice the cucumber.',
      ],
      [
        'Mariner',
        'Couper la carotte en allumettes; la mélanger avec le vinaigre et le tiers de la cassonade. Trancher le concombre.',
      ],
    ),
    step(
      4,
      ['Mince', 'Mince the tender heart of the lemongrass with the garlic and chili. Chop the peanuts.'],
      ['Hacher', 'Hacher le cœur tendre de la citronnelle avec l’ail et le piment. Concasser les arachides.'],
    ),
    step(
      9,
      [
        'Caramelize',
        'Brown the turkey in the oil over high heat with the lemongrass, garlic and chili, 8 minutes, to 74°C (165°F). Add the fish sauce and the rest of the sugar; let it darken.',
      ],
      [
        'Caraméliser',
        'Dorer le dindon dans l’huile à feu vif avec la citronnelle, l’ail et le piment, 8 minutes, jusqu’à 74 °C (165 °F). Ajouter la sauce de poisson et le reste de la cassonade; laisser colorer.',
      ],
      8,
    ),
    step(
      4,
      ['Build', 'Rice, cabbage, turkey, pickled carrot, cucumber, herbs, peanuts, lime.'],
      ['Monter', 'Riz, chou, dindon, carotte marinée, concombre, herbes, arachides, lime.'],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of turkey', 'Tofu au lieu du dindon'),
      cooking: say('Crumble the tofu and brown it 8 minutes.', 'Émietter le tofu et le dorer 8 minutes.'),
      surchargeCents: 0,
      without: ['ground-turkey'],
      with: [grams('firm-tofu', 280)],
    },
  ],
  pairings: ['dumplings-pork', 'tea-green'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 450,
}
