import type { MarketItem } from '../../../domain/catalogue/types.ts'
import { shelf } from './authoring.ts'

const item = shelf('bread')
const traces = ['egg', 'milk', 'sesame', 'soy', 'walnut']
const bread = { allergens: ['wheat'], traces }
const rich = { allergens: ['egg', 'milk', 'wheat'], animal: ['dairy', 'egg'], traces } as const

/** Bread and baking. Sweet baking comes by six or more: fewer would be taxed as a snack. */
export const breads: readonly MarketItem[] = [
  item(
    'sourdough-loaf',
    675,
    { sold: 'everywhere', grams: 700, ...bread },
    ['Sourdough loaf', '700 g', 'A day of rising, a dark crust, four days of toast.'],
    ['Miche au levain', '700 g', 'Une journée de levée, une croûte foncée, quatre jours de rôties.'],
  ),
  item(
    'miche-country',
    525,
    { grams: 500, ...bread },
    ['Country loaf', '500 g', 'White and a little rye; soft crumb, honest crust.'],
    ['Miche de campagne', '500 g', 'Du blanc, un peu de seigle : mie tendre, croûte franche.'],
  ),
  item(
    'multigrain-loaf',
    599,
    { grams: 675, allergens: ['gluten_oats', 'gluten_rye', 'sesame', 'wheat'], traces },
    ['Multigrain loaf, sliced', '675 g', 'Oats, rye, flax and sesame. Sandwiches that hold.'],
    ['Pain multigrain tranché', '675 g', 'Avoine, seigle, lin et sésame. Des sandwichs qui tiennent.'],
  ),
  item(
    'rye-loaf',
    625,
    { grams: 600, allergens: ['gluten_rye', 'wheat'], traces },
    ['Dark rye', '600 g', 'For smoked fish, strong cheese or mustard.'],
    ['Pain de seigle noir', '600 g', 'Pour le poisson fumé, le fromage fort ou la moutarde.'],
  ),
  item(
    'baguette-twin',
    449,
    { sold: 'everywhere', grams: 500, ...bread },
    ['Baguettes, part-baked', 'pack of 2', 'Eight minutes in your oven and the whole street knows.'],
    ['Baguettes précuites', 'paquet de 2', 'Huit minutes au four et toute la rue est au courant.'],
  ),
  item(
    'ciabatta-rolls',
    499,
    { grams: 400, ...bread },
    ['Ciabatta rolls', 'pack of 4', 'Big holes, on purpose.'],
    ['Petits ciabattas', 'paquet de 4', 'De grands trous, c’est voulu.'],
  ),
  item(
    'brioche-buns',
    549,
    { grams: 300, ...rich },
    ['Brioche burger buns', 'pack of 4', 'Toast the cut side. It matters.'],
    ['Pains à burger briochés', 'paquet de 4', 'Côté coupé bien grillé. Ça change tout.'],
  ),
  item(
    'bagels-sesame',
    599,
    { grams: 540, allergens: ['sesame', 'wheat'], traces },
    ['Sesame bagels', 'bag of 6', 'Wood-oven style: thin, sweet, chewy.'],
    ['Bagels au sésame', 'sac de 6', 'Façon four à bois : minces, sucrés, élastiques.'],
  ),
  item(
    'naan-pack',
    449,
    { sold: 'everywhere', grams: 360, allergens: ['milk', 'wheat'], animal: ['dairy'], traces },
    ['Naan', 'pack of 4', 'Two minutes in a dry pan, to chase the sauce.'],
    ['Pains naan', 'paquet de 4', 'Deux minutes à la poêle à sec, pour ne rien laisser de la sauce.'],
  ),
  item(
    'pita-whole-wheat',
    349,
    { sold: 'everywhere', grams: 420, ...bread },
    ['Whole wheat pitas', 'pack of 6', 'They puff. They hold. They toast into chips.'],
    [
      'Pitas de blé entier',
      'paquet de 6',
      'Ils gonflent, ils se farcissent, ils se grillent en croustilles.',
    ],
  ),
  item(
    'tortillas-corn',
    399,
    { grams: 330 },
    ['Corn tortillas', 'pack of 12', 'Corn, water, lime. Warm them over the flame.'],
    ['Tortillas de maïs', 'paquet de 12', 'Maïs, eau, chaux. À réchauffer sur la flamme.'],
  ),
  item(
    'tortillas-flour',
    429,
    { grams: 400, ...bread },
    ['Flour tortillas', 'pack of 10', 'Soft enough to fold around anything.'],
    ['Tortillas de blé', 'paquet de 10', 'Assez souples pour emballer n’importe quoi.'],
  ),
  item(
    'garlic-bread',
    549,
    { sold: 'everywhere', grams: 350, allergens: ['milk', 'wheat'], animal: ['dairy'], traces },
    ['Garlic bread', '1 loaf, to bake', 'Real butter, real garlic, ten minutes.'],
    ['Pain à l’ail', '1 pain à cuire', 'Du vrai beurre, du vrai ail, dix minutes.'],
  ),
  item(
    'croissants-butter',
    899,
    { grams: 420, ...rich },
    ['Butter croissants, to bake', 'box of 6', 'From frozen to flaking in twenty-two minutes.'],
    ['Croissants au beurre à cuire', 'boîte de 6', 'Du congélateur au feuilleté en vingt-deux minutes.'],
  ),
  item(
    'muffins-blueberry',
    799,
    { grams: 540, ...rich },
    ['Blueberry muffins', 'box of 6', 'More blueberries than seems wise.'],
    ['Muffins aux bleuets', 'boîte de 6', 'Plus de bleuets que la raison ne le permet.'],
  ),
  item(
    'banana-bread',
    849,
    { grams: 450, allergens: ['egg', 'walnut', 'wheat'], animal: ['egg'], traces },
    ['Banana walnut loaf', '450 g, 8 slices', 'Brown bananas met a happy end.'],
    ['Pain aux bananes et aux noix', '450 g, 8 tranches', 'Une belle fin pour des bananes trop mûres.'],
  ),
  item(
    'pizza-dough-ball',
    449,
    { grams: 450, ...bread },
    ['Pizza dough', '2 balls, 450 g', 'Proved two days so that you need not.'],
    ['Pâte à pizza', '2 boules, 450 g', 'Levée deux jours, pour ne pas avoir à l’attendre.'],
  ),
]
