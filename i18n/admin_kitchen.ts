import type { KitchenUnit } from '../domain/catalogue/kitchen_totals.ts'
import type { ProductKind } from '../domain/catalogue/types.ts'
import { messages } from './catalogue.ts'
import { ofName } from './of_name.ts'

/** The kitchen's page of a day: what it makes, and what goes into each box. */
export const adminKitchenMessages = messages({
  en: ({ plural }) => ({
    title: 'Kitchen',
    lede: 'Paid boxes, in loading order, with their substitutes.',
    none: 'No locked boxes for this day yet.',
    unpaid: (boxes: number) =>
      `${boxes} more ${plural(boxes, 'box', 'boxes')} unpaid and may still come. Not counted below.`,
    open: (boxes: number) =>
      `${boxes} ${plural(boxes, 'box has', 'boxes have')} an unanswered shortage. Counted below as if no answer comes.`,
    allRoutes: 'All vans',
    routeOf: (number: number) => (number === 0 ? 'No van yet' : `Van ${number}`),
    choose: 'Show',
    all: 'All',
    household: 'Household',
    pack: 'Packed',
    packOf: (bag: string) => `Packed: ${bag}`,
    packed: (bag: string) => `${bag} is packed.`,
    packMany: (count: number) => `Mark ${count} packed`,
    filters: { toPack: 'To pack', packed: 'Packed', replaced: 'With a substitute' },
    products: (count: number) => plural(count, 'product', 'products'),
    boxWords: (count: number) => plural(count, 'box', 'boxes'),
    ingredientWords: (count: number) => plural(count, 'ingredient', 'ingredients'),
    print: 'Print',
    made: 'To make',
    madeColumns: { item: 'Item', size: 'Size', units: 'Units', boxes: 'Boxes' },
    kinds: { rtc: 'kit', rte: 'meal', item: 'item' } satisfies Record<ProductKind, string>,
    size: (servings: number) => `${servings} ${plural(servings, 'serving', 'servings')}`,
    piece: 'piece',
    ingredients: 'Ingredients to buy and portion',
    ingredientsNote: 'For the kits, meals and items above, excluding pantry staples.',
    ingredientColumns: { ingredient: 'Ingredient', amount: 'Amount', unit: 'Unit' },
    units: { g: 'g', ml: 'mL', piece: 'pieces' } satisfies Record<KitchenUnit, string>,
    unknown: (name: string, swap: string | null, units: number) =>
      `Not counted (recipe changed): ${units} × ${swap ? `${name}, ${swap}` : name}`,
    asCsv: 'Download CSV',
    boxes: 'Boxes, in loading order',
    boxColumns: { box: 'Box', van: 'Van', window: 'Window', contents: 'Contents' },
    van: (route: number, stop: number) => `Route ${route}, stop ${stop}`,
    noVan: 'none yet',
    replaced: (short: string, by: string) => `${by} instead of ${short}`,
  }),
  fr: ({ plural }) => ({
    title: 'Cuisine',
    lede: 'Les boîtes payées, dans l’ordre du chargement, avec ce qui remplace.',
    none: 'Aucune boîte de ce jour n’est encore verrouillée.',
    unpaid: (boxes: number) =>
      `${boxes} ${plural(boxes, 'boîte n’est pas encore payée et peut', 'boîtes ne sont pas encore payées et peuvent')} encore s’ajouter. ${plural(boxes, 'Elle n’est comptée', 'Elles ne sont comptées')} nulle part ci-dessous.`,
    open: (boxes: number) =>
      `${boxes} ${plural(boxes, 'boîte attend', 'boîtes attendent')} encore une réponse au sujet d’un manque, et ${plural(boxes, 'est comptée', 'sont comptées')} ci-dessous comme si aucune ne venait.`,
    allRoutes: 'Tous les camions',
    routeOf: (number: number) => (number === 0 ? 'Sans camion' : `Camion ${number}`),
    choose: 'Voir ces boîtes',
    all: 'Tout',
    household: 'Foyer',
    pack: 'Emballée',
    packOf: (bag: string) => `Emballée : ${bag}`,
    packed: (bag: string) => `La boîte ${bag} est emballée.`,
    packMany: (count: number) => `Emballer ${count} ${plural(count, 'boîte', 'boîtes')}`,
    filters: { toPack: 'À emballer', packed: 'Emballées', replaced: 'Avec remplacement' },
    products: (count: number) => plural(count, 'produit', 'produits'),
    boxWords: (count: number) => plural(count, 'boîte', 'boîtes'),
    ingredientWords: (count: number) => plural(count, 'ingrédient', 'ingrédients'),
    print: 'Imprimer',
    made: 'À préparer',
    madeColumns: { item: 'Produit', size: 'Format', units: 'Unités', boxes: 'Boîtes' },
    kinds: { rtc: 'kit', rte: 'plat', item: 'article' } satisfies Record<ProductKind, string>,
    size: (servings: number) => `${servings} ${plural(servings, 'portion', 'portions')}`,
    piece: 'pièce',
    ingredients: 'Ingrédients à acheter et à portionner',
    ingredientsNote:
      'Pour les kits, les plats et les articles ci-dessus, sans ce que les foyers ont dans leur garde-manger.',
    ingredientColumns: { ingredient: 'Ingrédient', amount: 'Quantité', unit: 'Unité' },
    units: { g: 'g', ml: 'ml', piece: 'pièces' } satisfies Record<KitchenUnit, string>,
    unknown: (name: string, swap: string | null, units: number) =>
      `Non compté, parce que sa recette a changé depuis : ${units} × ${swap ? `${name}, ${swap}` : name}`,
    asCsv: 'Télécharger en CSV',
    boxes: 'Boîtes, dans l’ordre du chargement',
    boxColumns: { box: 'Boîte', van: 'Camion', window: 'Plage', contents: 'Contenu' },
    van: (route: number, stop: number) => `Tournée ${route}, arrêt ${stop}`,
    noVan: 'pas encore',
    replaced: (short: string, by: string) => `${by} au lieu ${ofName(short)}`,
  }),
})
