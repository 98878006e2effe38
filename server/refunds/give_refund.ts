// Gives a box of a brand back, for an admin who knows it by its id.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { creditNoteNumber } from '../../domain/refunds/numbers.ts'
import type { Services } from '../integrations/services.ts'
import { ownerOf } from './look_at_order.ts'
import { makeRefund } from './make_refund.ts'

/** @throws Refusal as `makeRefund` does */
export async function giveRefund(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  { brand, admin, now }: { brand: BrandId; admin: { id: string; email: string }; now: string },
  { orderId, wish, to, reason, remark, leftCents, requestId }: ParsedOf<'refunds.give'>,
): Promise<OutputOf<'refunds.give'>> {
  const clientId = await ownerOf(services, brand, orderId)
  const actor = { event: admin.id, ledger: admin.email }
  const { number, totalCents } = await makeRefund(services, {
    clientId,
    orderId,
    brand,
    wish,
    to,
    reason,
    note: remark || null,
    leftCents,
    requestId,
    actor,
    now,
  })
  return { number, note: creditNoteNumber(brand, orderId, number), totalCents }
}
