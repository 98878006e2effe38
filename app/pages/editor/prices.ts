// The live box: its lines after the edits that are still on their way, and its price by the very function that charges.

import type { OutputOf } from '../../../contract/index.ts'
import type { OrderData, Receipt } from '../../../contract/views.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { ProductKind } from '../../../domain/catalogue/types.ts'
import { type OrderLine, withCustomization, withQuantity } from '../../../domain/orders/lines.ts'
import { planById } from '../../../domain/plans.ts'
import { expectedLines } from '../../../domain/pricing/expected.ts'
import { priceOrder } from '../../../domain/pricing/price_order.ts'
import type { DiscountToApply, LineToPrice } from '../../../domain/pricing/types.ts'

export type EditorData = OutputOf<'orders.editor_data_v2'>

/** What the household asked of a product and the server has not answered yet. */
export interface Wanted {
  quantity?: number
  customizationId?: string | null
}

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
  /** No dish is chosen: what is priced besides the lines is the plan's dishes. */
  untouched: boolean
}

/**
 * The box as it will be once the edits are saved. Without edits it is the server's own, to the cent.
 * @param data as the editor was loaded
 * @param order as the server last told it
 */
export function liveBox(
  data: EditorData,
  brand: BrandId,
  order: OrderData,
  wanted: ReadonlyMap<string, Wanted>,
): LiveBox {
  const known = order.lines.map(line => ({ ...line, pairings: [...line.pairings] }))
  if (wanted.size === 0) return { lines: known, receipt: order.receipt, untouched: order.untouched }
  const lines = linesWith(data, order, wanted)
  const toPrice = lines.map(line => lineToPrice(data, order, line))
  const { receipt, untouched } = priceBox(data, brand, toPrice)
  return {
    lines: lines.map((line, place) => liveLine(data, order, line, toPrice[place] as LineToPrice)),
    receipt,
    untouched,
  }
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

function linesWith(
  data: EditorData,
  order: OrderData,
  wanted: ReadonlyMap<string, Wanted>,
): readonly OrderLine[] {
  // The version a line pins is the server's business; here one stands for all.
  let lines: readonly OrderLine[] = order.lines.map(
    ({ productId, kind, quantity, customizationId, pairings }) => ({
      productId,
      kind,
      quantity,
      customizationId,
      pairings,
      version: 0,
    }),
  )
  for (const [id, { quantity, customizationId }] of wanted) {
    const kind = lines.find(line => line.productId === id)?.kind ?? kindOf(data, id)
    if (quantity !== undefined && kind) lines = withQuantity(lines, { id, version: 0, kind }, quantity)
    if (customizationId !== undefined) lines = withCustomization(lines, id, customizationId)
  }
  return lines
}

function lineToPrice(data: EditorData, order: OrderData, line: OrderLine): LineToPrice {
  const { productId, kind, quantity } = line
  const price = data.pricing.prices[productId] ?? priceOnceSeen(order, productId)
  const swap = data.customizations[productId]?.find(one => one.id === line.customizationId)
  return { ...price, productId, kind, quantity, customizationCents: swap?.surchargeCents ?? 0 }
}

/** What has left the menu costs what it cost when it was chosen. */
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
  const perServing = price.unitCents + price.surchargeCents + price.customizationCents
  return {
    productId,
    kind,
    quantity,
    servings: quantity * price.servingsPerUnit,
    customizationId,
    pairings,
    name: product?.name ?? productId,
    picture: product?.picture ?? null,
    cents: perServing * price.servingsPerUnit * quantity,
  }
}

function priceBox(data: EditorData, brand: BrandId, lines: LineToPrice[]): Omit<LiveBox, 'lines'> {
  const { province, deliveryDate, balances } = data.pricing
  const discounts = data.pricing.discounts as DiscountToApply[]
  const plan = planById(brand, data.plan.id)
  const expected = plan ? expectedLines(plan, lines) : lines
  const priced = priceOrder({ brand, province, deliveryDate, lines: expected, discounts, balances })
  const { lines: _, ...receipt } = priced
  return {
    receipt: { ...receipt, discounts: [...receipt.discounts], taxes: [...receipt.taxes] },
    untouched: expected.length > lines.length,
  }
}
