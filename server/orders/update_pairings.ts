// orders.update_pairings: sets the pairings of a dish in the box.

import { Refusal } from '../../contract/errors.ts'
import {
  type LineProduct,
  mostUnits,
  type OrderLine,
  unitsOf,
  withPairings,
} from '../../domain/orders/lines.ts'
import { onMenu } from '../menu/week_menu.ts'
import type { Stored } from '../request/services.ts'
import { changeBox, type OrderOfClient } from './change_box.ts'
import type { SeenBox } from './guard.ts'

/**
 * Sets which of a dish's pairings are in the box, one of each; the others are removed.
 * @throws the refusals of changing a box; not_found for a dish that is not in the box; not_on_menu for a product that is not on the
 *   week's menu, or is no pairing of the dish
 */
export function updatePairings(
  services: Stored,
  of: OrderOfClient,
  wanted: { productId: string; pairings: readonly string[] } & SeenBox,
) {
  const { productId, pairings } = wanted
  return changeBox(services, of, wanted, ({ lines, menu }) => {
    const line = lines.find(other => other.productId === productId)
    if (!line) throw new Refusal('not_found')
    const offered = onMenu(menu, productId)?.dish?.pairings
    if (!offered) throw new Refusal('not_on_menu')
    const paired: LineProduct[] = []
    for (const id of pairings) {
      const product = pairedBefore(line, lines, id) ?? (offered.includes(id) ? onMenu(menu, id) : undefined)
      if (!product) throw new Refusal('not_on_menu')
      if (!line.pairings.includes(id) && unitsOf(lines, id) >= mostUnits)
        throw new Refusal('quantity_invalid')
      paired.push(product)
    }
    return {
      lines: withPairings(lines, productId, paired),
      event: { kind: 'pairings_updated', data: { productId, pairings } },
    }
  })
}

/** An existing pairing stays, even where its product has left the menu. */
function pairedBefore(dish: OrderLine, lines: readonly OrderLine[], id: string): LineProduct | undefined {
  const line = dish.pairings.includes(id) ? lines.find(other => other.productId === id) : undefined
  return line && { id, version: line.version, kind: line.kind }
}
