import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const beefTacosSlaw: DishRecipe = {
  id: 'beef-tacos-slaw',
  version: 1,
  kind: 'rtc',
  category: 'family-friendly',
  name: say('Beef Tacos with Lime Slaw', 'Tacos au bœuf et salade de chou à la lime'),
  promise: say(
    'Beef browned with cumin and smoked paprika, a slaw that snaps, sour cream to cool it down. Eat over the board.',
    'Du bœuf doré au cumin et au paprika fumé, une salade de chou qui croque, de la crème sure pour calmer le jeu. À manger au-dessus de la planche.',
  ),
  summary: say('Red cabbage, tomato, sour cream', 'Chou rouge, tomate, crème sure'),
  cuisine: 'mexican',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 1,
  equipment: ['frying-pan'],
  box: [
    grams('ground-beef', 280),
    pieces('flour-tortillas', 6),
    grams('red-cabbage', 120),
    pieces('carrot', 0.5),
    pieces('tomato', 1),
    grams('sour-cream', 60),
    pieces('lime', 1),
    pieces('green-onion', 2),
    grams('coriander', 8),
    grams('taco-spice', 8),
    tablespoons('tomato-paste', 1),
  ],
  cupboard: [tablespoons('canola-oil', 1), teaspoons('salt', 0.5)],
  steps: [
    step(
      6,
      [
        'Toss the slaw',
        'Grate the carrot. Toss it with the cabbage, half the lime juice and a pinch of the salt. Leave it to soften.',
      ],
      [
        'Préparer la salade de chou',
        'Râper la carotte. La mélanger avec le chou, la moitié du jus de lime et une pincée de sel. Laisser attendrir.',
      ],
    ),
    step(
      4,
      [
        'Cut the toppings',
        'Dice the tomato, slice the green onions, tear the coriander. Cut the rest of the lime into wedges.',
      ],
      [
        'Couper les garnitures',
        'Couper la tomate en dés, émincer les oignons verts, effeuiller la coriandre. Couper le reste de la lime en quartiers.',
      ],
    ),
    step(
      9,
      [
        'Brown the beef',
        'Brown the beef in the oil over high heat, breaking it up, until it crisps at the edges, 7 minutes, to 71°C (160°F).',
      ],
      [
        'Dorer le bœuf',
        'Dorer le bœuf dans l’huile à feu vif, en l’émiettant, pour qu’il croustille, 7 minutes, jusqu’à 71 °C (160 °F).',
      ],
      7,
    ),
    step(
      3,
      [
        'Season',
        'Stir in the spices, tomato paste, the rest of the salt and 60 mL of water. Simmer 2 minutes.',
      ],
      [
        'Assaisonner',
        'Ajouter les épices, la pâte de tomate, le reste du sel et 60 ml d’eau. Laisser mijoter 2 minutes.',
      ],
      2,
    ),
    step(
      3,
      [
        'Warm and fill',
        'Warm the tortillas in a dry pan. Fill with beef, slaw, tomato, onion and coriander. Sour cream and lime on the side.',
      ],
      [
        'Réchauffer et garnir',
        'Réchauffer les tortillas à sec dans une poêle. Garnir de bœuf, de salade de chou, de tomate, d’oignon et de coriandre. Servir avec la crème sure et la lime.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'black-beans',
      name: say('Black beans instead of beef', 'Haricots noirs au lieu du bœuf'),
      cooking: say(
        'Warm the drained beans with the oil and spices 4 minutes and crush half of them.',
        'Réchauffer les haricots égouttés avec l’huile et les épices 4 minutes et en écraser la moitié.',
      ),
      surchargeCents: 0,
      without: ['ground-beef'],
      with: [grams('black-beans', 300)],
    },
    {
      id: 'turkey',
      name: say('Turkey instead of beef', 'Dindon au lieu du bœuf'),
      cooking: say(
        'Brown the turkey like the beef, to 74°C (165°F).',
        'Dorer le dindon comme le bœuf, jusqu’à 74 °C (165 °F).',
      ),
      surchargeCents: 0,
      without: ['ground-beef'],
      with: [grams('ground-turkey', 280)],
    },
  ],
  pairings: ['guacamole', 'tortilla-chips'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 600,
}
