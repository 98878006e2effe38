import type { EditedLine } from '../../../domain/orders/edits.ts'
import { orderMessages } from '../../../i18n/orders.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { type EditorData, productOf } from './prices.ts'
import { isDish } from './shelves.ts'
import { editorMessages } from './words.ts'

/** The quantity of a product: "2 servings, Tofu", "2 × 1 bag". */
export function useAmount(): (data: EditorData, line: EditedLine) => string {
  const say = useMessages(editorMessages)
  const orders = useMessages(orderMessages)
  return (data, { productId, quantity, customizationId }) => {
    const product = productOf(data, productId)
    const swap = data.customizations[productId]?.find(one => one.id === customizationId)
    const servings = quantity * (data.pricing.prices[productId]?.servingsPerUnit ?? 1)
    const amount = product && !isDish(product) ? say.units(quantity, product.unit) : orders.servings(servings)
    return swap ? say.detail(amount, swap.name) : amount
  }
}

/** Name of a product on the menu, or still in the box. */
export function nameOf(data: EditorData, productId: string): string {
  const known = productOf(data, productId) ?? data.order.lines.find(line => line.productId === productId)
  return known?.name ?? ''
}

/** The lines of some products in words, one by one: "Salmon: 4 servings, Tofu.", "Chips is out of the box." */
export function useTelling(): (
  data: EditorData,
  lines: readonly EditedLine[],
  ids: readonly string[],
) => string[] {
  const say = useMessages(editorMessages)
  const amountOf = useAmount()
  return (data, lines, ids) =>
    ids.map(id => {
      const line = lines.find(one => one.productId === id)
      const name = nameOf(data, id)
      return line ? say.inBoxNow(name, amountOf(data, line)) : say.removed(name)
    })
}
