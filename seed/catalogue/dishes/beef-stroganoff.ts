import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const beefStroganoff: DishRecipe = {
  id: 'beef-stroganoff',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Beef Stroganoff with Egg Noodles', 'Bœuf Stroganoff et nouilles aux œufs'),
  promise: say(
    'Sirloin seared for two minutes, mushrooms given time to brown, sour cream stirred in off the heat so that it stays silk.',
    'De la surlonge saisie deux minutes, des champignons bien dorés, de la crème sure ajoutée hors du feu pour rester soyeuse.',
  ),
  summary: say('Cremini mushrooms, sour cream, dill', 'Champignons café, crème sure, aneth'),
  cuisine: 'eastern-european',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['large-pot', 'frying-pan'],
  box: [
    grams('beef-strips', 280),
    grams('broad-egg-noodles', 160),
    grams('mushrooms', 200),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    grams('sour-cream', 80),
    teaspoons('dijon-mustard', 2),
    grams('beef-broth-powder', 4),
    grams('paprika', 2),
    grams('dill', 6),
  ],
  cupboard: [
    tablespoons('butter', 1),
    tablespoons('canola-oil', 1),
    tablespoons('flour', 1),
    teaspoons('salt', 0.25),
    teaspoons('black-pepper', 0.25),
  ],
  steps: [
    step(
      6,
      [
        'Boil and slice',
        'Put a large pot of salted water on to boil. Slice the mushrooms and the onion, mince the garlic, chop the dill.',
      ],
      [
        'Bouillir et trancher',
        'Porter une grande casserole d’eau salée à ébullition. Trancher les champignons et l’oignon, hacher l’ail et l’aneth.',
      ],
    ),
    step(
      4,
      [
        'Sear the beef',
        'Pat the strips dry; toss them with the paprika, salt and pepper. Sear in the oil over high heat, 2 minutes, until brown outside and pink within. Set aside.',
      ],
      [
        'Saisir le bœuf',
        'Éponger les lanières et les mélanger avec le paprika, le sel et le poivre. Les saisir dans l’huile à feu vif, 2 minutes : dorées dehors, rosées dedans. Réserver.',
      ],
      2,
    ),
    step(
      8,
      [
        'Brown the mushrooms',
        'Melt the butter in the same pan. Cook the mushrooms and onion over medium-high heat, 7 minutes, until golden.',
      ],
      [
        'Dorer les champignons',
        'Fondre le beurre dans la même poêle. Cuire les champignons et l’oignon à feu moyen-vif, 7 minutes, jusqu’à ce qu’ils soient dorés.',
      ],
      7,
    ),
    step(
      2,
      ['Start the noodles', 'Boil the noodles 7 minutes. Drain them when the sauce is ready.'],
      ['Lancer les nouilles', 'Cuire les nouilles 7 minutes. Les égoutter quand la sauce est prête.'],
      7,
    ),
    step(
      6,
      [
        'Make the sauce',
        'Stir the garlic and flour into the mushrooms. Add the broth concentrate, mustard and 200 mL of water per two servings. Simmer 4 minutes, until it coats a spoon.',
      ],
      [
        'Faire la sauce',
        'Incorporer l’ail et la farine aux champignons. Ajouter le concentré de bouillon, la moutarde et 200 ml d’eau pour deux portions. Laisser mijoter 4 minutes, jusqu’à ce que la sauce nappe la cuillère.',
      ],
      4,
    ),
    step(
      3,
      [
        'Finish off the heat',
        'Return the beef and its juices to the pan for a minute, to 63°C (145°F). Off the heat, stir in the sour cream. Serve over the noodles with dill.',
      ],
      [
        'Terminer hors du feu',
        'Remettre le bœuf et son jus dans la poêle une minute, jusqu’à 63 °C (145 °F). Hors du feu, incorporer la crème sure. Servir sur les nouilles avec l’aneth.',
      ],
      1,
    ),
  ],
  swaps: [
    {
      id: 'chicken',
      name: say('Chicken instead of beef', 'Poulet au lieu du bœuf'),
      cooking: say(
        'Slice the chicken and sear it 6 minutes, to 74°C (165°F).',
        'Émincer le poulet et le saisir 6 minutes, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['beef-strips'],
      with: [grams('chicken-breast', 280)],
    },
    {
      id: 'tofu',
      name: say('Tofu instead of beef', 'Tofu au lieu du bœuf'),
      cooking: say(
        'Slice the tofu, dry it well and brown it 6 minutes. The broth is vegetable.',
        'Trancher le tofu, bien l’éponger et le dorer 6 minutes. Le bouillon est de légumes.',
      ),
      surchargeCents: 0,
      without: ['beef-strips', 'beef-broth-powder'],
      with: [grams('firm-tofu', 280), grams('vegetable-broth-powder', 4)],
    },
  ],
  pairings: ['baguette-twin', 'sparkling-water'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 500,
}
