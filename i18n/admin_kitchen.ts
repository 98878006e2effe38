import type { KitchenUnit } from '../domain/catalogue/kitchen_totals.ts'
import type { ProductKind } from '../domain/catalogue/types.ts'
import { messages } from './catalogue.ts'
import { kitchenName } from './kitchens.ts'
import { ofName } from './of_name.ts'

/** The kitchen's page of a day: what it makes, and what goes into each box. */
export const adminKitchenMessages = messages({
  en: ({ plural }) => ({
    title: 'Kitchen',
    lede: 'Paid boxes only. Excludes items dropped for shortages; substitutes are listed.',
    date: 'Delivery day',
    show: 'Show',
    none: 'No locked boxes for this day yet.',
    unpaid: (boxes: number) =>
      `${boxes} more ${plural(boxes, 'box', 'boxes')} unpaid and may still come. Not counted below.`,
    open: (boxes: number) =>
      `${boxes} ${plural(boxes, 'box has', 'boxes have')} an unanswered shortage. Counted below as if no answer comes.`,
    kitchen: 'Kitchen',
    kitchenOption: (kitchen: string, boxes: number) =>
      `${kitchenName(kitchen)} (${boxes} ${plural(boxes, 'box', 'boxes')})`,
    route: 'Van',
    allRoutes: 'All vans',
    routeOption: (number: number, boxes: number) =>
      `${number === 0 ? 'No route yet' : `Route ${number}`} (${boxes} ${plural(boxes, 'box', 'boxes')})`,
    choose: 'Show',
    print: 'Print',
    made: 'To make',
    madeColumns: ['Item', 'Size', 'Units', 'Boxes'],
    kinds: { rtc: 'kit', rte: 'meal', item: 'item' } satisfies Record<ProductKind, string>,
    size: (servings: number) => `${servings} ${plural(servings, 'serving', 'servings')}`,
    piece: 'piece',
    ingredients: 'Ingredients to buy and portion',
    ingredientsNote: 'For the kits, meals and items above, excluding pantry staples.',
    ingredientColumns: ['Ingredient', 'Amount', 'Unit'],
    units: { g: 'g', ml: 'mL', piece: 'pieces' } satisfies Record<KitchenUnit, string>,
    unknown: (name: string, swap: string | null, units: number) =>
      `Not counted (recipe changed): ${units} × ${swap ? `${name}, ${swap}` : name}`,
    asCsv: 'Download CSV',
    boxes: 'Boxes, in loading order',
    boxColumns: ['Box', 'Van', 'Window', 'Contents'],
    van: (route: number, stop: number) => `Route ${route}, stop ${stop}`,
    noVan: 'none yet',
    replaced: (short: string, by: string) => `${by} instead of ${short}`,
  }),
  fr: ({ plural }) => ({
    title: 'Cuisine',
    lede: 'Seulement les boîtes payées. Ce qui est retiré à cause d’un manque n’est pas compté, et ce qui le remplace est nommé.',
    date: 'Jour de livraison',
    show: 'Voir le jour',
    none: 'Aucune boîte de ce jour n’est encore verrouillée.',
    unpaid: (boxes: number) =>
      `${boxes} ${plural(boxes, 'boîte n’est pas encore payée et peut', 'boîtes ne sont pas encore payées et peuvent')} encore s’ajouter. ${plural(boxes, 'Elle n’est comptée', 'Elles ne sont comptées')} nulle part ci-dessous.`,
    open: (boxes: number) =>
      `${boxes} ${plural(boxes, 'boîte attend', 'boîtes attendent')} encore une réponse au sujet d’un manque, et ${plural(boxes, 'est comptée', 'sont comptées')} ci-dessous comme si aucune ne venait.`,
    kitchen: 'Cuisine',
    kitchenOption: (kitchen: string, boxes: number) =>
      `${kitchenName(kitchen)} (${boxes} ${plural(boxes, 'boîte', 'boîtes')})`,
    route: 'Camion',
    allRoutes: 'Tous les camions',
    routeOption: (number: number, boxes: number) =>
      `${number === 0 ? 'Pas encore de tournée' : `Tournée ${number}`} (${boxes} ${plural(boxes, 'boîte', 'boîtes')})`,
    choose: 'Voir ces boîtes',
    print: 'Imprimer',
    made: 'À préparer',
    madeColumns: ['Produit', 'Format', 'Unités', 'Boîtes'],
    kinds: { rtc: 'kit', rte: 'plat', item: 'article' } satisfies Record<ProductKind, string>,
    size: (servings: number) => `${servings} ${plural(servings, 'portion', 'portions')}`,
    piece: 'pièce',
    ingredients: 'Ingrédients à acheter et à portionner',
    ingredientsNote:
      'Pour les kits, les plats et les articles ci-dessus, sans ce que les foyers ont dans leur garde-manger.',
    ingredientColumns: ['Ingrédient', 'Quantité', 'Unité'],
    units: { g: 'g', ml: 'ml', piece: 'pièces' } satisfies Record<KitchenUnit, string>,
    unknown: (name: string, swap: string | null, units: number) =>
      `Non compté, parce que sa recette a changé depuis : ${units} × ${swap ? `${name}, ${swap}` : name}`,
    asCsv: 'Télécharger en CSV',
    boxes: 'Boîtes, dans l’ordre du chargement',
    boxColumns: ['Boîte', 'Camion', 'Plage', 'Contenu'],
    van: (route: number, stop: number) => `Tournée ${route}, arrêt ${stop}`,
    noVan: 'pas encore',
    replaced: (short: string, by: string) => `${by} au lieu ${ofName(short)}`,
  }),
})
