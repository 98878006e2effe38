// The calls of sign-up, from the plans to the welcome page.

import { Refusal } from '../../contract/errors.ts'
import { canadianPhone } from '../identity/phone.ts'
import { isEmailFree } from '../identity/register.ts'
import { recordAttempt } from '../places/addresses/record_attempt.ts'
import { checkPostal } from '../subscription/signup/check_postal.ts'
import { createClient } from '../subscription/signup/create_client.ts'
import { signupState } from '../subscription/signup/current_step.ts'
import { deliveryOptions, updateSlot } from '../subscription/signup/delivery_slots.ts'
import { firstDeliverySentence } from '../subscription/signup/first_delivery.ts'
import { paymentData } from '../subscription/signup/payment_data.ts'
import { saveAddress } from '../subscription/signup/save_address.ts'
import { saveDiscountCode } from '../subscription/signup/save_discount_code.ts'
import { savePlan, selectedPlan } from '../subscription/signup/save_plan.ts'
import { showGetStarted, showPlans } from '../subscription/signup/show_plans.ts'
import { showFirstOrder, showWelcome } from '../subscription/signup/show_welcome.ts'
import type { Calls } from './handler.ts'

export const signup: Calls<'signup'> = {
  subscription_plans: showPlans,
  get_started_data: showGetStarted,
  save_plan: savePlan,
  get_selected_plan: selectedPlan,
  check_email: async (services, { brand }, { email }) => ({
    available: await isEmailFree(services, brand, email),
  }),
  create_client: createClient,
  validate_phone: async (_services, _request, { phone }) => {
    const found = canadianPhone(phone)
    return { valid: found !== null, formatted: found?.shown ?? null }
  },
  check_pc_for_cookit: (services, _request, { postal }) => checkPostal(services, 'cookit', postal),
  check_pc_for_freshprep: (services, _request, { postal }) => checkPostal(services, 'freshprep', postal),
  record_address_attempt: async (services, { brand, session, now }, { text, postal }) => {
    const { clientId, from } = session
    const attempt = { brand, clientId, text, postal: postal ?? null, reason: 'reported', now, from } as const
    if (!(await recordAttempt(services, attempt))) throw new Refusal('too_many_requests')
    return { success: true }
  },
  save_address: saveAddress,
  delivery_options: deliveryOptions,
  update_delivery_slot: updateSlot,
  first_delivery_string: firstDeliverySentence,
  save_discount_code: async (services, request, { code }) => ({
    success: true,
    name: await saveDiscountCode(services, request, code),
  }),
  payment_data: paymentData,
  current_step: async (services, request) => {
    const { step, url } = await signupState(services, request)
    return { step, url }
  },
  get_first_order: showFirstOrder,
  welcome: showWelcome,
}
