// A brand's menu of one week as the program keeps it in memory: its entries, each with its dish or item.

import type { BrandId } from '../../domain/brands.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type {
  Dish,
  DishCategory,
  ItemCategory,
  MarketItem,
  ProductKind,
} from '../../domain/catalogue/types.ts'
import type { CategoryOrder } from '../../domain/choice/category_order.ts'
import type { TaxClass } from '../../domain/tax/classes.ts'

/** The dish of one version, which an order line pins. */
export interface DishContent {
  kind: 'rtc' | 'rte'
  dish: Dish
  item: null
  /** What the cooks wrote; null for a version from before it was kept. */
  recipe: DishRecipe | null
  /** Ids of all ingredients, parts of mixes included. */
  ingredients: readonly string[]
  /** How appetizing people find its picture, from 1 to 10; null where nobody has rated it yet. */
  appeal: number | null
}

/** A dish, or an item of one version: an item's ingredients are only on its label. */
export type ProductContent =
  | DishContent
  | { kind: 'item'; dish: null; item: MarketItem; recipe?: undefined; ingredients?: undefined }

interface OnMenu {
  id: string
  version: number
  kind: ProductKind
  category: DishCategory | ItemCategory
  /** Position among its kind; lower is shown and chosen first. */
  rank: number
  /** Premium surcharge per serving, cents. */
  surchargeCents: number
  taxClass: TaxClass
  /** Taken off the menu since it was published: boxes hold it until they are settled, and no choice gives it to another. */
  withdrawn: boolean
}

/** An entry of the menu with its content; the kind says which of `dish` and `item` is present. */
export type MenuProduct = OnMenu & ProductContent

export interface WeekMenu {
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  version: number
  published: boolean
  /** The saved ranking of its categories; null where none was saved. */
  ranking: CategoryOrder | null
  /** By id, in the order in which menus show them: recipes, meals, items, each by rank. */
  products: ReadonlyMap<string, MenuProduct>
  /** Ids of sold-out products. */
  soldOut: ReadonlySet<string>
}

/** Whether a household can put a product of this menu into its box: the menu is published, and has it. */
export function onMenu(menu: WeekMenu | null, productId: string): MenuProduct | undefined {
  return menu?.published ? menu.products.get(productId) : undefined
}
