// A household as its orders see it: its discounts, its balances and its boxes, read in one statement.

import { type BrandId, brands, type Province } from '../../domain/brands.ts'
import { productKinds } from '../../domain/catalogue/types.ts'
import type { ValueMove } from '../../domain/gifts/held_value.ts'
import type { OrderState, PaymentState, SubscriptionState } from '../../domain/machines/tables.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import type { Plan } from '../../domain/plans.ts'
import { type CodeDiscount, codeDiscountOf } from '../../domain/pricing/discounts.ts'
import type { Balances, PricedOrder } from '../../domain/pricing/types.ts'
import { planById, type Terms } from '../../domain/terms/terms.ts'
import type { TermBook } from '../../domain/terms/versions.ts'
import { firstOpenDate } from '../../domain/time/cutoff.ts'
import type { CorporateCredit, HouseholdRow, OrderRow } from './store.ts'

/** A code the household holds, with the facts that determine its element for an order. */
export interface HeldCode {
  discount: CodeDiscount
  /** ISO instant; orders whose cutoff had passed by then do not count. */
  heldSince: string
  /** ISO instant from which it is not held any more; orders whose cutoff had passed by then keep it. Null while it is held. */
  heldUntil: string | null
  /** Past orders that used it. */
  used: number
}

export interface HouseholdOrder {
  id: string
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  deliveryDate: string
  startHour: number
  endHour: number
  kitchen: string
  province: Province
  /** As it is priced on its delivery date. */
  plan: Plan
  /** ISO instant. */
  cutoffAt: string
  state: OrderState
  version: number
  /** A chosen box without a dish has no meals by choice (rule 61). */
  chosenBy: 'client' | 'automatic' | null
  /** The price the household last saw; null while nothing is chosen, and where it was not read. */
  priced: PricedOrder | null
  /** Known even where `priced` was not read. */
  totalCents: number | null
  pointsEarned: number
  /**
   * For an order past its cutoff that is not paid yet: what the household's value gained since then, and the end that its employer's plan
   * had then. Null for any other.
   */
  atCutoff: OrderRow['atCutoff']
  /** Ids of the last refused requests. */
  refused: readonly string[]
  /** Null where they were not read. */
  lines: readonly OrderLine[] | null
  /** The newest attempt to pay. */
  payment: { state: PaymentState; actionUrl: string | null; declineCode: string | null } | null
}

export interface Household {
  clientId: string
  brand: BrandId
  state: SubscriptionState
  /** As it is priced for the next box that is still open. */
  plan: Plan
  /** By which its boxes are priced, each by its delivery date. */
  terms: TermBook
  province: Province
  kitchen: string
  zone: string
  exclusions: readonly string[]
  /** Allergens whose traces are excluded too. */
  severe: readonly string[]
  vegetarian: boolean
  vegan: boolean
  /** Last day (ISO date) of double points; null before the 26th delivery. */
  loyalUntil: string | null
  held: readonly HeldCode[]
  balances: Balances
  /** The history of given value, oldest first, where a part of it expires; null otherwise. */
  givenMoves: readonly ValueMove[] | null
  corporate: CorporateCredit | null
  /** By week. Where one order was requested, the others are present only if they affect its price. */
  orders: readonly HouseholdOrder[]
}

/** The household behind a row of the read model. @param now program time, ISO instant */
export function householdFrom(
  clientId: string,
  row: HouseholdRow,
  { terms, now }: { terms: TermBook; now: string },
): Household {
  const { balances } = row
  return {
    clientId,
    brand: row.brand,
    state: row.state,
    plan: planOf(terms.of(row.brand, firstOpenDate(row.brand, now, terms.cutoffs)), row.plan_id),
    terms,
    province: row.province,
    kitchen: row.kitchen,
    zone: row.zone,
    exclusions: row.exclusions,
    severe: row.severe,
    vegetarian: row.vegetarian,
    vegan: row.vegan,
    loyalUntil: row.loyal_until,
    held: (row.held ?? []).map(heldFrom).sort(asHeld),
    balances: {
      givenCents: balances?.given ?? 0,
      boughtCents: balances?.bought ?? 0,
      corporateCents: balances?.corporate ?? 0,
    },
    givenMoves: row.given_moves,
    corporate: row.corporate,
    orders: (row.orders ?? []).map(order => orderFrom(row.brand, order, terms)),
  }
}

/** An order behind a row of the read model. */
export function orderFrom(brand: BrandId, row: OrderRow, terms: TermBook): HouseholdOrder {
  return {
    ...row,
    brand,
    plan: planOf(terms.of(brand, row.deliveryDate), row.planId),
    cutoffAt: new Date(row.cutoffAt).toISOString(),
    lines: row.lines?.toSorted(asShown) ?? null,
  }
}

/** The order of the lines of a box: dishes, meals, items; those of a kind by their id. */
export const asShown = (a: OrderLine, b: OrderLine): number =>
  productKinds.indexOf(a.kind) - productKinds.indexOf(b.kind) || compareText(a.productId, b.productId)

/** The code held first is used first. */
const asHeld = (a: HeldCode, b: HeldCode): number =>
  compareText(a.heldSince, b.heldSince) || compareText(a.discount.code, b.discount.code)

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function heldFrom(row: NonNullable<HouseholdRow['held']>[number]): HeldCode {
  return {
    discount: codeDiscountOf(row),
    heldSince: new Date(row.createdAt).toISOString(),
    heldUntil: instantOf(row.endedAt),
    used: row.used,
  }
}

const instantOf = (timestamp: string | null): string | null => timestamp && new Date(timestamp).toISOString()

/** The plan of a stored id; an unknown one is a defect of the program. */
export function planOf(terms: Terms, planId: string): Plan {
  const plan = planById(terms, planId)
  if (!plan) throw new RangeError(`${brands[terms.brand].name} has no plan ${planId}`)
  return plan
}
