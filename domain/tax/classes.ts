// Tax classes of products. A class says what a product is; rates.ts says how it is taxed, by province and date.

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
