import { food, type IngredientEntry } from './authoring.ts'

/** Vegetables and fungi, fresh or frozen. */
export const vegetables = {
  'acorn-squash': food('Acorn squash', 'Courge poivrée', '11482', { eaten: 0.76, cooked: 0.85 }),
  arugula: food('Arugula', 'Roquette', '11959'),
  asparagus: food('Asparagus', 'Asperges', '11011', { eaten: 0.85, cooked: 0.92 }),
  'baby-potatoes': food('Baby potatoes', 'Pommes de terre grelots', '11352', { cooked: 0.85 }),
  'baby-spinach': food('Baby spinach', 'Bébés épinards', '11457'),
  'bean-sprouts': food('Bean sprouts', 'Fèves germées', '11043'),
  'bok-choy': food('Baby bok choy', 'Mini bok choy', '11116', {
    eaten: 0.92,
    whole: 110,
  }),
  broccoli: food('Broccoli', 'Brocoli', '11090', { eaten: 0.9, cooked: 0.92 }),
  'butternut-squash': food('Butternut squash, cubed', 'Courge musquée en cubes', '11485', { cooked: 0.85 }),
  carrot: food('Carrot', 'Carotte', '11124', {
    eaten: 0.9,
    whole: 90,
  }),
  cauliflower: food('Cauliflower florets', 'Chou-fleur en bouquets', '11135', { cooked: 0.88 }),
  celery: food('Celery', 'Céleri', '11143', {
    eaten: 0.9,
    piece: [60, 'stalk', 'stalks', 'branche', 'branches'],
  }),
  'cherry-tomatoes': food('Cherry tomatoes', 'Tomates cerises', '11529'),
  'chili-red': food('Red chili', 'Piment rouge', '11819', {
    eaten: 0.8,
    whole: 15,
  }),
  corn: food('Corn kernels, frozen', 'Maïs en grains surgelé', '11178'),
  cucumber: food('Lebanese cucumber', 'Concombre libanais', '11205', {
    eaten: 0.97,
    whole: 110,
  }),
  edamame: food('Shelled edamame', 'Edamames écossés', '11212', { allergens: ['soy'] }),
  eggplant: food('Eggplant', 'Aubergine', '11209', {
    eaten: 0.95,
    cooked: 0.75,
    whole: 350,
  }),
  garlic: food('Garlic', 'Ail', '11215', {
    eaten: 0.88,
    piece: [5, 'clove', 'cloves', 'gousse', 'gousses'],
  }),
  ginger: food('Ginger', 'Gingembre', '11216', { eaten: 0.9 }),
  'green-beans': food('Green beans', 'Fèves vertes', '11052', { eaten: 0.93, cooked: 0.95 }),
  'green-cabbage': food('Green cabbage, shredded', 'Chou vert émincé', '11109'),
  'green-onion': food('Green onion', 'Oignon vert', '11291', {
    eaten: 0.92,
    whole: 15,
  }),
  'green-peas': food('Green peas, frozen', 'Pois verts surgelés', '11312'),
  jalapeno: food('Jalapeño', 'Piment jalapeño', '11979', {
    eaten: 0.85,
    whole: 20,
  }),
  kale: food('Kale', 'Chou frisé', '11233', { eaten: 0.75 }),
  leek: food('Leek', 'Poireau', '11246', {
    eaten: 0.6,
    whole: 220,
  }),
  lemongrass: food('Lemongrass', 'Citronnelle', '11972', {
    eaten: 0.5,
    piece: [20, 'stalk', 'stalks', 'tige', 'tiges'],
  }),
  'mixed-greens': food('Mixed greens', 'Mesclun', '11253'),
  mushrooms: food('Cremini mushrooms', 'Champignons café', '11266', { eaten: 0.97, cooked: 0.65 }),
  onion: food('Yellow onion', 'Oignon jaune', '11282', {
    eaten: 0.9,
    cooked: 0.8,
    whole: 150,
  }),
  parsnip: food('Parsnip', 'Panais', '11298', {
    eaten: 0.87,
    whole: 120,
  }),
  potatoes: food('Yellow-fleshed potatoes', 'Pommes de terre à chair jaune', '11352', {
    eaten: 0.92,
    cooked: 0.9,
  }),
  radish: food('Radishes', 'Radis', '11429', { eaten: 0.92 }),
  rapini: food('Rapini', 'Rapini', '11096', { eaten: 0.9 }),
  'red-cabbage': food('Red cabbage, shredded', 'Chou rouge émincé', '11112'),
  'red-onion': food('Red onion', 'Oignon rouge', '11282', {
    eaten: 0.9,
    whole: 120,
  }),
  'red-pepper': food('Red bell pepper', 'Poivron rouge', '11821', {
    eaten: 0.83,
    cooked: 0.9,
    whole: 170,
  }),
  romaine: food('Romaine heart', 'Cœur de romaine', '11251', {
    eaten: 0.92,
    whole: 180,
  }),
  shallot: food('Shallot', 'Échalote française', '11677', {
    eaten: 0.88,
    whole: 35,
  }),
  'snow-peas': food('Snow peas', 'Pois mange-tout', '11300', { eaten: 0.95 }),
  'sweet-potato': food('Sweet potato', 'Patate douce', '11507', {
    eaten: 0.88,
    cooked: 0.85,
    whole: 280,
  }),
  tomato: food('Tomato', 'Tomate', '11529', {
    eaten: 0.95,
    whole: 130,
  }),
  'yellow-pepper': food('Yellow bell pepper', 'Poivron jaune', '11951', {
    eaten: 0.83,
    cooked: 0.9,
    whole: 170,
  }),
  zucchini: food('Zucchini', 'Courgette', '11477', {
    eaten: 0.95,
    cooked: 0.85,
    whole: 200,
  }),
} as const satisfies Record<string, IngredientEntry>
