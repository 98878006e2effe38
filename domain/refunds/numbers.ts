// The numbers of receipts and credit notes. They derive from the order's id, so households share no counter.

import type { BrandId } from '../brands.ts'

const prefixes: Readonly<Record<BrandId, string>> = { freshprep: 'FP', cookit: 'CI' }

/** Number of an order's receipt, e.g. `FP-4F2A-91B0-77CD`: the random end of the order's id. */
export function receiptNumber(brand: BrandId, orderId: string): string {
  const groups = orderId.replaceAll('-', '').slice(-12).toUpperCase().match(/.{4}/g) ?? []
  return [prefixes[brand], ...groups].join('-')
}

/** Number of an order's n-th credit note, from 1: the receipt's number and its own. */
export function creditNoteNumber(brand: BrandId, orderId: string, number: number): string {
  return `${receiptNumber(brand, orderId)}-C${number}`
}
