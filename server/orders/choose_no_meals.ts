// orders.choose_no_meals: chooses a box without the plan's meals (rule 61).

import { withQuantity } from '../../domain/orders/lines.ts'
import { unchosenProductId } from '../../domain/pricing/expected.ts'
import type { Stored } from '../request/services.ts'
import { changeBox, type OrderOfClient } from './change_box.ts'

/**
 * Removes the dishes and has none chosen at the cutoff; or has them chosen again. Items stay. Repeating it changes nothing.
 * @throws the refusals of changing a box
 */
export function chooseNoMeals(services: Stored, of: OrderOfClient, noMeals: boolean) {
  return changeBox(services, of, { productId: unchosenProductId, quantity: 0 }, ({ lines }) => {
    const dishes = noMeals ? lines.filter(line => line.kind !== 'item') : []
    return {
      lines: dishes.reduce(
        (left, { productId: id, version, kind }) => withQuantity(left, { id, version, kind }, 0),
        lines,
      ),
      noMeals,
      event: { kind: noMeals ? 'meals_declined' : 'meals_wanted', data: {} },
    }
  })
}
