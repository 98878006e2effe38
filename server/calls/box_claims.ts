// Claims: a household's report of a box that was not right, and an admin's decision.

import { Refusal } from '../../contract/errors.ts'
import type { DeliveryAttempt } from '../../domain/redelivery.ts'
import { chooseRemedy, remediesOf } from '../delivery/remedies/choose_remedy.ts'
import { tellArrival } from '../delivery/remedies/tell_arrival.ts'
import { type ClaimAnswer, decideOnClaim, makeClaim } from '../refunds/claims/claim.ts'
import { setClaimLimits } from '../refunds/claims/set_limits.ts'
import { claimsOfBox, photoOfClaim, waitingClaims } from '../refunds/claims/show_claims.ts'
import { keptPhoto } from '../request/photo.ts'
import { adminOf, type Calls, clientOf, staffOf } from './handler.ts'

export const box_claims: Calls<'box_claims'> = {
  of_box: async (services, request, { orderId }) => {
    const reader = clientOf(request)
    const said = await claimsOfBox(services, reader, orderId)
    const { late, dayOver, again } = await remediesOf(services, { ...reader, orderId })
    return { ...said, about: late ? 'late' : said.about, dayOver, again: again && attemptView(again) }
  },
  make: async (services, request, { productId = null, reason = null, words, photo, to, ...claimed }) => {
    const { clientId, brand, now } = clientOf(request)
    const of = { ...claimed, clientId, brand, now }
    // Without a product it concerns a whole box: one that was not delivered, or that is late.
    if (productId === null && reason === null) {
      const done = await chooseRemedy(services, { ...of, remedy: to })
      return 'again' in done
        ? { state: 'again', again: attemptView(done.again), totalCents: 0, note: null }
        : answerView(done.money)
    }
    if (to === 'again') throw new Refusal('required', { fields: { to: 'required' } })
    const said = { productId, reason, to, words: words || null }
    return answerView(
      await makeClaim(services, { ...of, ...said, photo: photo ? await keptPhoto(photo) : null }),
    )
  },
  tell_arrival: async (services, request, answer) => {
    await tellArrival(services, { ...answer, ...clientOf(request) })
    return { success: true }
  },
}

const attemptView = ({ date, startHour, endHour }: DeliveryAttempt) => ({
  date,
  window: { startHour, endHour },
})
const answerView = ({ state, claimedCents, refundNumber }: ClaimAnswer) => ({
  state,
  again: null,
  totalCents: claimedCents,
  note: refundNumber,
})

export const box_claims_admin: Calls<'box_claims_admin'> = {
  waiting: (services, request) => waitingClaims(services, adminOf(request)),
  photo: (services, { brand }, of) => photoOfClaim(services, { ...of, brand }),
  decide: async (services, request, decision) => {
    const { brand, actor: adminId, now } = adminOf(request)
    const actor = { event: adminId, ledger: staffOf(request).email }
    await decideOnClaim(services, { ...decision, brand, actor, now })
    return { success: true }
  },
  set_limits: async (services, request, limits) => {
    const { brand, actor, now } = adminOf(request)
    await setClaimLimits(services, { brand, actor, now }, limits)
    return { success: true }
  },
}
