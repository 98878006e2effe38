import type { MarketItem } from '../../../domain/catalogue/types.ts'
import { shelf } from './authoring.ts'

const item = shelf('snacks')
const snack = 'snack' as const
const nuts = ['almond', 'cashew', 'hazelnut', 'peanut', 'pecan', 'pistachio', 'walnut']
const milk = { allergens: ['milk'], animal: ['dairy'] } as const

/** Chips, nuts and bars. Most are taxed as snacks; raw nuts are not. */
export const snacks: readonly MarketItem[] = [
  item(
    'chips-sea-salt',
    500,
    { sold: 'everywhere', grams: 200, tax: snack },
    ['Sea salt chips', '200 g bag', 'Potatoes, oil, salt. Kettle-cooked.'],
    ['Croustilles au sel de mer', 'sac de 200 g', 'Pommes de terre, huile, sel. Cuites à la marmite.'],
  ),
  item(
    'chips-ketchup',
    500,
    { sold: 'everywhere', grams: 200, tax: snack, ...milk },
    ['Ketchup chips', '200 g bag', 'A national treasure, in red.'],
    ['Croustilles au ketchup', 'sac de 200 g', 'Un trésor national, en rouge.'],
  ),
  item(
    'tortilla-chips',
    479,
    { sold: 'everywhere', grams: 300, tax: snack },
    ['Tortilla chips', '300 g bag', 'Thick enough for the guacamole they deserve.'],
    ['Croustilles de maïs', 'sac de 300 g', 'Assez épaisses pour le guacamole qu’elles méritent.'],
  ),
  item(
    'popcorn-salted',
    429,
    { grams: 150, tax: snack },
    ['Popcorn, salted', '150 g bag', 'A film’s worth.'],
    ['Maïs soufflé salé', 'sac de 150 g', 'De quoi tenir un film.'],
  ),
  item(
    'pretzels',
    449,
    { grams: 250, tax: snack, allergens: ['wheat'], traces: ['milk', 'sesame'] },
    ['Pretzel sticks', '250 g bag', 'Good with mustard. Try it.'],
    ['Bâtonnets bretzel', 'sac de 250 g', 'Bons avec de la moutarde. À essayer.'],
  ),
  item(
    'almonds-raw',
    999,
    { grams: 300, allergens: ['almond'], traces: nuts },
    ['Raw almonds', '300 g', 'Plain, for baking or for pockets.'],
    ['Amandes nature', '300 g', 'Nature, pour les gâteaux ou pour les poches.'],
  ),
  item(
    'walnuts-raw',
    999,
    { grams: 250, allergens: ['walnut'], traces: nuts },
    ['Walnut halves', '250 g', 'For salads, brownies and cheese boards.'],
    ['Cerneaux de noix de Grenoble', '250 g', 'Pour les salades, les brownies et les plateaux de fromages.'],
  ),
  item(
    'cashews-salted',
    1099,
    { grams: 250, tax: snack, allergens: ['cashew'], traces: nuts },
    ['Roasted salted cashews', '250 g', 'The bowl that empties first.'],
    ['Noix de cajou rôties et salées', '250 g', 'Le bol qui se vide en premier.'],
  ),
  item(
    'peanuts-salted',
    499,
    { grams: 300, tax: snack, allergens: ['peanut'], traces: nuts },
    ['Roasted salted peanuts', '300 g', 'For the game, or for the pad thai.'],
    ['Arachides rôties et salées', '300 g', 'Pour le match, ou pour le pad thaï.'],
  ),
  item(
    'trail-mix',
    849,
    {
      sold: 'west',
      grams: 300,
      tax: snack,
      allergens: ['almond', 'cashew', 'peanut', 'sulphites'],
      traces: nuts,
    },
    ['Trail mix', '300 g', 'Nuts, apricots, cranberries. A hill is optional.'],
    ['Mélange du randonneur', '300 g', 'Noix, abricots, canneberges. La montagne est facultative.'],
  ),
  item(
    'granola-bars',
    599,
    {
      grams: 210,
      tax: snack,
      allergens: ['almond', 'gluten_oats'],
      animal: ['honey'],
      traces: nuts,
    },
    ['Almond and honey bars', 'box of 6', 'Chewy, not sticky, gone by Thursday.'],
    ['Barres amandes et miel', 'boîte de 6', 'Tendres, pas collantes, disparues avant jeudi.'],
  ),
]
