// The filters of a menu, for the editor and the menu page.

import { messages } from './catalogue.ts'

export const facetMessages = messages({
  en: () => ({
    names: {
      safe: 'Suits your household',
      diet: 'Diet',
      protein: 'Protein',
      time: 'Total time',
      difficulty: 'Difficulty',
      spice: 'Spice',
      calories: 'Calories per serving',
      surcharge: 'Price',
      price: 'Price',
    },
    options: {
      safe: { us: 'Fits our exclusions' },
      diet: {
        vegetarian: 'Vegetarian',
        vegan: 'Vegan',
        'high-protein': 'High protein',
        'keto-friendly': 'Keto-friendly',
        'made-without-gluten': 'Made without gluten',
        'made-without-dairy': 'Made without dairy',
        'made-without-nuts': 'Made without nuts',
      },
      protein: {
        poultry: 'Poultry',
        'beef-lamb': 'Beef and lamb',
        pork: 'Pork',
        'fish-seafood': 'Fish and seafood',
        plant: 'Tofu and legumes',
        'egg-cheese': 'Eggs and cheese',
      },
      time: { '20': '20 min or less', '30': '30 min or less', '40': '40 min or less' },
      difficulty: { easy: 'Easy', moderate: 'Moderate', complex: 'Complex' },
      spice: { '0': 'Not spicy', '1': 'Mild', '2': 'Medium', '3': 'Hot' },
      calories: { '600': '600 or less', '700': '700 or less', '800': '800 or less' },
      surcharge: { none: 'No surcharge' },
      price: { '5': '$5 or less', '10': '$10 or less' },
    },
    safeHint:
      'Hides anything on your “never” list. Everything is packed in a shared kitchen, so check each label for traces.',
  }),
  fr: voice => ({
    names: {
      safe: 'Pour la maisonnée',
      diet: 'Régime',
      protein: 'Protéine',
      time: 'Temps total',
      difficulty: 'Difficulté',
      spice: 'Piquant',
      calories: 'Calories par portion',
      surcharge: 'Prix',
      price: 'Prix',
    },
    options: {
      safe: { us: 'Bon pour nous' },
      diet: {
        vegetarian: voice.pick({ freshprep: 'Végétarien', cookit: 'Végé' }),
        vegan: 'Végane',
        'high-protein': 'Riche en protéines',
        'keto-friendly': 'Céto',
        'made-without-gluten': 'Préparé sans gluten',
        'made-without-dairy': 'Préparé sans produits laitiers',
        'made-without-nuts': 'Préparé sans noix',
      },
      protein: {
        poultry: 'Volaille',
        'beef-lamb': 'Bœuf et agneau',
        pork: 'Porc',
        'fish-seafood': 'Poisson et fruits de mer',
        plant: 'Tofu et légumineuses',
        'egg-cheese': 'Œufs et fromage',
      },
      time: { '20': '20 min ou moins', '30': '30 min ou moins', '40': '40 min ou moins' },
      difficulty: { easy: 'Facile', moderate: 'Intermédiaire', complex: 'Avancé' },
      spice: { '0': 'Pas piquant', '1': 'Peu piquant', '2': 'Piquant', '3': 'Très piquant' },
      calories: { '600': '600 ou moins', '700': '700 ou moins', '800': '800 ou moins' },
      surcharge: { none: 'Sans supplément' },
      price: { '5': '5 $ ou moins', '10': '10 $ ou moins' },
    },
    safeHint: voice.pick({
      freshprep:
        'Ce filtre écarte ce que vous ne voulez jamais. Tout est emballé dans une même cuisine : les traces possibles sont sur chaque étiquette.',
      cookit:
        'Ce filtre écarte ce que tu ne veux jamais. Tout est emballé dans la même cuisine : les traces possibles sont sur chaque étiquette.',
    }),
  }),
})
