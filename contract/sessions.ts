import * as z from 'zod/mini'
import { codeTypes, discountUnits } from '../domain/pricing/discounts.ts'
import { get, post } from './call.ts'
import { cents, id, locale, nothing, text } from './fields.ts'

export const discount = z.object({
  type: z.enum(codeTypes),
  name: z.string(),
  code: z.string(),
  /** Percent, or cents where `unit` is `cents`. */
  value: z.int(),
  unit: z.enum(discountUnits),
  /** Discount of the 1st, 2nd, … order. */
  elements: z.array(z.object({ value: z.int() })),
  firstWeekDiscount: z.nullable(z.int()),
  /** The goods before discounts and tax that a box needs for it to count. */
  minimumSpendCents: cents,
  textEn: z.string(),
  textFr: z.string(),
})

export const sessions = {
  session_data: get({
    summary: 'Who is here, in which language, with which flags and discount.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      locale,
      client: z.nullable(
        z.object({
          id,
          firstname: z.string(),
          loggedIn: z.literal(true),
          usingRewardV2: z.boolean(),
          rewardPoints: z.int(),
          enrolledComarch: z.boolean(),
        }),
      ),
      loggedIn: z.boolean(),
      adminLoggedIn: z.boolean(),
      environment: z.string(),
      customerSchedule: z.boolean(),
      trackDelivery: z.boolean(),
      signupDisabled: z.boolean(),
      discountBar: z.object({
        discount: z.nullable(discount),
        /** Whether the visitor brought a code or a referral; otherwise the discount is the public offer. */
        applied: z.boolean(),
        /** Why the code in this page’s address was refused, in the reader’s language; absent where it was not. */
        refused: z.optional(z.string()),
      }),
      flippers: z.record(z.string(), z.boolean()),
    }),
  }),
  validate: get({
    summary: 'Whether the session is signed in.',
    who: 'anyone',
    input: nothing,
    output: z.object({ valid: z.boolean() }),
  }),
  check_settings_authenticated: get({
    summary: 'Whether the password was given in the last 30 minutes (rule 16).',
    who: 'anyone',
    input: nothing,
    output: z.object({ authenticated: z.boolean() }),
  }),
  check_signup_state: get({
    summary: 'Whether the sign-up is complete, and at which step it stands.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      complete: z.boolean(),
      step: z.string(),
      url: z.string(),
      /** The page of an admin's or a driver's work; null for everybody else. */
      work: z.nullable(z.string()),
    }),
  }),
  save_discount_and_referral: post({
    summary: 'Keeps a discount code or a referral with the session.',
    who: 'anyone',
    input: z.object({
      code: z.optional(z.nullable(text(60))),
      referral: z.optional(z.nullable(text(60))),
      referralId: z.optional(z.nullable(text(60))),
    }),
    output: z.object({ success: z.literal(true), discount: z.nullable(discount) }),
    errors: [
      'invalid_code',
      'code_expired',
      'code_used_up',
      'code_returning_only',
      'minimum_spend_not_met',
      'first_box_only',
    ],
    attemptsPerMinute: 60,
  }),
  sign_out_client: post({
    summary: 'Signs out. The session row is gone; the next one is a visitor’s.',
    who: 'anyone',
    input: nothing,
    output: z.object({ success: z.literal(true), redirectToCookit: z.boolean() }),
  }),
  stored_location_before_login: post({
    summary: 'Returns the page that asked for a sign-in, and forgets it (rule 20).',
    who: 'anyone',
    input: nothing,
    output: z.object({ url: z.nullable(z.string()) }),
  }),
} as const

export type Discount = z.output<typeof discount>
