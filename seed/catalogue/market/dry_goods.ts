import type { MarketItem } from '../../../domain/catalogue/types.ts'
import { shelf } from './authoring.ts'

const item = shelf('pantry')
const wheat = { allergens: ['wheat'] } as const

/** Dry goods, cans and broths. */
export const dryGoods: readonly MarketItem[] = [
  item(
    'pasta-spaghetti',
    349,
    { sold: 'everywhere', grams: 500, ...wheat, traces: ['egg', 'soy'] },
    ['Bronze-cut spaghetti', '500 g', 'Rough outside, so the sauce stays put.'],
    ['Spaghettis tréfilés au bronze', '500 g', 'Rugueux, pour que la sauce s’accroche.'],
  ),
  item(
    'pasta-penne',
    349,
    { grams: 500, ...wheat, traces: ['egg', 'soy'] },
    ['Penne', '500 g', 'Eleven minutes, any sauce.'],
    ['Penne', '500 g', 'Onze minutes, n’importe quelle sauce.'],
  ),
  item(
    'pasta-lentil',
    549,
    { grams: 340, traces: ['soy'] },
    ['Red lentil fusilli', '340 g', 'One ingredient. Do not overcook it.'],
    ['Fusillis de lentilles corail', '340 g', 'Un seul ingrédient. À ne pas trop cuire.'],
  ),
  item(
    'rice-basmati',
    699,
    { grams: 900 },
    ['Basmati rice', '900 g', 'Aged a year. Rinse it, rest it.'],
    ['Riz basmati', '900 g', 'Vieilli un an. On le rince, on le laisse reposer.'],
  ),
  item(
    'rice-sushi',
    599,
    { sold: 'west', grams: 750 },
    ['Short-grain rice', '750 g', 'Sticks together, as a friend should.'],
    ['Riz à grains courts', '750 g', 'Il colle, comme un bon ami.'],
  ),
  item(
    'quinoa-dry',
    699,
    { grams: 450 },
    ['Quinoa', '450 g', 'Rinsed already. Fifteen minutes.'],
    ['Quinoa', '450 g', 'Déjà rincé. Quinze minutes.'],
  ),
  item(
    'couscous-dry',
    449,
    { grams: 500, ...wheat },
    ['Couscous', '500 g', 'Boiling water and a lid: that is the recipe.'],
    ['Couscous', '500 g', 'De l’eau bouillante et un couvercle : voilà la recette.'],
  ),
  item(
    'lentils-green',
    399,
    { grams: 500 },
    ['Green lentils', '500 g', 'Grown on the Prairies, firm when cooked.'],
    ['Lentilles vertes', '500 g', 'Cultivées dans les Prairies, fermes à la cuisson.'],
  ),
  item(
    'chickpeas-can',
    249,
    { millilitres: 540 },
    ['Chickpeas', '540 mL can', 'Tonight’s hummus, or tomorrow’s curry.'],
    ['Pois chiches', 'conserve de 540 ml', 'Le houmous de ce soir, ou le cari de demain.'],
  ),
  item(
    'black-beans-can',
    249,
    { millilitres: 540 },
    ['Black beans', '540 mL can', 'Tacos are never far.'],
    ['Haricots noirs', 'conserve de 540 ml', 'Les tacos ne sont jamais loin.'],
  ),
  item(
    'tomatoes-whole-can',
    349,
    { millilitres: 796 },
    ['Whole peeled tomatoes', '796 mL can', 'Crush them by hand, mind the shirt.'],
    ['Tomates entières pelées', 'conserve de 796 ml', 'À écraser à la main, loin de la chemise.'],
  ),
  item(
    'tomato-sauce-basil',
    649,
    { millilitres: 650 },
    ['Tomato and basil sauce', '650 mL jar', 'Simmered long. Pasta night, sorted.'],
    ['Sauce tomate et basilic', 'pot de 650 ml', 'Longuement mijotée. Soir de pâtes réglé.'],
  ),
  item(
    'coconut-milk-can',
    349,
    { millilitres: 400 },
    ['Coconut milk', '400 mL can', 'Shake before opening. Every time.'],
    ['Lait de coco', 'conserve de 400 ml', 'À secouer avant d’ouvrir. Chaque fois.'],
  ),
  item(
    'tuna-can',
    399,
    { grams: 142, allergens: ['fish'], animal: ['fish'] },
    ['Albacore tuna in olive oil', '142 g can', 'Pole-caught. Good from the can with a fork.'],
    [
      'Thon germon à l’huile d’olive',
      'conserve de 142 g',
      'Pêché à la canne. Bon à même la boîte, à la fourchette.',
    ],
  ),
  item(
    'broth-vegetable',
    449,
    { millilitres: 900 },
    ['Vegetable broth', '900 mL', 'Low in salt: the cook decides.'],
    ['Bouillon de légumes', '900 ml', 'Peu salé : le cuisinier décide.'],
  ),
  item(
    'broth-chicken',
    499,
    { millilitres: 900, animal: ['meat'] },
    ['Chicken broth', '900 mL', 'Bones, water, a long afternoon.'],
    ['Bouillon de poulet', '900 ml', 'Des os, de l’eau, un long après-midi.'],
  ),
]
