// orders.update_quantity: sets the units of a product in the box.

import { Refusal } from '../../contract/errors.ts'
import { mostUnits, unitsOf, withQuantity } from '../../domain/orders/lines.ts'
import { onMenu } from '../menu/week_menu.ts'
import type { Stored } from '../request/services.ts'
import { changeBox, type Decide, type OrderOfClient } from './change_box.ts'
import type { SeenBox } from './guard.ts'
import type { OrderInView } from './order_view.ts'

/**
 * Sets the units of a product; 0 removes it. Units can be added only while the product is on the menu; one that has left the menu
 * can still be removed.
 * @param loaded the order, where it was read for this request already
 * @throws the refusals of changing a box; not_on_menu; quantity_invalid outside 0 to 50
 */
export async function updateQuantity(
  services: Stored,
  of: OrderOfClient,
  wanted: { productId: string; quantity: number } & SeenBox,
  loaded?: OrderInView,
): Promise<OrderInView> {
  const { productId, quantity } = wanted
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > mostUnits)
    throw new Refusal('quantity_invalid')
  const decide: Decide = ({ lines, menu }) => {
    const inBox = lines.find(line => line.productId === productId)
    const product = onMenu(menu, productId)
    if (!product && quantity > unitsOf(lines, productId)) throw new Refusal('not_on_menu')
    if (!product && !inBox) throw new Refusal('not_on_menu')
    const { version, kind } = product ?? (inBox as NonNullable<typeof inBox>)
    return {
      lines: withQuantity(lines, { id: productId, version, kind }, quantity),
      event: { kind: 'quantity_updated', data: { productId, quantity, before: unitsOf(lines, productId) } },
    }
  }
  return changeBox(services, of, wanted, decide, loaded)
}
