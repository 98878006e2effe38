// What would follow from money, points or value that the office gives a household.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import { destination } from '../../domain/refunds/pay_back.ts'
import { foreseeAct } from '../household/admin/foresee.ts'
import { emailOfHousehold } from '../household/admin/letters.ts'
import { createPointAdjustment } from '../household/admin/points/points.ts'
import type { Services } from '../integrations/services.ts'
import { makeRefund } from '../refunds/make_refund.ts'
import { giveValue } from '../subscription/give_value.ts'
import { adminOf, type CallRequest, staffOf } from './handler.ts'

type GivingRequest = ParsedOf<'households_admin.foresee_giving'>
type Giver = { id: string; email: string }

/** It is given, and all of it undone. @throws Refusal what giving it refuses; not_found where the brand has no such household */
export async function foreseeGiving(
  services: Services,
  request: CallRequest,
  { clientId, what }: GivingRequest,
): Promise<OutputOf<'households_admin.foresee_giving'>> {
  const email = await emailOfHousehold(services, request.brand, clientId)
  const { brand, now } = adminOf(request)
  const of = { clientId, brand, now, requestId: '00000000-0000-4000-8000-000000000000' }
  return foreseeAct(services, { ...of, email }, what.act, undone => give(undone, of, what, staffOf(request)))
}

async function give(
  services: Services,
  of: { clientId: string; brand: CallRequest['brand']; now: string; requestId: string },
  what: GivingRequest['what'],
  admin: Giver,
) {
  const words = { admin, reason: '', tells: true }
  if (what.act === 'value') await giveValue(services, { ...of, ...words, ...what.with })
  else if (what.act === 'points')
    await createPointAdjustment(services, { ...of, ...words, ...pointsIn(what.with) })
  else {
    const { to } = what.with
    const actor = { event: admin.id, ledger: admin.email }
    const asked = { ...of, ...what.with, reason: 'other' as const, note: null, actor }
    const { refund } = await makeRefund(services, asked)
    const { goodsCents, taxCents, totalCents, payment } = refund
    return { refund: { goodsCents, taxCents, totalCents, payment: destination(payment, to) } }
  }
  return {}
}

const pointsIn = ({ points, orderId = null }: Extract<GivingRequest['what'], { act: 'points' }>['with']) => ({
  points,
  orderId,
})
