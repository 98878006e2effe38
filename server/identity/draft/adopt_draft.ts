// Keeps the plan of a visitor who chose one and then signs in.

import { Refusal } from '../../../contract/errors.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { takeGiftCard } from '../../value/gift_cards/take_card.ts'
import { readDraft, type SignupDraft } from './draft.ts'
import { mergeDraft, selectSignup } from './store.ts'

/**
 * Moves the session's choices to the client who has just signed in, unless they have a plan already. A visitor's choices are newer
 * than the stored ones, so they win.
 */
export async function adoptDraft(services: Pick<Services, 'pool'>, request: CallRequest): Promise<void> {
  const { pool } = services
  const { session } = request
  await adoptGiftCard(services, request)
  if (session.clientId === null || session.data.draft === undefined) return
  const signup = await selectSignup(pool, session.clientId)
  const chosen = chosenByVisitor(request)
  if (signup?.subscriptionState === null && Object.keys(chosen).length > 0) {
    await mergeDraft(pool, session.clientId, chosen, request.now.toString())
  }
  await session.forget('draft')
}

/** A gift card entered before there was an account. Another household may have redeemed it in the meantime. */
export async function adoptGiftCard(
  { pool }: Pick<Services, 'pool'>,
  { session, brand, now }: CallRequest,
): Promise<void> {
  const { clientId, data } = session
  const { giftCardHash: codeHash } = data
  if (clientId === null || codeHash === undefined) return
  try {
    await withTx(pool, tx => takeGiftCard(tx, clientId, { brand, codeHash, now: programTime({ now }) }))
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
  }
  await session.forget('giftCardHash')
}

/** The session's part of a sign-up; parts not chosen are left out. */
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

export { mergeDraft, selectSignup } from './store.ts'
