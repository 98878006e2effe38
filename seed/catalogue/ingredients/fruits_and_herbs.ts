import { food, type IngredientEntry } from './authoring.ts'

/** Fruits, nuts, seeds and fresh herbs. */
export const fruitsAndHerbs = {
  almonds: food('Sliced almonds', 'Amandes effilées', '12062', { allergens: ['almond'] }),
  apple: food('Apple', 'Pomme', '09003', {
    eaten: 0.9,
    whole: 170,
  }),
  avocado: food('Avocado', 'Avocat', '09037', {
    eaten: 0.72,
    whole: 180,
  }),
  basil: food('Basil', 'Basilic', '02044', { eaten: 0.7 }),
  cashews: food('Cashews', 'Noix de cajou', '12087', { allergens: ['cashew'] }),
  chives: food('Chives', 'Ciboulette', '11156'),
  coriander: food('Fresh coriander', 'Coriandre fraîche', '11165', { eaten: 0.8 }),
  cranberries: food('Dried cranberries', 'Canneberges séchées', '09079'),
  dill: food('Fresh dill', 'Aneth frais', '02045', { eaten: 0.7 }),
  'dried-apricots': food('Dried apricots', 'Abricots séchés', '09032', { allergens: ['sulphites'] }),
  lemon: food('Lemon', 'Citron', '09150', {
    eaten: 0.4,
    whole: 110,
  }),
  lime: food('Lime', 'Lime', '09159', {
    eaten: 0.45,
    whole: 70,
  }),
  mint: food('Fresh mint', 'Menthe fraîche', '02065', { eaten: 0.65 }),
  parsley: food('Flat-leaf parsley', 'Persil italien', '11297', { eaten: 0.8 }),
  peanuts: food('Roasted peanuts, unsalted', 'Arachides grillées non salées', '16087', {
    allergens: ['peanut'],
  }),
  'pine-nuts': food('Pine nuts', 'Pignons de pin', '12147', { allergens: ['pine_nut'] }),
  plantain: food('Ripe plantain, sliced', 'Plantain mûr en tranches', '09277', { cooked: 0.9 }),
  'pumpkin-seeds': food('Pumpkin seeds', 'Graines de citrouille', '12014'),
  raisins: food('Raisins', 'Raisins secs', '09298'),
  rosemary: food('Rosemary', 'Romarin', '02063', { eaten: 0.6 }),
  sage: food('Dried sage', 'Sauge séchée', '02038'),
  'sesame-seeds': food('Toasted sesame seeds', 'Graines de sésame grillées', '12029', {
    allergens: ['sesame'],
  }),
  'sour-cherries': food('Sour cherries, pitted', 'Cerises griottes dénoyautées', '09063'),
  thyme: food('Fresh thyme', 'Thym frais', '02049', { eaten: 0.6 }),
  walnuts: food('Walnuts', 'Noix de Grenoble', '12155', { allergens: ['walnut'] }),
} as const satisfies Record<string, IngredientEntry>
