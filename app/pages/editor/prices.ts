// The live box: its lines with the edits still in flight, and its price by the function that charges.

import type { OutputOf } from '../../../contract/index.ts'
import type { OrderData, Receipt } from '../../../contract/views.ts'
import type { ProductKind } from '../../../domain/catalogue/types.ts'
import { applyEdits, type Edit } from '../../../domain/orders/edits.ts'
import type { OrderLine } from '../../../domain/orders/lines.ts'
import { centsOfParts, type GoodsParts, partsOf } from '../../../domain/pricing/parts.ts'
import { priceBox } from '../../../domain/pricing/price_box.ts'
import { grossCentsOf } from '../../../domain/pricing/price_order.ts'
import type { DiscountToApply, LineToPrice } from '../../../domain/pricing/types.ts'
import { planToExpect, receiptOf } from '../../box/pricing.ts'

export type EditorData = OutputOf<'orders.editor_data_v2'>

export interface LiveLine {
  productId: string
  kind: ProductKind
  quantity: number
  servings: number
  customizationId: string | null
  pairings: readonly string[]
  name: string
  picture: string | null
  /** Gross, before discounts and tax. */
  cents: number
}

export interface LiveBox {
  lines: LiveLine[]
  receipt: Receipt
  /** No dish is chosen: the price includes the plan's dishes. */
  untouched: boolean
  /** No meals are wanted, and none is in it. */
  noMeals: boolean
  /** The discounts for these goods, each with its value; their cents are in the receipt. */
  discounts: readonly DiscountToApply[]
  /** The parts of the goods; null where a product has left the menu and they are not known to the cent. */
  parts: GoodsParts | null
}

/**
 * The box with the pending edits applied. Without edits it is the server's own, to the cent.
 * @param data as the editor was loaded
 * @param order the server's latest
 */
export function liveBox(data: EditorData, order: OrderData, edits: readonly Edit[]): LiveBox {
  const lines = applyEdits(order.lines.map(unpinned), edits, id => kindOf(data, id))
  const toPrice = lines.map(line => lineToPrice(data, order, line))
  const { terms, held, balances } = data.pricing
  const plan = planToExpect(data.plan)
  const box = priceBox({
    plan,
    lines: toPrice,
    noMeals: order.noMeals,
    held,
    balances,
    terms,
  })
  const parts = partsOf(box.lines)
  const unchanged = edits.length === 0
  const receipt = unchanged ? order.receipt : receiptOf(box.price)
  return {
    lines: unchanged
      ? order.lines.map(line => ({ ...line, pairings: [...line.pairings] }))
      : lines.map((line, place) => liveLine(data, order, line, toPrice[place] as LineToPrice)),
    receipt,
    untouched: unchanged ? order.untouched : box.lines.length > lines.length,
    noMeals: order.noMeals && lines.every(({ kind }) => kind === 'item'),
    discounts: box.discounts,
    parts: centsOfParts(parts) === receipt.goodsCents ? parts : null,
  }
}

/** The server sets the version of a line; here any version will do. */
const unpinned = (line: OrderData['lines'][number]): OrderLine => {
  const { productId, kind, quantity, customizationId, pairings } = line
  return { productId, kind, quantity, customizationId, pairings, version: 0 }
}

type Catalogue = Pick<EditorData, 'dishes' | 'items'>

/** A product on the week's menu. */
export function productOf({ dishes, items }: Catalogue, id: string) {
  return dishes.find(dish => dish.id === id) ?? items.find(item => item.id === id)
}

function kindOf({ dishes, items }: Catalogue, id: string): ProductKind | undefined {
  return (
    dishes.find(dish => dish.id === id)?.kind ?? (items.some(item => item.id === id) ? 'item' : undefined)
  )
}

function lineToPrice(data: EditorData, order: OrderData, line: OrderLine): LineToPrice {
  const { productId, kind, quantity } = line
  const price = data.pricing.prices[productId] ?? priceOnceSeen(order, productId)
  const swap = data.customizations[productId]?.find(one => one.id === line.customizationId)
  return { ...price, productId, kind, quantity, customizationCents: swap?.surchargeCents ?? 0 }
}

/** A product that has left the menu keeps its price. */
function priceOnceSeen(order: OrderData, productId: string): EditorData['pricing']['prices'][string] {
  const seen = order.lines.find(line => line.productId === productId)
  const servings = seen?.servings ?? 0
  return {
    unitCents: seen && servings > 0 ? Math.round(seen.cents / servings) : 0,
    surchargeCents: 0,
    servingsPerUnit: seen && seen.quantity > 0 ? servings / seen.quantity : 1,
    taxClass: 'grocery',
  }
}

function liveLine(data: EditorData, order: OrderData, line: OrderLine, price: LineToPrice): LiveLine {
  const { productId, kind, quantity, customizationId, pairings } = line
  const product = productOf(data, productId) ?? order.lines.find(known => known.productId === productId)
  return {
    productId,
    kind,
    quantity,
    servings: quantity * price.servingsPerUnit,
    customizationId,
    pairings,
    name: product?.name ?? productId,
    picture: product?.picture ?? null,
    cents: grossCentsOf(price),
  }
}
