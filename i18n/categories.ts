// The categories of menus: plan categories and the market's shelves.

import { messages } from './catalogue.ts'

/** Names of plan categories, by slug; the menu, the plans and the editor say them alike. */
export const categoryMessages = messages({
  en: () => ({
    all: 'All',
    'family-friendly': 'Family friendly',
    vegetarian: 'Vegetarian',
    'meat-and-fish': 'Meat and fish',
    premium: 'Premium',
    'keto-friendly': 'Keto-friendly',
    veggie: 'Veggie',
    'high-protein': 'High protein',
    rte: 'Ready to eat',
    pantry: 'Pantry',
    market: 'Market',
  }),
  fr: voice => ({
    all: voice.pick({ freshprep: 'Tout', cookit: 'Toutes' }),
    'family-friendly': 'Famille',
    vegetarian: voice.pick({ freshprep: 'Végétarien', cookit: 'Végé' }),
    'meat-and-fish': 'Viande et poisson',
    premium: 'Premium',
    'keto-friendly': 'Céto',
    veggie: 'Végé',
    'high-protein': 'Riche en protéines',
    rte: 'Prêt-à-manger',
    pantry: 'Garde-manger',
    market: 'Marché',
  }),
})

/** Names of the market's shelves; the menu and the editor say them alike. */
export const shelfMessages = messages({
  en: () => ({
    produce: 'Fruit and vegetables',
    dairy: 'Dairy and eggs',
    bread: 'Bread',
    drinks: 'Drinks',
    snacks: 'Snacks',
    sides: 'Sides',
    pantry: 'Staples',
  }),
  fr: () => ({
    produce: 'Fruits et légumes',
    dairy: 'Produits laitiers et œufs',
    bread: 'Pain',
    drinks: 'Boissons',
    snacks: 'Collations',
    sides: 'Accompagnements',
    pantry: 'Épicerie',
  }),
})
