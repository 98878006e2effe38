import { type Inviter, inviteFriend, showInvite } from '../codes/referrals/invite.ts'
import { type CallRequest, type Calls, clientOf } from './handler.ts'

const inviterOf = (request: CallRequest): Inviter => clientOf(request)

export const referrals: Calls<'referrals'> = {
  invite: (services, request) => showInvite(services, inviterOf(request)),
  create_referral: (services, request, input) => inviteFriend(services, inviterOf(request), input),
}
