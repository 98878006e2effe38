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
    piece: [110, 'baby bok choy', 'baby bok choy', 'mini bok choy', 'mini bok choy'],
  }),
  broccoli: food('Broccoli', 'Brocoli', '11090', { eaten: 0.9, cooked: 0.92 }),
  'butternut-squash': food('Butternut squash, cubed', 'Courge musquée en cubes', '11485', { cooked: 0.85 }),
  carrot: food('Carrot', 'Carotte', '11124', {
    eaten: 0.9,
    piece: [90, 'carrot', 'carrots', 'carotte', 'carottes'],
  }),
  cauliflower: food('Cauliflower florets', 'Chou-fleur en bouquets', '11135', { cooked: 0.88 }),
  celery: food('Celery', 'Céleri', '11143', {
    eaten: 0.9,
    piece: [60, 'stalk', 'stalks', 'branche', 'branches'],
  }),
  'cherry-tomatoes': food('Cherry tomatoes', 'Tomates cerises', '11529'),
  'chili-red': food('Red chili', 'Piment rouge', '11819', {
    eaten: 0.8,
    piece: [15, 'chili', 'chilies', 'piment', 'piments'],
  }),
  corn: food('Corn kernels, frozen', 'Maïs en grains surgelé', '11178'),
  cucumber: food('Lebanese cucumber', 'Concombre libanais', '11205', {
    eaten: 0.97,
    piece: [110, 'cucumber', 'cucumbers', 'concombre', 'concombres'],
  }),
  edamame: food('Shelled edamame', 'Edamames écossés', '11212', { allergens: ['soy'] }),
  eggplant: food('Eggplant', 'Aubergine', '11209', {
    eaten: 0.95,
    cooked: 0.75,
    piece: [350, 'eggplant', 'eggplants', 'aubergine', 'aubergines'],
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
    piece: [15, 'green onion', 'green onions', 'oignon vert', 'oignons verts'],
  }),
  'green-peas': food('Green peas, frozen', 'Pois verts surgelés', '11312'),
  jalapeno: food('Jalapeño', 'Piment jalapeño', '11979', {
    eaten: 0.85,
    piece: [20, 'jalapeño', 'jalapeños', 'piment jalapeño', 'piments jalapeños'],
  }),
  kale: food('Kale', 'Chou frisé', '11233', { eaten: 0.75 }),
  leek: food('Leek', 'Poireau', '11246', {
    eaten: 0.6,
    piece: [220, 'leek', 'leeks', 'poireau', 'poireaux'],
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
    piece: [150, 'onion', 'onions', 'oignon', 'oignons'],
  }),
  parsnip: food('Parsnip', 'Panais', '11298', {
    eaten: 0.87,
    piece: [120, 'parsnip', 'parsnips', 'panais', 'panais'],
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
    piece: [120, 'red onion', 'red onions', 'oignon rouge', 'oignons rouges'],
  }),
  'red-pepper': food('Red bell pepper', 'Poivron rouge', '11821', {
    eaten: 0.83,
    cooked: 0.9,
    piece: [170, 'red pepper', 'red peppers', 'poivron rouge', 'poivrons rouges'],
  }),
  romaine: food('Romaine heart', 'Cœur de romaine', '11251', {
    eaten: 0.92,
    piece: [180, 'romaine heart', 'romaine hearts', 'cœur de romaine', 'cœurs de romaine'],
  }),
  shallot: food('Shallot', 'Échalote française', '11677', {
    eaten: 0.88,
    piece: [35, 'shallot', 'shallots', 'échalote française', 'échalotes françaises'],
  }),
  'snow-peas': food('Snow peas', 'Pois mange-tout', '11300', { eaten: 0.95 }),
  'sweet-potato': food('Sweet potato', 'Patate douce', '11507', {
    eaten: 0.88,
    cooked: 0.85,
    piece: [280, 'sweet potato', 'sweet potatoes', 'patate douce', 'patates douces'],
  }),
  tomato: food('Tomato', 'Tomate', '11529', {
    eaten: 0.95,
    piece: [130, 'tomato', 'tomatoes', 'tomate', 'tomates'],
  }),
  'yellow-pepper': food('Yellow bell pepper', 'Poivron jaune', '11951', {
    eaten: 0.83,
    cooked: 0.9,
    piece: [170, 'yellow pepper', 'yellow peppers', 'poivron jaune', 'poivrons jaunes'],
  }),
  zucchini: food('Zucchini', 'Courgette', '11477', {
    eaten: 0.95,
    cooked: 0.85,
    piece: [200, 'zucchini', 'zucchini', 'courgette', 'courgettes'],
  }),
} as const satisfies Record<string, IngredientEntry>
