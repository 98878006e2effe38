// The editor's shelves: the products of a tab, their filters, the shown products, and suggestions to reach the minimum.

import type { MenuDish, MenuItem } from '../../../contract/views.ts'
import { type Filters, fitting, relevant, type Sort, sorted } from '../../../domain/catalogue/browse.ts'
import { conflictOf } from '../../../domain/catalogue/suits.ts'
import { kindsInOrder } from '../../../domain/choice/category_order.ts'
import type { EditorData } from './prices.ts'

export const tabIds = ['recipes', 'pantry', 'market'] as const
export type TabId = (typeof tabIds)[number]

export type Product = MenuDish | MenuItem

export const isDish = (product: Product): product is MenuDish => 'minutes' in product

/** A tab's products in the week's ranking; dishes of the plan's own kind come first. */
export function productsOf({ dishes, items, plan }: EditorData, tab: TabId): Product[] {
  if (tab !== 'recipes') return items.filter(item => item.category === tab)
  return [
    ...dishes.filter(dish => dish.kind === plan.kind),
    ...dishes.filter(dish => dish.kind !== plan.kind),
  ]
}

/** Each product's place on the week's menu, from 0, by its id: it selects the colour. */
export const menuPlaces = ({ dishes, items }: EditorData): ReadonlyMap<string, number> =>
  new Map([...dishes, ...items].map(({ id }, place) => [id, place]))

/**
 * The kind a product is filed under: a dish of the plan's own kind under its category, any other dish under its kind, an
 * item under its shelf.
 */
export function kindOf(product: Product, plan: EditorData['plan']): string {
  if (!isDish(product)) return product.shelf
  return product.kind === plan.kind ? product.category : product.kind
}

/** The kinds of a tab: categories in the week's ranking, then the other kind of dishes; shelves in the order of their items. */
export function kindsOf(
  products: readonly Product[],
  { plan, categories }: Pick<EditorData, 'plan' | 'categories'>,
): string[] {
  return kindsInOrder([...new Set(products.map(product => kindOf(product, plan)))], categories)
}

export interface View {
  /** The tab's products for the search and the kind, before any filter. */
  among: readonly Product[]
  /** The products that pass the filters, in the chosen order. */
  shown: readonly Product[]
  /** The filters that apply here. */
  filters: Filters
}

/** The shown products of a tab. */
export function viewOf(
  data: EditorData,
  found: readonly Product[],
  asked: { kind: string | null; filters: Filters; sort: Sort },
): View {
  const { household, plan } = data
  const among = asked.kind === null ? found : found.filter(product => kindOf(product, plan) === asked.kind)
  const filters = relevant(asked.filters, found, household)
  const shown = sorted(fitting(among, filters, household), asked.sort, product =>
    perServingCents(data, product.id),
  )
  return { among, shown, filters }
}

interface WayToMinimum {
  productId: string
  name: string
  cents: number
}

/**
 * Two one-tap ways to close the gap to the minimum: the item that closes it most closely (else the dearest one), and the week's
 * best dish that is not in the box and costs no surcharge. Exclusions are respected.
 * @param inBox units by product
 */
export function waysToMinimum(
  data: EditorData,
  missingCents: number,
  inBox: ReadonlyMap<string, number>,
): WayToMinimum[] {
  const fits = (product: Product) =>
    !product.soldOut && !inBox.has(product.id) && conflictOf(product, data.household) === null
  const items = data.items.filter(fits).toSorted((a, b) => a.priceCents - b.priceCents)
  const item = items.find(one => one.priceCents >= missingCents) ?? items.at(-1)
  const dish = data.dishes.find(one => one.kind === data.plan.kind && one.surchargeCents === 0 && fits(one))
  return [
    ...(item ? [{ productId: item.id, name: item.name, cents: item.priceCents }] : []),
    ...(dish ? [{ productId: dish.id, name: dish.name, cents: unitCents(data, dish.id) }] : []),
  ]
}

/** The price of a serving, a meal or a piece, surcharge included, cents. */
export function perServingCents({ pricing }: EditorData, productId: string): number {
  const price = pricing.prices[productId]
  return price ? price.unitCents + price.surchargeCents : 0
}

/** The price of one unit of a product: a kit, a meal, a piece. */
export function unitCents(data: EditorData, productId: string): number {
  return perServingCents(data, productId) * (data.pricing.prices[productId]?.servingsPerUnit ?? 0)
}
