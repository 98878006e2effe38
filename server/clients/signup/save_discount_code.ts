// A code typed during sign-up.

import { Refusal } from '../../../contract/errors.ts'
import { planById, weeklyGoodsCents } from '../../../domain/plans.ts'
import { findDiscount } from '../../payments/discounts/find_discount.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Services } from '../../request/services.ts'
import { keepDraft, loadSignup } from './load_signup.ts'

/**
 * Keeps a code with the sign-up, in this browser and with the client.
 * @returns the discount's name in the language of the request
 * @throws Refusal first_box_only for a household that has its plan already
 * @throws Refusal invalid_code, minimum_spend_not_met where the plan chosen costs less than the code asks for
 */
export async function saveDiscountCode(
  services: Services,
  request: CallRequest,
  typed: string,
): Promise<string> {
  const { brand, locale, now, session } = request
  if ((await session.personal())?.planId != null)
    throw new Refusal('first_box_only', { fields: { code: 'first_box_only' } })
  const found = await findDiscount(services, brand, typed, now)
  if (!found) throw new Refusal('invalid_code', { fields: { code: 'invalid_code' } })
  const signup = await loadSignup(services, request)
  const plan = signup.draft.plan && planById(brand, signup.draft.plan.id)
  if (plan && weeklyGoodsCents(plan) < found.minimumSpendCents) {
    throw new Refusal('minimum_spend_not_met', {
      fields: { code: 'minimum_spend_not_met' },
      details: { minimumSpendCents: found.minimumSpendCents },
    })
  }
  await session.remember({ discountCode: found.code })
  await keepDraft(services, request, signup, { discountCode: found.code })
  return locale === 'fr' ? found.nameFr : found.nameEn
}
