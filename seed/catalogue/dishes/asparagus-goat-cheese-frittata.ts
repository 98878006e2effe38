import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const asparagusGoatCheeseFrittata: DishRecipe = {
  id: 'asparagus-goat-cheese-frittata',
  version: 1,
  kind: 'rtc',
  category: 'vegetarian',
  name: say('Asparagus and Goat Cheese Frittata', 'Frittata aux asperges et au chèvre'),
  promise: say(
    'The first asparagus, eggs just set, goat cheese in soft white pockets. Spring, by the slice.',
    'Les premières asperges, des œufs tout juste pris, du chèvre en petites poches fondantes. Le printemps, en pointes.',
  ),
  summary: say('Baby potatoes, chives, mixed greens', 'Grelots, ciboulette, mesclun'),
  cuisine: 'italian',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['oven', 'frying-pan'],
  box: [
    pieces('egg', 5),
    grams('asparagus', 220),
    grams('baby-potatoes', 260),
    grams('goat-cheese', 70),
    pieces('shallot', 1),
    grams('chives', 8),
    grams('mixed-greens', 70),
    pieces('lemon', 0.5),
    teaspoons('dijon-mustard', 1),
  ],
  cupboard: [
    tablespoons('olive-oil', 2),
    tablespoons('milk', 2),
    teaspoons('salt', 0.5),
    teaspoons('black-pepper', 0.25),
  ],
  steps: [
    step(
      5,
      [
        'Heat and slice',
        'Heat the oven to 200°C (400°F). Slice the potatoes as thin as a coin and mince the shallot.',
      ],
      [
        'Chauffer et trancher',
        'Préchauffer le four à 200 °C (400 °F). Trancher les grelots aussi mince qu’une pièce de monnaie et hacher l’échalote.',
      ],
    ),
    step(
      10,
      [
        'Cook the potatoes',
        'Cook the potatoes in half the oil in an ovenproof pan over medium heat, covered, 9 minutes, turning them now and then, until tender and gold.',
      ],
      [
        'Cuire les grelots',
        'Cuire les grelots dans la moitié de l’huile, dans une poêle allant au four, à couvert et à feu moyen, 9 minutes, en les retournant de temps en temps, jusqu’à ce qu’ils soient tendres et dorés.',
      ],
      9,
    ),
    step(
      4,
      [
        'Add the asparagus',
        'Snap off the ends and cut the stalks in three. Add them with the shallot and half the salt, 3 minutes.',
      ],
      [
        'Ajouter les asperges',
        'Casser le bout des asperges et les couper en trois. Les ajouter avec l’échalote et la moitié du sel, 3 minutes.',
      ],
      3,
    ),
    step(
      3,
      [
        'Pour in the eggs',
        'Beat the eggs with the milk, pepper, half the chives and the rest of the salt. Pour over, and dot with goat cheese.',
      ],
      [
        'Verser les œufs',
        'Battre les œufs avec le lait, le poivre, la moitié de la ciboulette et le reste du sel. Verser sur les légumes et parsemer de chèvre.',
      ],
    ),
    step(
      10,
      ['Bake', 'Bake 10 minutes, until puffed at the edge and just set in the middle, at 74°C (165°F).'],
      [
        'Cuire au four',
        'Cuire 10 minutes, jusqu’à ce que le bord gonfle et que le centre soit tout juste pris, à 74 °C (165 °F).',
      ],
      10,
    ),
    step(
      3,
      [
        'Dress the greens',
        'Toss the greens with the mustard, the lemon juice and the rest of the oil. Cut the frittata in wedges; chives on top.',
      ],
      [
        'Assaisonner le mesclun',
        'Mélanger le mesclun avec la moutarde, le jus de citron et le reste de l’huile. Couper la frittata en pointes et la garnir de ciboulette.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'smoked-salmon',
      name: say('With smoked salmon', 'Avec saumon fumé'),
      cooking: say(
        'Bake as written with half the goat cheese; lay the salmon over the frittata at the table.',
        'Cuire tel quel avec la moitié du chèvre; déposer le saumon sur la frittata au moment de servir.',
      ),
      surchargeCents: 250,
      without: ['goat-cheese'],
      with: [grams('goat-cheese', 35), grams('smoked-salmon', 80)],
    },
    {
      id: 'bacon',
      name: say('With bacon', 'Avec bacon'),
      cooking: say(
        'Crisp the bacon in the pan before the potatoes, 5 minutes. Half the goat cheese.',
        'Dorer le bacon dans la poêle avant les grelots, 5 minutes. Moitié moins de chèvre.',
      ),
      surchargeCents: 0,
      without: ['goat-cheese'],
      with: [grams('goat-cheese', 35), grams('bacon', 60)],
    },
  ],
  pairings: ['sourdough-loaf', 'orange-juice'],
  eatWithinDays: 4,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 400,
  season: [4, 6],
}
