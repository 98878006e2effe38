// Points (rule 44): a part of what was paid, and a bigger one for a client with 26 or more deliveries in the last 52 weeks. One point
// is one cent. "Paid" is money of the client's: card and bought gift cards. Value the business gave, and corporate
// credit, earn nothing.

import type { Locale } from './brands.ts'
import { formatWhole } from './money.ts'
import type { PaymentSplit } from './pricing/types.ts'
import type { PointsRates } from './terms/terms.ts'

/** Deliveries in the last `loyaltyWeeks` weeks from which the higher rate applies. */
export const loyaltyDeliveries = 26
export const loyaltyWeeks = 52

/** The rate for a number of deliveries in the last 52 weeks, parts per 100,000. */
export function pointsRate(rates: PointsRates, deliveries: number): number {
  return deliveries >= loyaltyDeliveries ? rates.loyal : rates.standard
}

/** Whole points an order earns at a rate, rounded down; they are pending until it is delivered. */
export function pointsEarned(payment: Pick<PaymentSplit, 'cardCents' | 'boughtCents'>, rate: number): number {
  const paid = payment.cardCents + payment.boughtCents
  return Math.floor((paid * rate) / 100_000)
}

/**
 * Points a box earns. A box after the program's last day earns none: they could never be used.
 * @param box its day, an ISO date, whether it earns at the higher rate, and the rates of that day
 * @param endsOn the program's last day; absent where it goes on
 */
export function pointsOfBox(
  payment: Pick<PaymentSplit, 'cardCents' | 'boughtCents'>,
  { deliveryDate, loyal, rates }: { deliveryDate: string; loyal: boolean; rates: PointsRates },
  endsOn: string | null | undefined,
): number {
  return hasPoints(deliveryDate, endsOn) ? pointsEarned(payment, loyal ? rates.loyal : rates.standard) : 0
}

/** Whether the points program runs on a day. ISO dates; `endsOn` is its last one. */
export const hasPoints = (day: string, endsOn: string | null | undefined): boolean => !endsOn || day <= endsOn

/** The value of points in credit, cents. */
export function centsOfPoints(points: number): number {
  return points
}

/** Amounts of points that can be redeemed, least first. */
const redemptions = [1_000, 2_500, 5_000, 10_000] as const

/**
 * The amounts a household can choose from. Once the program's end is announced, all its points are one of them, so that none are
 * lost for being too few.
 */
export function redemptionsFor(available: number, endAnnounced: boolean): readonly number[] {
  const all = endAnnounced && available > 0 ? [available] : []
  return [...new Set([...redemptions, ...all])].sort((a, b) => a - b)
}

/** Whether this many points can be turned into credit at any time. */
export const canRedeemSome = (points: number): boolean => points >= redemptions[0]

/** How far points are from the least that can be redeemed, which may be less once the program's end is announced; null from there on. */
export const pointsToFirst = (points: number): { missing: number; least: number } | null =>
  points < redemptions[0] ? { missing: redemptions[0] - points, least: redemptions[0] } : null

/** The smallest redemption above this many points; null where they reach all. */
export function nextRedemption(available: number): number | null {
  return redemptions.find(points => points > available) ?? null
}

/** A number of points as the language writes it: 1,250 or 1 250; owed ones with a true minus. */
export function formatPoints(points: number, locale: Locale): string {
  return `${points < 0 ? '−' : ''}${formatWhole(Math.abs(points), locale)}`
}
