import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const mediterraneanSalad: DishRecipe = {
  id: 'mediterranean-salad',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Greek Chicken Salad', 'Salade grecque au poulet'),
  promise: say(
    'Chicken seared with oregano, sliced over romaine with cucumber, tomato and a proper block of feta. Lemon at the end, always.',
    'Du poulet saisi à l’origan, tranché sur la romaine avec concombre, tomates et un vrai bloc de feta. Le citron à la fin, toujours.',
  ),
  summary: say('Feta, Kalamata olives, cucumber', 'Feta, olives Kalamata, concombre'),
  cuisine: 'greek',
  difficulty: 'easy',
  handsOnMinutes: 20,
  spice: 0,
  equipment: ['frying-pan'],
  box: [
    grams('chicken-breast', 300),
    pieces('romaine', 1),
    grams('feta', 100),
    pieces('cucumber', 1),
    grams('cherry-tomatoes', 200),
    grams('kalamata-olives', 60),
    pieces('red-onion', 0.5),
    pieces('lemon', 1),
    tablespoons('red-wine-vinegar', 2),
    teaspoons('dijon-mustard', 2),
    grams('oregano', 2),
  ],
  cupboard: [tablespoons('olive-oil', 3), teaspoons('salt', 0.5), teaspoons('black-pepper', 0.5)],
  steps: [
    step(
      3,
      [
        'Season the chicken',
        'Pat the chicken dry. Rub it with a third of the oil, the oregano, half the salt and the pepper.',
      ],
      [
        'Assaisonner le poulet',
        'Éponger le poulet. Le frotter avec un tiers de l’huile, l’origan, la moitié du sel et le poivre.',
      ],
    ),
    step(
      12,
      [
        'Sear',
        'Lay it in a hot pan over medium-high heat. Cook 6 minutes a side, until the centre reads 74°C (165°F).',
      ],
      [
        'Saisir',
        'Déposer le poulet dans une poêle chaude, à feu moyen-vif. Cuire 6 minutes de chaque côté, jusqu’à 74 °C (165 °F) au centre.',
      ],
      6,
      6,
    ),
    step(
      5,
      [
        'Cut while it rests',
        'Move the chicken to a board and leave it 5 minutes. Tear the romaine, slice the cucumber, halve the tomatoes, cut the onion as thin as you can.',
      ],
      [
        'Couper pendant le repos',
        'Laisser reposer le poulet 5 minutes sur une planche. Déchirer la romaine, trancher le concombre, couper les tomates en deux et l’oignon le plus finement possible.',
      ],
      5,
    ),
    step(
      2,
      [
        'Shake the dressing',
        'In a jar, shake the vinegar, mustard, the juice of half the lemon, the rest of the oil and salt.',
      ],
      [
        'Secouer la vinaigrette',
        'Dans un bocal, secouer le vinaigre, la moutarde, le jus d’un demi-citron, le reste de l’huile et du sel.',
      ],
    ),
    step(
      3,
      [
        'Pile it up',
        'Toss the vegetables with the dressing. Top with sliced chicken, olives and big pieces of feta. Serve with lemon wedges.',
      ],
      [
        'Dresser',
        'Mélanger les légumes et la vinaigrette. Garnir de poulet tranché, d’olives et de gros morceaux de feta. Servir avec des quartiers de citron.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'salmon',
      name: say('Salmon instead of chicken', 'Saumon au lieu du poulet'),
      cooking: say(
        'Sear the salmon 4 minutes a side, to 70°C (158°F). No need to rest it.',
        'Saisir le saumon 4 minutes de chaque côté, jusqu’à 70 °C (158 °F). Inutile de le laisser reposer.',
      ),
      surchargeCents: 250,
      without: ['chicken-breast'],
      with: [grams('salmon', 280)],
    },
    {
      id: 'chickpeas',
      name: say('Chickpeas instead of chicken', 'Pois chiches au lieu du poulet'),
      cooking: say(
        'Drain and dry the chickpeas; brown them with the oregano 6 minutes.',
        'Égoutter et assécher les pois chiches; les dorer avec l’origan 6 minutes.',
      ),
      surchargeCents: 0,
      without: ['chicken-breast'],
      with: [grams('chickpeas', 300)],
    },
  ],
  pairings: ['sourdough-loaf', 'sparkling-water'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
