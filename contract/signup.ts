import * as z from 'zod/mini'
import { addressErrors, addressInput, postal } from './address.ts'
import { get, post } from './call.ts'
import { cardForm } from './card_form.ts'
import { codeErrors } from './clients.ts'
import {
  category,
  cents,
  code,
  email,
  isoDate,
  newPassword,
  nothing,
  personName,
  planKind,
  province,
  requiredText,
  text,
} from './fields.ts'
import { discount } from './sessions.ts'
import { boxTerms, deliveryWindow, orderCard, plan, receipt } from './views.ts'

export const signupSteps = ['plans', 'registration', 'delivery', 'payment', 'welcome'] as const
const step = z.object({ step: z.enum(signupSteps), url: z.string() })

const preferences = {
  categories: z.array(category).check(z.maxLength(8, code('too_long'))),
  /** Ids of excluded allergens. */
  exclusions: z.array(text(40)).check(z.maxLength(30, code('too_long'))),
  /** Among the exclusions, those whose traces are excluded too (rule 64). */
  severe: z.array(text(40)).check(z.maxLength(30, code('too_long'))),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
}

/** The code whose discount the first box has, or waits for: its goods may be below the code's minimum. Null where there is none. */
const heldCode = z.nullable(z.object({ code: z.string(), minimumSpendCents: cents }))

const selectedPlan = z.object({
  plan,
  ...preferences,
  heldCode,
  /** The first box with the session's discount, and the weeks after it. */
  firstBox: receipt,
  laterBoxes: receipt,
})

/**
 * The position of an address, and how it was found: `rooftop`, by the nearest number of its `street`, or the middle of its `area`.
 */
const coordinates = z.object({ lat: z.number(), long: z.number(), mode: z.string() })

const served = z.object({ served: z.boolean(), place: z.nullable(z.string()), sister: z.boolean() })

export const signup = {
  subscription_plans: get({
    summary: 'The plans on sale, with their prices and the discount of the first box.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      plans: z.array(plan),
      /** Of the first box that can still be had, in the brand’s first province: what plans hold is not taxed in any. */
      terms: boxTerms,
      categories: z.object({ rtc: z.array(category), rte: z.array(category) }),
      allergens: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Null where there is none, and for a household that has its plan. */
      discount: z.nullable(discount),
    }),
  }),
  get_started_data: get({
    summary: 'What the sign-up entry page says: plan kinds, lowest prices, the visitor’s discount.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      fromWeekCents: z.int(),
      fromServingCents: z.int(),
      fromMealCents: z.int(),
      mealsPerWeek: z.int(),
      recipesThisWeek: z.int(),
      itemsThisWeek: z.int(),
      communities: z.int(),
      signupDisabled: z.boolean(),
    }),
  }),
  save_plan: post({
    summary: 'Keeps the chosen plan and tastes with the sign-up.',
    who: 'anyone',
    input: z.object({
      kind: planKind,
      people: z.optional(z.int()),
      recipes: z.optional(z.int()),
      meals: z.optional(z.int()),
      /** Of tastes and exclusions, what is left out stays as it was chosen before. */
      categories: z.optional(preferences.categories),
      exclusions: z.optional(preferences.exclusions),
      severe: z.optional(preferences.severe),
      vegetarian: z.optional(preferences.vegetarian),
      vegan: z.optional(preferences.vegan),
    }),
    output: z.extend(step, { selected: selectedPlan }),
    errors: ['plan_unavailable', 'already_signed_up', 'signup_disabled'],
  }),
  get_selected_plan: get({
    summary: 'The plan chosen so far.',
    who: 'anyone',
    input: nothing,
    output: z.nullable(selectedPlan),
  }),
  check_email: post({
    summary: 'Whether an email address is free with this brand.',
    who: 'anyone',
    input: z.object({ email }),
    output: z.object({ available: z.boolean() }),
    attemptsPerMinute: 30,
  }),
  create_client: post({
    summary: 'Registers the client and signs in.',
    who: 'anyone',
    input: z.object({ firstName: personName, lastName: personName, email, password: newPassword }),
    output: step,
    errors: [
      'name_too_short',
      'email_in_use',
      'password_too_common',
      'step_missing',
      'already_signed_up',
      'signup_disabled',
    ],
    attemptsPerMinute: 20,
  }),
  validate_phone: post({
    summary: 'Whether a phone number is one that can be rung in Canada.',
    who: 'anyone',
    input: z.object({ phone: text(40) }),
    output: z.object({ valid: z.boolean(), formatted: z.nullable(z.string()) }),
  }),
  check_pc_for_cookit: get({
    summary: 'Whether Cook it delivers to a postal code.',
    who: 'anyone',
    input: z.object({ postal }),
    output: served,
    errors: ['postal_required', 'postal_invalid'],
  }),
  check_pc_for_freshprep: get({
    summary: 'Whether Fresh Prep delivers to a postal code.',
    who: 'anyone',
    input: z.object({ postal }),
    output: served,
    errors: ['postal_required', 'postal_invalid'],
  }),
  record_address_attempt: post({
    summary: 'Remembers an address we could not take, so that we know where people want us.',
    who: 'anyone',
    input: z.object({ text: text(200), postal: z.optional(text(10)) }),
    output: z.object({ success: z.literal(true) }),
  }),
  save_address: post({
    summary:
      'Keeps where the box goes: an address chosen from the suggestions, or, where no list has it, typed part by part.',
    who: 'client',
    input: z.object(addressInput),
    output: step,
    errors: ['step_missing', ...addressErrors, 'household_exists', 'already_signed_up'],
  }),
  delivery_options: get({
    summary: 'Days and windows the household can have, with the first delivery each makes.',
    who: 'client',
    input: nothing,
    output: z.object({
      /** The saved delivery address. */
      address: z.object({
        address: z.string(),
        unit: z.string(),
        buzzer: z.string(),
        city: z.string(),
        province,
        postal: z.string(),
        coordinates,
        /** E.164. */
        phone: z.string(),
        instructions: z.string(),
      }),
      options: z.array(
        z.object({
          weekday: z.int(),
          window: deliveryWindow,
          firstDeliveryDate: isoDate,
          cutoffLocal: z.string(),
          selected: z.boolean(),
        }),
      ),
    }),
    errors: ['step_missing'],
  }),
  update_delivery_slot: post({
    summary: 'Chooses one of the offered days and windows.',
    who: 'client',
    input: z.object({ weekday: z.int(), startHour: z.int() }),
    output: z.extend(step, { firstDeliveryDate: isoDate }),
    errors: ['slot_unavailable', 'step_missing', 'already_signed_up'],
  }),
  first_delivery_string: get({
    summary: 'The first delivery, as a sentence.',
    who: 'client',
    input: nothing,
    output: z.object({ text: z.string(), date: isoDate }),
    errors: ['step_missing'],
  }),
  save_discount_code: post({
    summary: 'Applies a discount code or a gift card to the sign-up.',
    who: 'anyone',
    input: z.object({ code: requiredText(60) }),
    output: z.object({ success: z.literal(true), name: z.string() }),
    errors: ['first_box_only', ...codeErrors],
    attemptsPerMinute: 30,
  }),
  payment_data: get({
    summary:
      'The checkout: first box to the cent, when it comes, when it is charged, and who takes the card.',
    who: 'client',
    input: nothing,
    output: z.object({
      plan,
      firstDeliveryDate: isoDate,
      window: deliveryWindow,
      /** The last moment to change or skip the first box, brand wall clock. */
      cutoffLocal: z.string(),
      chargeDate: isoDate,
      /** When the box after it is charged, unless it is skipped. */
      nextChargeDate: isoDate,
      firstBox: receipt,
      laterBoxes: receipt,
      discountName: z.nullable(z.string()),
      heldCode,
      /** Whether the friend’s code belongs to this very household, and so gives nothing. */
      referralRefused: z.boolean(),
      cardForm,
      /** Whether PayPal can pay instead of a card. */
      paypal: z.boolean(),
    }),
    errors: ['step_missing', 'already_signed_up'],
  }),
  current_step: get({
    summary: 'The step a sign-up stands at.',
    who: 'anyone',
    input: nothing,
    output: step,
  }),
  get_first_order: get({
    summary: 'The first order, once the sign-up is complete.',
    who: 'client',
    input: nothing,
    output: orderCard,
    errors: ['step_missing'],
  }),
  welcome: get({
    summary: 'What the welcome page says.',
    who: 'client',
    input: nothing,
    output: z.object({ firstName: z.string(), email: z.string(), order: orderCard }),
    errors: ['step_missing'],
  }),
} as const

/** Completing the checkout: area 7 does not list it (docs/decisions/0004-unlisted-calls.md). */
export const checkout = {
  account: get({
    path: '/signup/account',
    summary: 'Who registered, while the sign-up is not complete.',
    who: 'client',
    input: nothing,
    output: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      /** The new address that waits for confirmation; null where there is none. */
      newEmail: z.nullable(z.string()),
    }),
    errors: ['already_signed_up'],
  }),
  correct_account: post({
    path: '/signup/account',
    summary:
      'Corrects the names, while the sign-up is not complete. Another email is a setting: it needs the question before settings, and changes once the link sent to it is followed.',
    who: 'client',
    input: z.object({ firstName: personName, lastName: personName, email }),
    output: step,
    errors: ['name_too_short', 'email_in_use', 'already_signed_up', 'reauthentication_required'],
    attemptsPerMinute: 20,
  }),
  complete: post({
    path: '/signup/payment',
    summary: 'Takes the verified card, opens the subscription and makes the first five orders.',
    who: 'client',
    input: z.object({
      paymentToken: text(200, 'card_required').check(z.minLength(1, code('card_required'))),
      nameOnCard: requiredText(120),
    }),
    output: step,
    errors: [
      'code_used_up',
      'referral_own',
      'card_required',
      'card_invalid',
      'card_declined',
      'card_expired',
      'card_needs_action',
      'step_missing',
      'already_signed_up',
      'household_exists',
      'signup_disabled',
    ],
    attemptsPerMinute: 20,
  }),
  complete_with_paypal: post({
    path: '/signup/paypal',
    summary: 'The same, with the PayPal account that this session has had approved.',
    who: 'client',
    input: nothing,
    output: step,
    errors: [
      'code_used_up',
      'referral_own',
      'not_found',
      'paypal_not_approved',
      'paypal_refused',
      'paypal_unavailable',
      'step_missing',
      'already_signed_up',
      'household_exists',
      'signup_disabled',
    ],
    attemptsPerMinute: 20,
  }),
} as const
