import { type Inviter, inviteFriend, showInvite } from '../payments/referrals/invite.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const inviterOf = (request: CallRequest): Inviter => ({
  clientId: signedIn(request),
  brand: request.brand,
  locale: request.locale,
  now: programTime(request),
})

export const referrals: Calls<'referrals'> = {
  invite: (services, request) => showInvite(services, inviterOf(request)),
  create_referral: (services, request, input) => inviteFriend(services, inviterOf(request), input),
}
