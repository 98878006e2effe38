import { food, type IngredientEntry, mix } from './authoring.ts'

const wheat = ['wheat']

/** Grains, pasta, breads and doughs. Dry weights: `cooked` includes the water they absorb. */
export const grainsAndBreads = {
  'basmati-rice': food('Basmati rice', 'Riz basmati', '20044', { cooked: 2.7 }),
  'breadcrumbs-panko': food('Panko breadcrumbs', 'Chapelure panko', '18079', { allergens: wheat }),
  'brioche-bun': food('Sesame brioche bun', 'Pain brioché au sésame', '18350', {
    allergens: ['egg', 'milk', 'sesame', 'wheat'],
    animal: ['dairy', 'egg'],
    whole: 75,
  }),
  'broad-egg-noodles': food('Broad egg noodles', 'Nouilles larges aux œufs', '20109', {
    allergens: ['egg', 'wheat'],
    animal: ['egg'],
    cooked: 2.4,
  }),
  bulgur: food('Bulgur', 'Boulgour', '20012', { allergens: wheat, cooked: 2.8 }),
  'butter-pastry': mix(
    'Butter pastry, rolled',
    'Pâte brisée au beurre, abaissée',
    { flour: 55, butter: 31, salt: 0.6 },
    { cooked: 0.9 },
  ),
  cornstarch: food('Cornstarch', 'Fécule de maïs', '20027', { gramsPerTablespoon: 8 }),
  'corn-tortillas': food('Corn tortillas', 'Tortillas de maïs', '18363', {
    whole: 26,
  }),
  couscous: food('Couscous', 'Couscous', '20029', { allergens: wheat, cooked: 2.4, rowIsCooked: true }),
  croutons: food('Garlic croutons', 'Croûtons à l’ail', '18242', { allergens: wheat }),
  'egg-noodles': food('Chinese egg noodles', 'Nouilles chinoises aux œufs', '20109', {
    allergens: ['egg', 'wheat'],
    animal: ['egg'],
    cooked: 2.3,
  }),
  flour: food('All-purpose flour', 'Farine tout usage', '20081', { allergens: wheat, gramsPerTablespoon: 8 }),
  'flour-tortillas': food('Flour tortillas', 'Tortillas de blé', '18364', {
    allergens: wheat,
    whole: 40,
  }),
  gnocchi: mix(
    'Potato gnocchi',
    'Gnocchis de pomme de terre',
    { 'boiled-potato': 72, flour: 23, egg: 4, salt: 0.5 },
    { cooked: 1.1 },
  ),
  'boiled-potato': food('Boiled potato', 'Pomme de terre bouillie', '11367'),
  'jasmine-rice': food('Jasmine rice', 'Riz au jasmin', '20044', { cooked: 2.6 }),
  'lasagna-sheets': food('Lasagna sheets', 'Feuilles de lasagne', '20120', { allergens: wheat, cooked: 2.2 }),
  linguine: food('Linguine', 'Linguines', '20120', { allergens: wheat, cooked: 2.2 }),
  naan: food('Naan', 'Pain naan', '28307', {
    allergens: ['milk', 'wheat'],
    animal: ['dairy'],
    whole: 90,
  }),
  orecchiette: food('Orecchiette', 'Orecchiette', '20120', { allergens: wheat, cooked: 2.2 }),
  orzo: food('Orzo', 'Orzo', '20120', { allergens: wheat, cooked: 2.3 }),
  'paella-rice': food('Bomba rice', 'Riz bomba', '20044', { cooked: 2.8 }),
  'pearl-barley': food('Pearl barley', 'Orge perlé', '20005', { allergens: ['gluten_barley'], cooked: 2.8 }),
  pita: food('Pita', 'Pain pita', '18041', {
    allergens: wheat,
    whole: 60,
  }),
  'pizza-dough': mix(
    'Pizza dough',
    'Pâte à pizza',
    { flour: 60, 'olive-oil': 2.5, salt: 1 },
    { cooked: 0.88 },
  ),
  polenta: food('Fine polenta', 'Polenta fine', '20022', { cooked: 4 }),
  quinoa: food('Quinoa', 'Quinoa', '20137', { cooked: 2.8, rowIsCooked: true }),
  ravioli: food('Ricotta and spinach ravioli, fresh', 'Raviolis frais ricotta et épinards', '22901', {
    allergens: ['egg', 'milk', 'wheat'],
    animal: ['dairy', 'egg'],
    cooked: 1.5,
  }),
  'rice-noodles': food('Rice noodles', 'Nouilles de riz', '20133', { cooked: 2.8 }),
  rigatoni: food('Rigatoni', 'Rigatonis', '20120', { allergens: wheat, cooked: 2.2 }),
  'risotto-rice': food('Arborio rice', 'Riz arborio', '20044', { cooked: 2.8 }),
  soba: food('Soba noodles', 'Nouilles soba', '20115', { allergens: wheat, cooked: 2.3, rowIsCooked: true }),
  sourdough: food('Sourdough', 'Pain au levain', '18029', {
    allergens: wheat,
    piece: [45, 'slice', 'slices', 'tranche', 'tranches'],
  }),
  spaghetti: food('Spaghetti', 'Spaghettis', '20120', { allergens: wheat, cooked: 2.2 }),
  macaroni: food('Macaroni', 'Macaronis', '20120', { allergens: wheat, cooked: 2.2 }),
} as const satisfies Record<string, IngredientEntry>
