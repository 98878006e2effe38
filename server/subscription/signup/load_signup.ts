// Loads the sign-up of a request: a visitor's from the session, a client's from the database.

import { Refusal } from '../../../contract/errors.ts'
import { planSize } from '../../../domain/plans.ts'
import { defaultDiscount } from '../../codes/discounts/bar.ts'
import { type DiscountRow, findDiscount } from '../../codes/discounts/find_discount.ts'
import { findReferral, isOwnReferral } from '../../codes/referrals/referral_code.ts'
import { hasFlagOn } from '../../flags/flags.ts'
import { mergeDraft, selectSignup } from '../../identity/draft/adopt_draft.ts'
import { readDraft, type SignupDraft } from '../../identity/draft/draft.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Stored } from '../../request/services.ts'
import { type SignupStep, stepOf } from './steps.ts'

export interface Signup {
  /** Null for a visitor. */
  client: { id: string; firstName: string; email: string } | null
  draft: SignupDraft
  subscribed: boolean
  step: SignupStep
}

export async function loadSignup({ pool }: Pick<Services, 'pool'>, request: CallRequest): Promise<Signup> {
  const { clientId, data } = request.session
  const row = clientId === null ? null : await selectSignup(pool, clientId)
  const kept = readDraft(row ? row.draft : data.draft)
  const sold = kept.plan !== null && planSize(kept.plan.id) !== undefined
  // This browser's latest choices override older values. A plan that is no longer on sale counts as not chosen.
  const draft: SignupDraft = {
    ...kept,
    plan: sold ? kept.plan : null,
    discountCode: data.discountCode ?? kept.discountCode,
    referral: data.referral ?? kept.referral,
    referralId: data.referralId ?? kept.referralId,
  }
  const subscribed = row !== null && row.subscriptionState !== null
  const client = row && clientId ? { id: clientId, firstName: row.firstName, email: row.email } : null
  return { client, draft, subscribed, step: stepOf({ draft, registered: client !== null, subscribed }) }
}

/** Saves parts of the draft, with the client or in a visitor's session. Returns the updated sign-up. */
export async function saveDraft(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  signup: Signup,
  patch: Partial<SignupDraft>,
): Promise<Signup> {
  const draft = { ...signup.draft, ...patch }
  if (signup.client) await mergeDraft(pool, signup.client.id, patch, request.now.toString())
  else await request.session.remember({ draft: { ...draft } })
  const { subscribed } = signup
  return { ...signup, draft, step: stepOf({ draft, registered: signup.client !== null, subscribed }) }
}

/** The discount of the first box: the visitor's code while it is valid, else a friend's, else the public one. */
export async function discountOfSignup(
  services: Stored,
  request: CallRequest,
  { draft, client }: Pick<Signup, 'draft' | 'client'>,
): Promise<DiscountRow | undefined> {
  const { brand, now } = request
  const own =
    draft.discountCode === null ? undefined : await findDiscount(services, brand, draft.discountCode, now)
  if (own) return own
  const { referral } = draft
  const counts = referral !== null && !(await ownReferral(services, request, draft, client?.email ?? null))
  const friends = counts ? await findReferral(services, brand, referral, now.toString()) : undefined
  return friends ?? (await defaultDiscount(services, brand, now))
}

/** Whether the friend's code belongs to the very household that signs up, by its email and its address. */
export async function ownReferral(
  { pool }: Pick<Services, 'pool'>,
  { brand }: Pick<CallRequest, 'brand'>,
  { referral, address }: Pick<SignupDraft, 'referral' | 'address'>,
  email: string | null,
): Promise<boolean> {
  if (referral === null || email === null || address === null) return false
  const { phone, householdKey } = address
  return isOwnReferral(pool, brand, referral, { email, phone, householdKey })
}

/** @throws Refusal `already_signed_up`: an account has one plan; the settings change it */
export function refuseSubscribed(signup: Signup): void {
  if (signup.subscribed) throw new Refusal('already_signed_up')
}

/** @throws Refusal `signup_disabled` while the flag of that name is on */
export async function refuseDisabled(services: Stored, request: CallRequest): Promise<void> {
  if (await hasFlagOn(services, request, 'signup_disabled')) throw new Refusal('signup_disabled')
}
