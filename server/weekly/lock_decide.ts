// Decides each order at its cutoff (rule 31): the automatic choice where nothing is chosen, then the minimum, then the
// price. Most orders of a batch are alike; those share one outcome and are priced once.

import type { BrandId } from '../../domain/brands.ts'
import { timesOf } from '../../domain/choice/assign.ts'
import { balancesForBox, valueAtCutoff, valueNow } from '../../domain/gifts/value_for_box.ts'
import type { NextOf } from '../../domain/machines/tables.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { pointsOfBox } from '../../domain/points.ts'
import { codeDiscountOf } from '../../domain/pricing/discounts.ts'
import { noBalances, priceBox } from '../../domain/pricing/price_box.ts'
import { splitPayment } from '../../domain/pricing/price_order.ts'
import type { Balances, PaymentSplit, PricedOrder } from '../../domain/pricing/types.ts'
import { boxTerms, type Terms } from '../../domain/terms/terms.ts'
import { brandDate } from '../../domain/time/zone.ts'
import type { ProductContent, WeekMenu } from '../menu/week_menu.ts'
import type { DishFacts } from '../messages/facts.ts'
import { planOf } from '../orders/household.ts'
import { linesToPrice } from '../orders/pricing.ts'
import type { HeldRow, OrderToLock, ValueToLock } from './lock_store.ts'

/** The choice for a household without a selection, in the order of handing out; a dish that comes twice is listed twice. */
type DishesOfOrder = (order: OrderToLock) => readonly string[]

/** All inputs of a decision, except the order itself. */
export interface LockingFacts {
  brand: BrandId
  deliveryDate: string
  /** ISO instant, and its day. */
  cutoffAt: string
  cutoffDay: string
  /** The last day of the points program; undefined where none is set. */
  pointsEndOn: string | undefined
  /** Of the delivery date. */
  terms: Terms
  menu: WeekMenu | null
  pinned: ReadonlyMap<string, ProductContent>
  value: ReadonlyMap<string, ValueToLock>
  held: ReadonlyMap<string, readonly HeldRow[]>
  /** Of orders without a price that have something in the box. */
  lines: ReadonlyMap<string, readonly OrderLine[]>
  dishesFor: DishesOfOrder
}

/** The common part of orders with the same outcome. */
export interface LockOutcome {
  state: NextOf<'order', 'upcoming'>
  /** Lines the automatic choice adds; empty where the household chose. */
  added: readonly OrderLine[]
  /** The price, where it was not known before. */
  priced: PricedOrder | null
  /** The payment, where it differs from the stored one. */
  payment: PaymentSplit | null
  dishes: readonly DishFacts[]
}

/** One order with its outcome and its own values. */
export interface Decided {
  order: OrderToLock
  outcome: LockOutcome
  totalCents: number | null
  goodsCents: number
  cardCents: number
  points: number
}

const skipped: LockOutcome = { state: 'skipped', added: [], priced: null, payment: null, dishes: [] }
const kept: LockOutcome = { state: 'locked', added: [], priced: null, payment: null, dishes: [] }
const keptUnderMinimum: LockOutcome = { ...kept, state: 'not_met' }

/** Decides for each order of a slice. */
export function decideOrders(orders: readonly OrderToLock[], facts: LockingFacts): Decided[] {
  const known = new Map<string, LockOutcome>()
  return orders.map(order => (isPriced(order) ? decideChosen(order, facts) : price(order, facts, known)))
}

/** Whether the household chose and saw its total: that total is charged, to the cent. */
export function isPriced(order: OrderToLock): boolean {
  return !order.unchosen && order.totalCents !== null && order.goodsCents !== null
}

function decideChosen(order: OrderToLock, facts: LockingFacts): Decided {
  const totalCents = order.totalCents as number
  const goodsCents = order.goodsCents as number
  if (goodsCents < facts.terms.minimumCents) {
    return { order, outcome: keptUnderMinimum, totalCents, goodsCents, cardCents: 0, points: 0 }
  }
  const payment = splitPayment(totalCents, balancesOf(order, facts))
  const outcome = samePayment(payment, order.payment) ? kept : { ...kept, payment }
  return { order, outcome, totalCents, goodsCents, ...earned(order, payment, facts) }
}

function price(order: OrderToLock, facts: LockingFacts, known: Map<string, LockOutcome>): Decided {
  const dishes = order.unchosen ? facts.dishesFor(order) : []
  if (order.unchosen && dishes.length === 0) {
    return { order, outcome: skipped, totalCents: null, goodsCents: 0, cardCents: 0, points: 0 }
  }
  const balances = balancesOf(order, facts)
  const own = facts.lines.get(order.orderId) ?? []
  const held = facts.held.get(order.clientId) ?? []
  const key = JSON.stringify([order.planId, order.province, dishes, balances, own, held.map(codeKey)])
  let outcome = known.get(key)
  if (!outcome) {
    outcome = priceAnew(order, facts, dishes, own, balances)
    known.set(key, outcome)
  }
  const { goodsCents, totalCents, payment } = outcome.priced as PricedOrder
  const paid = outcome.state === 'locked' ? earned(order, payment, facts) : { cardCents: 0, points: 0 }
  return { order, outcome, totalCents, goodsCents, ...paid }
}

function priceAnew(
  order: OrderToLock,
  facts: LockingFacts,
  dishIds: readonly string[],
  own: readonly OrderLine[],
  balances: Balances,
): LockOutcome {
  const { terms, menu, pinned } = facts
  const added = chosenLines(menu, dishIds)
  const plan = planOf(terms, order.planId)
  const lines = linesToPrice(plan, [...added, ...own], menu, pinned)
  const held = (facts.held.get(order.clientId) ?? []).map(row => ({
    discount: codeDiscountOf(row),
    orderNumber: row.orderNumber,
  }))
  const { price: priced } = priceBox({
    plan,
    lines,
    noMeals: !order.unchosen,
    held,
    balances,
    terms: boxTerms(terms, order.province),
  })
  return {
    state: priced.missingCents > 0 ? 'not_met' : 'locked',
    added,
    priced,
    payment: null,
    dishes: added.flatMap(line => factsOf(menu, line)),
  }
}

function codeKey({ code, type, unit, elements, minimumSpendCents, orderNumber }: HeldRow): unknown[] {
  return [code, type, unit, elements, minimumSpendCents, orderNumber]
}

/** The rule of the screens: what was there at the cutoff, less what unpaid boxes of earlier weeks take. */
function balancesOf(
  { clientId }: OrderToLock,
  { brand, deliveryDate, cutoffAt, cutoffDay, value }: LockingFacts,
): Balances {
  const row = value.get(clientId)
  if (!row) return noBalances
  const { givenMoves, corporateUntil, since, earlier } = row
  const accounts = { balances: row, givenMoves }
  const earlierBoxes = (earlier ?? []).map(box => ({
    ...box,
    chargedOn: brandDate(brand, new Date(box.cutoffAt).toISOString()),
    atCutoff: null,
  }))
  const atCutoff = since && valueAtCutoff(accounts, { cutoffAt, since, corporateUntil })
  return balancesForBox(valueNow(accounts, corporateUntil), earlierBoxes, {
    chargedOn: cutoffDay,
    deliveryDate,
    atCutoff,
  })
}

function earned(
  { loyal }: OrderToLock,
  payment: PaymentSplit,
  { deliveryDate, pointsEndOn, terms }: LockingFacts,
): { cardCents: number; points: number } {
  return {
    cardCents: payment.cardCents,
    points: pointsOfBox(payment, { deliveryDate, loyal, rates: terms.points }, pointsEndOn),
  }
}

function samePayment(a: PaymentSplit, b: PaymentSplit | null): boolean {
  return (
    a.cardCents === b?.cardCents &&
    a.givenCents === b.givenCents &&
    a.boughtCents === b.boughtCents &&
    a.corporateCents === b.corporateCents
  )
}

function chosenLines(menu: WeekMenu | null, dishIds: readonly string[]): OrderLine[] {
  return [...timesOf(dishIds)].flatMap(([productId, quantity]) => {
    const product = menu?.products.get(productId)
    if (!product) return []
    const { version, kind } = product
    return [{ productId, version, kind, quantity, customizationId: null, pairings: [] }]
  })
}

function factsOf(menu: WeekMenu | null, line: OrderLine): DishFacts[] {
  const dish = menu?.products.get(line.productId)?.dish
  return dish ? [{ ...dish.name, quantity: line.quantity }] : []
}
