// The inputs of the price of a box. The browser's editor, the checkout, the weekly charge and this server give the same
// inputs to the same pure function (domain/pricing).

import type { OrderLine } from '../../domain/orders/lines.ts'
import { type Plan, unitPriceOf } from '../../domain/plans.ts'
import { type PricedBox, priceBox } from '../../domain/pricing/price_box.ts'
import type { Balances, LineToPrice, PricedOrder } from '../../domain/pricing/types.ts'
import { type BoxTerms, boxTerms } from '../../domain/terms/terms.ts'
import type { ProductContent, WeekMenu } from '../menu/week_menu.ts'
import { balancesFor } from './balances.ts'
import { heldFor } from './discounts.ts'
import type { Household, HouseholdOrder } from './household.ts'

/** The price of a product on a plan, for one unit. */
type UnitToPrice = Omit<LineToPrice, 'productId' | 'quantity' | 'customizationCents'>

/** A product with its surcharge in the menu week. */
type PricedProduct = ProductContent & { surchargeCents: number }

/** Prices of one unit of a product under a plan, cents. */
export function unitToPrice(plan: Plan, product: PricedProduct): UnitToPrice {
  if (product.kind === 'item') {
    const { priceCents: unitCents, taxClass } = product.item
    return { kind: 'item', servingsPerUnit: 1, unitCents, surchargeCents: 0, taxClass }
  }
  const { servingsPerUnit, servingCents: unitCents } = unitPriceOf(plan, product.kind)
  const { surchargeCents } = product
  return { kind: product.kind, servingsPerUnit, unitCents, surchargeCents, taxClass: product.dish.taxClass }
}

/** A line of an order as pricing takes it. */
export function lineToPrice(plan: Plan, line: OrderLine, product: PricedProduct): LineToPrice {
  const swap = product.dish?.customizations.find(customization => customization.id === line.customizationId)
  return {
    ...unitToPrice(plan, product),
    productId: line.productId,
    quantity: line.quantity,
    customizationCents: swap?.surchargeCents ?? 0,
  }
}

/** Finds the product of a line: on its week's menu, else by the version it pins, then without surcharge. */
export function productOfLine(
  line: OrderLine,
  menu: WeekMenu | null,
  pinned: ReadonlyMap<string, ProductContent>,
): PricedProduct | undefined {
  const onMenu = menu?.products.get(line.productId)
  if (onMenu) return onMenu
  const content = pinned.get(`${line.productId}@${line.version}`)
  return content && { ...content, surchargeCents: 0 }
}

/** The lines of a box as pricing takes them. Unknown products are left out. */
export function linesToPrice(
  plan: Plan,
  lines: readonly OrderLine[],
  menu: WeekMenu | null,
  pinned: ReadonlyMap<string, ProductContent>,
): LineToPrice[] {
  const priced: LineToPrice[] = []
  for (const line of lines) {
    const product = productOfLine(line, menu, pinned)
    if (product) priced.push(lineToPrice(plan, line, product))
  }
  return priced
}

/** Prices an order of a household as it will be charged unless it changes. */
export function priceOfOrder(
  household: Household,
  order: HouseholdOrder,
  lines: readonly LineToPrice[],
): PricedOrder {
  return pricedBoxOf(household, order, lines).price
}

/** The same, with the discounts that apply and the priced lines. */
export function pricedBoxOf(
  household: Household,
  order: HouseholdOrder,
  lines: readonly LineToPrice[],
  balances: Balances = balancesFor(household, order),
): PricedBox {
  const held = heldFor(household, order)
  const noMeals = order.chosenBy === 'client'
  return priceBox({ plan: order.plan, lines, noMeals, held, balances, terms: termsOfBox(household, order) })
}

/** The terms that a box is priced by: those of its place and its delivery date. */
export function termsOfBox(
  { terms }: Pick<Household, 'terms'>,
  { brand, deliveryDate, province }: Pick<HouseholdOrder, 'brand' | 'deliveryDate' | 'province'>,
): BoxTerms {
  return boxTerms(terms.of(brand, deliveryDate), province)
}
