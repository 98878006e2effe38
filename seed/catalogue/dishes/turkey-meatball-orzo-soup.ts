import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const turkeyMeatballOrzoSoup: DishRecipe = {
  id: 'turkey-meatball-orzo-soup',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Turkey Meatball and Orzo Soup', 'Soupe à l’orzo et boulettes de dindon'),
  promise: say(
    'Small meatballs, smaller pasta, a broth with lemon and dill. A whole supper that fits on a spoon.',
    'De petites boulettes, de petites pâtes, un bouillon au citron et à l’aneth. Tout un souper dans une cuillère.',
  ),
  summary: say('Carrot, spinach, lemon, dill', 'Carotte, épinards, citron, aneth'),
  cuisine: 'mediterranean',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 0,
  equipment: ['large-pot'],
  box: [
    grams('ground-turkey', 260),
    grams('orzo', 110),
    grams('breadcrumbs-panko', 20),
    grams('parmesan', 25),
    pieces('carrot', 2),
    pieces('celery', 2),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    grams('baby-spinach', 80),
    grams('chicken-broth-powder', 7),
    pieces('lemon', 1),
    grams('dill', 6),
  ],
  cupboard: [tablespoons('olive-oil', 1.5), teaspoons('salt', 0.25), teaspoons('black-pepper', 0.25)],
  steps: [
    step(
      8,
      [
        'Roll the meatballs',
        'Grate the garlic. Mix the turkey, panko, garlic, half the parmesan, half the dill, the salt and the pepper. Roll into balls the size of a cherry tomato.',
      ],
      [
        'Façonner les boulettes',
        'Râper l’ail. Mélanger le dindon, la chapelure, l’ail, la moitié du parmesan, la moitié de l’aneth, le sel et le poivre. Façonner des boulettes de la taille d’une tomate cerise.',
      ],
    ),
    step(
      5,
      ['Cut the vegetables', 'Dice the carrots, celery and onion small.'],
      ['Couper les légumes', 'Couper les carottes, le céleri et l’oignon en petits dés.'],
    ),
    step(
      6,
      ['Soften', 'Cook the vegetables in the oil over medium heat, 5 minutes, until they begin to soften.'],
      [
        'Attendrir',
        'Cuire les légumes dans l’huile à feu moyen, 5 minutes, jusqu’à ce qu’ils commencent à attendrir.',
      ],
      5,
    ),
    step(
      4,
      ['Make the broth', 'Add the broth concentrate and 900 mL of water per two servings. Bring to a boil.'],
      [
        'Faire le bouillon',
        'Ajouter le concentré de bouillon et 900 ml d’eau pour deux portions. Porter à ébullition.',
      ],
    ),
    step(
      10,
      [
        'Simmer',
        'Slip in the meatballs and the orzo. Simmer 9 minutes, stirring gently now and then, until the meatballs read 74°C (165°F).',
      ],
      [
        'Mijoter',
        'Ajouter délicatement les boulettes et l’orzo. Laisser mijoter 9 minutes, en remuant doucement de temps en temps, jusqu’à ce que les boulettes atteignent 74 °C (165 °F).',
      ],
      9,
    ),
    step(
      2,
      [
        'Finish',
        'Stir in the spinach and the juice of half the lemon. Ladle into bowls; the rest of the parmesan and dill on top.',
      ],
      [
        'Terminer',
        'Incorporer les épinards et le jus d’un demi-citron. Servir dans des bols avec le reste du parmesan et de l’aneth.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'chickpeas',
      name: say('Chickpeas instead of turkey', 'Pois chiches au lieu du dindon'),
      cooking: say(
        'No meatballs to roll: add the drained chickpeas with the orzo. The broth is vegetable; panko and dill go on top.',
        'Pas de boulettes à façonner : ajouter les pois chiches égouttés avec l’orzo. Le bouillon est de légumes; la chapelure et l’aneth vont sur le dessus.',
      ),
      surchargeCents: 0,
      without: ['ground-turkey', 'chicken-broth-powder'],
      with: [grams('chickpeas', 240), grams('vegetable-broth-powder', 7)],
    },
    {
      id: 'beef',
      name: say('Beef instead of turkey', 'Bœuf au lieu du dindon'),
      cooking: say(
        'Roll and simmer the beef like the turkey, to 71°C (160°F).',
        'Façonner et mijoter le bœuf comme le dindon, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 0,
      without: ['ground-turkey'],
      with: [grams('ground-beef', 260)],
    },
  ],
  pairings: ['sourdough-loaf', 'garlic-bread'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 550,
}
