// Reads a box before a refund: its payment, its earlier refunds, and the preview. It changes nothing.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { paidOrders } from '../../domain/machines/order_groups.ts'
import { type Left, leftOf } from '../../domain/refunds/refund.ts'
import type { Services } from '../integrations/services.ts'
import { namesOfProducts, type ProductName } from '../messages/product_names.ts'
import {
  findOrderOwner,
  type PaidOrderRow,
  type RefundRow,
  readPaidOrder,
  readRefunds,
} from './order_store.ts'

interface LookedAt {
  clientId: string
  order: PaidOrderRow
  left: Left
  refunds: RefundRow[]
  /** Whether anything can still be refunded. */
  refundable: boolean
  names: ReadonlyMap<string, ProductName>
}

type Needs = Pick<Services, 'pool' | 'memory'>

/** A box of a brand, only by its id, for an admin. @throws Refusal not_found */
export async function lookAtOrder(services: Needs, brand: BrandId, orderId: string): Promise<LookedAt> {
  const clientId = await ownerOf(services, brand, orderId)
  const [order, refunds] = await Promise.all([
    readPaidOrder.first(services.pool, { clientId, orderId }),
    readRefunds.all(services.pool, { clientId, orderId }),
  ])
  if (!order) throw new Refusal('not_found')
  const left = leftOf({ priced: order.priced, before: refunds.map(({ refund }) => refund) })
  const names = await namesOfProducts(
    services.pool,
    order.priced.lines.map(line => line.productId),
  )
  return {
    clientId,
    order,
    left,
    refunds,
    refundable: isOneOf(order.state, paidOrders) && left.totalCents > 0,
    names,
  }
}

/** The household of a box. @throws Refusal not_found for another brand's */
export async function ownerOf(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  orderId: string,
): Promise<string> {
  const clientId = await findOrderOwner(pool, brand, orderId)
  if (clientId === undefined) throw new Refusal('not_found')
  return clientId
}
