// The dishes that a journey may put into a box by pressing Add.

import type { OutputOf } from '../../contract/index.ts'
import { conflictOf } from '../../domain/catalogue/suits.ts'

type EditorData = OutputOf<'orders.editor_data_v2'>

/**
 * Dishes of the week that are to be had, are not in the box, and that the household has said nothing against. Journeys share
 * their households: an earlier one may have said never again to any dish, and adding that one asks first.
 */
export function dishesToAdd({ dishes, order, household }: EditorData): EditorData['dishes'] {
  const inBox = order.lines.map(line => line.productId)
  return dishes.filter(
    dish => !dish.soldOut && !inBox.includes(dish.id) && conflictOf(dish, household) === null,
  )
}
