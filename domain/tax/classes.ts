// Tax classes of products. A class says what a product is; the terms of a delivery date say how it
// is taxed, by province (terms/terms.ts).

import type { Province } from '../brands.ts'

/**
 * - `grocery`: zero-rated basic food: kits, chilled dishes to reheat, bread, dairy, produce.
 * - `prepared`: salads, sandwiches, platters: taxable food.
 * - `snack`: chips, candy and the like.
 * - `frozen_treat`: single-serving ice cream and the like.
 * - `carbonated`: carbonated drinks that are not sweetened enough to be soda for BC's PST are still `carbonated`.
 * - `soda`: sweetened carbonated drinks, the only food BC's PST is on.
 * - `gift_card`: never taxed when sold.
 */
export const taxClasses = [
  'grocery',
  'prepared',
  'snack',
  'frozen_treat',
  'carbonated',
  'soda',
  'gift_card',
] as const
export type TaxClass = (typeof taxClasses)[number]

export const taxCodes = ['GST', 'PST', 'HST', 'QST'] as const
export type TaxCode = (typeof taxCodes)[number]

/** Kits, chilled dishes to reheat, bread, dairy and produce are basic groceries; a gift card is taxed when it is spent. */
export const untaxedClasses: readonly TaxClass[] = ['grocery', 'gift_card']

/** The taxes that the company is registered for, by province; a rate of another one cannot be set. */
export const taxesIn: Readonly<Record<Province, readonly TaxCode[]>> = {
  BC: ['GST', 'PST'],
  AB: ['GST'],
  QC: ['GST', 'QST'],
  ON: ['HST'],
}

/** A tax that is due on a class of products. */
export interface DueTax {
  code: TaxCode
  /** Parts per 100,000 of the price after discounts and before any tax. */
  rate: number
}

/** The taxes of a place and a delivery date. */
export type TaxesByClass = Readonly<Record<TaxClass, readonly DueTax[]>>
