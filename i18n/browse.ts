// Browsing a menu: its categories and shelves, the field and buttons of search and filters, and the text of an empty shelf.

import { messages } from './catalogue.ts'

export const browseMessages = messages({
  en: voice => ({
    search: 'Search this menu',
    placeholder: voice.pick({ freshprep: 'Shrimp, broccoli, Thai…', cookit: 'Shrimp, broccoli, Thai…' }),
    clearSearch: 'Clear search',
    levels: { easy: 'Easy', moderate: 'Moderate', complex: 'Complex' },
    sort: 'Sort by',
    sorts: {
      recommended: voice.pick({ freshprep: 'Recommended', cookit: 'Our picks first' }),
      time: 'Time',
      price: 'Price',
      calories: 'Calories',
      protein: 'Protein',
    },
    filters: 'Filters',
    filtersOn: (count: number) => `Filters (${count})`,
    filterTitle: voice.pick({ freshprep: 'Narrow it down', cookit: 'Narrow it down' }),
    clear: 'Clear filters',
    drop: (filter: string) => `Remove filter: ${filter}`,
    chosen: 'Active filters',
    show: (count: number) => (count === 0 ? 'No matches' : `Show ${count}`),
    recipes: (count: number) => `${count} ${voice.plural(count, 'meal', 'meals')}`,
    items: (count: number) => `${count} ${voice.plural(count, 'item', 'items')}`,
    // Area 8.
    noneForFilters: 'No items for the current filters.',
    noneForFiltersNote: (count: number) => `${count} if you clear them.`,
    noneForSearch: 'No search results.',
    noneForSearchNote: (typed: string) => `Nothing on this menu matches “${typed}”.`,
    noneHere: (typed: string) => `Nothing for “${typed}” in this section.`,
    elsewhere: (count: number, shelf: string) => `${count} in ${shelf}`,
  }),
  fr: voice => ({
    search: 'Chercher dans ce menu',
    placeholder: 'Crevettes, brocoli, thaï…',
    clearSearch: 'Effacer la recherche',
    levels: { easy: 'Facile', moderate: 'Intermédiaire', complex: 'Avancé' },
    sort: 'Trier par',
    sorts: {
      recommended: voice.pick({ freshprep: 'Recommandés', cookit: 'Nos coups de cœur' }),
      time: 'Temps',
      price: 'Prix',
      calories: 'Calories',
      protein: 'Protéines',
    },
    filters: 'Filtres',
    filtersOn: (count: number) => `Filtres, ${count} ${voice.plural(count, 'actif', 'actifs')}`,
    filterTitle: voice.pick({ freshprep: 'Préciser', cookit: 'On précise' }),
    clear: 'Effacer les filtres',
    drop: (filter: string) => `Enlever le filtre ${filter}`,
    chosen: 'Filtres actifs',
    show: (count: number) =>
      count === 0
        ? 'Rien ne convient'
        : voice.pick({
            freshprep: `Voir ${voice.plural(count, 'le', 'les')} ${count}`,
            cookit: `Voir ${voice.plural(count, 'le', 'les')} ${count}`,
          }),
    recipes: (count: number) => `${count} ${voice.plural(count, 'plat', 'plats')}`,
    items: (count: number) => `${count} ${voice.plural(count, 'article', 'articles')}`,
    noneForFilters: 'Aucun article pour les filtres actifs.',
    noneForFiltersNote: (count: number) => `${count} sans eux.`,
    noneForSearch: 'Aucun résultat.',
    noneForSearchNote: (typed: string) => `Rien dans ce menu ne correspond à « ${typed} ».`,
    noneHere: (typed: string) => `Rien pour « ${typed} » dans ce rayon.`,
    elsewhere: (count: number, shelf: string) => `${count} dans ${shelf}`,
  }),
})

/** Names of plan categories, by slug; the menu, the plans and the editor share them. */
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
    veggie: voice.pick({ freshprep: 'Végétarien', cookit: 'Végé' }),
    'high-protein': 'Riche en protéines',
    rte: 'Prêt-à-manger',
    pantry: 'Garde-manger',
    market: 'Marché',
  }),
})

/** Names of the market's shelves; the menu and the editor share them. */
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
