// orders.update_customization: swaps the protein of a dish in the box.

import { Refusal } from '../../contract/errors.ts'
import { withCustomization } from '../../domain/orders/lines.ts'
import { onMenu } from '../menu/week_menu.ts'
import type { Stored } from '../request/services.ts'
import { changeBox, type OrderOfClient } from './change_box.ts'
import type { SeenBox } from './guard.ts'

/**
 * Chooses a swap of the dish; null returns to the standard dish.
 * @throws the refusals of changing a box; not_found for a dish that is not in the box; not_on_menu for one that has left the menu;
 *   customization_unknown
 */
export function updateCustomization(
  services: Stored,
  of: OrderOfClient,
  wanted: { productId: string; customizationId: string | null } & SeenBox,
) {
  const { productId, customizationId } = wanted
  return changeBox(services, of, wanted, ({ lines, menu }) => {
    if (!lines.some(line => line.productId === productId)) throw new Refusal('not_found')
    const product = onMenu(menu, productId)
    if (!product) throw new Refusal('not_on_menu')
    const offered = product.dish?.customizations.some(swap => swap.id === customizationId) ?? false
    if (customizationId !== null && !offered) throw new Refusal('customization_unknown')
    return {
      lines: withCustomization(lines, productId, customizationId),
      event: { kind: 'customization_updated', data: { productId, customizationId } },
    }
  })
}
