// An order as it is sent: the card of dashboard and history, and the editor's data. An unpaid order shows the stored price, with
// its present balances; one that is paid, or about to be, shows its actual payment.

import type { OrderCard, OrderData, OrderLine as OrderLineView, Receipt } from '../../contract/views.ts'
import type { Locale } from '../../domain/brands.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { orderLabel } from '../../domain/machines/order.ts'
import { comingOrders, presentValueOrders } from '../../domain/machines/order_groups.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { declineReasonOf } from '../../domain/payments/declines.ts'
import { isPayable, payByOf, paymentEndOf } from '../../domain/payments/settle.ts'
import { hasSelection } from '../../domain/pricing/expected.ts'
import { grossCentsOf, splitPayment } from '../../domain/pricing/price_order.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { chargedAfter, lateEditEndAfter } from '../../domain/time/cutoff.ts'
import { localTime } from '../menu/local_time.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import type { ProductContent, WeekMenu } from '../menu/week_menu.ts'
import { balancesFor } from './balances.ts'
import type { Household, HouseholdOrder } from './household.ts'
import { lineToPrice, priceOfOrder, productOfLine } from './pricing.ts'

/** The data of an order's view. */
export interface OrderInView {
  household: Household
  order: HouseholdOrder
  lines: readonly OrderLine[]
  /** The menu of the order's week; null where there is none. */
  menu: WeekMenu | null
  /** Content of lines that are no longer on that menu, by `id@version`. */
  pinned: ReadonlyMap<string, ProductContent>
}

/** Whether the household can still change an order. */
export function isEditable(household: Household, order: HouseholdOrder, now: string): boolean {
  return household.state === 'active' && order.state === 'upcoming' && now <= order.cutoffAt
}

/** Whether items can still be added to an order after its cutoff: it is charged, and the kitchen has not taken it (rule 32). */
export function isInLateWindow({ state, cutoffAt }: HouseholdOrder, now: string): boolean {
  return state === 'charged' && now > cutoffAt && now <= lateEditEndAfter(cutoffAt)
}

/** The price of an order: as last seen, or expected while nothing is chosen. */
export function pricedOf(view: OrderInView): PricedOrder {
  const { household, order } = view
  if (!order.priced) return priceOfOrder(household, order, [])
  if (!isOneOf(order.state, presentValueOrders)) return order.priced
  const payment = splitPayment(order.priced.totalCents, balancesFor(household, order))
  return { ...order.priced, payment }
}

export function orderCard(view: OrderInView, locale: Locale, now: string): OrderCard {
  return cardOf(view, pricedOf(view), locale, now)
}

export function orderData(view: OrderInView, locale: Locale, now: string): OrderData {
  const { order } = view
  const priced = pricedOf(view)
  const card = cardOf(view, priced, locale, now)
  const paired = new Set(card.lines.flatMap(line => line.pairings))
  const { givenCents, boughtCents, corporateCents } = priced.payment
  return {
    ...card,
    version: order.version,
    cutoffDate: card.cutoffLocal.slice(0, 10),
    cutoffTime: card.cutoffLocal.slice(11, 16),
    minimumTotal: priced.minimumCents,
    credit: givenCents + boughtCents + corporateCents,
    discount: priced.discountCents,
    taxes: priced.taxCents,
    volumeDiscounts: priced.volumeDiscountCents,
    total: priced.totalCents,
    selectedRecipes: card.lines.filter(line => line.kind !== 'item' && !paired.has(line.productId)),
    addons: card.lines.filter(line => paired.has(line.productId)),
    marketItems: card.lines.filter(line => line.kind === 'item' && !paired.has(line.productId)),
  }
}

function cardOf(view: OrderInView, priced: PricedOrder, locale: Locale, now: string): OrderCard {
  const { household, order } = view
  const cutoffLocal = localTime(order.brand, order.cutoffAt)
  const editable = isEditable(household, order, now)
  const noMeals = order.chosenBy === 'client' && !hasSelection(view.lines)
  const late = lateWindow(view, now)
  const lines = linesView(view, locale).map(line => ({
    ...line,
    changeableUntil: editable ? cutoffLocal : line.kind === 'item' ? (late?.untilLocal ?? null) : null,
  }))
  return {
    id: order.id,
    week: order.week,
    deliveryDate: order.deliveryDate,
    window: { startHour: order.startHour, endHour: order.endHour },
    state: order.state,
    label: orderLabel(order.state),
    skipped: order.state === 'skipped',
    editable,
    late,
    untouched: !hasSelection(lines) && !noMeals,
    noMeals,
    menuPublished: view.menu?.published ?? false,
    cutoffAt: order.cutoffAt,
    cutoffLocal,
    chargeDate: chargedAfter(order.brand, order.cutoffAt),
    lines,
    dishesToChoose: noMeals ? 0 : dishesToChoose(order, lines),
    itemsCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    totalCents: priced.totalCents,
    receipt: receiptOf(priced),
    points: pointsOf(order),
    payment: order.payment && paymentOf(order.payment, canStillPay(order, now)),
    ...(order.state === 'payment_failed' && { payBy: payByOf(order.deliveryDate) }),
  }
}

function paymentOf(
  { state, actionUrl, declineCode }: NonNullable<HouseholdOrder['payment']>,
  canPay: boolean,
): OrderCard['payment'] {
  const why = declineReasonOf(declineCode)
  return { state, actionUrl: canPay ? actionUrl : null, ...(why && { why }) }
}

/** Whether the bank's question can still be answered: until the order can no longer be paid for. */
function canStillPay({ brand, deliveryDate, state }: HouseholdOrder, now: string): boolean {
  const over = Temporal.Instant.compare(now, paymentEndOf(brand, deliveryDate)) >= 0
  return isPayable({ pays: { kind: 'box' }, state, over })
}

/** Until when items can be added to a charged order; null where they cannot. */
function lateWindow({ household, order }: OrderInView, now: string): OrderCard['late'] {
  if (household.state !== 'active' || !isInLateWindow(order, now)) return null
  const until = lateEditEndAfter(order.cutoffAt)
  return { until, untilLocal: localTime(order.brand, until) }
}

/** A priced box as it is sent: without its lines. */
export function receiptOf(priced: PricedOrder): Receipt {
  return {
    goodsCents: priced.goodsCents,
    volumeDiscountCents: priced.volumeDiscountCents,
    discounts: [...priced.discounts],
    discountCents: priced.discountCents,
    taxes: [...priced.taxes],
    taxCents: priced.taxCents,
    deliveryCents: 0,
    totalCents: priced.totalCents,
    payment: priced.payment,
    minimumCents: priced.minimumCents,
    missingCents: priced.missingCents,
  }
}

type LineInBox = Omit<OrderLineView, 'changeableUntil'>

function linesView({ order, lines, menu, pinned }: OrderInView, locale: Locale): LineInBox[] {
  const views: LineInBox[] = []
  for (const line of lines) {
    const product = productOfLine(line, menu, pinned)
    if (!product) continue
    const content = product.dish ?? product.item
    const toPrice = lineToPrice(order.plan, line, product)
    const seen = order.priced?.lines.find(priced => priced.productId === line.productId)
    views.push({
      productId: line.productId,
      kind: line.kind,
      name: content.name[locale],
      quantity: line.quantity,
      servings: line.quantity * toPrice.servingsPerUnit,
      customizationId: line.customizationId,
      pairings: [...line.pairings],
      cents: seen?.grossCents ?? grossCentsOf(toPrice),
      picture: pictureOf(content.picture, order.brand),
    })
  }
  return views
}

/** Dishes of the plan's kind that the box still lacks. */
function dishesToChoose({ plan }: HouseholdOrder, lines: readonly OrderLineView[]): number {
  let chosen = 0
  for (const line of lines) if (line.kind === plan.kind) chosen += line.quantity
  return Math.max(0, plan.units - chosen)
}

/** Points of one order: pending from the charge until delivery, then available (rule 44). */
function pointsOf(order: HouseholdOrder): OrderCard['points'] {
  const { pointsEarned, state } = order
  return {
    pending: isOneOf(state, comingOrders) ? pointsEarned : 0,
    available: state === 'delivered' ? pointsEarned : 0,
  }
}
