// What the office does for a household, with the calls that foresee it and that do it.

import type { Api, InputOf, OutputOf } from '../../../contract/index.ts'
import type { RefundReason } from '../../../domain/refunds/reasons.ts'

type Act = InputOf<'households_admin.act_for'>['what']
type Giving = InputOf<'households_admin.foresee_giving'>['what']
export type What = Act | Giving
export type Foreseen = OutputOf<'households_admin.foresee'>
type Missing = OutputOf<'households_admin.act_for'>['missing']

interface Words {
  /** Of a refund, the note that only the office reads. */
  reason: string
  tells: boolean
  /** Of a refund: the reason that its credit note gives. */
  because: string
  /** The same until something else is asked for. */
  requestId: string
}

const isGiving = (what: What): what is Giving =>
  what.act === 'refund' || what.act === 'points' || what.act === 'value'

/** What would follow. @throws Refusal what doing it refuses */
export const foresee = (api: Api, clientId: string, what: What): Promise<Foreseen> =>
  isGiving(what)
    ? api.post('households_admin.foresee_giving', { clientId, what })
    : api.post('households_admin.foresee', { clientId, what })

/** Does it. @returns what a box had and is sold out now */
export async function carryOut(api: Api, clientId: string, what: What, said: Words): Promise<Missing> {
  const { reason, tells, because, requestId } = said
  if (!isGiving(what))
    return (await api.post('households_admin.act_for', { clientId, what, reason, tells })).missing
  if (what.act === 'refund') {
    const refund = { ...what.with, reason: because as RefundReason, remark: reason, requestId }
    await api.post('refunds.give', refund)
  } else if (what.act === 'points') {
    const given = { ...what.with, clientId, reason, tells, requestId }
    await api.post('admin_reward_points.create_point_adjustment', given)
  } else await api.post('households_admin.give_value', { ...what.with, clientId, reason, tells, requestId })
  return []
}

/** Items added after the cutoff are charged at once: what was foreseen is what was read out and agreed to. */
export const withAgreement = (what: What, foreseen: Foreseen | null): What =>
  what.act === 'quantity' && foreseen && foreseen.payNowCents !== null
    ? { ...what, with: { ...what.with, payNowCents: foreseen.payNowCents } }
    : what
