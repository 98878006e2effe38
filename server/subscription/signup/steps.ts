// The order of a sign-up (area 4): plan, registration, delivery, payment, welcome. Each step needs all before it.

import { Refusal } from '../../../contract/errors.ts'
import { linkTo, type PageId } from '../../../contract/paths.ts'
import { signupSteps } from '../../../contract/signup.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { SignupDraft } from '../../identity/draft/draft.ts'

export type SignupStep = (typeof signupSteps)[number]

interface SignupFacts {
  draft: Pick<SignupDraft, 'plan' | 'address' | 'slot'>
  registered: boolean
  subscribed: boolean
}

/** The current step of a sign-up: the first that is not done. */
export function stepOf({ draft, registered, subscribed }: SignupFacts): SignupStep {
  if (subscribed) return 'welcome'
  if (draft.plan === null) return 'plans'
  if (!registered) return 'registration'
  if (draft.address === null || draft.slot === null) return 'delivery'
  return 'payment'
}

const pageOf: Readonly<Record<SignupStep, PageId>> = {
  plans: 'signupPlans',
  registration: 'signupRegistration',
  delivery: 'signupDelivery',
  payment: 'signupPayment',
  welcome: 'signupWelcome',
}

/** A step with the address of its page, as calls return it. */
export function stepAnswer(step: SignupStep, voice: { brand: BrandId; locale: Locale }) {
  return { step, url: linkTo(pageOf[step], voice) }
}

/**
 * Allows a sign-up at `current` to do a part of `wanted`; going back is allowed, skipping ahead is not.
 * @throws Refusal `step_missing` with the step to do first and its address
 */
export function requireStep(
  current: SignupStep,
  wanted: SignupStep,
  voice: { brand: BrandId; locale: Locale },
): void {
  if (signupSteps.indexOf(current) < signupSteps.indexOf(wanted)) {
    throw new Refusal('step_missing', { details: stepAnswer(current, voice) })
  }
}
