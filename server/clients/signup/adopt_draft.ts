// Somebody who chose a plan as a visitor and then signs in goes on with that plan.

import type { CallRequest } from '../../request/call_request.ts'
import type { Services } from '../../request/services.ts'
import { readDraft, type SignupDraft } from './draft.ts'
import { mergeDraft, selectSignup } from './store.ts'

/**
 * Moves what the session chose to the client who has just signed in, unless they have a plan already. What they chose as a
 * visitor is newer than what was kept, so it wins.
 */
export async function adoptDraft({ db }: Pick<Services, 'db'>, request: CallRequest): Promise<void> {
  const { session } = request
  if (session.clientId === null || session.data.draft === undefined) return
  const signup = await selectSignup(db, session.clientId)
  const chosen = chosenByVisitor(request)
  if (signup?.subscriptionState === null && Object.keys(chosen).length > 0) {
    await mergeDraft(db, session.clientId, chosen, request.now.toString())
  }
  await session.forget('draft')
}

/** What a session holds of a sign-up; parts not chosen are left out. */
export function chosenByVisitor({ session }: CallRequest): Partial<SignupDraft> {
  const { plan } = readDraft(session.data.draft)
  const { discountCode, referral, referralId } = session.data
  return {
    ...(plan && { plan }),
    ...(discountCode !== undefined && { discountCode }),
    ...(referral !== undefined && { referral }),
    ...(referralId !== undefined && { referralId }),
  }
}
