// What a box lost because it sold out while the box did not come: a skip was undone, or a pause ended.

import { messages } from './catalogue.ts'

/** A chosen product, and how many of it are missing. */
export interface Missing {
  name: string
  quantity: number
}

const listOf = (missing: readonly Missing[]): string =>
  missing.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')

export const soldOutMessages = messages({
  en: () => ({
    removed: (missing: readonly Missing[]) => `Sold out in the meantime, so we removed: ${listOf(missing)}.`,
  }),
  fr: () => ({
    removed: (missing: readonly Missing[]) => `Épuisé entre-temps, et retiré : ${listOf(missing)}.`,
  }),
})
