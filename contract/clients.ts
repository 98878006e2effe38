import * as z from 'zod/mini'
import { productKinds } from '../domain/catalogue/types.ts'
import { answers } from '../domain/reviews/reviews.ts'
import { clientSources } from '../domain/sources.ts'
import { get, post, put } from './call.ts'
import {
  cents,
  code,
  done,
  email,
  id,
  locale,
  newPassword,
  nothing,
  productId,
  queryInteger,
  requiredText,
  text,
  typedPassword,
} from './fields.ts'
import { cookingStep, ingredient } from './products.ts'
import { addressSuggestion, orderCard } from './views.ts'

/** The result of an applied code. */
export const appliedCode = z.object({
  kind: z.enum(['gift_card', 'code']),
  /** A gift card's amount, added to the household’s value. */
  valueCents: z.nullable(cents),
  /** A discount's code, and its name in the language of the request. */
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Identifies the change; its email shows it too. */
  reference: z.string(),
})

/** Why a code is refused. */
export const codeErrors = [
  'invalid_code',
  'code_expired',
  'code_used_up',
  'code_already_used',
  'code_new_only',
  'code_returning_only',
  'code_not_combinable',
  'minimum_spend_not_met',
  'account_closed',
  'not_found',
] as const

const resetToken = requiredText(200)

export const clients = {
  sources: get({
    summary: 'The ways to have heard of us, in the language of the request.',
    who: 'anyone',
    input: nothing,
    output: z.array(z.object({ id: z.enum(clientSources), label: z.string() })),
  }),
  tell_source: post({
    path: '/clients/source',
    summary: 'Keeps how the client heard of us.',
    who: 'client',
    input: z.object({ source: z.enum(clientSources, { error: code('invalid_input') }) }),
    output: done,
  }),
  sign_in: post({
    path: '/clients/sign_in',
    summary: 'Signs in. Whether an email has an account is not revealed (rule 59).',
    who: 'anyone',
    input: z.object({
      email: requiredText(254),
      password: typedPassword,
      /** Links the provider that waits (`social.waiting`) to the account with it. */
      link: z.optional(z.boolean()),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['sign_in_failed', 'provider_link_over', 'provider_linked_elsewhere'],
    attemptsPerMinute: 10,
  }),
  ask_password_reset: post({
    path: '/clients/password',
    summary:
      'Asks for a link to set a new password. Whether an email has an account is not revealed (rule 59).',
    who: 'anyone',
    input: z.object({ email }),
    output: done,
    attemptsPerMinute: 10,
    // The letters of an account are limited by their number (server/identity/resets/ask_password_reset.ts).
    byAddressOnly: true,
  }),
  check_password_link: post({
    path: '/clients/password/link',
    summary: 'Whether a reset link still works. Looking does not use it up.',
    who: 'anyone',
    input: z.object({ token: resetToken }),
    output: z.object({ valid: z.boolean() }),
    attemptsPerMinute: 20,
  }),
  set_password: put({
    path: '/clients/password',
    summary: 'Sets a new password by a reset link, which works once. Signs in here, and out everywhere else.',
    who: 'anyone',
    input: z.object({
      token: resetToken,
      password: newPassword,
      confirmation: z.string().check(z.maxLength(200, code('too_long'))),
    }),
    output: z.object({
      success: z.literal(true),
      /** Whether there is something to tell first (page `waysIn`): ways that were closed, or that are still open. */
      news: z.boolean(),
    }),
    errors: [
      'reset_link_invalid',
      'password_too_short',
      'password_too_common',
      'password_mismatch',
      'password_unchanged',
    ],
    attemptsPerMinute: 10,
  }),
  check_email_link: post({
    path: '/clients/email/link',
    summary: 'The address a link confirms; null where it no longer works. Looking does not use it up.',
    who: 'anyone',
    input: z.object({ token: resetToken }),
    output: z.object({
      email: z.nullable(z.string()),
      /** Whether this session is the account’s, nobody’s, or another one’s. */
      account: z.enum(['here', 'signed_out', 'other']),
    }),
    attemptsPerMinute: 20,
  }),
  confirm_email: post({
    path: '/clients/email',
    summary:
      'Makes the address a link was sent to the account’s own, for a session of this account. The address before is told, and other devices are signed out.',
    who: 'client',
    input: z.object({ token: resetToken }),
    output: z.object({
      email: z.string(),
      /** How many other devices were signed out. */
      ended: z.int(),
    }),
    errors: ['email_link_invalid', 'email_link_other_account', 'email_in_use'],
    attemptsPerMinute: 10,
  }),
  check_email_stop: post({
    path: '/clients/email/stop_link',
    summary:
      'The address to which a change would move the account, by the link sent to its present one; null where nothing waits. Looking stops nothing.',
    who: 'anyone',
    input: z.object({ token: resetToken }),
    output: z.object({ email: z.nullable(z.string()) }),
    attemptsPerMinute: 20,
  }),
  stop_email: post({
    path: '/clients/email/stop_change',
    summary: 'Stops a change of email by the link sent to the present address.',
    who: 'anyone',
    input: z.object({ token: resetToken }),
    output: done,
    errors: ['email_link_invalid'],
    attemptsPerMinute: 10,
  }),
  set_language: post({
    summary: 'Sets the preferred language of the client who is signed in.',
    who: 'client',
    input: z.object({ clientId: id, language: locale }),
    output: done,
    errors: ['not_found', 'language_unknown'],
  }),
  box: get({
    path: '/account/box',
    summary:
      'One box past its cutoff as it was: dishes with the recipes they were sold by, receipt, late edits.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: z.object({
      order: orderCard,
      recipes: z.array(
        z.object({
          productId,
          /** The dish as it was then. */
          version: z.int(),
          kind: z.enum(productKinds),
          servings: z.int(),
          swap: z.nullable(z.object({ name: z.string(), cooking: z.string() })),
          allergens: z.array(z.string()),
          mayContain: z.array(z.string()),
          ingredients: z.array(ingredient),
          steps: z.array(cookingStep),
          equipment: z.array(z.string()),
          eatWithinDays: z.nullable(z.int()),
        }),
      ),
      /** What paid the card’s part; null where there was none. */
      card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
      late: z.array(z.object({ name: z.string(), quantity: z.int(), cents, atLocal: z.string() })),
      /** Whether PayPal can pay for it, where it is unpaid. */
      paypal: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  cookit_require_reset: get({
    summary:
      'Whether the client who is signed in has to set a password first: they have none we could check, nor a provider. Nobody else is told anything.',
    who: 'anyone',
    input: nothing,
    output: z.object({ required: z.boolean() }),
  }),
  delivery_history: get({
    summary: 'Past orders, newest first, ten a page.',
    who: 'client',
    input: z.object({ page: z.optional(queryInteger(1, 1000)) }),
    output: z.object({
      orders: z.array(orderCard),
      page: z.int(),
      more: z.boolean(),
      /** The household's reviews of products of these orders. */
      said: z.array(z.object({ orderId: id, productId, orderAgain: z.enum(answers) })),
    }),
  }),
  apply_code: post({
    path: '/clients/code',
    summary: 'Applies a discount code or a gift card, from a box or from the gift page.',
    who: 'client',
    input: z.object({
      code: requiredText(60),
      /** The box for which the code is entered. */
      orderId: z.optional(id),
    }),
    output: appliedCode,
    errors: codeErrors,
    attemptsPerMinute: 20,
  }),
  comarch_rewards_url: get({
    summary: 'Where an outside loyalty program shows this household its points; null where there is none.',
    who: 'client',
    input: nothing,
    output: z.object({ url: z.nullable(z.string()) }),
  }),
  update_payment_method: post({
    path: '/clients/payment_method',
    summary: 'Puts another card on file and at once pays what the last one could not (rules 30, 68).',
    who: 'settings',
    input: z.object({
      paymentToken: text(200, 'card_required').check(z.minLength(1, code('card_required'))),
      nameOnCard: requiredText(120),
    }),
    output: z.object({
      paid: z.array(id),
      unpaid: z.array(id),
      /** Null where that card was on file already. */
      reference: z.nullable(z.string()),
    }),
    errors: ['card_required', 'card_invalid', 'card_declined', 'card_expired', 'card_needs_action'],
    attemptsPerMinute: 20,
  }),
} as const

export const addresses = {
  suggestions: get({
    path: '/addresses/suggestions',
    summary: 'Civic addresses that match what is typed, within the brand’s provinces first.',
    who: 'anyone',
    input: z.object({ query: text(120) }),
    output: z.object({ suggestions: z.array(addressSuggestion) }),
    attemptsPerMinute: 600,
  }),
  chosen: get({
    path: '/addresses/chosen',
    summary:
      'The address of a suggestion, part by part; the postal code is empty where the list does not know it.',
    who: 'anyone',
    input: z.object({ id: text(600) }),
    output: addressSuggestion,
    errors: ['address_not_found'],
    attemptsPerMinute: 120,
  }),
  unverified: get({
    path: '/api/admin/addresses/unverified',
    summary:
      'Addresses of the brand’s households that were typed and that no list has, the longest known first.',
    who: 'admin',
    right: 'see_deliveries',
    input: nothing,
    output: z.object({
      /** The total number; the first 200 are listed. */
      count: z.int(),
      addresses: z.array(
        z.object({
          clientId: z.string(),
          kind: z.enum(['main', 'alternate']),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          /** As printed on the label. */
          label: z.string(),
          coordinates: z.object({ lat: z.number(), long: z.number(), mode: z.string() }),
        }),
      ),
    }),
  }),
  verify: post({
    path: '/api/admin/addresses/verify',
    summary: 'Says that somebody has looked at an address and boxes get there.',
    who: 'admin',
    right: 'run_deliveries',
    input: z.object({
      clientId: id,
      kind: z.enum(['main', 'alternate']),
      /** The address that was looked at: one that the household has changed since is refused. */
      label: requiredText(600),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'conflict'],
  }),
} as const
