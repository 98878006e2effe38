// An admin's refunds: the box as it was paid, the preview of a refund, and the refund itself.

import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId, Locale } from '../../../../domain/brands.ts'
import { creditNoteNumber } from '../../../../domain/refunds/numbers.ts'
import { destination } from '../../../../domain/refunds/pay_back.ts'
import type { Services } from '../../../integrations/services.ts'
import { lookAtOrder } from '../../../refunds/look_at_order.ts'
import { receiptPaper } from '../../../refunds/papers/papers.ts'
import { readPointsHousehold } from '../points/store.ts'

/** @throws Refusal not_found where the brand has no such box, or it was never priced */
export async function showRefunds(
  services: Pick<Services, 'pool' | 'memory' | 'config' | 'clock'>,
  { brand, locale }: { brand: BrandId; locale: Locale },
  orderId: string,
): Promise<OutputOf<'refunds.order'>> {
  const { clientId, order, left, refunds, refundable, names } = await lookAtOrder(services, brand, orderId)
  const client = await readPointsHousehold.first(services.pool, { clientId, brand })
  if (!client) throw new Refusal('not_found')
  const { deliveryDate, state, priced } = order
  const receipt = await receiptRows(services, { clientId, brand, locale }, orderId)
  const sums = { totalCents: priced.totalCents, leftCents: left.totalCents, refundable }
  return {
    client,
    order: { id: orderId, deliveryDate, state, ...sums },
    left: left.payment,
    lines: priced.lines.map(({ productId, quantity }, i) => ({
      productId,
      name: names.get(productId)?.[locale] ?? productId,
      quantity,
      left: left.lines[i]?.units ?? 0,
      leftCents: left.lines[i]?.netCents ?? 0,
    })),
    refunds: refunds.map(({ number, at, reason, note, actor, totalCents, points, refund, toCredit }) => ({
      number,
      note: creditNoteNumber(brand, orderId, number),
      at,
      reason,
      remark: note,
      actor,
      totalCents,
      payment: destination(refund.payment, toCredit ? 'credit' : 'payment'),
      points,
    })),
    receipt,
  }
}

/** None for a box that was priced and not paid. */
async function receiptRows(
  services: Parameters<typeof receiptPaper>[0],
  reader: Parameters<typeof receiptPaper>[1],
  orderId: string,
): Promise<OutputOf<'refunds.order'>['receipt']> {
  try {
    return (await receiptPaper(services, reader, orderId)).rows
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'not_found') return []
    throw failure
  }
}
