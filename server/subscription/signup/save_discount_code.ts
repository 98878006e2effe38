// Saves a code entered during sign-up. A discount code is stored with the sign-up; a gift card becomes the household's as soon as
// there is one.

import { Refusal } from '../../../contract/errors.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { weeklyGoodsCents } from '../../../domain/plans.ts'
import { planById } from '../../../domain/terms/terms.ts'
import { giftFaceMessages } from '../../../i18n/gift_faces.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import { normalCode } from '../../codes/discounts/find_discount.ts'
import { checkCode } from '../../codes/discounts/take_code.ts'
import { findReferral } from '../../codes/referrals/referral_code.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { applyCode } from '../../value/apply_code.ts'
import { giftHashOf, lookAtGiftCard } from '../../value/gift_cards/take_card.ts'
import { loadSignup, saveDraft } from './load_signup.ts'

/**
 * Stores a code with the sign-up, in this browser and with the client.
 * @returns its name, in the language of the request
 * @throws Refusal first_box_only for a discount where the household has its plan already; invalid_code or the reason;
 *   minimum_spend_not_met where the chosen plan costs less than the minimum of a code that the sign-up does not hold yet
 */
export async function saveDiscountCode(
  services: Services,
  request: CallRequest,
  typed: string,
): Promise<string> {
  const { brand, locale, session } = request
  const now = programTime(request)
  const codeHash = giftHashOf(typed)
  const card = codeHash === null ? null : await lookAtGiftCard(services.pool, { brand, codeHash, now })
  if (card && codeHash !== null) {
    if (session.clientId === null) await session.remember({ giftCardHash: codeHash })
    else await applyCode(services, { clientId: session.clientId, brand, locale, now }, typed)
    return `${giftFaceMessages(brand, locale).label}, ${formatMoneyShort(card.valueCents, locale)}`
  }
  if ((await session.personal())?.planId != null)
    throw new Refusal('first_box_only', { fields: { code: 'first_box_only' } })
  const signup = await loadSignup(services, request)
  const friends = await findReferral(services, brand, typed, now)
  if (friends) {
    await session.remember({ referral: friends.code })
    await session.forget('discountCode')
    await saveDraft(services, request, signup, { referral: friends.code, discountCode: null })
    return locale === 'fr' ? friends.nameFr : friends.nameEn
  }
  const terms = await termsOfNext(services, brand, now)
  const plan = signup.draft.plan && planById(terms, signup.draft.plan.id)
  // A code that the sign-up holds already waits for a box that reaches its minimum.
  const isHeld = signup.draft.discountCode === normalCode(typed)
  const goodsCents = plan && !isHeld ? weeklyGoodsCents(plan) : null
  const found = await checkCode(services, session.clientId, { brand, code: typed, now, goodsCents })
  await session.remember({ discountCode: found.code })
  await saveDraft(services, request, signup, { discountCode: found.code })
  return locale === 'fr' ? found.nameFr : found.nameEn
}
