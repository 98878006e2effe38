// Orders a past box's products again: each goes into the first open box whose menu has it.

import type { Api } from '../../contract/index.ts'
import type { OrderCard } from '../../contract/views.ts'

export interface OrderedAgain {
  /** By box: how many products were added, and its editor. */
  added: { orderId: string; deliveryDate: string; count: number }[]
  /** Names of products that no open box has on its menu, or that have run out. */
  missing: string[]
  /** The added units, by product. */
  units: { orderId: string; productId: string; units: number }[]
}

type Calls = Pick<Api, 'get' | 'post'>

/** Adds the past box's products to the open boxes. A refused product is named, and the rest is added. */
export async function orderAgain(api: Calls, past: Pick<OrderCard, 'lines'>): Promise<OrderedAgain> {
  const added = new Map<string, OrderedAgain['added'][number]>()
  const missing: string[] = []
  const units: OrderedAgain['units'] = []
  for (const { productId, name, quantity } of past.lines) {
    const [box] = await api.get('orders.future_orders_for_product', { productId })
    const done = box && (await put(api, box.orderId, productId, box.quantity + quantity))
    if (!box || !done) {
      missing.push(name)
      continue
    }
    const { orderId, deliveryDate } = box
    units.push({ orderId, productId, units: quantity })
    const known = added.get(orderId) ?? { orderId, deliveryDate, count: 0 }
    added.set(orderId, { ...known, count: known.count + 1 })
  }
  return { added: [...added.values()], missing, units }
}

/** Removes only the added units: later changes of those boxes stay. */
export async function takeBack(api: Calls, { units }: Pick<OrderedAgain, 'units'>): Promise<void> {
  for (const { orderId, productId, units: added } of units) {
    const boxes = await api.get('orders.future_orders_for_product', { productId })
    const quantity = boxes.find(box => box.orderId === orderId)?.quantity ?? 0
    if (quantity > 0) await put(api, orderId, productId, Math.max(0, quantity - added))
  }
}

/** A product's refusal does not stop the others; a general failure is thrown. */
async function put(api: Calls, orderId: string, productId: string, quantity: number): Promise<boolean> {
  try {
    await api.post('orders.update_quantity', { orderId, productId, quantity })
    return true
  } catch (failure) {
    const code = (failure as { code?: string }).code
    if (code === 'sold_out' || code === 'not_on_menu' || code === 'quantity_invalid') return false
    throw failure
  }
}
