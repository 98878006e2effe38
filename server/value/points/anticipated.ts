// The points an order will earn (rule 44). A charged order's are known; before that they follow its present charge: given value and
// corporate credit earn none.

import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { unpaidOrders } from '../../../domain/machines/order_groups.ts'
import { pointsOfBox } from '../../../domain/points.ts'
import type { Services } from '../../integrations/services.ts'
import type { OrderOfClient } from '../../orders/change_box.ts'
import { loadOrder } from '../../orders/load.ts'
import { isLoyal } from '../../orders/loyalty.ts'
import { pricedOf } from '../../orders/order_view.ts'
import { termsOfBox } from '../../orders/pricing.ts'
import type { Stored } from '../../request/services.ts'

/**
 * Points an order will earn, or has earned; 0 for one that will not be delivered.
 * @throws not_found
 */
export async function anticipatedPoints(
  services: Stored & Pick<Services, 'config'>,
  of: OrderOfClient,
): Promise<number> {
  const view = await loadOrder(services, of.clientId, of.orderId, of.now)
  const { state, pointsEarned: earned } = view.order
  if (!isOneOf(state, unpaidOrders)) return earned
  const { household, order } = view
  const { points: rates } = termsOfBox(household, order)
  const box = { deliveryDate: order.deliveryDate, loyal: isLoyal(household, order), rates }
  return pointsOfBox(pricedOf(view).payment, box, services.config.pointsEndOn)
}
