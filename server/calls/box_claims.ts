// What a household says of a box that was not right, and what an admin decides.

import { adminName } from '../admin/points/points.ts'
import { decideOnClaim, makeClaim } from '../payments/claims/claim.ts'
import { claimsOfBox, waitingClaims } from '../payments/claims/show_claims.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const readerOf = (request: CallRequest) => ({
  clientId: signedIn(request),
  brand: request.brand,
  locale: request.locale,
  now: programTime(request),
})

export const box_claims: Calls<'box_claims'> = {
  of_box: (services, request, { orderId }) => claimsOfBox(services, readerOf(request), orderId),
  make: async (services, request, { productId = null, reason = null, words, ...claimed }) => {
    const { clientId, brand, now } = readerOf(request)
    const { state, claimedCents, refundNumber } = await makeClaim(services, {
      ...claimed,
      clientId,
      brand,
      productId,
      reason,
      words: words || null,
      now,
    })
    return { state, totalCents: claimedCents, note: refundNumber }
  },
}

export const box_claims_admin: Calls<'box_claims_admin'> = {
  waiting: (services, request) => waitingClaims(services, readerOf(request)),
  decide: async (services, request, decision) => {
    const { brand, clientId: adminId, now } = readerOf(request)
    const actor = { event: adminId, ledger: await adminName(services.pool, adminId) }
    await decideOnClaim(services, { ...decision, brand, actor, now })
    return { success: true }
  },
}
